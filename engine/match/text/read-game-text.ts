/**
 * Reads a game from text: what `game-text.ts` writes, and moves copied from anywhere on the screen. After the tags, which
 * are as in PGN, come the moves: numbers of turns and what lies between moves do not matter; `{comments}` and marks such as
 * `!?` become comments on the move before them, and variations in brackets become branches. The engine decides what every
 * move means. Where one cannot be played, the error names it, and the turns before it are offered as a game.
 *
 * A text that cannot be read as it is may have been quoted, encoded or decorated on its way (`foreign-text.ts`). It is then
 * read without that, and what stands around the game is left out as long as it names no square.
 */

import * as v from 'valibot';
import { SIDES } from '../../core/ids.ts';
import { Position } from '../../core/position.ts';
import { problemsOf } from '../../core/start/start.ts';
import { asTyped, type LogicalLine, plainRows, withoutEntities, withoutUnseen } from '../../core/text/foreign-text.ts';
import type { Variant } from '../../core/variant.ts';
import type { Options, StartPosition } from '../../core/vocabulary.ts';
import { LONGEST_SEAT_NAME } from '../../shared/limits.ts';
import { parsedJson } from '../../shared/parsed-json.ts';
import { err, ok, type Refusal, type Result } from '../../shared/result.ts';
import { Match } from '../match.ts';
import type { Gradual } from '../save/gradual.ts';
import type { OpenResult, Salvage, Variants } from '../save/open.ts';
import { StartSchema } from '../save/start-schema.ts';
import { words } from '../words.ts';
import { MoveReader, withoutComments } from './move-reader.ts';
import { KEYWORDS, sideTag, tagNamed } from './tags.ts';

/** in characters; a game of 10,000 moves is shorter */
export const LONGEST_GAME_TEXT = 1_000_000;
/** into which a program for mail breaks one, such as a start position */
const MOST_ROWS_OF_TAG = 200;

type Tags = ReadonlyMap<string, string>;
interface Parts {
  readonly tags: Tags;
  readonly lines: readonly LogicalLine[];
  readonly comments: readonly string[];
}
/** One way to read a text. */
interface Reading {
  readonly rows: readonly LogicalLine[];
  /** is it read as it is, character by character? */
  readonly isStrict: boolean;
}

/** Is it meant to be such a text, not a saved game? */
export const isGameText = (text: string): boolean =>
  text.length <= LONGEST_GAME_TEXT &&
  !/^\uFEFF?\s*\{/.test(text) &&
  (/^\uFEFF?\s*\[\s*game\s/i.test(text) || gamesIn(text).length > 0);

/** The games of one text, each as a text of its own, without what stands before the first of them. */
export const gameTextsIn = (text: string): readonly string[] =>
  text.length > LONGEST_GAME_TEXT ? [] : gamesIn(text).map((rows) => rows.map((row) => row.text).join('\n'));

const NAMES_GAME = /^\s*\[\s*game\s/i;
const TAG = /^\s*\[\s*[a-z]+\s/i;
function gamesIn(text: string): readonly (readonly LogicalLine[])[] {
  const isEscaped = /^[^\n]*\[\s*\w+\s+&quot;/m.test(text);
  const rows = plainRows(isEscaped ? withoutEntities(text) : text);
  const firsts: number[] = [];
  for (const [i, row] of rows.entries()) {
    if (!NAMES_GAME.test(asTyped(row.text))) continue;
    let first = i;
    while (first > (firsts.at(-1) ?? -1) + 1 && TAG.test(asTyped(rows[first - 1].text))) first--;
    firsts.push(first);
  }
  return firsts.map((from, n) => rows.slice(from, firsts[n + 1] ?? rows.length));
}

/** As it is, and without what may have been done to it: first with its own lines, then with lines that were broken joined. */
function readingsOf(text: string): readonly Reading[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const strict = { rows: lines.map((line, i) => ({ number: i + 1, text: line })), isStrict: true };
  const [plain] = gamesIn(text);
  if (!plain) return [strict];
  const readings = [plain, joined(plain, () => true), joined(plain, (row) => /\d/.test(row))];
  return [strict, ...readings.map((rows) => ({ rows, isStrict: false }))];
}
/** A line goes on until the next number of a turn, tag or empty line. */
function joined(rows: readonly LogicalLine[], mayGoOn: (row: string) => boolean): readonly LogicalLine[] {
  const whole: { number: number; parts: string[] }[] = [];
  let isAfterEmpty = true;
  for (const { number, text } of rows) {
    const typed = asTyped(text);
    const begins = /^\s*(\d+[.)]|\[|;|\{\[%|$)/.test(typed);
    if (!isAfterEmpty && !begins && mayGoOn(typed)) whole[whole.length - 1].parts.push(text.trim());
    else whole.push({ number, parts: [text] });
    isAfterEmpty = typed.trim() === '';
  }
  return whole.map(({ number, parts }) => ({ number, text: parts.join(' ') }));
}

export function* readGameText(text: string, variants: Variants, known: readonly string[]): Gradual<OpenResult> {
  if (text.length > LONGEST_GAME_TEXT) return refusedWith('too-long', words.textTooLong);
  const games = gamesIn(text).length;
  let best: Tried | null = null;
  for (const reading of readingsOf(text)) {
    const tried = yield* readOnce(reading, variants, known);
    if (tried.opening.ok) return tried.opening;
    if (best === null || tried.read > best.read) best = tried;
    // the same text is not read twice
    if (games > 1) break;
  }
  if (best === null) throw new Error('a text is read in one way at least');
  if (games > 1) return refusedWith('many-games', words.manyGames(games));
  return best.opening;
}

const refusedWith = (code: string, message: string): OpenResult => ({
  ok: false,
  error: { code, message },
  salvage: null,
});

interface Tried {
  readonly opening: OpenResult;
  /** how much of it: where more was read, the refusal tells more */
  readonly read: number;
}
function* readOnce(reading: Reading, variants: Variants, known: readonly string[]): Gradual<Tried> {
  const opened = begin(reading, variants, known);
  if (!opened.ok) return { opening: { ok: false, error: opened.error, salvage: null }, read: 0 };
  const { match, lines, comments } = opened.value;
  const reader = new MoveReader(match, comments);
  const refused = (error: Refusal): Tried => {
    reader.end();
    return { opening: { ok: false, error, salvage: salvageOf(match) }, read: 1 + match.nodes.length };
  };
  for (const [index, line] of lines.entries()) {
    yield { done: index, total: lines.length };
    const { cursor } = match;
    const read = reader.readLine(line.text, line.number);
    if (read.ok) continue;
    const isAround = !reading.isStrict && !reader.isInVariation && match.cursor === cursor;
    if (isAround && lines.slice(index).every(({ text }) => isAfterwards(reader, text))) break;
    return refused(read.error);
  }
  const ended = reader.end();
  if (!ended.ok) return refused(ended.error);
  const about = { name: match.variant.words.title, created: null, changed: null };
  return { opening: { ok: true, value: { match, about, told: null } }, read: match.nodes.length };
}
/** May it stand behind a game, such as the name of who has sent it? */
const isAfterwards = (reader: MoveReader, row: string): boolean =>
  !/^\s*\d+[.)]|^\s*\[/.test(row) && !/[×⇄→»]/.test(row) && reader.isProse(row);

function salvageOf(match: Match): Salvage | null {
  const last = match.path().findLast((node) => node.kind === 'action');
  return last ? { match, name: match.variant.words.title, turns: Math.max(1, last.turnNumber) } : null;
}

// -- tags

interface Begun extends Pick<Parts, 'lines' | 'comments'> {
  readonly match: Match;
}
function begin(reading: Reading, variants: Variants, known: readonly string[]): Result<Begun> {
  const parts = split(reading);
  if (!parts.ok) return parts;
  const { tags, lines, comments } = parts.value;
  const id = tags.get('game');
  if (id === undefined) return err('no-game', words.noGame);
  const variant = variants(id.trim());
  if (!variant) return err('unknown-variant', words.unknownGame(id, known.join(', ')));
  const hidden = tags.get('hidden');
  if (hidden !== undefined) return err('hidden-moves', words.hiddenMoves(hidden));
  const options = optionsIn(tags);
  const usual = Position.start(variant, options);
  if (!usual.ok) return badTag('Options', usual.error.message);
  const start = startIn(variant, options, tags);
  if (!start.ok) return start;
  const [first, second] = SIDES.map((side) => ({ name: nameIn(tags, sideTag(variant, side)) }));
  const match = Match.begin({ variant, options, players: [first, second], start: start.value });
  return match.ok ? ok({ match: match.value, lines, comments }) : match;
}
/** Cut where it is too long, but between two characters. */
const nameIn = (tags: Tags, tag: string): string =>
  (tags.get(tagNamed(tag)) ?? '')
    .trim()
    .slice(0, LONGEST_SEAT_NAME)
    .replace(/[\ud800-\udbff]$/, '');

/** The tags, by name in small letters, and the lines of moves. */
function split({ rows, isStrict }: Reading): Result<Parts> {
  const tags = new Map<string, string>();
  let at = 0;
  for (; at < rows.length && /^\s*(\[|$)/.test(asTyped(rows[at].text)); at++) {
    const { number, text } = rows[at];
    if (asTyped(text).trim() === '') continue;
    let tag = tagIn(text);
    if (tag === null && !isStrict) {
      // it may go on in the lines below
      const broken = rows.slice(at, at + MOST_ROWS_OF_TAG).map((row) => row.text);
      const end = broken.findIndex((row) => /\]\s*$/.test(asTyped(row)));
      const between = NAMES_START.test(asTyped(text)) ? '' : ' ';
      tag = foreignTag(broken.slice(0, end + 1).join(between));
      if (tag !== null) at += end;
    }
    if (tag === null) return err('broken-tag', words.brokenTag(number), `line ${number}`);
    const [name, value] = tag;
    const key = tagNamed(name);
    tags.set(key, isStrict || !KEYWORDS.has(key) ? value : asTyped(value));
  }
  const rest = rows.slice(at);
  const written = rest.map((row) => row.text).join('\n');
  const { moves, comments } = withoutComments(written, isStrict ? (text) => text : asTyped);
  const lines = moves.split('\n').map((row, i) => ({ number: rest[i]?.number ?? i + 1, text: row }));
  return ok({ tags, lines, comments });
}
const NAMES_START = /^\s*\[\s*start\s/i;
function tagIn(text: string): readonly [name: string, value: string] | null {
  const [, tag, quoted] = text.match(/^\s*\[\s*(\S+)\s+("(?:[^"\\]|\\.)*")\s*\]\s*$/) ?? [];
  const value = quoted === undefined ? undefined : parsedJson(quoted);
  return typeof value === 'string' ? [tag, value] : null;
}
/** A tag whose quotes were replaced by others, or that holds some which were not marked as its own. */
function foreignTag(text: string): readonly [name: string, value: string] | null {
  const seen = withoutUnseen(text);
  const read = tagIn(text) ?? tagIn(seen) ?? tagIn(asTyped(text).replace(/[«»]/g, '"'));
  if (read) return read;
  const [, tag, inside] = seen.match(/^\s*[[［]\s*(\S+)\s+["“”„‟«»＂](.*)["“”„‟«»＂]\s*[\]］]\s*$/) ?? [];
  return tag === undefined || inside === undefined ? null : [asTyped(tag), inside.replace(/\\(["“”„‟\\])/g, '$1')];
}

function optionsIn(tags: Tags): Options {
  const written = (tags.get('options') ?? '').split(/\s+|,(?=[^\s,]*=)/).filter((part) => part !== '');
  return Object.fromEntries(written.map((part) => [part.split('=')[0], part.split('=')[1] ?? '']));
}
function startIn(variant: Variant, options: Options, tags: Tags): Result<StartPosition | null> {
  const written = tags.get('start');
  if (written === undefined) return ok(null);
  const start = v.safeParse(StartSchema, parsedJson(written));
  if (!start.success) return badTag('Start', words.notAStart);
  const [wrong] = problemsOf(variant, options, start.output as StartPosition);
  return wrong ? badTag('Start', wrong.says) : ok(start.output as StartPosition);
}
const badTag = (tag: string, why: string): Result<never> => err('bad-tag', words.badTag(tag, why), tag);
