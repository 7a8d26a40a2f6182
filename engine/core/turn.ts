/** Where a turn of several actions stands. */
import type { Game } from './game.ts';

/** Is the side to move in the middle of a turn of several actions? */
export const isMidTurn = (game: Game): boolean => {
  const { groups, turns } = game.variant;
  if (turns?.isMidTurn) return turns.isMidTurn(game);
  if (groups) return groups.chosen(game) !== null;
  const budget = turns?.budget?.(game) ?? null;
  return budget !== null && budget.left < budget.of;
};
