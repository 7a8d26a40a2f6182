/**
 * The record of a match at the table, on the disk: the game as its file stood when it was opened, and a line for every
 * entry since. An entry is on the disk before anybody is shown what it did, so a process that is killed at any moment
 * loses nothing that a player saw. A journal is complete in itself: it needs no other file to bring its game back.
 */
import path from 'node:path';
import * as v from 'valibot';
import { checkedLine, checkedLines, readCheckedLine } from '../../engine/match/checksum.ts';
import { encodeLine, type Line, type Journal as Lines, readLines } from '../../engine/match/journal.ts';
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

/** What a journal says; null when its first line is not as it was written. */
export function readJournal(text: string): (Header & { readonly lines: Lines }) | null {
  const end = text.indexOf('\n');
  const { parts, isWhole } = checkedLines(end < 0 ? text : text.slice(0, end));
  const header = v.safeParse(Header, readCheckedLine(parts[0]));
  if (!header.success) return null;
  const { save, was, base } = header.output;
  if (isWhole) return { save, was, base, lines: readLines(end < 0 ? '' : text.slice(end + 1)) };
  // the line feed behind it became another letter, or was lost
  const lines = readLines([...parts.slice(1), text.slice(end < 0 ? text.length : end + 1)].join('\n'));
  const broken = lines.broken ?? { code: 'journal-broken', message: words.journalBroken(1) };
  return { save, was, base, lines: { ...lines, broken } };
}
