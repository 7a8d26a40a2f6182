/** Saved facts come from outside: could a game have come to these? */
import type { Game } from '../../../core/game.ts';
import { savedPieces } from '../../../core/start/saved-pieces.ts';
import { refusals } from '../../../core/text/refusals.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { isZone, layout, mustReturn } from '../board.ts';
import { ghost } from '../ghost.ts';

/** Z9b: under that house rule alone, and of Ghosts in the Zone. */
export const checkFacts = (game: Game): Result<void> => {
  const bound = game.world.mem.subarray(mustReturn.base, mustReturn.base + layout.pieces);
  const couldBe = savedPieces(game).map(
    (p) => game.options.ghosts === 'return' && game.typeOf(p) === ghost && isZone(game.cellOf(p)),
  );
  const isSound = bound.every((value, p) => value === 0 || (value === 1 && couldBe[p]));
  return isSound ? ok(undefined) : err('bad-facts', refusals.factsDisagree);
};
