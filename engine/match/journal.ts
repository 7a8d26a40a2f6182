/**
 * The journal of a running match: one line for every entry, with its number and a checksum, appended before anybody is
 * shown what the entry did. Lines are plain ASCII, so that a file cut at any byte is a text cut at any letter. What a
 * crash leaves half written at the end is dropped; a broken line with others behind it ends the reading.
 */
import * as v from 'valibot';
import { fine, type Refusal, type Result, refuse } from '../core/result.ts';
import { checkedLine, readCheckedLine } from './checksum.ts';
import { type Entry, EntrySchema, inOrder, sameEntry } from './entry.ts';
import type { Match } from './match.ts';
import { words } from './words.ts';

/** `n`: how many entries the match had before this one. */
export interface Line {
  readonly n: number;
  readonly entry: Entry;
}
export interface Journal {
  readonly lines: readonly Line[];
  /** how many bytes at the beginning are good: whoever appends again must cut the file there first */
  readonly good: number;
  /** the last line was cut off, and dropped */
  readonly torn: boolean;
  /** a line in the middle is broken: nothing behind it was read */
  readonly broken: Refusal | null;
}
const LineSchema = v.strictObject({ n: v.pipe(v.number(), v.integer(), v.minValue(0)), entry: EntrySchema });

/** One line with its line feed, ready to append. */
export function encodeLine({ n, entry }: Line): string {
  return `${checkedLine(JSON.stringify({ n, entry: inOrder(entry) }))}\n`;
}

/** Never throws, whatever the text is. */
export function readLines(text: string): Journal {
  const lines: Line[] = [];
  let good = 0;
  while (good < text.length) {
    const end = text.indexOf('\n', good);
    const line = end < 0 ? null : decode(text.slice(good, end));
    if (line === null) {
      const isLast = end < 0 || end === text.length - 1;
      const broken = isLast ? null : { code: 'journal-broken', message: words.journalBroken(lines.length + 1) };
      return { lines, good, torn: isLast, broken };
    }
    lines.push(line);
    good = end + 1;
  }
  return { lines, good, torn: false, broken: null };
}

/**
 * Bring a match up to where its journal stands. Entries that it has already must be the same; answers how many were
 * new. After a refusal the match holds what fitted.
 */
export function replayJournal(match: Match, lines: readonly Line[]): Result<number> {
  let added = 0;
  for (const { n, entry } of lines) {
    if (n > match.entries.length) return refuse('journal-gap', words.journalGap(match.entries.length + 1));
    if (n < match.entries.length) {
      if (!sameEntry(match.entries[n], entry)) return refuse('journal-other', words.journalOther(n + 1));
      continue;
    }
    const change = match.apply(entry);
    if (!change.ok) return refuse('illegal-entry', words.illegalEntry(n + 1, change.error.message), `entry ${n + 1}`);
    added++;
  }
  return fine(added);
}

function decode(line: string): Line | null {
  const parsed = v.safeParse(LineSchema, readCheckedLine(line));
  return parsed.success ? parsed.output : null;
}
