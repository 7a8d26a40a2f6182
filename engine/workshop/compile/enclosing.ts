/** Enemies in a line between a square and a piece of the own side, as in Reversi. */
import type { Game } from '../../core/game.ts';
import { type Cell, type Dir, NOBODY, OFF, type Side } from '../../core/ids.ts';
import { isEnemy, isFriend } from './allegiance.ts';
import type { GameModel } from './model.ts';

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
