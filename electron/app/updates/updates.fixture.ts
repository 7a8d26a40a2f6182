/** An updater of which the test says what it finds and when, and a clock that the test turns. */
import type { NewerVersion, Updater } from './updater.ts';
import type { UpdateClock } from './updates.ts';

interface Asked<T> {
  readonly signal: AbortSignal;
  readonly answer: (value: T) => void;
  readonly fail: (error: Error) => void;
}

export class TestUpdater implements Updater {
  readonly unable = null;
  readonly asks = 'releases.example';
  readonly notInstalled: string | null;
  readonly looks: Asked<NewerVersion | null>[] = [];
  readonly downloads: (Asked<void> & { readonly told: (percent: number) => void })[] = [];
  /** what was said last about installing at the end */
  installs: boolean | null = null;

  constructor(notInstalled: string | null = null) {
    this.notInstalled = notInstalled;
  }

  look(signal: AbortSignal): Promise<NewerVersion | null> {
    return new Promise((answer, fail) => {
      this.looks.push({ signal, answer, fail });
      signal.addEventListener('abort', () => fail(signal.reason));
    });
  }
  download(told: (percent: number) => void, signal: AbortSignal): Promise<void> {
    return new Promise((answer, fail) => {
      this.downloads.push({ signal, answer, fail, told });
      signal.addEventListener('abort', () => fail(signal.reason));
    });
  }
  install(yes: boolean): void {
    this.installs = yes;
  }
}

export class TestUpdateClock implements UpdateClock {
  time = Date.UTC(2026, 0, 1);
  private readonly calls = new Set<() => void>();

  now(): number {
    return this.time;
  }
  every(_milliseconds: number, call: () => void): () => void {
    this.calls.add(call);
    return () => this.calls.delete(call);
  }
  get isTicking(): boolean {
    return this.calls.size > 0;
  }
  /** so many hours pass */
  pass(hours: number): void {
    for (let i = 0; i < hours; i++) {
      this.time += 3_600_000;
      for (const call of this.calls) call();
    }
  }
}
