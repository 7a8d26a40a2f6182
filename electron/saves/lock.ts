/**
 * One process at a time owns a library. The lock is a file that names the process and a port on this machine at which it
 * answers with a secret word: as long as it answers, it lives. A process that was killed answers no more, so its lock is
 * taken over at once, and a number that the system has given to another process since then deceives nobody.
 */
import { randomBytes } from 'node:crypto';
import net from 'node:net';
import path from 'node:path';
import * as v from 'valibot';
import { fine, type Result, refuse } from '../../engine/core/result.ts';
import { lockWords } from '../contract/words.ts';
import { codeOf, type Disk } from './disk.ts';

const Owner = v.object({ process: v.number(), port: v.number(), word: v.string() });
type Owner = v.InferOutput<typeof Owner>;

/** an owner on this machine answers within a few ms; a machine that swaps may take longer */
const ANSWERS_WITHIN = 3000;
/** a lock is made and then written: for so long one with nothing in it may be somebody's who is just writing */
const WRITTEN_WITHIN = 5000;
/** whoever clears a dead one's lock away needs a few ms; one that was killed over it holds up nobody for longer */
const CLEARED_WITHIN = 10_000;
/** between two looks at a lock that is just changing hands */
const LOOK_AGAIN = 50;
const MOST_LOOKS = 200;

export interface Lock {
  release(): Promise<void>;
}

/** Refuses with `library-in-use` while another process lives, and with `library-refused` when the folder is no good. */
export async function takeLock(disk: Disk, folder: string): Promise<Result<Lock>> {
  const file = path.join(folder, 'lock');
  const word = randomBytes(16).toString('hex');
  const server = net.createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(word);
  });
  // a lock alone keeps no process alive
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as net.AddressInfo;
  const mine = JSON.stringify({ process: process.pid, port, word } satisfies Owner);
  const giveUp = (refusal: Result<never>): Result<never> => {
    server.close();
    return refusal;
  };
  try {
    for (let look = 0; look < MOST_LOOKS; look++) {
      if (await isMade(disk, file, mine)) return fine({ release: () => release(disk, file, mine, server) });
      const state = await stateOf(disk, file);
      if (state.owner === 'alive') break;
      if (state.owner === 'dead') await clearAway(disk, file, state.text);
      if (state.owner === 'unsure') await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
    }
    return giveUp(refuse('library-in-use', lockWords.held));
  } catch (error) {
    return giveUp(refuse('library-refused', lockWords.refused, codeOf(error)));
  }
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

type State = { readonly owner: 'alive' | 'dead'; readonly text: string } | { readonly owner: 'unsure' };
async function stateOf(disk: Disk, file: string): Promise<State> {
  try {
    const text = await disk.read(file);
    const owner = readOwner(text);
    if (owner) return { owner: (await lives(owner)) ? 'alive' : 'dead', text };
    // half a lock: its process was killed while it wrote, or is writing this very moment
    const { changed } = await disk.state(file);
    return Date.now() - changed > WRITTEN_WITHIN ? { owner: 'dead', text } : { owner: 'unsure' };
  } catch (error) {
    // given back between two looks
    if (codeOf(error) === 'ENOENT') return { owner: 'unsure' };
    throw error;
  }
}

/**
 * Take a dead process's lock away. Only one process at a time does that, and only while the lock is still the dead
 * one's: otherwise the slower of two would take away the lock that the faster has just made.
 */
async function clearAway(disk: Disk, file: string, dead: string): Promise<void> {
  const guard = `${file}.clearing`;
  if (!(await isMade(disk, guard, ''))) {
    const since = await disk.state(guard).catch(() => null);
    if (since && Date.now() - since.changed > CLEARED_WITHIN) await disk.remove(guard);
    else await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
    return;
  }
  try {
    const now = await disk.read(file).catch(() => null);
    if (now === dead) await disk.remove(file);
  } finally {
    await disk.remove(guard);
  }
}

async function release(disk: Disk, file: string, mine: string, server: net.Server): Promise<void> {
  server.close();
  const now = await disk.read(file).catch(() => null);
  if (now === mine) await disk.remove(file);
}

async function lives(owner: Owner): Promise<boolean> {
  if (owner.process !== process.pid && !isRunning(owner.process)) return false;
  return new Promise((resolve) => {
    let heard = '';
    const socket = net.connect(owner.port, '127.0.0.1');
    const done = (alive: boolean) => {
      socket.destroy();
      resolve(alive);
    };
    // whoever accepts but stays silent that long may be a busy owner: better to refuse than to share a library
    socket.setTimeout(ANSWERS_WITHIN, () => done(true));
    socket.on('data', (data) => {
      heard += String(data);
    });
    socket.on('end', () => done(heard === owner.word));
    socket.on('error', () => done(false));
  });
}

function isRunning(process_: number): boolean {
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function readOwner(text: string): Owner | null {
  try {
    const read = v.safeParse(Owner, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    // not JSON: a lock that was being written when its process died
    return null;
  }
}
