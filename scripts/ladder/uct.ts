/**
 * UCT, another way to search: a tree grown leaf by leaf towards what has done best, each leaf judged by the evaluation that
 * our search has. It is here to be beaten (`docs/strength.md`); nothing of it is shipped.
 */
import { summarize } from '../../engine/core/action-summary.ts';
import type { Game } from '../../engine/core/game.ts';
import type { Side } from '../../engine/core/ids.ts';
import { Planner } from '../../engine/core/moves/planner.ts';
import { actionText } from '../../engine/core/text/spell.ts';
import { Chance } from '../../engine/search/chance.ts';
import type { Evaluator } from '../../engine/search/evaluate.ts';
import type { ArenaPlayer } from '../../engine/testing/arena.ts';

interface Leaf {
  readonly index: number;
  /** who moved into it */
  readonly side: Side;
  visits: number;
  /** the sum of what it came to, from 0 to 1 for `side` */
  worth: number;
  below: Leaf[] | null;
}
/** How much what was seldom tried draws; the usual value for results from 0 to 1, a little less. */
const CURIOSITY = 0.8;
/** A score of so much is worth what e : 1 is of a chance. */
const SCALE = 250;

export const uctPlayer =
  (evaluator: Evaluator, stopper: () => () => boolean): ArenaPlayer =>
  ({ game }, seed) => {
    const chance = new Chance(seed);
    const planner = new Planner(game);
    const root: Leaf = { index: -1, side: game.toMove, visits: 0, worth: 0, below: null };
    const { trying } = game;
    const mark = game.world.mark();
    game.trying = true;
    const stop = stopper();
    do {
      grow(game, planner, root, evaluator, chance);
      game.world.rollback(mark);
    } while (!stop());
    game.trying = trying;
    planner.plans.clear();
    planner.everyAction();
    const tried = root.below ?? [];
    const best = tried.reduce((most, leaf) => (leaf.visits > most.visits ? leaf : most));
    return actionText(game, summarize(game, planner.plans, best.index));
  };

/** One way down, one leaf more, and what it comes to told to all on the way. The game is left at the leaf. */
function grow(game: Game, planner: Planner, root: Leaf, evaluator: Evaluator, chance: Chance): void {
  const { plans } = planner;
  const way = [root];
  let leaf = root;
  while (!game.isOver && (leaf === root || leaf.visits > 0)) {
    plans.clear();
    const count = planner.everyAction();
    if (count === 0) break;
    const side = game.toMove;
    leaf.below ??= Array.from({ length: count }, (_, index) => ({ index, side, visits: 0, worth: 0, below: null }));
    leaf = mostPromising(leaf, chance);
    game.make(plans, leaf.index);
    way.push(leaf);
  }
  const first = chanceOfFirst(game, evaluator);
  for (const one of way) {
    one.visits++;
    one.worth += one.side === 0 ? first : 1 - first;
  }
}
function mostPromising({ below, visits }: Leaf, chance: Chance): Leaf {
  const leaves = below ?? [];
  const untried = leaves.filter((leaf) => leaf.visits === 0);
  if (untried.length > 0) return untried[chance.below(untried.length)];
  const curiosity = CURIOSITY * Math.sqrt(Math.log(visits + 1));
  const promise = (leaf: Leaf): number => leaf.worth / leaf.visits + curiosity / Math.sqrt(leaf.visits);
  return leaves.reduce((best, leaf) => (promise(leaf) > promise(best) ? leaf : best));
}
function chanceOfFirst(game: Game, evaluator: Evaluator): number {
  if (game.outcome !== null) return game.outcome.winner === null ? 0.5 : game.outcome.winner === 0 ? 1 : 0;
  const score = evaluator.score(game) * (game.toMove === 0 ? 1 : -1);
  return 1 / (1 + Math.exp(-score / SCALE));
}
