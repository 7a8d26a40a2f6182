/**
 * The journal of an open match, on the disk: the whole save as it was when the match was opened, and a line for every
 * entry since. An entry is on the disk before its effect is shown, so a process killed at any moment loses nothing that
 * a player saw. A journal is self-contained: no other file is needed to recover its game.
 */
import path from 'node:path';
import * as v from 'valibot';
import { checkedLine, checkedLines, readCheckedLine } from '../../engine/match/save/checksum.ts';
import type { Gradual } from '../../engine/match/save/gradual.ts';
import {
  encodeLine,
  encodeRunning,
  type JournalLine,
  type JournalContents as Lines,
  type Running,
  readLinesGradually,
} from '../../engine/match/save/journal.ts';
import { words } from '../../engine/match/words.ts';
import type { Disk } from './disk/disk.ts';
import { writeWhole } from './disk/write-whole.ts';

const Header = v.object({
  journal: v.literal(1),
  /** the name of this game's save in the library */
  save: v.string(),
  /** its old name, while it is being renamed */
  was: v.nullable(v.string()),
  /** the whole save when it was opened */
  base: v.string(),
});
export type Header = Omit<v.InferOutput<typeof Header>, 'journal'>;

export const JOURNAL = '.journal';

export class Journal {
  private readonly disk: Disk;
  readonly file: string;
  /** false: nothing may be appended after a line that was cut off; the journal must be rewritten first */
  private whole = false;

  constructor(disk: Disk, folder: string, match: string) {
    this.disk = disk;
    this.file = path.join(folder, match + JOURNAL);
  }

  /** Has everything been written completely? */
  get isWhole(): boolean {
    return this.whole;
  }

  /** Starts the journal, or rewrites it with the current state of the game. Rejects with the disk's error. */
  async begin({ save, was, base }: Header): Promise<void> {
    this.whole = false;
    const header = { journal: 1, save, was, base };
    await writeWhole(this.disk, this.file, `${checkedLine(JSON.stringify(header))}\n`);
    this.whole = true;
  }

  /** Rejects with the disk's error; the journal is then not whole until it is rewritten. */
  async append(line: JournalLine): Promise<void> {
    if (!this.whole) throw new Error('an incomplete journal must be rewritten before anything is appended');
    this.whole = false;
    await this.disk.append(this.file, encodeLine(line));
    await this.disk.sync(this.file);
    this.whole = true;
  }

  /** How long a clock has run. Not synced: it is there when the process is killed, which is what it is for. */
  async appendRunning(running: Running): Promise<void> {
    if (!this.whole) throw new Error('an incomplete journal must be rewritten before anything is appended');
    this.whole = false;
    await this.disk.append(this.file, encodeRunning(running));
    this.whole = true;
  }

  async remove(): Promise<void> {
    this.whole = false;
    await this.disk.remove(this.file);
  }
}

/** The first line of a journal, parsed, and the lines after it; null if that line is damaged. */
export function readHeader(text: string): (Header & { readonly rest: string; readonly isWhole: boolean }) | null {
  const end = text.indexOf('\n');
  const { parts, isWhole } = checkedLines(end < 0 ? text : text.slice(0, end));
  const header = v.safeParse(Header, readCheckedLine(parts[0]));
  if (!header.success) return null;
  const { save, was, base } = header.output;
  const behind = end < 0 ? '' : text.slice(end + 1);
  // the line feed after it may have been changed or lost
  return { save, was, base, rest: isWhole ? behind : [...parts.slice(1), behind].join('\n'), isWhole };
}

/** A journal, parsed; null if its first line is damaged. */
export function* readJournal(text: string): Gradual<(Header & { readonly lines: Lines }) | null> {
  const header = readHeader(text);
  if (!header) return null;
  const { rest, isWhole, ...says } = header;
  const lines = yield* readLinesGradually(rest);
  const broken = lines.broken ?? (isWhole ? null : { code: 'journal-broken', message: words.journalBroken(1) });
  return { ...says, lines: { ...lines, broken } };
}
