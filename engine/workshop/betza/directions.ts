/**
 * The direction letters of Betza's notation: f forward, b backward, l left, r right, v both of f and b, s or h both of l
 * and r, alone or two together. What they mean depends on the leap, and after a bend on the way the piece came.
 */
import type { Vector } from './move.ts';

/** of a leap that is neither straight nor diagonal: both halves of a direction */
const HALF = 'h';
const VERTICAL = `fbv${HALF}`;
const SIDEWAYS = `rls${HALF}`;
export const DIRECTIONS = 'fbvrlsh';

const isVertical = (letter: string): boolean => 'fbv'.includes(letter);
/** Are two letters one direction together? */
export const areOne = (a: string, b: string): boolean =>
  a === b || (VERTICAL.includes(a) && SIDEWAYS.includes(b)) || (SIDEWAYS.includes(a) && VERTICAL.includes(b));

/** Is the leap in that half of the board? */
const isTowards = (letter: string, [x, y]: Vector): boolean => {
  if (letter === 'f') return y > 0;
  if (letter === 'b') return y < 0;
  if (letter === 'r') return x > 0;
  if (letter === 'l') return x < 0;
  return letter === 'v' ? y !== 0 : x !== 0;
};
/** Is that also its longer part? */
const isMostly = (letter: string, leap: Vector): boolean => {
  const [x, y] = [Math.abs(leap[0]), Math.abs(leap[1])];
  return isTowards(letter, leap) && (isVertical(letter) ? y > x : x > y);
};
/** Of the eight ways of a leap, the four that turn to the right as a windmill does; the others turn to the left. */
const turnsRight = ([x, y]: Vector): boolean => (x * y > 0 ? Math.abs(y) > Math.abs(x) : Math.abs(x) > Math.abs(y));

/** Does one direction, of one or two letters, allow this leap? `isMixed`: the atom has straight and diagonal ways. */
export const allows = (direction: string, leap: Vector, isMixed: boolean): boolean => {
  const [x, y] = [Math.abs(leap[0]), Math.abs(leap[1])];
  const a = direction[0];
  const b = direction[1] ?? a;
  if (x === 0 || y === 0) {
    if (a === b) return isMostly(a, leap);
    // two together are a diagonal where there are diagonals, and two directions where there are none
    return !isMixed && (isMostly(a, leap) || isMostly(b, leap));
  }
  if (x === y) return isTowards(a, leap) && isTowards(b, leap);
  if (a === HALF && b === HALF) return true;
  if (a === HALF) return b === 'r' ? turnsRight(leap) : b === 'l' ? !turnsRight(leap) : isTowards(b, leap);
  if (b === HALF) return isTowards(a, leap);
  return a === b ? isMostly(a, leap) : isTowards(a, leap) && isMostly(b, leap);
};

const AHEAD: Readonly<Record<string, readonly number[]>> = {
  f: [7, 0, 1],
  r: [1, 2, 3],
  b: [3, 4, 5],
  l: [5, 6, 7],
  s: [1, 2, 3, 5, 6, 7],
  v: [7, 0, 1, 3, 4, 5],
};
const STRAIGHT: Readonly<Record<string, readonly number[]>> = {
  ...{ f: [0], r: [2], b: [4], l: [6], s: [2, 6], v: [0, 4] },
};
/** After a bend: `f` goes straight on, `fs` half right and half left, `s` a quarter to either side, `b` back. */
export const bendTurns = (direction: string): readonly number[] => {
  const a = direction[0];
  const b = direction[1] ?? a;
  if (a === b) return STRAIGHT[a] ?? [];
  return (AHEAD[a] ?? []).filter((turn) => (AHEAD[b] ?? []).includes(turn));
};
