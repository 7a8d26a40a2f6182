/**
 * A disk that writes into the library's folder only while its lock is held. A computer that slept, or a process that was
 * stopped, may have lost the lock to another one meanwhile: it must not write a single file more, or two would change the
 * same library. Reading, and writing elsewhere (a copy of the game), goes on.
 */
import path from 'node:path';
import type { Disk } from './disk.ts';
import type { Lock } from './lock.ts';

/** the code of what was refused because another process has the library now */
export const LOST = 'library-lost';
/** nobody can lose a lock within a second: the one who takes it watches for longer */
const CHECK_EVERY = 1000;

export interface Watches {
  /** goes on while a computer sleeps, and may jump */
  readonly wall: () => number;
  /** never goes back, and may stand still while a computer sleeps */
  readonly steady: () => number;
}
const realWatches: Watches = { wall: Date.now, steady: () => performance.now() };

export function guardedDisk(disk: Disk, folder: string, lock: Lock, watches: Watches = realWatches): Disk {
  let checked = { wall: Number.NEGATIVE_INFINITY, steady: Number.NEGATIVE_INFINITY };
  const isDue = (): boolean =>
    Math.abs(watches.wall() - checked.wall) >= CHECK_EVERY || watches.steady() - checked.steady >= CHECK_EVERY;
  let isLost = false;
  lock.onLost(() => {
    isLost = true;
  });
  const mayWrite = async (file: string): Promise<void> => {
    const inside = path.relative(folder, file);
    if (inside.startsWith('..') || path.isAbsolute(inside)) return;
    if (!isLost && isDue()) {
      const now = { wall: watches.wall(), steady: watches.steady() };
      if (await lock.isHeld()) checked = now;
    }
    if (isLost) throw Object.assign(new Error('another Fairytable has this library now'), { code: LOST });
  };
  return {
    ...disk,
    makeFolder: async (made) => {
      await mayWrite(made);
      await disk.makeFolder(made);
    },
    write: async (file, text) => {
      await mayWrite(file);
      await disk.write(file, text);
    },
    create: async (file, text) => {
      await mayWrite(file);
      await disk.create(file, text);
    },
    append: async (file, text) => {
      await mayWrite(file);
      await disk.append(file, text);
    },
    copy: async (from, to) => {
      await mayWrite(to);
      await disk.copy(from, to);
    },
    rename: async (from, to) => {
      await mayWrite(from);
      await mayWrite(to);
      await disk.rename(from, to);
    },
    remove: async (file) => {
      await mayWrite(file);
      await disk.remove(file);
    },
    removeFolder: async (removed) => {
      await mayWrite(removed);
      await disk.removeFolder(removed);
    },
  };
}
