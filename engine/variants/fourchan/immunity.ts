/** /k/: nobody captures it from more than two cells away (C-K1), but for those whom the house rule of C-K2 exempts. */
import type { Game } from '../../core/game.ts';
import type { Piece } from '../../core/ids.ts';
import { distance } from './board.ts';
import { isA, N, TG } from './kinds.ts';

const RADIUS = 2;
export const isOutOfRange = (game: Game, me: Piece, captor: Piece): boolean =>
  distance(game.cellOf(captor), game.cellOf(me)) > RADIUS && !ignoresDistance(game, captor);

/** The captor's own kind counts, not what it copies or has absorbed. */
const ignoresDistance = (game: Game, captor: Piece): boolean => {
  const { immunity } = game.options;
  if (immunity === 'nobody') return false;
  return isA(game, captor, N) || (immunity === 'tg-n' && isA(game, captor, TG));
};
