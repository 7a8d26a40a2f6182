/** How the game is won, told before the first move. */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { View } from '../../electron/contract/view.ts';
import { isInForce, withUsual } from '../../engine/shared/house-rules.ts';
import type { MatchState } from '../state/match/match.ts';
import { uiText } from '../text/index.ts';

/** Null once there is a first move, or where the position is not one to be won. */
export const goalOf = ({ description: d, view, look }: MatchState): string | null =>
  d.goal !== undefined && !view.free && !view.exercise && view.last === null && look === null && view.outcome === null
    ? uiText.table.step.goal([d.goal, ...furtherGoals(d, view.options)].join(' '))
    : null;
const furtherGoals = (
  { furtherGoals = [], options: rules }: VariantDescription,
  options: View['options'],
): readonly string[] =>
  furtherGoals.filter((further) => isInForce(further, withUsual(rules, options))).map(({ says }) => says);
