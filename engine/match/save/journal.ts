/**
 * The journal of an open match: one line for every entry, with its number and a checksum, appended before the effects
 * of the entry are shown. Secret entries are sealed and counted separately. Lines are plain ASCII, so that a file cut
 * at any byte is a text cut at a character. A half-written line at the end, as a crash leaves it, has no line feed and
 * is dropped; a complete line with a wrong checksum is damage, which ends reading and is reported.
 * While a clock runs, further lines say for how long; only the last one counts, if no entry came after it.
 */
import * as v from 'valibot';
import { SIDES } from '../../core/ids.ts';
import { err, ok, type Refusal, type Result } from '../../shared/result.ts';
import { MillisecondsSchema } from '../clocks/clocks.ts';
import { type Entry, EntrySchema, entryInOrder, sameEntry } from '../entry.ts';
import type { Match } from '../match.ts';
import { words } from '../words.ts';
import { checkedLine, checkedLines, readCheckedLine } from './checksum.ts';
import { atOnce, type Gradual, UNKNOWN } from './gradual.ts';
import { checksumChainOf } from './save.ts';
import { sealed, unsealed } from './seal.ts';

export interface JournalLine {
  /** the number of public entries before this one */
  readonly n: number;
  readonly entry: Entry;
  /** the owner of a secret entry, by id, and the number of that side's secret entries before; absent: not secret */
  readonly secret?: { readonly side: string; readonly n: number };
}
/** How long the clock of the side to move has run since that many public entries. */
export interface Running {
  readonly n: number;
  readonly spent: number;
}
export interface JournalContents {
  readonly lines: readonly JournalLine[];
  /** the last line, if no entry came after it */
  readonly running: Running | null;
  /** the number of valid bytes at the beginning: truncate the file there before appending */
  readonly good: number;
  /** the last line was incomplete and has been dropped */
  readonly torn: boolean;
  /** a line is damaged: nothing after it was read, unless only a line feed was lost */
  readonly broken: Refusal | null;
}
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const RunningSchema = v.strictObject({ n: count, spent: MillisecondsSchema });
const LineSchema = v.union([
  v.strictObject({ n: count, entry: EntrySchema }),
  v.strictObject({ n: count, side: v.string(), sealed: v.string() }),
]);
const SecretSchema = v.strictObject({ n: count, entry: EntrySchema });
/** in bytes: more than any entry needs */
const ROOM = 256;

/** The line of an applied entry, by its index among all entries. */
export function journalLineOf(match: Match, place: number): JournalLine {
  const entry = match.entries[place];
  for (const side of SIDES) {
    const n = match.secretEntries(side).findLastIndex((kept) => kept.entry === entry);
    if (n < 0) continue;
    return { n: match.secretEntries(side)[n].before, entry, secret: { side: match.variant.sides[side].id, n } };
  }
  return { n: match.openEntries.lastIndexOf(entry), entry };
}
export const lastLine = (match: Match): JournalLine => journalLineOf(match, match.entries.length - 1);

/** One line with its line feed, ready to append. */
export function encodeLine({ n, entry, secret }: JournalLine): string {
  const says = entryInOrder(entry);
  const line = secret
    ? { n, side: secret.side, sealed: sealed(JSON.stringify({ n: secret.n, entry: says }), ROOM) }
    : { n, entry: says };
  return `${checkedLine(JSON.stringify(line))}\n`;
}

/** The line that says how long the clock has run, with its line feed. */
export const encodeRunning = ({ n, spent }: Running): string => `${checkedLine(JSON.stringify({ n, spent }))}\n`;

/** Never throws, whatever the text is. */
export function readLines(text: string): JournalContents {
  return atOnce(readLinesGradually(text));
}
export function* readLinesGradually(text: string): Gradual<JournalContents> {
  const lines: JournalLine[] = [];
  let running: Running | null = null;
  let good = 0;
  let broken: Refusal | null = null;
  while (good < text.length) {
    yield UNKNOWN;
    const feed = text.indexOf('\n', good);
    const end = feed < 0 ? text.length : feed;
    const { parts, isWhole } = checkedLines(text.slice(good, end));
    const damage = { code: 'journal-broken', message: words.journalBroken(lines.length + 1) };
    if (!isWhole) broken ??= damage;
    for (const part of parts) {
      const line = decode(part);
      if (line === null)
        return { lines, running, good, torn: feed < 0, broken: feed < 0 ? broken : (broken ?? damage) };
      if ('spent' in line) running = line;
      else {
        lines.push(line);
        running = null;
      }
    }
    good = feed < 0 ? end : end + 1;
  }
  return { lines, running, good, torn: false, broken };
}

/** The number of public entries at the end of a journal; 0 if it adds nothing. */
export const journalEndOf = (lines: readonly JournalLine[]): number =>
  lines.reduce((most, { n, secret }) => Math.max(most, secret ? n : n + 1), 0);

/**
 * Applies a journal to a match. Entries that the match already has must be equal; returns the number of new ones. After
 * a refusal the match has the entries before it.
 */
export function replayJournal(match: Match, journal: Pick<JournalContents, 'lines' | 'running'>): Result<number> {
  return atOnce(replayGradually(match, journal));
}
export function* replayGradually(
  match: Match,
  { lines, running }: Pick<JournalContents, 'lines' | 'running'>,
): Gradual<Result<number>> {
  let added = 0;
  const total = Math.max(match.openEntries.length, journalEndOf(lines));
  for (const line of lines) {
    yield { done: match.openEntries.length, total };
    const { n, entry, secret } = line;
    const open = match.openEntries;
    const side = secret && SIDES.find((s) => match.variant.sides[s].id === secret.side);
    if (secret && side === undefined) return err('journal-other', words.journalOther(n + 1));
    const had = side === undefined ? open : match.secretEntries(side).map((kept) => kept.entry);
    const at = secret ? secret.n : n;
    if (n > open.length || at > had.length) return err('journal-gap', words.journalGap(open.length + 1));
    if (at < had.length) {
      if (!sameEntry(had[at], entry)) return err('journal-other', words.journalOther(n + 1));
      continue;
    }
    const change = n === open.length ? match.apply(entry) : null;
    if (change === null) return err('journal-other', words.journalOther(n + 1));
    if (!change.ok) {
      const why = secret ? words.illegalSecret : words.illegalEntry(n + 1, change.error.message);
      return err('illegal-entry', why, `entry ${n + 1}`);
    }
    if (change.value.secretOf !== (side ?? null)) return err('journal-other', words.journalOther(n + 1));
    checksumChainOf(match);
    added++;
  }
  // that time has passed, although nothing was entered after it
  if (running !== null && running.n === match.openEntries.length && match.runOn(running.spent).ok) added++;
  return ok(added);
}

function decode(line: string): JournalLine | Running | null {
  const json = readCheckedLine(line);
  const running = v.safeParse(RunningSchema, json);
  if (running.success) return running.output;
  const parsed = v.safeParse(LineSchema, json);
  if (!parsed.success) return null;
  if ('entry' in parsed.output) return parsed.output;
  const { n, side, sealed: blob } = parsed.output;
  const secret = v.safeParse(SecretSchema, unsealed(blob));
  return secret.success ? { n, entry: secret.output.entry, secret: { side, n: secret.output.n } } : null;
}
