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
  /**
   * over exactly one piece: to any cell behind it, or to the next one only; or over one and any number of others. Of a leg that is
   * not the last: it bends where somebody stands, who stays there.
   */
  readonly hop: 'none' | 'cannon' | 'grasshopper' | 'unlimited';
  /** it turns after each step: a quarter to either side by turns, or an eighth always to the same side */
  readonly curve: 'none' | 'crooked' | 'circular';
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

/** How far a leap goes in its longer direction. */
export const leapLength = ([x, y]: Vector): number => Math.max(Math.abs(x), Math.abs(y));
/**
 * The eight ways to which a leap may be turned, clockwise: by an eighth, straight ones become diagonal, and diagonal ones
 * straight; others keep their two lengths.
 */
export function circleOf(leap: Vector): readonly Vector[] {
  const [x, y] = [Math.abs(leap[0]), Math.abs(leap[1])];
  const [long, short] = [Math.max(x, y), Math.min(x, y)];
  if (short === 0 || short === long) return CIRCLE.map(([a, b]) => [a * long, b * long] as const);
  return CIRCLE.filter(([a, b]) => a !== 0 && b !== 0).flatMap(([a, b]): readonly Vector[] => {
    const both: readonly Vector[] = [
      [a * short, b * long],
      [a * long, b * short],
    ];
    // clockwise it comes to the side first where one of the two directions points back
    return a * b > 0 ? both : [both[1], both[0]];
  });
}
/** Where the way stands among those eight. */
export const headingOf = (circle: readonly Vector[], [x, y]: Vector): number =>
  circle.findIndex(([a, b]) => a === x && b === y);
