/**
 * Long-running tasks that do not block the process: they run in slices that yield to everything else, report their
 * progress, and are cancelled on a player's request or when the app quits.
 */
import type { Gradual, Progress } from '../../engine/match/save/gradual.ts';
import type { Work } from '../contract/requests.ts';

/** milliseconds: of one slice, before progress is first shown, and between two updates */
const SLICE = 10;
const QUIET = 250;
const BETWEEN = 100;

/** Thrown by a task that was cancelled. */
export class Cancelled extends Error {
  constructor() {
    super('this work was cancelled');
    this.name = 'Cancelled';
  }
}

export type Working = <T>(steps: Gradual<T>) => Promise<T>;
/** Waits for another promise, until this task is cancelled. */
export type Awaiting = <T>(others: Promise<T>) => Promise<T>;

interface RunningWork {
  readonly work: Omit<Work, 'done' | 'total'>;
  readonly control: AbortController;
  progress: Progress;
  isTold: boolean;
}

export interface WorkClock {
  readonly now: () => number;
  /** yields to everything else */
  readonly pause: () => Promise<void>;
}
const realWorkClock: WorkClock = {
  now: () => performance.now(),
  pause: () => new Promise((resolve) => setImmediate(resolve)),
};

export class WorkList {
  private readonly tell: (works: Work[]) => void;
  private readonly clock: WorkClock;
  private readonly running = new Map<string, RunningWork>();
  private count = 0;
  private toldAt = 0;

  constructor(tell: (works: Work[]) => void, clock: WorkClock = realWorkClock) {
    this.tell = tell;
    this.clock = clock;
  }

  /** Runs a long task; its `steps` run in slices. Rejects with `Cancelled` if it was cancelled. */
  async run<T>(
    what: Work['what'],
    name: string,
    task: (working: Working, awaiting: Awaiting) => Promise<T>,
  ): Promise<T> {
    const id = `w-${++this.count}`;
    const control = new AbortController();
    const running: RunningWork = { work: { id, what, name }, control, progress: { done: 0, total: 0 }, isTold: false };
    const quietUntil = this.clock.now() + QUIET;
    this.running.set(id, running);
    try {
      return await task(
        (steps) => this.slices(running, quietUntil, steps),
        (others) => whileWanted(control.signal, others),
      );
    } finally {
      this.running.delete(id);
      if (running.isTold) this.tell(this.told());
    }
  }

  cancel(id: string): void {
    this.running.get(id)?.control.abort();
  }
  /** Cancels every task of that kind, or every task. */
  cancelAll(what?: Work['what']): void {
    for (const { work, control } of this.running.values())
      if (what === undefined || work.what === what) control.abort();
  }

  private async slices<T>(running: RunningWork, quietUntil: number, steps: Gradual<T>): Promise<T> {
    const { now, pause } = this.clock;
    let until = now() + SLICE;
    for (;;) {
      if (running.control.signal.aborted) throw new Cancelled();
      const step = steps.next();
      if (step.done) return step.value;
      running.progress = step.value;
      if (now() < until) continue;
      if (now() >= quietUntil) this.show(running);
      await pause();
      until = now() + SLICE;
    }
  }
  private show(running: RunningWork): void {
    const isNew = !running.isTold;
    running.isTold = true;
    if (!isNew && this.clock.now() - this.toldAt < BETWEEN) return;
    this.toldAt = this.clock.now();
    this.tell(this.told());
  }
  private told(): Work[] {
    const all = [...this.running.values()].filter(({ isTold }) => isTold);
    return all.map(({ work, progress }) => ({ ...work, ...progress }));
  }
}

/** In slices like all that takes long, but short enough that nobody is told and nobody cancels it. */
export const quietly: Working = (steps) => untold.run('open', '', (working) => working(steps));
const untold = new WorkList(() => {});

function whileWanted<T>(signal: AbortSignal, others: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(new Cancelled());
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    others.then(resolve, reject);
  });
}
