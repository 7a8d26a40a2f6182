/** One move of a piece as Betza's notation says it, read into plain data. Directions are those of the first side. */

import type { Vector } from '../../shared/bend-ways.ts';

export type { Vector };

/** A part of a move in one line; only a bent move has several. */
export interface Leg {
  /** of the first leg: where it goes; of a later one with a leap of its own: its leaps, of which it makes those outward */
  readonly steps: readonly Vector[];
  /** of a later leg: eighths of a turn to the right of the way it came, 0 for straight on */
  readonly turns: readonly number[];
  /** of a later leg: to the side to which the move turned last, or to the other one; its turns are those to the right */
  readonly follows?: 'same' | 'other';
  /** steps at most; 0: no limit */
  readonly range: number;
  /** may it end on an empty cell, or pass over one? */
  readonly quiet: boolean;
  readonly takes: boolean;
  /** also takes whoever has just passed over the cell */
  readonly inPassing: boolean;
  /**
   * over exactly one piece: to any cell behind it, or to the next one only; or over one and any number of others. Of a leg that is
   * not the last: it bends where somebody stands, who stays there.
   */
  readonly hop: 'none' | 'cannon' | 'grasshopper' | 'unlimited';
  /** over whom, where not over anybody: of its own side, or of the other */
  readonly over?: 'friends' | 'foes';
  /** it turns after each step: a quarter to either side by turns, or an eighth always to the same side */
  readonly curve: 'none' | 'crooked' | 'circular';
  /** cannot jump: the cells between must be empty, the straight ones first, then the diagonal ones */
  readonly lame: boolean;
  /** the first cell of a line is passed over, whoever stands there */
  readonly skips: boolean;
  /** also captures pieces of its own side */
  readonly takesOwn?: true;
  /** captures no royal piece */
  readonly tame?: true;
  /** may be captured in passing on the empty squares to which it comes in this leg, which is not the last */
  readonly passes?: true;
  /** beyond the left edge of the board it comes in at the right one, and the other way round */
  readonly wraps?: true;
}

export interface BetzaMove {
  readonly text: string;
  /** where it begins in the whole text, from 1 */
  readonly column: number;
  /** a first move only */
  readonly initial: boolean;
  readonly legs: readonly Leg[];
}

export interface BetzaProblem {
  readonly column: number;
  readonly says: string;
}

/** How far a leap goes in its longer direction. */
export const leapLength = ([x, y]: Vector): number => Math.max(Math.abs(x), Math.abs(y));
