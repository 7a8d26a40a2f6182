/**
 * Thinking in a worker thread: started when it is first needed, ended when nothing was asked for a while, and started anew
 * when it has broken down. One job runs at a time; it is stopped through shared memory, because a thread that computes reads
 * no messages.
 */
import fs from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { SharedTable } from '../../engine/search/table.ts';
import {
  type AnswerTo,
  type Job,
  type News,
  type Run,
  type Thinking,
  ThinkingFailed,
} from '../app/computer/thinking.ts';
import type { FromWorker, ToWorker, WorkerData } from './messages.ts';

/** of the thread, in MB; the table of 16 MiB comes on top */
export const THREAD_LIMITS = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 };
const IDLE = 60_000;
const STUCK = 10_000;
/** after twice that long a thread that takes no jobs yet is given up; twice, because a machine may have slept once */
const BEGINS_WITHIN = 10_000;

/** Codes of errors for which the program is not to blame: the system has nothing left to begin a thread with. */
const SCARCE = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN', 'ERR_WORKER_INIT_FAILED']);

const oneWord = () => new Int32Array(new SharedArrayBuffer(4));

/** `table`: in which the thread searches, for others that help it */
type Told = (news: News, table: SharedTable | null) => void;

interface Running {
  readonly id: number;
  readonly job: Job;
  readonly told: Told;
  readonly settle: (answer: unknown) => void;
  readonly fail: (error: Error) => void;
}

export interface WorkerSettings {
  /** the file of the program */
  readonly program: string;
  readonly log: (line: string) => void;
  /** milliseconds without a job after which the thread ends */
  readonly idle?: number;
  /** milliseconds after which a thread that was told to stop and does not is ended */
  readonly stuck?: number;
  /** milliseconds after which it is looked whether a new thread takes jobs, twice */
  readonly beginsWithin?: number;
  /** MB that it may use, if not the usual */
  readonly memory?: number;
}

export class WorkerThinking implements Thinking {
  private readonly settings: WorkerSettings;
  private readonly stopped = oneWord();
  private worker: Worker | null = null;
  private ready = oneWord();
  private running: Running | null = null;
  private last = 0;
  /** the last job that the thread is done with, whether somebody still waited for it or not */
  private done = 0;
  private idle: NodeJS.Timeout | null = null;
  private isClosed = false;

  constructor(settings: WorkerSettings) {
    this.settings = settings;
  }

  /** Is there a thread now? */
  get isAwake(): boolean {
    return this.worker !== null;
  }

  /** Does somebody wait for an answer? */
  get isBusy(): boolean {
    return this.running !== null;
  }

  /** Has it read its program, so that it takes jobs? */
  get isReady(): boolean {
    return this.worker !== null && Atomics.load(this.ready, 0) === 1;
  }

  run<J extends Job>(job: J, told: Told = () => {}): Run<AnswerTo<J>> {
    this.displace();
    if (this.isClosed) return { answer: Promise.resolve(null), stop: () => {} };
    const id = ++this.last;
    const answer = new Promise<AnswerTo<J> | null>((resolve, reject) => {
      // the worker answers a job with what its kind of job is answered with
      const settle = resolve as (answer: unknown) => void;
      this.running = { id, job, told, settle, fail: reject };
    });
    this.post(id, job);
    return { answer, stop: () => this.stop(id) };
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.displace();
    await this.end();
  }

  private post(id: number, job: Job): void {
    try {
      this.awake().postMessage({ ask: id, job } satisfies ToWorker);
    } catch (error) {
      // not at once: see `Run.answer`
      setImmediate(() => this.running?.id === id && this.broken(error));
    }
  }

  /** The thread may be at the job for some milliseconds more; nobody waits for its answer. */
  private displace(): void {
    const { running } = this;
    if (!running) return;
    this.running = null;
    this.stop(running.id);
    running.settle(null);
  }
  private stop(id: number): void {
    if (Atomics.load(this.stopped, 0) >= id) return;
    Atomics.store(this.stopped, 0, id);
    const { worker } = this;
    setTimeout(() => {
      if (worker === null || worker !== this.worker || this.done >= id) return;
      const next = this.running?.id === id ? null : this.running;
      if (next) this.running = null;
      this.broken(new ThinkingFailed('silent', 'the thread that thinks did not stop'));
      // what was asked since then waited for it and goes to another thread
      if (next) {
        this.running = next;
        this.post(next.id, next.job);
      }
    }, this.settings.stuck ?? STUCK).unref();
  }

  private awake(): Worker {
    if (this.idle) clearTimeout(this.idle);
    this.idle = null;
    if (this.worker) return this.worker;
    // read here and not by the thread, which cannot open files in the package of the app
    const program = fs.readFileSync(this.settings.program, 'utf8');
    this.ready = oneWord();
    const workerData: WorkerData = { stopped: this.stopped, ready: this.ready };
    const resourceLimits = {
      ...THREAD_LIMITS,
      maxOldGenerationSizeMb: this.settings.memory ?? THREAD_LIMITS.maxOldGenerationSizeMb,
    };
    const worker = new Worker(program, { eval: true, workerData, resourceLimits, env: {}, execArgv: [] });
    this.worker = worker;
    worker.unref();
    worker.on('message', (message: FromWorker) => worker === this.worker && this.hear(message));
    worker.on('error', (error: Error) => worker === this.worker && this.broken(error));
    worker.on('exit', (code) => worker === this.worker && this.broken(new Error(`the thread ended with ${code}`)));
    this.expectReady(worker, 2);
    return worker;
  }
  private expectReady(worker: Worker, looks: number): void {
    setTimeout(() => {
      if (worker !== this.worker || this.isReady) return;
      if (looks > 1) this.expectReady(worker, looks - 1);
      else this.broken(new Error('the thread that thinks did not begin'));
    }, this.settings.beginsWithin ?? BEGINS_WITHIN).unref();
  }

  private hear(message: FromWorker): void {
    const { running } = this;
    const id = 'told' in message ? message.told : 'done' in message ? message.done : message.failed;
    if (!('told' in message)) this.done = Math.max(this.done, id);
    if (running?.id !== id) return;
    if ('told' in message) {
      running.told(message.news, message.table);
      return;
    }
    this.running = null;
    this.rest();
    if ('done' in message) running.settle(message.answer);
    else {
      this.settings.log(`thinking failed: ${message.error}`);
      running.fail(new ThinkingFailed('broken', 'thinking failed'));
    }
  }
  /** Nothing is running: the thread ends after a while. */
  private rest(): void {
    if (this.idle) clearTimeout(this.idle);
    this.idle = setTimeout(() => {
      if (!this.running) void this.end();
    }, this.settings.idle ?? IDLE);
    this.idle.unref();
  }

  private broken(error: unknown): void {
    const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
    this.settings.log(`the thread that thinks has broken down: ${stack}`);
    const { running } = this;
    this.running = null;
    const trouble = this.troubleOf(error);
    void this.end();
    running?.fail(new ThinkingFailed(trouble, message));
  }
  private troubleOf(error: unknown): ThinkingFailed['trouble'] {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ERR_WORKER_OUT_OF_MEMORY') return 'memory';
    // what else keeps a thread from beginning is its program: nothing else has run yet
    if (!this.isReady && !SCARCE.has(code)) return 'program';
    return error instanceof ThinkingFailed ? error.trouble : 'broken';
  }
  private async end(): Promise<void> {
    const { worker } = this;
    if (this.idle) clearTimeout(this.idle);
    this.idle = null;
    this.worker = null;
    await worker?.terminate();
  }
}
