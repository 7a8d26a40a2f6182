/**
 * Two moves in brackets, one behind the other: `t[FR]` in Betza's own notation, `[F?R]` and `[F-R]` in XBetza. The second
 * goes on outward, in those of its ways that point away most nearly as the first did. Behind `-` the piece must go on;
 * otherwise it may also stop where the first move ends.
 */
import { circleOf, headingOf } from '../../shared/bend-ways.ts';
import type { Leg, Vector } from './move.ts';
import { nearest } from './turning.ts';

/** @returns where the text of the brackets stands in the move that begins there, and whether `t` stands before them. */
export function groupAt(text: string, begin: number): { readonly from: number; readonly isThen: boolean } | undefined {
  const found = /^[a-z]*\[/.exec(text.slice(begin));
  if (!found) return undefined;
  const from = begin + found[0].length;
  return { from, isThen: text[from - 2] === 't' && from - 2 >= begin };
}

/** How a second leg goes on outward behind the steps of the first: by turns where its leap is one of the same circle. */
export function outward(first: readonly Vector[], leaps: readonly Vector[]): Pick<Leg, 'steps' | 'turns'> {
  const [step] = first;
  const circle = circleOf(step);
  const headings = nearest(leaps, step).map((leap) => headingOf(circle, leap));
  if (headings.includes(-1)) return { steps: leaps, turns: [] };
  const turns = headings.map((heading) => (heading - headingOf(circle, step)) & 7);
  // as `fs` names them, from left to right
  return { steps: [], turns: turns.sort((a, b) => ((a + 4) & 7) - ((b + 4) & 7)) };
}
