/**
 * One process at a time owns a library. The lock is a file that names its owner and a port at which the owner answers
 * with a secret word. Where the owner can be reached, asking decides at once: a process that was killed answers no more.
 * Where it cannot (a container, another computer that shares the folder), the owner's heartbeat decides, a file of its
 * own that it changes every two seconds: as long as that changes before our eyes the owner lives, and only one that
 * stood still for a time that we measured ourselves is dead. No clock of another computer and no date of a file counts.
 *
 * An owner that slept while another took over finds out before it writes again: see `isHeld` and `GuardedDisk`.
 */
import { randomBytes } from 'node:crypto';
import net from 'node:net';
import path from 'node:path';
import { err, ok, type Result } from '../../engine/core/result.ts';
import { lockMessages } from '../contract/messages.ts';
import { codeOf, type Disk } from './disk.ts';
import { lifeOf, type Owner, type Place, readOwner, thisPlace } from './lock-owner.ts';
import { type Clock, realClock } from './write-whole.ts';

const BEAT_EVERY = 2000;
/** a heart that stood still for so long has stopped; long enough for a disk, a network or a processor that is busy */
const STILL_FOR = 20_000;
/** a lock is made and then written: for so long one that is not whole may be somebody's who is just writing it */
const WRITTEN_WITHIN = 5000;
/** whoever clears a dead one's lock away needs a few ms; one that was killed over it holds up nobody for longer */
const CLEARED_WITHIN = 10_000;
/** between two looks at a lock */
const LOOK_AGAIN = 50;
/** that are answered at the same moment */
const MOST_ASKERS = 32;
/** longer than any of the waits above one after another */
const PATIENCE = 60_000;

/** Repeats work until it is stopped. */
export type Every = (milliseconds: number, work: () => Promise<void>) => () => void;
const realEvery: Every = (milliseconds, work) => {
  const timer = setInterval(() => void work(), milliseconds);
  // a lock alone keeps no process alive
  timer.unref();
  return () => clearInterval(timer);
};

export interface LockSettings {
  readonly clock?: Clock;
  readonly every?: Every;
  readonly place?: Place;
  readonly log?: (line: string) => void;
}

export interface Lock {
  /** Is the lock still this process's? One that somebody removed is made again. */
  isHeld(): Promise<boolean>;
  /** called once, when somebody else has it */
  onLost(heard: () => void): void;
  release(): Promise<void>;
}

/** Refuses with `library-in-use` while another process lives, and with `library-refused` when the folder is no good. */
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
    let isTold = false;
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
        if (state.owner === 'watched' && !isTold) log('waiting to see whether another Fairytable has this library');
        isTold ||= state.owner === 'watched';
        await clock.wait(LOOK_AGAIN);
      }
    }
    return giveUp(err('library-in-use', lockMessages.held));
  } catch (error) {
    return giveUp(err('library-refused', lockMessages.refused, codeOf(error)));
  }
}

async function answering(word: string): Promise<net.Server> {
  const server = net.createServer((socket) => {
    socket.on('error', () => socket.destroy());
    // not left half open for as long as the other side likes: every connection takes a descriptor
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

/** Makes a file that nobody else has made; false when somebody has. */
async function isMade(disk: Disk, file: string, text: string): Promise<boolean> {
  try {
    await disk.create(file, text);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** The text of a file; null when it is not there (any more). */
async function textOf(disk: Disk, file: string): Promise<string | null> {
  try {
    return await disk.read(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

const beatOf = (file: string, word: string): string => `${file}-${word}.beat`;

/** `unsure`: between two owners, or just being written; `watched`: its heart is being listened to */
type State = { readonly owner: 'alive' | 'dead'; readonly text: string } | { readonly owner: 'unsure' | 'watched' };

/** Looks at a lock again and again, and remembers since when it has not changed. */
class Watch {
  private readonly disk: Disk;
  private readonly file: string;
  private readonly here: Place;
  private readonly clock: Clock;
  private text: string | null = null;
  private beat: string | null = null;
  private since = 0;

  constructor(disk: Disk, file: string, here: Place, clock: Clock) {
    this.disk = disk;
    this.file = file;
    this.here = here;
    this.clock = clock;
  }

  async look(): Promise<State> {
    const text = await textOf(this.disk, this.file);
    // given back between two looks
    if (text === null) return { owner: 'unsure' };
    const owner = readOwner(text);
    const isNew = text !== this.text;
    this.text = text;
    if (!owner) {
      if (isNew) this.since = this.clock.now();
      return this.stoodFor(WRITTEN_WITHIN) ? { owner: 'dead', text } : { owner: 'unsure' };
    }
    // what asking says does not change while it is watched
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
 * Take a dead owner's lock away. Only one process at a time does that, and only while the lock is still the dead one's:
 * otherwise the slower of two would take away the lock that the faster has just made.
 */
async function clearAway(disk: Disk, file: string, dead: string, word: string, clock: Clock): Promise<void> {
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

/** Somebody else is clearing away; a guard that stays the same for too long is that of a process which died over it. */
async function waitForGuard(disk: Disk, guard: string, clock: Clock): Promise<void> {
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
      // a disk that cannot be read now tells nothing; what is to be written there fails by itself
      return true;
    }
    this.lose();
    return false;
  }

  async release(): Promise<void> {
    this.stop();
    // a beat that is under way would make the lock again
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

  /** A full disk takes no new number; then the file comes and goes, which is a change too. */
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
