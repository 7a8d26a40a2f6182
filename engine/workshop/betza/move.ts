/** One move of a piece as Betza's notation says it, read into plain data. Directions are those of the first side. */

/** files to the right and ranks ahead */
export type Vector = readonly [number, number];

/** A part of a move in one line; only a bent move has several. */
export interface Leg {
  /** of the first leg: where it goes */
  readonly steps: readonly Vector[];
  /** of a later leg: eighths of a turn to the right of the way it came, 0 for straight on */
  readonly turns: readonly number[];
  /** steps at most; 0: no limit */
  readonly range: number;
  /** may it end on an empty cell, or pass over one? */
  readonly quiet: boolean;
  readonly takes: boolean;
  /** also takes whoever has just passed over the cell */
  readonly inPassing: boolean;
  /** over exactly one piece: to any cell behind it, or to the next one only */
  readonly hop: 'none' | 'cannon' | 'grasshopper';
  /** cannot jump: the cells between must be empty, the straight ones first, then the diagonal ones */
  readonly lame: boolean;
  /** the first cell of a line is passed over, whoever stands there */
  readonly skips: boolean;
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

/** Clockwise from straight ahead. */
export const CIRCLE: readonly Vector[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
];
