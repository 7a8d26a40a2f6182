/** Results and steps in the language of the moment; what is kept with the game stays in English. */
import { other } from '../core/ids.ts';
import { endingSaid } from '../core/start/fill.ts';
import { shownLabel } from '../core/text/label.ts';
import type { Variant } from '../core/variant.ts';
import { said } from '../shared/language.ts';
import type { Outcome } from '../shared/outcome.ts';
import { freeSaid } from './free/free.ts';
import type { NodeStep } from './node.ts';
import { resultWords } from './words.ts';

export function outcomeSaid({ sides, endings }: Variant, { winner, reason, says }: Outcome): string {
  const ending = endings.find(({ id }) => id === reason);
  if (ending) return endingSaid({ sides }, ending, winner);
  if (reason === 'agreement') return resultWords.agreed;
  if (winner === null) return says;
  const [winning, losing] = [said(sides[winner].name), said(sides[other(winner)].name)];
  if (reason === 'resignation') return resultWords.resigned(losing, winning);
  return reason === 'time' ? resultWords.outOfTime(losing, winning) : says;
}

/** How the list of moves prints a step: its notation, or in words what was no move. */
export function labelSaid(
  variant: Variant,
  { label, worded, done, outcome }: Pick<NodeStep, 'label' | 'worded' | 'done' | 'outcome'>,
): string {
  if (done) return freeSaid(variant, done);
  return label === '' && outcome ? outcomeSaid(variant, outcome) : shownLabel({ label, worded });
}
