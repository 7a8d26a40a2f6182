/**
 * The record of a match at the table, on the disk: the game as its file stood when it was opened, and a line for every
 * entry since. An entry is on the disk before anybody is shown what it did, so a process that is killed at any moment
 * loses nothing that a player saw. A journal is complete in itself: it needs no other file to bring its game back.
 */
import path from 'node:path';
import * as v from 'valibot';
import { checkedLine, checkedLines, readCheckedLine } from '../../engine/match/checksum.ts';
import type { Gradual } from '../../engine/match/gradual.ts';
import { encodeLine, type Line, type Journal as Lines, readLinesGradually } from '../../engine/match/journal.ts';
import { words } from '../../engine/match/words.ts';
import type { Disk } from './disk.ts';
import { writeWhole } from './write-whole.ts';

const Header = v.object({
  journal: v.literal(1),
  /** the save that this game is, in the library */
  save: v.string(),
  /** what it was called before, while it is being renamed */
  was: v.nullable(v.string()),
  /** the whole save as it was opened */
  base: v.string(),
});
export type Header = Omit<v.InferOutput<typeof Header>, 'journal'>;

export const JOURNAL = '.journal';

export class Journal {
  private readonly disk: Disk;
  readonly file: string;
  /** nothing may be appended behind a line that was cut off: the journal is begun anew instead */
  private whole = false;

  constructor(disk: Disk, folder: string, match: string) {
    this.disk = disk;
    this.file = path.join(folder, match + JOURNAL);
  }

  /** Is everything in it that was to be? */
  get isWhole(): boolean {
    return this.whole;
  }

  /** Begin it, or begin it anew with the game as it stands now. Rejects with the disk's error. */
  async begin({ save, was, base }: Header): Promise<void> {
    this.whole = false;
    const header = { journal: 1, save, was, base };
    await writeWhole(this.disk, this.file, `${checkedLine(JSON.stringify(header))}\n`);
    this.whole = true;
  }

  /** Rejects with the disk's error; the journal is then no longer whole until it is begun anew. */
  async append(line: Line): Promise<void> {
    if (!this.whole) throw new Error('this journal has to be begun anew first');
    this.whole = false;
    await this.disk.append(this.file, encodeLine(line));
    await this.disk.sync(this.file);
    this.whole = true;
  }

  async remove(): Promise<void> {
    this.whole = false;
    await this.disk.remove(this.file);
  }
}

/** What the first line of a journal says, and the lines behind it; null when that line is not as it was written. */
export function readHeader(text: string): (Header & { readonly rest: string; readonly isWhole: boolean }) | null {
  const end = text.indexOf('\n');
  const { parts, isWhole } = checkedLines(end < 0 ? text : text.slice(0, end));
  const header = v.safeParse(Header, readCheckedLine(parts[0]));
  if (!header.success) return null;
  const { save, was, base } = header.output;
  const behind = end < 0 ? '' : text.slice(end + 1);
  // the line feed behind it may have become another letter, or be lost
  return { save, was, base, rest: isWhole ? behind : [...parts.slice(1), behind].join('\n'), isWhole };
}

/** What a journal says; null when its first line is not as it was written. */
export function* readJournal(text: string): Gradual<(Header & { readonly lines: Lines }) | null> {
  const header = readHeader(text);
  if (!header) return null;
  const { rest, isWhole, ...says } = header;
  const lines = yield* readLinesGradually(rest);
  const broken = lines.broken ?? (isWhole ? null : { code: 'journal-broken', message: words.journalBroken(1) });
  return { ...says, lines: { ...lines, broken } };
}
