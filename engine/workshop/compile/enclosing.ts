/** Enemies in a line between a square and a piece of the own side, as in Reversi. */
import type { Game } from '../../core/game.ts';
import { type Cell, type Dir, NOBODY, OFF, type Piece, type Side } from '../../core/ids.ts';
import type { GameModel } from './model.ts';

/** A wall is nobody's. */
export const isFriend = (game: Game, p: Piece, side: Side): boolean =>
  game.sideOf(p) === side && game.typeOf(p).ownerless !== true;
export const isEnemy = (game: Game, p: Piece, side: Side): boolean =>
  game.sideOf(p) !== side && game.typeOf(p).ownerless !== true;

const NONE: readonly Cell[] = [];
/** The squares of the enemies that stand one behind another in that direction, up to a piece of `side`; none without one. */
export function enclosedAlong({ board }: GameModel, game: Game, side: Side, from: Cell, dir: Dir): readonly Cell[] {
  const enclosed: Cell[] = [];
  for (let cell = board.next(from, dir); cell !== OFF; cell = board.next(cell, dir)) {
    const there = game.pieceOn(cell);
    if (there === NOBODY) return NONE;
    if (isFriend(game, there, side)) return enclosed;
    if (!isEnemy(game, there, side)) return NONE;
    enclosed.push(cell);
  }
  return NONE;
}
