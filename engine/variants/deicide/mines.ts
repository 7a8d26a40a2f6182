/** Landmines: they destroy whoever enters their cell, but may cost no King (D-T9 to D-T13). */
import type { Game } from '../../core/game.ts';
import { type Cell, OFF, other, type Side } from '../../core/ids.ts';
import type { Reaction, Retraction } from '../../core/variant.ts';
import { layout, terrain } from './board.ts';
import { isKingGone } from './check.ts';
import { hasTerrain } from './terrain.ts';
import { rules } from './words/words.ts';

export const MINE_FEATURE = terrain.numberOf('mine');
/** Where mines went off during the action being made, in that order; OFF when they did not. Two armies hold eight. */
export const wentOff = [1, 2, 3, 4, 5, 6, 7, 8].map((i) => layout.single(`wentOff${i}`, { init: OFF, counts: 'none' }));
/** While it is asked which of several hidden mines it was, only these go off. */
let only: readonly Cell[] | null = null;

export const isHiddenMine = (game: Game, c: Cell): boolean => terrain.hidden.some((mine) => game.get(mine, c) !== 0);
export const isRevealedMine = (game: Game, c: Cell): boolean => game.get(terrain.revealed, c) !== 0;

/** D-T9: a piece of either side. D-T10: both mines are gone, if two coincide. */
export const mineExplodes: Reaction = {
  ...rules.mineExplodes,
  on: 'entered',
  run(game, piece, cell) {
    if (game.get(hasTerrain, 0) === 0 || game.cellOf(piece) !== cell) return;
    const isKnown = isRevealedMine(game, cell);
    if (!isKnown && !isHiddenMine(game, cell)) return;
    if (!isKnown && (only === null ? game.trying : !only.includes(cell))) return; // D-T12, D-X3: what nobody may know
    game.burst(cell, 0);
    game.clear(MINE_FEATURE, cell);
    const slot = wentOff.find((fact) => game.get(fact, 0) === OFF);
    if (slot) game.set(slot, 0, cell);
    game.take(piece);
  },
};
/** In the order in which they did, in the action just made. */
export const whereMinesWentOff = (game: Game): readonly Cell[] =>
  wentOff.map((fact) => game.get(fact, 0) as Cell).filter((c) => c !== OFF);

/** Did a mine of this action cost the King of `side` or leave him in check, or cost the other King (D-X4)? */
export const mineCostsAKing = (game: Game, side: Side, exposes: Costs): boolean =>
  game.get(wentOff[0], 0) !== OFF && (exposes(game, side) || isKingGone(game, other(side)));

/** Has what happened cost that side a King, or will it? */
export type Costs = (game: Game, side: Side) => boolean;
/** D-T11, D-T13, D-U9: a mine that nobody knew of may cost no King; it is revealed, and the player moves again. */
export const takeBackForAMine = (game: Game, side: Side, costs: Costs): Retraction | null => {
  if (game.get(wentOff[0], 0) === OFF) return null;
  const cells = whereMinesWentOff(game);
  if (!costs(game, side)) {
    for (const fact of wentOff) game.set(fact, 0, OFF);
    return null;
  }
  return (again) => {
    const at = cells.length === 1 ? cells[0] : theOne(() => costs(game, side), cells, again);
    return { at, because: rules.mineTakenBack, happens: () => game.reveal(MINE_FEATURE, at) };
  };
};
/** D-X5: the one that exposed the King: the first that did so together with those before it. */
const theOne = (costs: () => boolean, cells: readonly Cell[], again: <T>(ask: () => T) => T): Cell => {
  const costsWithThoseBefore = (_: Cell, i: number): boolean => {
    only = cells.slice(0, i + 1);
    const isEnough = again(costs);
    only = null;
    return isEnough;
  };
  return cells.find(costsWithThoseBefore) ?? cells[cells.length - 1];
};
