/**
 * Who holds a lock, according to the lock file, and whether that process is still alive. A process can be asked only if
 * it can be reached: its id is meaningful only in the same process namespace, its port only in the same network
 * namespace. Containers have their own namespaces, and so has another computer that shares the folder.
 */
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import * as v from 'valibot';
import { codeOf } from './disk.ts';

const LockPlace = v.object({
  /** this boot of this computer */
  machine: v.string(),
  /** the process namespace; empty where a computer has only one */
  processes: v.string(),
  /** the network namespace; empty as above */
  network: v.string(),
});
export type LockPlace = v.InferOutput<typeof LockPlace>;

const Owner = v.object({
  process: v.number(),
  port: v.number(),
  /** the secret that it answers with on its port; also names its heartbeat file */
  word: v.pipe(v.string(), v.regex(/^\w+$/)),
  /** absent in locks of earlier versions, which assumed one place */
  place: v.optional(LockPlace),
});
export type Owner = v.InferOutput<typeof Owner>;

/** an owner on this machine answers within a few ms; a machine that swaps may take longer */
const ANSWERS_WITHIN = 3000;

/** Null for an incomplete lock: its process died while writing it, or is writing it now. */
export function readOwner(text: string): Owner | null {
  try {
    const read = v.safeParse(Owner, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

export function thisPlace(): LockPlace {
  if (process.platform === 'linux') {
    const machine = orElse(() => fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim(), computer());
    const space = (kind: string): string => orElse(() => fs.readlinkSync(`/proc/self/ns/${kind}`), '');
    return { machine, processes: space('pid'), network: space('net') };
  }
  return { machine: computer(), processes: '', network: '' };
}
const orElse = (read: () => string, otherwise: string): string => {
  try {
    return read();
  } catch {
    return otherwise;
  }
};
/** Two computers may have the same name, but hardly the same network cards. */
function computer(): string {
  const cards = Object.values(os.networkInterfaces()).flatMap((all) => (all ?? []).map(({ mac }) => mac));
  return [os.hostname(), ...[...new Set(cards)].sort()].join(' ');
}

/** `unknown`: it does not answer, but from here that proves nothing. */
export async function lifeOf(owner: Owner, here: LockPlace): Promise<'alive' | 'dead' | 'unknown'> {
  const place = owner.place ?? here;
  const sameProcesses = place.machine === here.machine && place.processes === here.processes;
  if (sameProcesses && owner.process !== process.pid && !isRunning(owner.process)) return 'dead';
  const answer = await ask(owner);
  // only the owner knows the random secret, so the right answer proves that it is alive wherever it runs
  if (answer === 'right') return 'alive';
  if (!sameProcesses || place.network !== here.network || answer === 'unclear') return 'unknown';
  // a process that accepts but does not answer may be a busy owner: better to refuse than to share a library
  return answer === 'silent' ? 'alive' : 'dead';
}

/** `wrong`: nothing or another program listens there; `unclear`: disconnected, perhaps by an overloaded owner */
function ask(owner: Owner): Promise<'right' | 'wrong' | 'silent' | 'unclear'> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = net.connect(owner.port, '127.0.0.1');
    const done = (answer: 'right' | 'wrong' | 'silent' | 'unclear') => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(ANSWERS_WITHIN, () => done('silent'));
    socket.on('data', (data) => {
      heard += String(data);
      if (heard.length > owner.word.length) done('wrong');
    });
    socket.on('end', () => {
      if (heard === owner.word) done('right');
      else done(heard === '' ? 'unclear' : 'wrong');
    });
    socket.on('error', (error) => done(codeOf(error) === 'ECONNREFUSED' ? 'wrong' : 'unclear'));
  });
}

function isRunning(number: number): boolean {
  try {
    process.kill(number, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
