/**
 * A conversation with a program, one question at a time. Whatever goes wrong is a sentence with its name; after that it is
 * not running, and every further question has the same answer.
 */
import path from 'node:path';
import type { Refusal, Result } from '../../../engine/shared/result.ts';
import { engineMessages } from '../../contract/messages.ts';
import type { TurnClock } from '../clocks/turn-clock.ts';
import { type EngineCommand, type EngineProgram, type ProgramEnd, startProgram } from './engine-program.ts';
import { type EngineRefused, engineErr } from './engine-refusal.ts';
import type { EngineMeans, EngineThought } from './game-engine.ts';

/** milliseconds to say who it is, or to be ready: nets are large, disks may be slow */
export const BEGINS_WITHIN = 20_000;
/** milliseconds beyond its time before it is told to stop, and then again before it is ended */
export const GRACE = 2000;
/** milliseconds to quit by itself */
export const QUITS_WITHIN = 1000;

interface Question {
  readonly hear: (line: string) => Result<string> | null;
  readonly settle: (answer: Result<string>) => void;
  cancel: () => void;
}

export class EngineTalk {
  /** what it calls itself; at first the name of its file */
  name: string;
  /** has it said who it is? */
  isReady = false;
  private readonly clock: TurnClock;
  private readonly program: EngineProgram;
  private question: Question | null = null;
  /** why it is not running any more */
  private refusal: Refusal | null = null;

  constructor(command: EngineCommand, { clock, start = startProgram, signal }: EngineMeans) {
    this.name = path.parse(command.file).name;
    this.clock = clock;
    this.program = start(command, {
      line: (text) => this.hear(text),
      ended: (how) => this.hasEnded(how),
    });
    if (signal?.aborted) this.end();
    signal?.addEventListener('abort', () => this.end());
  }
  get isRunning(): boolean {
    return this.refusal === null;
  }
  /** Nothing where it is not running any more. */
  write(line: string): void {
    if (this.isRunning) this.program.write(line);
  }
  /**
   * `hear`: the answer, once a line is one; `limit`: begins to measure the time, returns how to stop that. Without it, there
   * are as many milliseconds as to begin.
   */
  ask(
    lines: readonly string[],
    hear: Question['hear'],
    limit: () => () => void = () => this.endAfter(BEGINS_WITHIN),
  ): Promise<Result<string>> {
    if (this.refusal) return Promise.resolve({ ok: false, error: this.refusal });
    if (this.question) throw new Error('one question at a time');
    return new Promise((settle) => {
      this.question = { hear, settle, cancel: () => {} };
      for (const line of lines) this.program.write(line);
      this.question.cancel = limit();
    });
  }
  /** A question that can be stopped by that command. `most`: milliseconds after which it is; null: never. */
  askToStop(lines: readonly string[], hear: Question['hear'], stopping: string, most: number | null): EngineThought {
    let isStopped = false;
    let question: Question | null = null;
    const stop = (): void => {
      if (isStopped || question === null || this.question !== question) return;
      isStopped = true;
      question.cancel();
      question.cancel = this.endAfter(GRACE);
      this.program.write(stopping);
    };
    const answer = this.ask(lines, hear, () => (most === null ? () => {} : this.clock.after(most + GRACE, stop)));
    question = this.question;
    return { answer, stop };
  }
  /** Asks it who it is; it is ended where it does not answer as it must. */
  async greet<T>(introduce: () => Promise<Result<T>>): Promise<Result<T>> {
    const greeted = await introduce();
    this.isReady = greeted.ok;
    if (!greeted.ok) await this.close();
    return greeted;
  }
  /** It is asked to quit, and ended where it does not. Settles when it is gone. */
  async close(): Promise<void> {
    if (this.isRunning) {
      this.program.write('quit');
      this.fail(engineErr('engine-closed', () => engineMessages.closed(this.name)));
      const cancel = this.clock.after(QUITS_WITHIN, () => this.program.kill());
      await this.program.gone;
      cancel();
    }
    await this.program.gone;
  }

  /** It is ended without being asked. */
  private end(): void {
    this.fail(engineErr('engine-closed', () => engineMessages.closed(this.name)));
    this.program.kill();
  }
  private hear(text: string): void {
    const answer = this.question?.hear(text);
    if (answer) this.settle(answer);
  }
  private settle(answer: Result<string>): void {
    const { question } = this;
    this.question = null;
    question?.cancel();
    question?.settle(answer);
  }
  private endAfter(milliseconds: number): () => void {
    return this.clock.after(milliseconds, () => {
      this.fail(this.isReady ? engineErr('engine-silent', () => engineMessages.silent(this.name)) : this.noEngine());
      this.program.kill();
    });
  }
  private hasEnded(how: ProgramEnd): void {
    if (how.is === 'not started')
      this.fail(engineErr('engine-not-started', () => engineMessages.notStarted(this.name)));
    else if (how.is === 'flooded') this.fail(engineErr('engine-flooded', () => engineMessages.flooded(this.name)));
    else if (this.isReady) this.fail(engineErr('engine-ended', () => engineMessages.ended(this.name)));
    else this.fail(this.noEngine());
  }
  noEngine(): EngineRefused {
    return engineErr(NO_ENGINE, () => engineMessages.noEngine(this.name));
  }
  /** The first reason stays the reason. */
  private fail(why: EngineRefused): void {
    if (this.refusal) return;
    this.refusal = why.error;
    this.settle(why);
  }
}
/** Asks once it is ready; told to stop before that, it is stopped as soon as it is asked. */
export function askAfter(ready: Promise<Result<unknown>>, ask: () => EngineThought): EngineThought {
  let isStopped = false;
  let stopAsking = (): void => {};
  const answer = async (): Promise<Result<string>> => {
    const before = await ready;
    if (!before.ok) return before;
    const asked = ask();
    stopAsking = asked.stop;
    if (isStopped) asked.stop();
    return asked.answer;
  };
  return {
    answer: answer(),
    stop: () => {
      isStopped = true;
      stopAsking();
    },
  };
}
/** the code of a program that does not answer as the protocol says */
export const NO_ENGINE = 'no-engine';
