/** Everything that the application keeps in its folder, opened; no other process may use the folder meanwhile. */
import path from 'node:path';
import type { Result } from '../../engine/shared/result.ts';
import type { Problem } from '../contract/result.ts';
import { type Disk, realDisk } from './disk/disk.ts';
import { guardedDisk, type Watches } from './disk/guarded-disk.ts';
import { type Lock, type LockSettings, takeLock } from './disk/lock.ts';
import { makePrivate } from './disk/modes.ts';
import { refusedFolder } from './disk/refused-folder.ts';
import { realClock, type SystemClock } from './disk/write-whole.ts';
import { GameVersions } from './game-versions.ts';
import { Library, OWN_GAMES } from './library.ts';
import { Preferences } from './preferences.ts';
import { ExerciseProgress } from './progress.ts';
import { Recent } from './recent.ts';

export interface StorageSettings {
  /** the folder of all data */
  readonly home: string;
  readonly disk?: Disk;
  readonly clock?: SystemClock;
  /** milliseconds to wait for a file outside the library */
  readonly patience?: number;
  readonly lock?: LockSettings;
  readonly watches?: Watches;
}
export interface Storage {
  readonly lock: Lock;
  readonly disk: Disk;
  readonly library: Library;
  /** of people's own games */
  readonly gameFiles: Library;
  readonly gameVersions: GameVersions;
  readonly preferences: Preferences;
  readonly progress: ExerciseProgress;
  readonly recent: Recent;
  /** the folder of the journals */
  readonly journals: string;
  /** what could not be read, and was replaced */
  readonly problems: readonly Problem[];
}

/** Fails if another process owns the library, or if the folder cannot be used. */
export async function openStorage(
  { home, disk: unguarded = realDisk, clock = realClock, patience, lock: lockSettings = {}, watches }: StorageSettings,
  log: (line: string) => void,
): Promise<Result<Storage>> {
  const journals = path.join(home, 'journals');
  try {
    await unguarded.makeFolder(home);
    await unguarded.makeFolder(journals);
  } catch (error) {
    return refusedFolder(error);
  }
  // Electron's own profile is in that folder too, with thousands of files
  makePrivate(home, ['browser'], log);
  const lock = await takeLock(unguarded, home, { log, ...lockSettings });
  if (!lock.ok) return lock;
  const disk = guardedDisk(unguarded, home, lock.value, watches);
  const libraries = await openLibraries(disk, home, { clock, patience }).catch(refusedFolder);
  if (!libraries.ok) {
    await lock.value.release();
    return libraries;
  }
  const { preferences, problem: ofSettings } = await Preferences.open(disk, home);
  const { progress, problem: ofProgress } = await ExerciseProgress.open(disk, home);
  const recent = await Recent.open(disk, home, log);
  const problems = [ofSettings, ofProgress].filter((problem) => problem !== null);
  return {
    ok: true,
    value: { lock: lock.value, disk, ...libraries.value, preferences, progress, recent, journals, problems },
  };
}
/** Rejects with the disk's error. */
async function openLibraries(
  disk: Disk,
  home: string,
  settings: { readonly clock: SystemClock; readonly patience: number | undefined },
): Promise<Result<Pick<Storage, 'library' | 'gameFiles' | 'gameVersions'>>> {
  const library = await Library.open(disk, home, settings);
  const gameFiles = await Library.open(disk, home, { ...settings, keeps: OWN_GAMES });
  const gameVersions = await GameVersions.open(disk, home);
  return { ok: true, value: { library, gameFiles, gameVersions } };
}
