/**
 * Replaces a file atomically: the new version is written under another name, synced and renamed, so that a crash leaves
 * either the old file or the new one. If another program holds the file open for a moment (a virus scanner, a backup, a
 * cloud folder), the rename is retried for up to two seconds.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { codeOf, type Disk } from './disk.ts';

/** error codes while another program holds a file open */
const HELD = new Set(['EBUSY', 'EACCES', 'EPERM']);
/** milliseconds to keep trying, and the first wait; each wait is twice the one before */
const PATIENCE = 2000;
const FIRST_WAIT = 10;

export interface SystemClock {
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}
export const realClock: SystemClock = {
  now: () => performance.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

const UNFINISHED = '.unfinished';
/** the longest file name in bytes, on the systems with the lowest limit */
const MOST_BYTES = 255;

/** The temporary name of a file. Always the same one, so that crashes leave at most one temporary file. */
function unfinishedOf(file: string): string {
  const { dir, base } = path.parse(file);
  const fits = Buffer.byteLength(base + UNFINISHED) <= MOST_BYTES;
  const stem = fits ? base : `${createHash('sha256').update(base).digest('hex')}${WRITTEN_BY_US}`;
  return path.join(dir, stem + UNFINISHED);
}
const WRITTEN_BY_US = '.fairytable';
/** A temporary file of this app, not a player's own file with a similar ending. */
export const isUnfinished = (name: string): boolean =>
  /\.(fairytable|fairygame|journal|json|previous)\.unfinished$/.test(name);

/**
 * Rejects with the system's error if it fails; the file is then unchanged. The replaced version is kept as `previous`.
 */
export async function writeWhole(
  disk: Disk,
  file: string,
  what: string | Uint8Array,
  { previous, clock = realClock }: { readonly previous?: string; readonly clock?: SystemClock } = {},
): Promise<void> {
  const unfinished = unfinishedOf(file);
  await orRemoved(disk, unfinished, async () => {
    await disk.write(unfinished, what);
    await disk.sync(unfinished);
    if (previous !== undefined) await keep(disk, file, previous);
    await renamePatiently(disk, unfinished, file, clock);
  });
  await disk.syncFolder(path.dirname(file));
}

/** The old version is safely on the disk before the new one replaces it. */
async function keep(disk: Disk, file: string, previous: string): Promise<void> {
  try {
    await copyWhole(disk, file, previous);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    // the first version of a file has no previous one: what exists there belonged to another file of that name
    await disk.remove(previous);
  }
}

async function copyWhole(disk: Disk, from: string, to: string, clock: SystemClock = realClock): Promise<void> {
  const unfinished = unfinishedOf(to);
  await orRemoved(disk, unfinished, async () => {
    await disk.copy(from, unfinished);
    await disk.sync(unfinished);
    await renamePatiently(disk, unfinished, to, clock);
  });
  await disk.syncFolder(path.dirname(to));
}

/** Moves a file, also to another disk, and replaces what is there. At any moment it exists in at least one place. */
export async function moveWhole(disk: Disk, from: string, to: string, clock: SystemClock = realClock): Promise<void> {
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

/** Reports the first error only; a temporary file that cannot be removed is harmless and overwritten the next time. */
async function orRemoved(disk: Disk, unfinished: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    await disk.remove(unfinished).catch(() => {});
    throw error;
  }
}

export async function renamePatiently(
  disk: Disk,
  from: string,
  to: string,
  clock: SystemClock = realClock,
): Promise<void> {
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
