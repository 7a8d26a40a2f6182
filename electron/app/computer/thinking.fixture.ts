/** Thinking in the test's own thread: it answers as the real one does, or only when the test lets it. */
import { AsyncResource } from 'node:async_hooks';
import { TranspositionTable } from '../../../engine/search/table.ts';
import type { ThinkingTrouble } from '../../contract/view.ts';
import { isGameJob, runJob } from './run-job.ts';
import {
  type AnswerTo,
  type Job,
  type JobAnswers,
  type News,
  type Run,
  type Thinking,
  ThinkingFailed,
} from './thinking.ts';

interface Asked {
  readonly job: Job;
  readonly told: (news: News) => void;
  readonly settle: (answer: unknown) => void;
  readonly fail: (error: Error) => void;
  isStopped: boolean;
}

export class TestThinking implements Thinking {
  /** every job that was asked for, in order */
  readonly jobs: Job[] = [];
  /** jobs wait for `answer` */
  isHeld = false;
  /** makes the answers, where the test does not want the real ones */
  answers: ((job: Job) => JobAnswers[Job['do']]) | null = null;
  /** a held job about a game tells at once that it has begun, as the real one does when its turn comes */
  begins = true;
  isClosed = false;
  private readonly table = new TranspositionTable(14);
  private asked: Asked | null = null;

  get isBusy(): boolean {
    return this.asked !== null;
  }

  run<J extends Job>(job: J, told: (news: News) => void = () => {}): Run<AnswerTo<J>> {
    this.take()?.settle(null);
    this.jobs.push(job);
    let settle: (answer: unknown) => void = () => {};
    let fail: (error: Error) => void = () => {};
    const answer = new Promise<AnswerTo<J> | null>((resolve, reject) => {
      settle = resolve as (answer: unknown) => void;
      fail = reject;
    });
    const asked: Asked = { job, told, settle, fail, isStopped: false };
    this.asked = asked;
    if (this.isHeld && this.begins && isGameJob(job)) told({ depth: 0 });
    if (!this.isHeld) setImmediate(() => this.asked === asked && this.answer());
    const stop = () => {
      asked.isStopped = true;
      if (this.asked === asked) this.answer();
    };
    return { answer, stop };
  }

  /** Tells of a finished depth. */
  tell(news: News): void {
    this.asked?.told(news);
  }
  /** Answers the job that waits. */
  answer(): void {
    const asked = this.take();
    if (!asked) throw new Error('nothing was asked');
    const { job, told, settle, fail } = asked;
    const means = { table: this.table, stop: () => asked.isStopped, told };
    try {
      settle(this.answers ? this.answers(job) : runJob(job, means));
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)));
    }
  }
  /** As when the thread has broken down. */
  fail(trouble: ThinkingTrouble = 'broken'): void {
    this.take()?.fail(new ThinkingFailed(trouble, 'broken down'));
  }
  async close(): Promise<void> {
    this.isClosed = true;
    this.take()?.settle(null);
  }
  private take(): Asked | null {
    const { asked } = this;
    this.asked = null;
    return asked;
  }
}

/** The position that a job is about. */
export const viewIn = (job: Job | undefined) => (job && 'view' in job ? job.view : undefined);

/** Time that passes only when the test says so. */
export class TestTurnClock {
  private time = 0;
  private waiting: { readonly at: number; readonly call: () => void }[] = [];
  now(): number {
    return this.time;
  }
  after(milliseconds: number, call: () => void): () => void {
    // as a timer does, it remembers whom it was set for
    const one = { at: this.time + milliseconds, call: AsyncResource.bind(call) };
    this.waiting.push(one);
    return () => {
      this.waiting = this.waiting.filter((other) => other !== one);
    };
  }
  /** Is anything going to happen? */
  get isWaiting(): boolean {
    return this.waiting.length > 0;
  }
  /** Time in which nothing runs, not even what was to be called meanwhile: that is late. */
  sleep(milliseconds: number): void {
    this.time += milliseconds;
    this.pass(0);
  }
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const [next] = this.waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.waiting = this.waiting.filter((other) => other !== next);
      this.time = Math.max(this.time, next.at);
      next.call();
    }
    this.time = end;
  }
}
