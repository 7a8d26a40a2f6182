/**
 * Games as most chess programs write them (PGN): tags, moves as they are printed (SAN) or in coordinates, comments, marks and
 * variations. The tag `Variant` tells which of the known variants is played; chess, if there is none. The rules decide what
 * every move means.
 */
import type { LogicalLine } from '../core/text/foreign-text.ts';
import { Match } from '../match/match.ts';
import type { Gradual } from '../match/save/gradual.ts';
import type { OpenResult } from '../match/save/open.ts';
import { MoveReader, type PlayWritten, withoutComments } from '../match/text/move-reader.ts';
import { isGameText, LONGEST_GAME_TEXT } from '../match/text/read-game-text.ts';
import { words } from '../match/words.ts';
import { LONGEST_SEAT_NAME } from '../shared/limits.ts';
import { err, ok, type Refusal, type Result } from '../shared/result.ts';
import { gameNamed, type KnownText } from './known-names.ts';
import type { KnownVariant } from './known-variant.ts';
import { uciOfSan } from './san.ts';

const TAG = /^\s*\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]\s*$/;
/** by which such a text is told from others */
const USUAL_TAG = /^\s*\[\s*(?:Event|Site|Date|Round|White|Black|Result|Variant|FEN|SetUp|ECO|Annotator)\s+"/im;
const FIRST_MOVES = /^\s*1\s*\.+\s*(?:[a-h](?:[1-8]|x[a-h][1-8])|[KQRBN][a-h]?[1-8]?x?[a-h][1-8]|[O0]-[O0])/;
const CHESS = 'chess';
/** as `[%clk 0:03:00]`: for programs */
const COMMAND = /\[%[^\]]*\]/g;

export const isPgn = (text: string): boolean =>
  text.length <= LONGEST_GAME_TEXT && !isGameText(text) && (USUAL_TAG.test(text) || FIRST_MOVES.test(text));

/** The games of one text, each as a text of its own. */
export function pgnTextsIn(text: string): readonly string[] {
  const games: string[][] = [[]];
  let isAmongMoves = false;
  for (const row of rowsOf(text)) {
    const isTag = TAG.test(row);
    if (isTag && isAmongMoves) games.push([]);
    isAmongMoves = !isTag && (isAmongMoves || row.trim() !== '');
    games.at(-1)?.push(row);
  }
  return games.map((rows) => rows.join('\n'));
}
const rowsOf = (text: string): readonly string[] => text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);

/** `make`: the known variant of a text of the shelf. */
export function* readPgn(text: string, make: (known: KnownText) => KnownVariant): Gradual<OpenResult> {
  if (text.length > LONGEST_GAME_TEXT) return refused(null, { code: 'too-long', message: words.textTooLong });
  const count = pgnTextsIn(text).length;
  if (count > 1) return refused(null, { code: 'many-games', message: words.manyGames(count) });
  const { tags, lines, comments } = split(text);
  const begun = begin(tags, make);
  if (!begun.ok) return refused(null, begun.error);
  const { known, match } = begun.value;
  const reader = new MoveReader(match, comments, sanPlayer(known));
  for (const [i, line] of lines.entries()) {
    yield { done: i, total: lines.length };
    const read = reader.readLine(line.text, line.number);
    if (read.ok) continue;
    reader.end();
    return refused(match, read.error);
  }
  const ended = reader.end();
  if (!ended.ok) return refused(match, ended.error);
  sayResult(match, tags.get('result') ?? '');
  return { ok: true, value: { match, about: { name: nameOf(match), created: null, changed: null }, told: null } };
}

function refused(match: Match | null, error: Refusal): OpenResult {
  const last = match?.path().findLast(({ kind }) => kind === 'action');
  const salvage = match && last ? { match, name: nameOf(match), turns: Math.max(1, last.turnNumber) } : null;
  return { ok: false, error, salvage };
}
const nameOf = (match: Match): string => {
  const names = match.players.map(({ name }) => name);
  return names.every((name) => name !== '') ? names.join(' – ') : match.variant.words.title;
};

interface Parts {
  /** by name in small letters */
  readonly tags: ReadonlyMap<string, string>;
  readonly lines: readonly LogicalLine[];
  readonly comments: readonly string[];
}
function split(text: string): Parts {
  const rows = rowsOf(text);
  const isTag = (row: string): boolean => TAG.test(row) || row.trim() === '';
  const first = rows.findIndex((row) => !isTag(row));
  const moveRows = first < 0 ? [] : rows.slice(first);
  const tags = new Map<string, string>();
  for (const row of rows.slice(0, rows.length - moveRows.length)) {
    const [, name, value] = TAG.exec(row) ?? [];
    if (name !== undefined && value !== undefined) tags.set(name.toLowerCase(), value.replace(/\\(.)/g, '$1'));
  }
  const written = moveRows.map((row) => (row.startsWith('%') ? '' : row)).join('\n');
  const { moves, comments } = withoutComments(written, (unchanged) => unchanged);
  const lines = moves
    .split('\n')
    .flatMap((row, i) => turnsIn(row).map((turn) => ({ number: first + i + 1, text: turn })));
  return { tags, lines, comments: comments.map((comment) => comment.replace(COMMAND, ' ').trim()) };
}
/** `1.e4 e5 2.Nf3` as two lines with a space behind each number; what is left behind in a gate is no end of a side. */
const turnsIn = (row: string): readonly string[] =>
  row
    .replace(/(\d)\/(?=[A-Z])/g, '$1⁄')
    .replace(/(?<![\w,@+])(\d+)\.(\.\.|…)?\s*(?=\S)/g, '$1.$2 ')
    .split(/(?=(?<!\S)\d+\.)/);

function begin(
  tags: Parts['tags'],
  make: (known: KnownText) => KnownVariant,
): Result<{ readonly known: KnownVariant; readonly match: Match }> {
  const name = tags.get('variant') ?? CHESS;
  const found = gameNamed(name);
  if (!found) return err('unknown-variant', words.noPgnGame(name.slice(0, LONGEST_SEAT_NAME)));
  const known = make(found);
  const fen = tags.get('fen');
  const first = fen === undefined ? ok(known.usual()) : known.fromFen(fen);
  if (!first.ok) return err(first.error.code, words.badTag('FEN', first.error.message), 'FEN');
  const { game, options, start = null } = first.value;
  // both sides from other first positions, as in double Chess960
  if (game !== known.usual().game) return err('bad-tag', words.badTag('FEN', words.noFenStart), 'FEN');
  const players = [{ name: playerIn(tags, 'white') }, { name: playerIn(tags, 'black') }] as const;
  const match = Match.begin({ variant: known.variant, options, players, start });
  return match.ok ? ok({ known, match: match.value }) : match;
}
const playerIn = (tags: Parts['tags'], tag: string): string =>
  (tags.get(tag) ?? '')
    .replace(/^\?+$/, '')
    .trim()
    .slice(0, LONGEST_SEAT_NAME)
    .replace(/[\ud800-\udbff]$/, '');

const sanPlayer =
  (known: KnownVariant): PlayWritten =>
  (match, written) => {
    const { position } = match;
    const move = /\s/.test(written) ? null : uciOfSan(known, position, written);
    const actions = move === null ? null : known.actionsOf(position, move);
    if (actions === null) return err('no-such-action', words.noSan(written));
    for (const action of actions) {
      const played = match.play(action);
      if (!played.ok) return played;
    }
    return ok(undefined);
  };

/** Who has won by resigning, on time or by agreement is not told apart in such a text: the result becomes a comment. */
function sayResult(match: Match, result: string): void {
  const { cursor } = match;
  if (match.outcome !== null || cursor.kind !== 'action' || !/^(1-0|0-1|1\/2-1\/2)$/.test(result)) return;
  const before = match.comments.of(cursor.id);
  const text = [before?.text ?? '', result.replace('-', '–')].filter((one) => one !== '').join(' ');
  match.comment(cursor.id, { mark: before?.mark ?? null, text });
}
