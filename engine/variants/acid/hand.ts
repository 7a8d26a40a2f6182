/** The hand: Mass and Worm wait there until they are dropped, at most once each and instead of a move (G9). */
import type { Piece } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import type { PieceType } from '../../core/variant.ts';

/** Like pieces in hand are one and the same: only the first is dropped. */
export const firstInHand = ({ game }: Planner, type: PieceType): Piece | undefined => {
  const me = game.toMove;
  for (const p of game.pieces) {
    if (game.isInHand(p) && game.sideOf(p) === me && game.typeOf(p) === type) return p;
  }
  return undefined;
};
