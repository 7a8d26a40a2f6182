/**
 * /n/: carries one friend, and no Admin or other /n/ (C-N2). While two share a cell neither captures nor promotes, and the
 * rider does not capture on the move that leaves it either (C-N3, C-N5).
 */
import type { Game } from '../../core/game.ts';
import { NOBODY, type Piece } from '../../core/ids.ts';
import { ADMIN, isA, N } from './kinds.ts';

export const mayRide = (game: Game, _mount: Piece, rider: Piece): boolean =>
  !isA(game, rider, ADMIN) && !isA(game, rider, N);

export const sharesCell = (game: Game, p: Piece): boolean => game.riderOn(game.cellOf(p)) !== NOBODY;
/** Is it an /n/ with somebody on top? */
export const isRidden = (game: Game, p: Piece): boolean => sharesCell(game, p) && game.pieceOn(game.cellOf(p)) === p;
