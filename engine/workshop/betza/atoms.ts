/** The atoms of Betza's notation: the leaps that a capital letter stands for. */
import type { Vector } from './move.ts';

interface Atom {
  readonly leaps: readonly Vector[];
  /** the usual range; 0: no limit */
  readonly range: number;
}
const leaper = (long: number, short: number): Atom => ({ leaps: [[long, short]], range: 1 });
const ROYAL: readonly Vector[] = [
  [1, 0],
  [1, 1],
];
const ATOMS: ReadonlyMap<string, Atom> = new Map([
  ['W', leaper(1, 0)],
  ['F', leaper(1, 1)],
  ['D', leaper(2, 0)],
  ['N', leaper(2, 1)],
  ['A', leaper(2, 2)],
  ['H', leaper(3, 0)],
  ['C', leaper(3, 1)],
  ['L', leaper(3, 1)],
  ['Z', leaper(3, 2)],
  ['J', leaper(3, 2)],
  ['G', leaper(3, 3)],
  ['K', { leaps: ROYAL, range: 1 }],
  ['R', { leaps: [[1, 0]], range: 0 }],
  ['B', { leaps: [[1, 1]], range: 0 }],
  ['Q', { leaps: ROYAL, range: 0 }],
]);
export const atomOf = (letter: string): Atom | undefined => ATOMS.get(letter);

/** All ways of a leap: four if it is straight or diagonal, eight if not. */
export const waysOf = ([long, short]: Vector): readonly Vector[] => {
  const found = new Map<string, Vector>();
  for (const [x, y] of [
    [long, short],
    [short, long],
  ]) {
    for (const signX of [1, -1]) {
      for (const signY of [1, -1]) {
        const way: Vector = [signX * x || 0, signY * y || 0]; // no negative zero
        found.set(way.join(), way);
      }
    }
  }
  return [...found.values()];
};
