/**
 * Counts the actions of a game tree: every action made and unmade, leaves included. A turn of several actions counts
 * each. Draws by repetition and by lack of an action end nothing here.
 */
import type { Game } from './game.ts';
import { Planner } from './moves/planner.ts';
import { Plans } from './moves/plans.ts';

export interface Count {
  /** actions at the last depth */
  readonly actions: number;
  /** all actions made and unmade on the way */
  readonly made: number;
}
/** `divide` is told the count below each first action, by its number in `plans`. Depth 0 counts the position itself. */
export const perft = (
  game: Game,
  depth: number,
  divide?: (plans: Plans, i: number, actions: number) => void,
): Count => {
  const planner = new Planner(game, new Plans());
  const { plans } = planner;
  let made = 0;
  const below = (left: number): number => {
    if (left === 0) return 1;
    const first = plans.count;
    planner.everyAction();
    const end = plans.count;
    let total = 0;
    for (let i = first; i < end; i++) {
      const mark = game.make(plans, i);
      made++;
      const count = below(left - 1);
      game.unmake(mark);
      if (left === depth) divide?.(plans, i, count);
      total += count;
    }
    plans.clear(first);
    return total;
  };
  const actions = below(depth);
  return { actions, made };
};
