/** What a side could do if it were to move now, whoever is to move. */
import type { Game } from '../../core/game.ts';
import type { Side } from '../../core/ids.ts';
import { Planner } from '../../core/moves/planner.ts';
import type { Plans } from '../../core/moves/plans.ts';
import { isMidTurn } from '../../core/turn.ts';

/** In the middle of a turn whose rest binds it nobody knows what a side could do. */
export const isBound = (game: Game): boolean => {
  const { groups, turns } = game.variant;
  return groups === undefined && turns?.unbind === undefined && isMidTurn(game);
};
/** Calls `look` with the number of every legal action that the side would have, while it is to move. */
export const everyActionBy = (game: Game, side: Side, look: (plans: Plans, i: number) => void): void => {
  const begin = (): void => {
    game.variant.turns?.unbind?.(game);
    game.set(game.facts.turn, 0, side);
  };
  game.suppose(begin, () => {
    const planner = new Planner(game);
    const count = planner.everyAction();
    for (let i = 0; i < count; i++) look(planner.plans, i);
  });
};
