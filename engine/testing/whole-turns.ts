/** Turns of several actions as other programs count them: one move each. */
import type { Game } from '../core/game.ts';
import { Planner } from '../core/moves/planner.ts';
import { Plans } from '../core/moves/plans.ts';

/** How many ways there are to play so many turns. */
export function perftOfTurns(game: Game, depth: number): number {
  const planner = new Planner(game, new Plans());
  const { plans } = planner;
  const below = (left: number): number => {
    if (left === 0) return 1;
    const first = plans.count;
    const turn = game.get(game.facts.turns, 0);
    planner.everyAction();
    const end = plans.count;
    let total = 0;
    for (let i = first; i < end; i++) {
      const mark = game.make(plans, i);
      const isDone = game.isOver || game.get(game.facts.turns, 0) !== turn;
      total += below(isDone ? left - 1 : left);
      game.unmake(mark);
    }
    plans.clear(first);
    return total;
  };
  return below(depth);
}
