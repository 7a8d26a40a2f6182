/** Captures that explode: everybody on the cell and beside it is lost, but for those that are spared. */
import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, type Piece } from '../../core/ids.ts';
import type { GameModel } from './model.ts';
import { everybodyOn } from './stacks.ts';

export function explosionAt(
  { data, board }: GameModel,
  game: Game,
  centre: Cell,
  receive: (game: Game, piece: Piece, captor: Piece) => void,
): void {
  game.burst(centre, 1);
  for (const cell of board.cells) {
    if (cell !== centre && !board.areNeighbours(cell, centre)) continue;
    for (const p of everybodyOn(game, cell)) {
      const { blast } = data.pieces[game.kindOf(p)];
      if (blast === 'spares' || (blast === 'spares beside' && cell !== centre)) continue;
      game.take(p, NOBODY);
      if (data.rules.captured === 'to hand') receive(game, p, NOBODY);
    }
  }
}
