/** The second leg of a bent move, as far as a click draws it: where it turns to, and how far it goes on from there. */
import { BEND_TURNS, BEND_WAYS, type BendWay, CIRCLE } from '../../shared/bend-ways.ts';
import type { BetzaMove } from './move.ts';
import { MOST_LEGS } from './read-betza.ts';
import { isPlain, STEP_ON } from './step-by-step.ts';

export interface Bend {
  readonly way: BendWay;
  /** steps at most behind the bend; 0: no limit */
  readonly range: number;
}

/** Behind an `a`; what stands there must not end in a letter that makes a pair with the next one. */
const LETTERS: Readonly<Record<BendWay, string>> = {
  ...{ on: 'f', half: 'fs', aside: 's', halfBack: 'bs', back: 'b' },
  ...{ onOrAside: 'ffs', anyButBack: 'bsfsffs' },
};
/** The usual ways need no letters: they depend on how many ways the leap of the atom has, four or eight. */
const usualWay = (leaps: number): BendWay => (leaps === CIRCLE.length ? 'anyButBack' : 'onOrAside');

/** What `y` makes of a range for the legs behind it. */
const toggled = (range: number): number => (range === 0 ? 1 : 0);
/** Is it written step by step? */
const isStepped = (first: number, second: number): boolean => first === 1 && second > 1;
/** Can a leg of the second range follow one of the first? */
export const canFollow = (first: number, second: number): boolean =>
  second === first || second === toggled(first) || (isStepped(first, second) && second < MOST_LEGS);

/**
 * What stands between the directions of an atom with so many ways and the modality of the last leg: one text for each of
 * the moves that are written.
 */
export function bendLetters({ way, range }: Bend, first: number, leaps: number): readonly string[] {
  const turns = way === usualWay(leaps) ? '' : LETTERS[way];
  if (isStepped(first, range)) return Array.from({ length: range }, (_, more) => `a${turns}${STEP_ON.repeat(more)}`);
  return [`${range === first ? '' : 'y'}a${turns}`];
}

/** What a move does behind its first leg; undefined: nothing, null: more than a click draws. */
export function bendOf({ legs: [first, second, ...others] }: BetzaMove): Bend | null | undefined {
  if (!second) return undefined;
  if (others.length > 0 || !isPlain(first) || !isPlain(second) || !first.quiet || first.takes) return null;
  const turns = [...second.turns].sort().join();
  const way = BEND_WAYS.find((one) => BEND_TURNS[one].join() === turns);
  return way ? { way, range: second.range } : null;
}
