/** Why not, before any movement is tried: a unit that cannot be activated, or not in this turn. */
import type { Game } from '../../core/game.ts';
import type { Piece } from '../../core/ids.ts';
import type { Denial } from '../../core/vocabulary.ts';
import { chiefOf, chosen, colour, unitsOf } from './board.ts';
import { isJoined, isLeaderless } from './chain.ts';
import { areChainsMixed, chiefsIn, leadersLeft, leadersWith } from './fusion.ts';
import { whyNotWithGuards } from './orders.ts';
import { hasMovedThisTurn, isInTurn } from './turn.ts';

export const objections = (game: Game, unit: Piece): Denial | null => {
  if (isLeaderless(game, unit)) return { reason: 'leaderless' };
  if (hasMovedThisTurn(game, unit)) return { reason: 'moved-already' };
  if (!isInTurn(game, unit)) {
    const first = unitsOf(game, game.get(chosen, 0)).filter((p) => hasMovedThisTurn(game, p));
    return { reason: 'other-colour', pieces: first };
  }
  if (areChainsMixed(game.options)) return objectionsOfSide(game, unit) ?? whyNotWithGuards(game, unit);
  const chief = chiefOf(game, game.get(colour, unit));
  if (!isJoined(game, unit)) return { reason: 'cut-off', pieces: [chief], cell: game.cellOf(chief) };
  return whyNotWithGuards(game, unit);
};
/** Q40 */
const objectionsOfSide = (game: Game, unit: Piece): Denial | null => {
  if (!isJoined(game, unit)) return { reason: 'cut-off-from-all' };
  if (leadersWith(game, unit) !== 0) return null;
  return { reason: 'other-leader', pieces: chiefsIn(game, leadersLeft(game, game.sideOf(unit))) };
};
