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
/** leaps that no letter stands for, and how far they may go */
export const LONGEST_LEAP = 15;
/** to any square of the largest board */
const EVERYWHERE: readonly Vector[] = Array.from({ length: LONGEST_LEAP }, (_, long) =>
  Array.from({ length: long + 2 }, (_, short): Vector => [long + 1, short]),
).flat();
export const EVERYWHERE_LETTER = 'U';
const ALL: ReadonlyMap<string, Atom> = new Map([...ATOMS, [EVERYWHERE_LETTER, { leaps: EVERYWHERE, range: 1 }]]);

interface FoundAtom extends Atom {
  /** as it is written */
  readonly text: string;
}
/** The atom that stands at that place: a letter, perhaps lengthened by X or Y, or a leap by its two lengths; undefined: none. */
export function atomAt(text: string, at: number): FoundAtom | undefined {
  const lengths = /^\((\d{1,2}),(\d{1,2})\)/.exec(text.slice(at));
  if (lengths) {
    const [long, short] = [Number(lengths[1]), Number(lengths[2])].sort((a, b) => b - a);
    return long > 0 && long <= LONGEST_LEAP ? { ...leaper(long, short), text: lengths[0] } : undefined;
  }
  const [written, letter, longer] = /^([A-Z])([XY]*)/.exec(text.slice(at)) ?? ['', '', ''];
  const atom = ALL.get(letter);
  if (!atom || longer === '') return atom && { ...atom, text: written };
  const [[long, short], ...others] = atom.leaps;
  // only single leaps are lengthened
  if (others.length > 0 || atom.range !== 1) return { ...atom, text: letter };
  const leap = [...longer].reduce(lengthened, [long, short]);
  return leap[0] <= LONGEST_LEAP ? { ...leaper(...leap), text: written } : undefined;
}
/** X is three squares more straight ahead, Y two squares more diagonally; a diagonal leap is turned straight for it. */
function lengthened([long, short]: readonly [number, number], by: string): [number, number] {
  const isDiagonal = long === short;
  if (by === 'X') return isDiagonal ? [long + 3, long] : [long + 3, short];
  return isDiagonal ? [long + 2, long + 2] : [long + 2, short + 2];
}

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
