/**
 * A disk that writes into the library's folder only while the lock is held. While the computer slept or the process was
 * suspended, another process may have taken the lock; writing even one more file would then mean that two processes
 * change the same library. Reading, and writing elsewhere (a copy of the game), stays possible.
 */
import path from 'node:path';
import type { Disk } from './disk.ts';
import type { Lock } from './lock.ts';

/** the error code of a write that is refused because another process owns the library now */
const LOST = 'library-lost';
/** a lock cannot be lost within a second: a process that takes over watches the heartbeat for longer than that */
const CHECK_EVERY = 1000;

export interface Watches {
  /** continues while the computer sleeps, and may jump */
  readonly wall: () => number;
  /** never goes back, and may stop while the computer sleeps */
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
    write: async (file, what) => {
      await mayWrite(file);
      await disk.write(file, what);
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
