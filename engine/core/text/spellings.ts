/**
 * Every way to write the actions of one position, so that what people type is found however they spell it, and whatever
 * they read can be typed. A spelling that is not the text itself counts only where it means one action.
 */
import { summarize } from '../action-summary.ts';
import type { Game } from '../game.ts';
import type { Plans } from '../moves/plans.ts';
import {
  actionText,
  inPassingTextOf,
  labelOf,
  normalised,
  plusTextOf,
  shortTextOf,
  typedPlusTextOf,
  typedTextOf,
} from './spell.ts';

/** From a normalised spelling to the number of the action, for the first `count` planned ones. */
export const spellingsOf = (game: Game, plans: Plans, count: number): ReadonlyMap<string, number> => {
  const exact = new Map<string, number>();
  const labels = new Map<string, number | null>();
  const loose = new Map<string, number | null>();
  for (let i = 0; i < count; i++) {
    const summary = summarize(game, plans, i);
    exact.set(normalised(game, typedTextOf(game, summary)), i);
    exact.set(normalised(game, actionText(game, summary)), i);
    const short = summary.through.length > 0 ? [shortTextOf(game, summary)] : [];
    if (summary.kind === 'en-passant') short.push(inPassingTextOf(game, summary));
    if (summary.promotion !== null) short.push(plusTextOf(game, summary), typedPlusTextOf(game, summary));
    note(game, labels, [labelOf(game, summary)], i);
    note(game, loose, short, i);
  }
  for (const spellings of [labels, loose])
    for (const [spelling, i] of spellings) if (i !== null && !exact.has(spelling)) exact.set(spelling, i);
  return exact;
};
/** null where it means more than one action */
const note = (game: Game, spellings: Map<string, number | null>, written: readonly string[], i: number): void => {
  for (const spelling of new Set(written.map((text) => normalised(game, text)))) {
    spellings.set(spelling, spellings.has(spelling) ? null : i);
  }
};
