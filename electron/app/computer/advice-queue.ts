/**
 * What players ask of the computer besides its moves, one job at a time: what somebody waits for goes before what runs in
 * the background, and the computer's own turn goes before both. Whatever had to make room is asked again.
 */
import type { AnswerTo, Job, News, Run } from './thinking.ts';
import type { Thoughts } from './thoughts.ts';

/** Asked by somebody who waits for it, an analysis that goes on, the review of a game: the least goes first. */
export const AT_ONCE = 0;
export const ANALYSIS = 1;
export const REVIEW = 2;
export type Rank = typeof AT_ONCE | typeof ANALYSIS | typeof REVIEW;

interface Task {
  readonly rank: Rank;
  readonly begin: () => Run<unknown>;
  readonly settle: (answer: unknown) => void;
  readonly fail: (error: unknown) => void;
  run: Run<unknown> | null;
  isStopped: boolean;
}

export class AdviceQueue {
  private readonly thoughts: Thoughts;
  private readonly isClosed: () => boolean;
  private running: Task | null = null;
  private readonly waiting: Task[] = [];

  constructor(thoughts: Thoughts, isClosed: () => boolean) {
    this.thoughts = thoughts;
    this.isClosed = isClosed;
  }

  /** Null: it was stopped before it had an answer, or the application was closed. */
  ask<J extends Job>(job: J, rank: Rank, told?: (news: News) => void): Run<AnswerTo<J>> {
    let task: Task | null = null;
    const answer = new Promise<AnswerTo<J> | null>((resolve, reject) => {
      const begin = () => this.thoughts.forPlayers(job, told);
      // what begins the job answers it
      const settle = resolve as (answer: unknown) => void;
      task = { rank, begin, settle, fail: reject, run: null, isStopped: false };
      this.waiting.push(task);
    });
    this.next();
    return { answer, stop: () => task && this.stop(task) };
  }

  private next(): void {
    const [best] = [...this.waiting].sort((a, b) => a.rank - b.rank);
    if (best === undefined || (this.running && this.running.rank <= best.rank)) return;
    this.waiting.splice(this.waiting.indexOf(best), 1);
    this.running = best;
    best.run = best.begin();
    best.run.answer.then(
      (answer) => this.hear(best, answer),
      (error: unknown) => {
        this.leave(best);
        best.fail(error);
        this.next();
      },
    );
  }
  private hear(task: Task, answer: unknown): void {
    this.leave(task);
    if (answer === null && !task.isStopped && !this.isClosed()) this.waiting.unshift(task);
    else task.settle(answer);
    this.next();
  }
  private leave(task: Task): void {
    if (this.running === task) this.running = null;
    task.run = null;
  }
  private stop(task: Task): void {
    task.isStopped = true;
    const at = this.waiting.indexOf(task);
    if (at < 0) {
      task.run?.stop();
      return;
    }
    this.waiting.splice(at, 1);
    task.settle(null);
  }
}
