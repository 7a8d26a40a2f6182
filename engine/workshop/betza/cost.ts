/** How much work a move is: what keeps a game from stalling the program. */
import type { BetzaMove } from './move.ts';
import { type Way, waysOfLegs } from './turning.ts';

/** The cells that a move looks at from the middle of an empty board of that size; it stops counting above `most`. */
export function costOf({ legs }: BetzaMove, size: number, most: number): number {
  let looked = 0;
  const isOn = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < size && y < size;
  const walk = (x: number, y: number, { step: [dx, dy], next }: Way, n: number): void => {
    const { range, wraps } = legs[n];
    const column = (k: number): number => (wraps ? (((x + k * dx) % size) + size) % size : x + k * dx);
    for (let k = 1; (range === 0 || k <= range) && isOn(column(k), y + k * dy); k++) {
      if (looked++ > most) return;
      if (column(k) === x && dy === 0) return;
      for (const way of next) walk(column(k), y + k * dy, way, n + 1);
    }
  };
  const middle = size >> 1;
  for (const way of waysOfLegs(legs)) walk(middle, middle, way, 0);
  return looked;
}
