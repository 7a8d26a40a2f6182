/** The second leg of a bent move, as far as a click draws it: where it turns to, and how far it goes on from there. */
import { type AtBend, BEND_TURNS, BEND_WAYS, type BendWay, CIRCLE } from '../../shared/bend-ways.ts';
import type { BetzaMove, Leg } from './move.ts';
import { MOST_LEGS } from './read-betza.ts';
import { isPlain, STEP_ON } from './step-by-step.ts';

export interface Bend {
  readonly way: BendWay;
  /** steps at most behind the bend; 0: no limit */
  readonly range: number;
  /** undefined: it turns over an empty cell */
  readonly there?: AtBend;
}

/** Behind an `a`; what stands there must not end in a letter that makes a pair with the next one. */
const LETTERS: Readonly<Record<BendWay, string>> = {
  ...{ on: 'f', half: 'fs', aside: 's', halfBack: 'bs', back: 'b' },
  ...{ onOrAside: 'ffs', anyButBack: 'bsfsffs' },
};
/** The usual ways need no letters: they depend on how many ways the leap of the atom has, four or eight. */
const usualWay = (leaps: number): BendWay => (leaps === CIRCLE.length ? 'anyButBack' : 'onOrAside');

/** Before the `a`, and the same where the range changes behind it. */
const THERE: Readonly<Record<AtBend, readonly [letters: string, toggling: string]>> = {
  ...{ captures: ['c', 'cy'], capturesOrNot: ['mc', 'mcy'], over: ['p', 'g'], overOrNot: ['mp', 'mg'] },
};

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
export function bendLetters({ way, range, there }: Bend, first: number, leaps: number): readonly string[] {
  const turns = way === usualWay(leaps) ? '' : LETTERS[way];
  const [letters, toggling] = there ? THERE[there] : ['', 'y'];
  if (isStepped(first, range))
    return Array.from({ length: range }, (_, more) => `${letters}a${turns}${STEP_ON.repeat(more)}`);
  return [`${range === first ? letters : toggling}a${turns}`];
}

/** What a move does behind its first leg; undefined: nothing, null: more than a click draws. */
export function bendOf({ legs: [first, second, ...others] }: BetzaMove): Bend | null | undefined {
  if (!second) return undefined;
  const there = atBend(first);
  if (others.length > 0 || !isPlain({ ...first, hop: 'none' }) || !isPlain(second) || there === null) return null;
  if (second.steps.length > 0) return null;
  const turns = [...second.turns].sort().join();
  const way = BEND_WAYS.find((one) => BEND_TURNS[one].join() === turns);
  return way ? { way, range: second.range, ...(there && { there }) } : null;
}
/** null: more than that */
function atBend({ quiet, takes, hop, over }: Leg): AtBend | undefined | null {
  if (hop === 'none') return takes ? (quiet ? 'capturesOrNot' : 'captures') : undefined;
  if (over !== undefined || takes) return null;
  return quiet ? 'overOrNot' : 'over';
}
