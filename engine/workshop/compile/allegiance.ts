/** Whose a piece is, seen from a side. A wall is nobody's. */
import type { Game } from '../../core/game.ts';
import type { Piece, Side } from '../../core/ids.ts';

export const isFriend = (game: Game, p: Piece, side: Side): boolean =>
  game.sideOf(p) === side && game.typeOf(p).ownerless !== true;
export const isEnemy = (game: Game, p: Piece, side: Side): boolean =>
  game.sideOf(p) !== side && game.typeOf(p).ownerless !== true;
