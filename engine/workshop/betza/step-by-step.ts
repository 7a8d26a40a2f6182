/**
 * A limited slide behind a bend. Betza's notation has one range for all legs, so it is written step by step, one move for
 * each length: `afsFafsafF` is one step diagonally, then one or two steps outward. It is read as the one move that it is.
 */
import type { BetzaMove, Leg } from './move.ts';

/** `af` before the atom: one step more in the same line, over an empty cell. */
export const STEP_ON = 'af';

/** The moves of a text, those of one slide together. */
export function withSlides(moves: readonly BetzaMove[]): readonly BetzaMove[] {
  const merged: BetzaMove[] = [];
  for (const move of moves) {
    const last = merged.at(-1);
    const longer = last && lengthened(last, move);
    if (longer) merged[merged.length - 1] = longer;
    else merged.push(move);
  }
  return merged;
}

/** The first move with one step more behind its bend, if that is what the second one is; undefined: it is not. */
function lengthened(move: BetzaMove, longer: BetzaMove): BetzaMove | undefined {
  const [first, second, ...others] = move.legs;
  if (!second || others.length > 0 || second.range === 0 || first.range !== 1 || !isPlain(second)) return undefined;
  const over: Leg = { ...second, range: 1, quiet: true, takes: false };
  const ends: Leg = { ...second, range: 1, turns: [0] };
  const between = Array.from({ length: second.range - 1 }, (): Leg => ({ ...over, turns: [0] }));
  const legs = [first, over, ...between, ends];
  if (longer.initial !== move.initial || JSON.stringify(longer.legs) !== JSON.stringify(legs)) return undefined;
  return { ...move, text: move.text + longer.text, legs: [first, { ...second, range: second.range + 1 }] };
}
/** Does it only go there, or capture there? */
export const isPlain = (leg: Leg): boolean => {
  const { hop, curve, lame, skips, inPassing, takesOwn, tame, wraps, passes, follows } = leg;
  return (
    hop === 'none' &&
    curve === 'none' &&
    !(lame || skips || inPassing || takesOwn || tame || wraps || passes || follows)
  );
};
