/** The light of the lanterns: whoever stands in the light of its own Keeper cannot be taken. */ // L1
import { OFF, type Piece } from '../../../engine/core/ids.ts';
import type { Setting } from '../../../engine/core/setting.ts';
import { board } from './board.ts';

/** The Keeper itself stands in the dark behind its lantern. */
export const isLit = (game: Setting, me: Piece): boolean => {
  const at = game.cellOf(me);
  return game.pieces.some((keeper) => {
    const lamp = game.cellOf(keeper);
    if (!game.typeOf(keeper).royal || game.sideOf(keeper) !== game.sideOf(me) || lamp === OFF || at === OFF)
      return false;
    const isStraight = board.x(at) === board.x(lamp) || board.y(at) === board.y(lamp);
    return board.areNeighbours(at, lamp) && (game.options.light === 'round' || isStraight);
  });
};
