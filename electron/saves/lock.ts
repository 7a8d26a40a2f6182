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
/** a lock that changes hands that often is not worth waiting for */
const TRIES = 5;

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
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      await disk.create(file, mine);
      return fine({ release: () => release(disk, file, mine, server) });
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') return giveUp(refuse('library-refused', lockWords.refused, codeOf(error)));
    }
    const theirs = await disk.read(file).catch(() => null);
    if (theirs === null) continue;
    if (await lives(theirs)) return giveUp(refuse('library-in-use', lockWords.held));
    await clearAway(disk, file, theirs);
  }
  return giveUp(refuse('library-in-use', lockWords.held));
}

/** Put a dead process's lock aside; if another process was quicker and it is that one's, put it back. */
async function clearAway(disk: Disk, file: string, dead: string): Promise<void> {
  const aside = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    await disk.rename(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  const moved = await disk.read(aside);
  // when somebody has made a lock meanwhile, theirs stands and this process's next try finds it alive
  if (moved !== dead) await disk.create(file, moved).catch(() => {});
  await disk.remove(aside);
}

async function release(disk: Disk, file: string, mine: string, server: net.Server): Promise<void> {
  server.close();
  const now = await disk.read(file).catch(() => null);
  if (now === mine) await disk.remove(file);
}

async function lives(text: string): Promise<boolean> {
  const owner = readOwner(text);
  // half a lock: its process was killed while it wrote, or writes this very moment
  if (!owner) return false;
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
