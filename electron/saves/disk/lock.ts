/**
 * Only one process at a time may own a library. The lock is a file that names its owner and a port on which the owner
 * answers with a random secret. If the owner can be reached, its answer decides at once: a killed process does not
 * answer. If it cannot be reached (a container, another computer that shares the folder), its heartbeat decides: a file
 * that the owner changes every two seconds. The owner is dead if that file has not changed for a time that we measure
 * ourselves. Clocks of other computers and file dates are never trusted.
 *
 * An owner that was suspended while another process took over notices before its next write: see `isHeld` and
 * `GuardedDisk`.
 */
import { randomBytes } from 'node:crypto';
import net from 'node:net';
import path from 'node:path';
import { err, ok, type Result } from '../../../engine/shared/result.ts';
import { lockMessages } from '../../contract/messages.ts';
import { codeOf, type Disk } from './disk.ts';
import { type LockPlace, lifeOf, type Owner, readOwner, thisPlace } from './lock-owner.ts';
import { refusedFolder } from './refused-folder.ts';
import { realClock, type SystemClock } from './write-whole.ts';

const BEAT_EVERY = 2000;
/** a heartbeat unchanged for this long means that the owner is dead; allows for a busy disk, network or processor */
const STILL_FOR = 20_000;
/** a lock is created and then written: until this has passed, an incomplete one may still be being written */
const WRITTEN_WITHIN = 5000;
/** removing a dead owner's lock takes a few ms; a process killed while doing so blocks others no longer than this */
const CLEARED_WITHIN = 10_000;
/** between two checks of a lock */
const LOOK_AGAIN = 50;
/** connections answered at the same time */
const MOST_ASKERS = 32;
/** longer than all of the waits above together */
const PATIENCE = 60_000;

/** Repeats work until it is stopped. */
export type Every = (milliseconds: number, work: () => Promise<void>) => () => void;
const realEvery: Every = (milliseconds, work) => {
  const timer = setInterval(() => void work(), milliseconds);
  // a lock alone must not keep the process alive
  timer.unref();
  return () => clearInterval(timer);
};

export interface LockSettings {
  readonly clock?: SystemClock;
  readonly every?: Every;
  readonly place?: LockPlace;
  readonly log?: (line: string) => void;
}

export interface Lock {
  /** Does this process still hold the lock? A lock that somebody deleted is created again. */
  isHeld(): Promise<boolean>;
  /** called once, when another process has taken the lock */
  onLost(heard: () => void): void;
  release(): Promise<void>;
}

/** Fails with `library-in-use` while another owner is alive, and with `library-refused` if the folder is unusable. */
export async function takeLock(disk: Disk, folder: string, settings: LockSettings = {}): Promise<Result<Lock>> {
  const { clock = realClock, place = thisPlace(), log = () => {} } = settings;
  const word = randomBytes(16).toString('hex');
  const server = await answering(word);
  const { port } = server.address() as net.AddressInfo;
  const mine = JSON.stringify({ process: process.pid, port, word, place } satisfies Owner);
  const file = path.join(folder, 'lock');
  const watch = new Watch(disk, file, place, clock);
  const giveUp = (refusal: Result<never>): Result<never> => {
    server.close();
    return refusal;
  };
  try {
    const since = clock.now();
    let isLogged = false;
    while (clock.now() - since < PATIENCE) {
      if (await isMade(disk, file, mine)) {
        const held = new HeldLock(disk, file, { mine, word, server });
        await held.begin(settings.every ?? realEvery);
        return ok(held);
      }
      const state = await watch.look();
      if (state.owner === 'alive') break;
      if (state.owner === 'dead') await clearAway(disk, file, state.text, word, clock);
      else {
        if (state.owner === 'watched' && !isLogged) log('checking whether another Fairytable is using this library');
        isLogged ||= state.owner === 'watched';
        await clock.wait(LOOK_AGAIN);
      }
    }
    return giveUp(err('library-in-use', lockMessages.held));
  } catch (error) {
    return giveUp(refusedFolder(error));
  }
}

async function answering(word: string): Promise<net.Server> {
  const server = net.createServer((socket) => {
    socket.on('error', () => socket.destroy());
    // never leave it half open for as long as the other side likes: every connection takes a descriptor
    socket.end(word, () => socket.destroy());
  });
  server.maxConnections = MOST_ASKERS;
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return server;
}

/** Creates a file; false if it already exists. */
async function isMade(disk: Disk, file: string, text: string): Promise<boolean> {
  try {
    await disk.create(file, text);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** The text of a file; null if it does not exist (any more). */
async function textOf(disk: Disk, file: string): Promise<string | null> {
  try {
    return await disk.read(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

const beatOf = (file: string, word: string): string => `${file}-${word}.beat`;

/** `unsure`: released or still being written; `watched`: we are waiting for its heartbeat */
type State = { readonly owner: 'alive' | 'dead'; readonly text: string } | { readonly owner: 'unsure' | 'watched' };

/** Polls a lock, and remembers since when it has not changed. */
class Watch {
  private readonly disk: Disk;
  private readonly file: string;
  private readonly here: LockPlace;
  private readonly clock: SystemClock;
  private text: string | null = null;
  private beat: string | null = null;
  private since = 0;

  constructor(disk: Disk, file: string, here: LockPlace, clock: SystemClock) {
    this.disk = disk;
    this.file = file;
    this.here = here;
    this.clock = clock;
  }

  async look(): Promise<State> {
    const text = await textOf(this.disk, this.file);
    // released between two checks
    if (text === null) return { owner: 'unsure' };
    const owner = readOwner(text);
    const isNew = text !== this.text;
    this.text = text;
    if (!owner) {
      if (isNew) this.since = this.clock.now();
      return this.stoodFor(WRITTEN_WITHIN) ? { owner: 'dead', text } : { owner: 'unsure' };
    }
    // an owner whose heartbeat is watched need not be asked again
    const life = isNew || this.beat === null ? await lifeOf(owner, this.here) : 'unknown';
    if (life !== 'unknown') return { owner: life, text };
    const beat = `${await textOf(this.disk, beatOf(this.file, owner.word))}`;
    const hasBeaten = !isNew && beat !== this.beat;
    if (beat !== this.beat || isNew) this.since = this.clock.now();
    this.beat = beat;
    if (hasBeaten) return { owner: 'alive', text };
    return this.stoodFor(STILL_FOR) ? { owner: 'dead', text } : { owner: 'watched' };
  }

  private stoodFor(milliseconds: number): boolean {
    return this.clock.now() - this.since >= milliseconds;
  }
}

/**
 * Remove a dead owner's lock. Only one process at a time may do that, and only while the lock is still the dead
 * owner's: otherwise the slower of two processes would remove the lock that the faster one has just created.
 */
async function clearAway(disk: Disk, file: string, dead: string, word: string, clock: SystemClock): Promise<void> {
  const guard = `${file}.clearing`;
  if (!(await isMade(disk, guard, word))) return waitForGuard(disk, guard, clock);
  try {
    if ((await textOf(disk, file)) !== dead || (await textOf(disk, guard)) !== word) return;
    await disk.remove(file);
    const owner = readOwner(dead);
    if (owner) await disk.remove(beatOf(file, owner.word));
  } finally {
    if ((await textOf(disk, guard)) === word) await disk.remove(guard);
  }
}

/** Another process is removing the lock; a guard that does not change for too long belongs to a process that died. */
async function waitForGuard(disk: Disk, guard: string, clock: SystemClock): Promise<void> {
  const stuck = await textOf(disk, guard);
  for (const since = clock.now(); clock.now() - since < CLEARED_WITHIN; ) {
    if (stuck === null || (await textOf(disk, guard)) !== stuck) return;
    await clock.wait(LOOK_AGAIN);
  }
  if ((await textOf(disk, guard)) === stuck) await disk.remove(guard);
}

class HeldLock implements Lock {
  private readonly disk: Disk;
  private readonly file: string;
  private readonly mine: string;
  private readonly beatFile: string;
  private readonly server: net.Server;
  private readonly listeners: (() => void)[] = [];
  private stop: () => void = () => {};
  private beating: Promise<void> = Promise.resolve();
  private beats = 0;
  private isLost = false;
  private lastFailed = false;

  constructor(disk: Disk, file: string, own: { mine: string; word: string; server: net.Server }) {
    this.disk = disk;
    this.file = file;
    this.mine = own.mine;
    this.beatFile = beatOf(file, own.word);
    this.server = own.server;
  }

  async begin(every: Every): Promise<void> {
    await this.beat();
    this.stop = every(BEAT_EVERY, () => {
      this.beating = this.beating.then(() => this.beatAndLook());
      return this.beating;
    });
  }

  onLost(heard: () => void): void {
    this.listeners.push(heard);
  }

  async isHeld(): Promise<boolean> {
    if (this.isLost) return false;
    try {
      const now = await textOf(this.disk, this.file);
      if (now === this.mine || (now === null && (await isMade(this.disk, this.file, this.mine)))) return true;
    } catch {
      // if the disk cannot be read now, we do not know; writing to it will fail by itself
      return true;
    }
    this.lose();
    return false;
  }

  async release(): Promise<void> {
    this.stop();
    // a heartbeat that is in progress would create the lock again
    await this.beating;
    this.server.close();
    await this.disk.remove(this.beatFile).catch(() => {});
    if (this.isLost) return;
    const now = await textOf(this.disk, this.file).catch(() => null);
    if (now === this.mine) await this.disk.remove(this.file);
  }

  private async beatAndLook(): Promise<void> {
    await this.beat();
    await this.isHeld();
  }

  /** On a full disk the number cannot be written; then the file is removed and created by turns, also a change. */
  private async beat(): Promise<void> {
    try {
      if (this.lastFailed) await this.disk.remove(this.beatFile);
      else await this.disk.write(this.beatFile, String(++this.beats));
      this.lastFailed = false;
    } catch {
      this.lastFailed = true;
    }
  }

  private lose(): void {
    if (this.isLost) return;
    this.isLost = true;
    this.stop();
    this.server.close();
    for (const heard of this.listeners) heard();
  }
}
