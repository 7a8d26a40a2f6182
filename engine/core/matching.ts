/**
 * The actions that somebody may mean who is still typing: by their notation, however it is spelled, or by words of the
 * clause that tells them, in order: "worm e5", "king swaps".
 */
import { summarize } from './action-summary.ts';
import { clauseOf } from './clause.ts';
import type { Game } from './game.ts';
import { OFF } from './ids.ts';
import type { Plans } from './plans.ts';
import { labelOf, normalised, textOf, typedTextOf } from './spell.ts';

/** Not Greek: Δ and δ are two files. */
const lower = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** The numbers of those actions among the first `count` planned ones, what is spelled exactly so first. */
export const matching = (game: Game, plans: Plans, count: number, typed: string, most: number): readonly number[] => {
  const spelled = normalised(game, typed);
  if (spelled === '') return [];
  const words = lower(typed)
    .split(/[\s,.]+/)
    .filter(Boolean)
    .map((word) => {
      const cell = game.topology.parse(word);
      return cell === undefined || cell === OFF ? word : lower(game.topology.name(cell));
    });
  const ranked: { readonly i: number; readonly rank: number }[] = [];
  for (let i = 0; i < count; i++) {
    const summary = summarize(game, plans, i);
    const spellings = [textOf, typedTextOf, labelOf].map((spell) => normalised(game, spell(game, summary)));
    if (spellings.includes(spelled)) ranked.push({ i, rank: 0 });
    else if (spellings.some((spelling) => spelling.startsWith(spelled))) ranked.push({ i, rank: 1 });
    else if (hasWords(lower(clauseOf(game, summary)), words)) ranked.push({ i, rank: 2 });
  }
  return ranked
    .sort((a, b) => a.rank - b.rank || a.i - b.i)
    .slice(0, most)
    .map(({ i }) => i);
};

/** Does every word begin one of the text's, in order? */
const hasWords = (text: string, words: readonly string[]): boolean => {
  let at = 0;
  const all = text.split(/[\s,]+/);
  return words.every((word) => {
    while (at < all.length && !all[at].startsWith(word)) at++;
    return at++ < all.length;
  });
};
