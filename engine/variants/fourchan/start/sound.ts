/** Saved facts come from outside: could a game have come to these? Whoever reads the board relies on it. */

import type { Game } from '../../../core/game.ts';
import { OFF, type Piece, SIDES } from '../../../core/ids.ts';
import { type MoveSet, NO_MOVES } from '../../../core/moves/move-set.ts';
import { hasOneRoyalEach, savedPieces } from '../../../core/start/saved-pieces.ts';
import { err, type Result } from '../../../shared/result.ts';
import { absorbed, gates, handSize, lastPlayed, layout, spent } from '../board.ts';
import { remembersFirstMove } from '../first-move.ts';
import { HAND_LIMIT } from '../hand.ts';
import { D, isA } from '../kinds.ts';
import { isOfKinds } from '../sets.ts';
import { gatesLying, MOST_GATES } from '../teleport.ts';
import { problems, startSays } from '../words/words.ts';
import { mayWaitInHand } from './start.ts';

export const checkFacts = (game: Game): Result<void> => {
  const pieces = savedPieces(game);
  const everybody = Array.from({ length: layout.pieces }, (_, p) => p as Piece);
  const inHand = pieces.filter((p) => game.isInHand(p));
  const sound =
    everybody.every((p) => isPastSound(game, p, p < pieces.length)) &&
    SIDES.every((side) => isOfKinds(game, game.get(lastPlayed, side) as MoveSet)) &&
    inHand.every((p) => mayWaitInHand(game, p) && !game.get(spent, p)) &&
    SIDES.every((side) => {
      const held = inHand.filter((p) => game.sideOf(p) === side).length;
      return held <= HAND_LIMIT && game.get(handSize, side) === held;
    }) &&
    SIDES.every((side) => areGatesSound(game, side));
  return sound
    ? hasOneRoyalEach(game, 'too-many-admins', problems['too-many-admins'])
    : err('bad-facts', startSays.facts);
};
const isPastSound = (game: Game, p: Piece, takesPart: boolean): boolean => {
  const [used, gained] = [game.get(spent, p), game.get(absorbed, p) as MoveSet];
  if (used === 0) return gained === NO_MOVES;
  if (used !== 1 || !takesPart) return false;
  return isA(game, p, D) ? isOfKinds(game, gained) : gained === NO_MOVES && remembersFirstMove(game, p);
};
/** Which of the two was laid first no game remembers, but nothing is noted that does not lie there. */
const areGatesSound = (game: Game, side: 0 | 1): boolean => {
  const lying = gatesLying(game, side);
  const noted = gates.map((fact) => game.get(fact, side)).filter((c) => c !== OFF);
  if (lying.length > MOST_GATES || noted.length !== lying.length) return false;
  return (game.get(gates[0], side) !== OFF) === lying.length > 0 && lying.every((c) => noted.includes(c));
};
