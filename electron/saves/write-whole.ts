/**
 * Replacing a file so that it is always either the old one or the new one, whole, whatever happens in between: written
 * under another name, brought to the disk, renamed. Where another program holds the file for a moment (a virus scanner,
 * a backup, a cloud folder) the renaming is tried again for up to two seconds.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { codeOf, type Disk } from './disk.ts';

/** what the systems answer while another program holds a file */
const HELD = new Set(['EBUSY', 'EACCES', 'EPERM']);
/** for how long to try, and the first wait; each wait is twice the one before */
const PATIENCE = 2000;
const FIRST_WAIT = 10;

export interface Clock {
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}
export const realClock: Clock = {
  now: () => performance.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

const UNFINISHED = '.unfinished';
/** bytes that a file's name may have, on the systems with the least room */
const MOST_BYTES = 255;

/** Where a file is written before it takes its place. The same one every time, so that a crash leaves one at most. */
function unfinishedOf(file: string): string {
  const { dir, base } = path.parse(file);
  const fits = Buffer.byteLength(base + UNFINISHED) <= MOST_BYTES;
  const stem = fits ? base : `${createHash('sha256').update(base).digest('hex')}${WRITTEN_BY_US}`;
  return path.join(dir, stem + UNFINISHED);
}
const WRITTEN_BY_US = '.fairytable';
/** A left-over of this app; a file of the players' own that only ends alike is none. */
export const isUnfinished = (name: string): boolean => /\.(fairytable|journal|json|previous)\.unfinished$/.test(name);

/**
 * Rejects with the system's error when it cannot be done; the file is then as it was. `previous` is where the version
 * that is replaced is kept.
 */
export async function writeWhole(
  disk: Disk,
  file: string,
  text: string,
  { previous, clock = realClock }: { readonly previous?: string; readonly clock?: Clock } = {},
): Promise<void> {
  const unfinished = unfinishedOf(file);
  await orRemoved(disk, unfinished, async () => {
    await disk.write(unfinished, text);
    await disk.sync(unfinished);
    if (previous !== undefined) await keep(disk, file, previous);
    await renamePatiently(disk, unfinished, file, clock);
  });
  await disk.syncFolder(path.dirname(file));
}

/** The old version is on the disk, whole, before the new one takes its place. */
async function keep(disk: Disk, file: string, previous: string): Promise<void> {
  try {
    await copyWhole(disk, file, previous);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    // the first version of a file has none before it: what lies there is of another one that had its name
    await disk.remove(previous);
  }
}

async function copyWhole(disk: Disk, from: string, to: string, clock: Clock = realClock): Promise<void> {
  const unfinished = unfinishedOf(to);
  await orRemoved(disk, unfinished, async () => {
    await disk.copy(from, unfinished);
    await disk.sync(unfinished);
    await renamePatiently(disk, unfinished, to, clock);
  });
  await disk.syncFolder(path.dirname(to));
}

/** Gives a file another place, also on another disk; what is there is replaced. It is never in neither. */
export async function moveWhole(disk: Disk, from: string, to: string, clock: Clock = realClock): Promise<void> {
  try {
    await renamePatiently(disk, from, to, clock);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error;
    await copyWhole(disk, from, to, clock);
    await disk.remove(from);
  }
  await disk.syncFolder(path.dirname(to));
  if (path.dirname(from) !== path.dirname(to)) await disk.syncFolder(path.dirname(from));
}

/** The error that matters is the first one; a left-over file does no harm and is written over the next time. */
async function orRemoved(disk: Disk, unfinished: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    await disk.remove(unfinished).catch(() => {});
    throw error;
  }
}

export async function renamePatiently(disk: Disk, from: string, to: string, clock: Clock = realClock): Promise<void> {
  const started = clock.now();
  for (let wait = FIRST_WAIT; ; wait *= 2) {
    try {
      return await disk.rename(from, to);
    } catch (error) {
      if (!HELD.has(codeOf(error)) || clock.now() - started + wait > PATIENCE) throw error;
      await clock.wait(wait);
    }
  }
}
