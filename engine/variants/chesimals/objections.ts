/** Why not, before any movement is tried: a unit that cannot be activated, or not in this turn. */
import type { Game } from '../../core/game.ts';
import type { Piece } from '../../core/ids.ts';
import type { Denial } from '../../core/vocabulary.ts';
import { chiefOf, chosen, colour, isLed, unitsOf } from './board.ts';
import { isJoined } from './chain.ts';
import { whyNotWithGuards } from './orders.ts';
import { hasMovedThisTurn, isInTurn } from './turn.ts';

export const objections = (game: Game, unit: Piece): Denial | null => {
  const own = game.get(colour, unit);
  if (!isLed(game, own)) return { reason: 'leaderless' };
  if (hasMovedThisTurn(game, unit)) return { reason: 'moved-already' };
  if (!isInTurn(game, unit)) {
    const first = unitsOf(game, game.get(chosen, 0)).filter((p) => hasMovedThisTurn(game, p));
    return { reason: 'other-colour', pieces: first };
  }
  const chief = chiefOf(game, own);
  if (!isJoined(game, unit)) return { reason: 'cut-off', pieces: [chief], cell: game.cellOf(chief) };
  return whyNotWithGuards(game, unit);
};
