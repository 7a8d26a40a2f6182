/**
 * A mind in a thread of its own, so that `stop` is heard while it thinks. The thread runs this same program; what it is
 * asked and answers is plain data, and a flag that both threads read tells it to stop.
 */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { gameIn } from '../exchange/own-game.ts';
import type { SideView } from '../search/advice/position-view.ts';
import type { ChosenAction } from '../search/choose.ts';
import { consider, type Question, type Told } from '../search/consider.ts';
import type { Mind } from './turn-search.ts';

interface Asked {
  readonly view: SideView;
  readonly question: Question;
  readonly flag: SharedArrayBuffer;
}
type Said = { readonly told: Told } | { readonly done: ChosenAction };
const ROLE = 'mind';

export const isMindThread = (): boolean => !isMainThread && workerData === ROLE;

/** In the thread: answer one question after another. */
export function serveMind(): void {
  const say = (said: Said): void => parentPort?.postMessage(said);
  parentPort?.on('message', ({ view, question, flag }: Asked) => {
    const stopped = new Int32Array(flag);
    const stop = (): boolean => Atomics.load(stopped, 0) === 1;
    say({ done: consider(view, question, { stop, told: (told) => say({ told }) }, gameIn(view)) });
  });
}

/** `program`: the address of the module that calls `serveMind` in such a thread. */
export class ThreadMind implements Mind {
  private readonly program: URL;
  private worker: Worker | null = null;
  private flag = new Int32Array(new SharedArrayBuffer(4));

  constructor(program: URL) {
    this.program = program;
  }
  ask(view: SideView, question: Question, told: (told: Told) => void, done: (choice: ChosenAction) => void): void {
    const flag = new SharedArrayBuffer(4);
    this.flag = new Int32Array(flag);
    this.worker ??= new Worker(this.program, { workerData: ROLE });
    const { worker } = this;
    const hear = (said: Said): void => {
      if ('told' in said) {
        told(said.told);
        return;
      }
      worker.off('message', hear);
      worker.off('error', fail);
      done(said.done);
    };
    // the thread is gone: the next question gets another, and this one is answered without a thought
    const fail = (): void => {
      worker.off('message', hear);
      this.worker = null;
      done({ action: null, thought: null });
    };
    worker.on('message', hear);
    worker.once('error', fail);
    worker.postMessage({ view, question, flag } satisfies Asked);
  }
  stop(): void {
    Atomics.store(this.flag, 0, 1);
  }
  async end(): Promise<void> {
    this.stop();
    await this.worker?.terminate();
  }
}
