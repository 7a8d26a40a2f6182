/** How much time the engine has, as XBoard's `level`, `st`, `sd` and `time` say it. */
import type { Side } from '../../core/ids.ts';
import { MOVES_TO_GO, timeBudget } from '../time-budget.ts';

/** milliseconds a move, where nothing was said */
const USUAL = 5000;
const [SECOND, MINUTE] = [1000, 60_000];
const number = (word: string | undefined): number | null =>
  /^\d{1,9}(\.\d+)?$/.test(word ?? '') ? Number(word) : null;

export class XBoardClock {
  /** plies; null: no limit */
  depth: number | null = null;
  private movetime: number | null = null;
  /** what the engine has left, and what it gains with every move */
  private left: number | null = null;
  private gain = 0;
  /** for so many moves, if not for the whole game */
  private session = 0;
  private movesBefore = 0;

  /** `MPS BASE INC`: moves in a session or 0, minutes or minutes and seconds, seconds. False: it is none. `moves`: made so far. */
  level([session, base, gain]: readonly string[], moves: number): boolean {
    const [, minutes, seconds = '0'] = (base ?? '').match(/^(\d{1,6}(?:\.\d+)?)(?::(\d{1,2}))?/) ?? [];
    if (number(session) === null || minutes === undefined || number(gain) === null) return false;
    this.session = Number(session);
    this.left = Number(minutes) * MINUTE + Number(seconds) * SECOND;
    this.gain = Number(gain) * SECOND;
    this.movesBefore = moves;
    this.movetime = null;
    return true;
  }
  /** Seconds for every move. */
  st(word: string | undefined): boolean {
    const seconds = number(word);
    if (seconds === null) return false;
    this.movetime = seconds * SECOND;
    this.left = null;
    return true;
  }
  sd(word: string | undefined): boolean {
    const plies = number(word);
    if (plies === null) return false;
    this.depth = Math.max(1, Math.floor(plies));
    return true;
  }
  /** Hundredths of a second on the engine's clock, perhaps a little past its end. */
  time(word: string | undefined): boolean {
    if (!/^-?\d{1,9}$/.test(word ?? '')) return false;
    this.left = Math.max(0, Number(word) * 10);
    return true;
  }

  /** For the next move of that side, in milliseconds. `moves`: made so far, by both sides. */
  budget(side: Side, moves: number, isLimited: boolean): number | null {
    const { movetime, left, gain, session } = this;
    const made = Math.floor((moves - this.movesBefore) / 2);
    const movesToGo = session > 0 ? session - (made % session) : MOVES_TO_GO;
    const clocks = side === 0 ? ([left, null] as const) : ([null, left] as const);
    // a time for every move stands above the clock
    const control = { movetime, clocks: movetime === null ? clocks : ([null, null] as const), gains: [gain, gain], movesToGo } as const; // biome-ignore format: short
    const budget = timeBudget(control, side);
    return budget === null && !isLimited ? USUAL : budget;
  }
}
