/**
 * Replacing a file so that it is always either the old one or the new one, whole, whatever happens in between: written
 * under another name, brought to the disk, renamed. Where another program holds the file for a moment (a virus scanner,
 * a backup, a cloud folder) the renaming is tried again for up to two seconds.
 */
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

export const isUnfinished = (name: string): boolean => name.endsWith('.unfinished');

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
  const unfinished = `${file}.unfinished`;
  try {
    await disk.write(unfinished, text);
    await disk.sync(unfinished);
    if (previous !== undefined) await keep(disk, file, previous);
    await renamePatiently(disk, unfinished, file, clock);
  } catch (error) {
    // the error that matters is the first one; a left-over file does no harm and is written over the next time
    await disk.remove(unfinished).catch(() => {});
    throw error;
  }
  await disk.syncFolder(path.dirname(file));
}

async function keep(disk: Disk, file: string, previous: string): Promise<void> {
  const unfinished = `${previous}.unfinished`;
  try {
    await disk.copy(file, unfinished);
  } catch (error) {
    // the first version of a file has none before it
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  await disk.rename(unfinished, previous);
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
