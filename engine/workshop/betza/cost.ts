/** How much work a move is: what keeps a game from stalling the program. */
import { circleOf, headingOf } from '../../shared/bend-ways.ts';
import type { BetzaMove } from './move.ts';

/** The cells that a move looks at from the middle of an empty board of that size; it stops counting above `most`. */
export function costOf({ legs }: BetzaMove, size: number, most: number): number {
  const circle = circleOf(legs[0].steps[0]);
  let looked = 0;
  const isOn = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < size && y < size;
  const walk = (x: number, y: number, dx: number, dy: number, n: number): void => {
    const { range, wraps } = legs[n];
    const next = legs[n + 1];
    const heading = headingOf(circle, [dx, dy]);
    const column = (k: number): number => (wraps ? (((x + k * dx) % size) + size) % size : x + k * dx);
    for (let k = 1; (range === 0 || k <= range) && isOn(column(k), y + k * dy); k++) {
      if (looked++ > most) return;
      if (column(k) === x && dy === 0) return;
      for (const turn of next?.turns ?? []) walk(column(k), y + k * dy, ...circle[(heading + turn) & 7], n + 1);
    }
  };
  const middle = size >> 1;
  for (const [dx, dy] of legs[0].steps) walk(middle, middle, dx, dy, 0);
  return looked;
}
