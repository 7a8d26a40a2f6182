/** How long to think about one move, by a clock or by a time for every move. */
import type { Side } from '../core/ids.ts';

export interface TimeGiven {
  /** for this move, in milliseconds; null: only the clock counts */
  readonly movetime: number | null;
  /** what is left on the clock of each side, what it gains with every move, and for how many moves it must do */
  readonly clocks: readonly [number | null, number | null];
  readonly gains: readonly [number, number];
  readonly movesToGo: number;
}

/** Where nothing is said, a game is thought to go on for so many moves. */
export const MOVES_TO_GO = 30;
const SHARE_OF_GAIN = 0.8;
/** For the way of the answer to a clock that is not ours. */
const ON_THE_WAY = 30;

/** The time for one answer, in milliseconds; null where it does not matter. */
export function timeBudget({ movetime, clocks, gains, movesToGo }: TimeGiven, side: Side): number | null {
  const left = clocks[side];
  if (movetime === null && left === null) return null;
  const fair = left === null ? Infinity : Math.min(left / movesToGo + SHARE_OF_GAIN * gains[side], left);
  return Math.max(0, Math.min(movetime ?? Infinity, fair) - ON_THE_WAY);
}
