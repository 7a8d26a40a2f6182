/** A conversation in one thread, without a clock: it thinks at once, or when the test lets it. */
import { gameIn } from '../exchange/own-game.ts';
import { consider } from '../search/consider.ts';
import type { Mind, Talk, TalkHost } from './turn-search.ts';
import { Uci } from './uci/uci.ts';

/** Thinks when it is asked; while it is held, when it is stopped. What has no end is stopped by and by. */
class TestMind implements Mind {
  isHeld = false;
  /** does it take a while to hear that it is to stop? Then `answer` is called */
  answersLater = false;
  private held: (() => void) | null = null;

  ask(...[view, question, told, done]: Parameters<Mind['ask']>): void {
    let asked = 0;
    const stop = (): boolean => this.isHeld || ++asked > 80;
    const think = (): void => done(consider(view, question, { stop, told }, gameIn(view)));
    if (this.isHeld) this.held = think;
    else think();
  }
  stop(): void {
    if (!this.answersLater) this.answer();
  }
  answer(): void {
    const { held } = this;
    this.held = null;
    held?.();
  }
}

export interface TestTalk {
  readonly talk: Talk;
  readonly said: string[];
  readonly mind: TestMind;
  /** what is to be called, and after how many milliseconds */
  readonly alarms: Map<() => void, number>;
  /** Sends the lines; what was said to the last of them. */
  hear(...lines: readonly string[]): string[];
}
export function startTalk(begin: (host: TalkHost) => Talk = (host) => new Uci(host)): TestTalk {
  const said: string[] = [];
  const mind = new TestMind();
  const alarms = new Map<() => void, number>();
  const begun = begin({
    mind,
    say: (line) => said.push(line),
    now: () => 0,
    wake(milliseconds, then) {
      alarms.set(then, milliseconds);
      return () => alarms.delete(then);
    },
  });
  const hear = (...lines: readonly string[]): string[] => {
    let from = 0;
    for (const line of lines) {
      from = said.length;
      begun.hear(line);
    }
    return said.slice(from);
  };
  return { talk: begun, said, mind, alarms, hear };
}
