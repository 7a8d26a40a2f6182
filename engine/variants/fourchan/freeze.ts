/**
 * /x/: the enemies beside it cannot leave their cells by themselves, but do what they do standing still (C-X1, C-X2).
 * Nothing is remembered: who is frozen follows from where everybody stands.
 */
import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, OFF, type Piece, type Side } from '../../core/ids.ts';
import { ALL } from '../../core/topology.ts';
import { board, layout } from './board.ts';
import { ADMIN, ANON, isA, X } from './kinds.ts';

/** C-X4 */
const isNeverFrozen = (game: Game, p: Piece): boolean => isA(game, p, ADMIN) || isA(game, p, ANON);

export const isFrozen = (game: Game, p: Piece): boolean => {
  if (isNeverFrozen(game, p)) return false;
  const { mem } = game.world;
  const side = mem[layout.side.base + p] as Side;
  const around = beside[mem[layout.at.base + p]];
  for (let i = 0; i < around.length; i++) {
    if (mem[layout.on.base + around[i]] >= 0 && enemyXOn(game, around[i], side) !== NOBODY) return true;
  }
  return false;
};
const beside: readonly (readonly Cell[])[] = board.cells.map((at) =>
  ALL.map((d) => board.next(at, d)).filter((c) => c !== OFF),
);
/** C-X5: one that rides or is frozen itself freezes all the same. */
const enemyXOn = (game: Game, c: Cell, side: Side): Piece => {
  const there = game.pieceOn(c);
  if (there === NOBODY || game.sideOf(there) === side) return NOBODY;
  if (isA(game, there, X)) return there;
  const rider = game.riderOn(c);
  return rider !== NOBODY && isA(game, rider, X) ? rider : NOBODY;
};
/** Who keeps this piece from leaving its cell. */
export const freezersOf = (game: Game, p: Piece): Piece[] => {
  const at = game.cellOf(p);
  if (at === OFF || isNeverFrozen(game, p)) return [];
  return ALL.map((d) => board.next(at, d))
    .filter((c) => c !== OFF)
    .map((c) => enemyXOn(game, c, game.sideOf(p)))
    .filter((x) => x !== NOBODY);
};
