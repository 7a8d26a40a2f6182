/** Positions reached by random play: any legal action, again and again. */
import { Game } from '../core/game.ts';
import { Planner } from '../core/moves/planner.ts';
import type { Variant } from '../core/variant.ts';
import type { Options } from '../core/vocabulary.ts';
import { Dice } from './dice.ts';

/** Legality is asked of the action that is played alone, so that long games cost little. False where none was found. */
const playAny = (game: Game, planner: Planner, dice: Dice): boolean => {
  const { plans } = planner;
  plans.clear();
  const count = planner.everyPseudoLegal();
  const side = game.toMove;
  for (let tries = 0; tries < 40 && count > 0; tries++) {
    const mark = game.make(plans, dice.below(count));
    if (!game.legality.forbids?.(game, side)) {
      game.world.settle();
      return true;
    }
    game.unmake(mark);
  }
  return false;
};
/** An unfinished game after so many random actions. */
export const randomPosition = (variant: Variant, seed: number, actions: number, options: Options = {}): Game => {
  const dice = new Dice(seed);
  for (let most = actions; ; most = Math.max(1, most - 2)) {
    const game = new Game(variant, options);
    const planner = new Planner(game);
    let played = 0;
    while (played < most && !game.isOver && playAny(game, planner, dice)) played++;
    if (played === most && !game.isOver && planner.hasAction()) return game;
  }
};
/** Calls `look` for every position of random games, for so many in all. */
export const everyPosition = (
  variant: Variant,
  seed: number,
  positions: number,
  look: (game: Game) => void,
  options: Options = {},
): void => {
  const dice = new Dice(seed);
  let seen = 0;
  while (seen < positions) {
    const game = new Game(variant, options);
    const planner = new Planner(game);
    for (let n = 0; n < 120 && seen < positions && !game.isOver; n++) {
      look(game);
      seen++;
      if (!playAny(game, planner, dice)) break;
    }
  }
};
