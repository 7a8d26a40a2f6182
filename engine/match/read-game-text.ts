/**
 * Reads a game from text: what `game-text.ts` writes, and moves copied from anywhere on the screen. After the tags, which
 * are as in PGN, come the moves: numbers of turns and what lies between moves do not matter; `{comments}` and marks such as
 * `!?` become comments on the move before them. The engine decides what every move means. Where one cannot be played, the error names it, and the turns before
 * it are offered as a game.
 */
import * as v from 'valibot';
import { Position } from '../core/position.ts';
import { err, ok, type Result } from '../core/result.ts';
import { problemsOf } from '../core/start.ts';
import type { Variant } from '../core/variant.ts';
import type { Options, StartPosition } from '../core/vocabulary.ts';
import type { Gradual } from './gradual.ts';
import { Match } from './match.ts';
import { MoveReader, withoutComments } from './move-reader.ts';
import type { Opening, Salvage, Variants } from './open.ts';
import { StartSchema } from './start-schema.ts';
import { words } from './words.ts';

/** in characters; a game of 10,000 moves is shorter */
const LONGEST = 1_000_000;
const LONGEST_NAME = 40;

type Tags = ReadonlyMap<string, string>;
interface Line {
  /** from 1, as editors count */
  readonly number: number;
  readonly text: string;
}

interface Parts {
  readonly tags: Tags;
  readonly lines: readonly Line[];
  readonly comments: readonly string[];
}

/** Is it meant to be such a text, not a saved game? */
export const isGameText = (text: string): boolean => /^\uFEFF?\s*\[\s*game\s/i.test(text.slice(0, 200));

export function* readGameText(text: string, variants: Variants, known: readonly string[]): Gradual<Opening> {
  const opened = begin(text, variants, known);
  if (!opened.ok) return { ok: false, error: opened.error, salvage: null };
  const { match, lines, comments } = opened.value;
  const reader = new MoveReader(match, comments);
  for (const [index, line] of lines.entries()) {
    yield { done: index, total: lines.length };
    const read = reader.readLine(line.text, line.number);
    if (!read.ok) return { ok: false, error: read.error, salvage: salvageOf(match) };
  }
  const about = { name: match.variant.words.title, created: null, changed: null };
  return { ok: true, value: { match, about, told: null } };
}

function salvageOf(match: Match): Salvage | null {
  const last = match.path().findLast((node) => node.kind === 'action');
  return last ? { match, name: match.variant.words.title, turns: Math.max(1, last.turnNumber) } : null;
}

// -- tags

interface Begun extends Pick<Parts, 'lines' | 'comments'> {
  readonly match: Match;
}
function begin(text: string, variants: Variants, known: readonly string[]): Result<Begun> {
  if (text.length > LONGEST) return err('too-long', words.textTooLong);
  const parts = split(text);
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
  const [first, second] = variant.sides.map(({ name }) => ({ name: nameIn(tags, name) }));
  const match = Match.begin({ variant, options, players: [first, second], start: start.value });
  return match.ok ? ok({ match: match.value, lines, comments }) : match;
}
const nameIn = (tags: Tags, side: string): string => (tags.get(side.toLowerCase()) ?? '').trim().slice(0, LONGEST_NAME);

/** The tags, by name in small letters, and the lines of moves. */
function split(text: string): Result<Parts> {
  const tags = new Map<string, string>();
  const rows = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  let at = 0;
  for (; at < rows.length && /^\s*(\[|$)/.test(rows[at]); at++) {
    if (rows[at].trim() === '') continue;
    const [, tag, quoted] = rows[at].match(/^\s*\[\s*(\S+)\s+("(?:[^"\\]|\\.)*")\s*\]\s*$/) ?? [];
    const value = quoted === undefined ? undefined : json(quoted);
    if (typeof value !== 'string') return err('broken-tag', words.brokenTag(at + 1), `line ${at + 1}`);
    tags.set(tag.toLowerCase(), value);
  }
  const { moves, comments } = withoutComments(rows.slice(at).join('\n'));
  const lines = moves.split('\n').map((row, index) => ({ number: at + index + 1, text: row }));
  return ok({ tags, lines, comments });
}
const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

function optionsIn(tags: Tags): Options {
  const written = (tags.get('options') ?? '').split(/[\s,]+/).filter((part) => part !== '');
  return Object.fromEntries(written.map((part) => [part.split('=')[0], part.split('=')[1] ?? '']));
}
function startIn(variant: Variant, options: Options, tags: Tags): Result<StartPosition | null> {
  const written = tags.get('start');
  if (written === undefined) return ok(null);
  const start = v.safeParse(StartSchema, json(written));
  if (!start.success) return badTag('Start', words.notAStart);
  const [wrong] = problemsOf(variant, options, start.output as StartPosition);
  return wrong ? badTag('Start', wrong.says) : ok(start.output as StartPosition);
}
const badTag = (tag: string, why: string): Result<never> => err('bad-tag', words.badTag(tag, why), tag);
