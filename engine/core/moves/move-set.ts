/**
 * A set of lendable rules, one bit each, as a number that a fact can keep. It names rules and not types, so it can be any
 * union of what several types lend, and it outlives the piece that it came from.
 */
import type { Id } from '../ids.ts';

export type MoveSet = Id<'MoveSet'>;
export const NO_MOVES = 0 as MoveSet;
export const unionOf = (s: MoveSet, t: MoveSet): MoveSet => (s | t) as MoveSet;
