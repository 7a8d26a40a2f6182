/** Why not, before any movement is tried: a piece that cannot move at all, a cell that is closed to it. */
import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, OFF, type Piece } from '../../core/ids.ts';
import type { Denial } from '../../core/vocabulary.ts';
import { angel } from './angel.ts';
import { isField, isZone, mustReturn } from './board.ts';
import { areDiskettesTogether } from './diskette.ts';
import { ghost } from './ghost.ts';
import { holepunch, isDeadCell } from './holepunch.ts';
import { isFourAway, king } from './king.ts';
import { mass } from './mass.ts';
import { watchersOf } from './sight.ts';
import { isOnLattice, sweeper } from './sweeper.ts';

export const objections = (game: Game, me: Piece, cell: Cell): Denial | null => {
  const at = game.cellOf(me);
  const type = game.typeOf(me);
  if (at === OFF) return isZone(cell) ? { reason: 'drop-in-field' } : null; // M4, W4
  if (type === mass) return { reason: 'mass-never-moves' };
  if (type === angel) {
    const watchers = watchersOf(game, me);
    if (watchers.length > 0) return { reason: 'frozen', pieces: watchers };
  }
  if (type === sweeper && isField(at) && !isOnLattice(at)) return { reason: 'sweeper-off-lattice' };
  if (type === holepunch && isDeadCell(at)) return { reason: 'dead-cell', cell: at };
  if (!isZone(cell)) return null;
  if (type === ghost) return game.get(mustReturn, me) ? { reason: 'ghost-must-return' } : null; // Z9b
  if (isZone(at)) return { reason: 'must-come-back' };
  return { reason: wouldTrade(game, me, cell) ? 'no-swap-across-border' : 'zone-closed' };
};
/** Z13: only the border is between these two. */
const wouldTrade = (game: Game, me: Piece, cell: Cell): boolean => {
  const there = game.pieceOn(cell);
  if (there === NOBODY) return false;
  return game.typeOf(me) === king ? isFourAway(game.cellOf(me), cell) : areDiskettesTogether(game, me, there);
};
