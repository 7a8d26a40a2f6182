/** How a bent move may turn: the ways of its first leg, and behind each of them those of the next one. */
import { circleOf, headingOf } from '../../shared/bend-ways.ts';
import type { Leg, Vector } from './move.ts';

/** One way of a leg: each of its steps, and the ways in which the next leg may go on from there. */
export interface Way {
  readonly step: Vector;
  readonly next: readonly Way[];
}
/** to the left, to neither side, to the right */
type Hand = -1 | 0 | 1;

/** The ways of the first leg, for the steps that are given; those of a side that moves down the board are turned. */
export function waysOfLegs(legs: readonly Leg[], steps: readonly Vector[] = legs[0].steps): readonly Way[] {
  const known = new Map<string, Way>();
  const wayOf = (n: number, step: Vector, hand: Hand): Way => {
    const key = `${n} ${step} ${hand}`;
    const way = known.get(key) ?? {
      step,
      next: n + 1 < legs.length ? turned(legs[n + 1], step, hand).map((one) => wayOf(n + 1, ...one)) : [],
    };
    known.set(key, way);
    return way;
  };
  return steps.map((step) => wayOf(0, step, 0));
}

/** Where a leg goes on behind a step, and to which side it has turned last then. */
function turned({ turns, steps, follows }: Leg, step: Vector, hand: Hand): readonly (readonly [Vector, Hand])[] {
  if (steps.length > 0) return nearest(steps, step).map((one) => [one, hand] as const);
  const circle = circleOf(step);
  const heading = headingOf(circle, step);
  const by = (turn: number): readonly [Vector, Hand] => [circle[(heading + turn) & 7], handOf(turn) || hand];
  if (!follows) return turns.map(by);
  const hands = hand === 0 ? ([1, -1] as const) : [follows === 'same' ? hand : -hand];
  return hands.flatMap((one) => turns.map((turn) => by(one * turn)));
}
const handOf = (turn: number): Hand => ((turn & 3) === 0 ? 0 : (turn & 7) < 4 ? 1 : -1);

/** Of leaps of one size, those that point away most nearly as the step does. */
export function nearest(leaps: readonly Vector[], [x, y]: Vector): readonly Vector[] {
  const along = ([a, b]: Vector): number => a * x + b * y;
  const most = Math.max(...leaps.map(along));
  return leaps.filter((leap) => along(leap) === most);
}
