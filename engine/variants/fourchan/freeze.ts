/**
 * /x/: the enemies beside it cannot leave their cells by themselves, but do what they do standing still (C-X1, C-X2).
 * Nothing is remembered: who is frozen follows from where everybody stands.
 */

import { ALL } from '../../core/board/topology.ts';
import type { Game } from '../../core/game.ts';
import { NOBODY, OFF, type Piece } from '../../core/ids.ts';
import { board, layout, riders } from './board.ts';
import { ADMIN, ANON, PROMOTED, X } from './kinds.ts';

const [AT, ON, KIND, SIDE] = [layout.at.base, layout.on.base, layout.kind.base, layout.side.base];
const RIDER = riders.base;
/** C-X4; C-A3, C-A3b: the same pieces are never lifted. */
export const isImmune = ({ options }: Game, kind: number): boolean =>
  kind === ADMIN || kind === ANON + PROMOTED || (kind === ANON && options.anons === 'both');
const isX = (kind: number): boolean => kind === X || kind === X + PROMOTED;

/** Eight to a cell, as many as there are and then OFF: it is asked of every piece that might move. */
const AROUND = ALL.length;
const around = new Int16Array(board.size * AROUND).fill(OFF);
for (const c of board.cells)
  around.set(
    ALL.map((d) => board.next(c, d)).filter((next) => next !== OFF),
    c * AROUND,
  );

export const isFrozen = (game: Game, p: Piece): boolean => {
  const { mem } = game.world;
  if (isImmune(game, mem[KIND + p])) return false;
  const side = mem[SIDE + p];
  const first = mem[AT + p] * AROUND;
  for (let i = first; i < first + AROUND && around[i] !== OFF; i++) {
    const there = mem[ON + around[i]];
    if (there >= 0 && mem[SIDE + there] !== side && xOn(mem, around[i]) !== NOBODY) return true;
  }
  return false;
};
/** C-X5: one that rides or is frozen itself freezes all the same. */
const xOn = (mem: Int16Array, c: number): Piece => {
  const there = mem[ON + c];
  if (isX(mem[KIND + there])) return there as Piece;
  const rider = mem[RIDER + c];
  return (rider >= 0 && isX(mem[KIND + rider]) ? rider : NOBODY) as Piece;
};
/** Who keeps this piece from leaving its cell. */
export const freezersOf = (game: Game, p: Piece): Piece[] => {
  const at = game.cellOf(p);
  if (at === OFF || isImmune(game, game.kindOf(p))) return [];
  return ALL.map((d) => board.next(at, d))
    .filter((c) => c !== OFF && game.pieceOn(c) !== NOBODY && game.sideOf(game.pieceOn(c)) !== game.sideOf(p))
    .map((c) => xOn(game.world.mem, c))
    .filter((x) => x !== NOBODY);
};
