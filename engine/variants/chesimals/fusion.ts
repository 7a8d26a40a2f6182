/**
 * Chesimal Fusion, a house rule (Q40): a chain passes through any unit of one's own side, and a turn belongs to one Chief.
 * Nobody names it: each unit that moves strikes out the Chiefs that it is not joined to, and at least one must be left.
 */

import type { Game } from '../../core/game.ts';
import { type Cell, type Dir, NOBODY, OFF, type Piece, type Side } from '../../core/ids.ts';
import type { Options } from '../../core/vocabulary.ts';
import { chiefOf, isLed, layout, leaders } from './board.ts';
import { colours } from './colours.ts';

export const areChainsMixed = ({ links }: Options): boolean => links === 'side';

const DIRECTIONS = 8;
/** Scratch for the search: cells still to be looked around, and in which search each cell was found. */
const open = new Int16Array(layout.cells);
const foundIn = new Int32Array(layout.cells);
let searches = 0;

export const bitOf = (number: number): number => 1 << (number - 1);
const NUMBERS = colours.map((_, i) => i + 1);
/** The numbers of the colours of that side whose Chief is on the board. */
const ledColours = (game: Game, side: Side): readonly number[] =>
  NUMBERS.filter((number) => colours[number - 1].side === side && isLed(game, number));
/** All living Chiefs of a side, as bits. */
export const allChiefs = (game: Game, side: Side): number =>
  ledColours(game, side).reduce((all, number) => all | bitOf(number), 0);
/** Who stands for these bits. */
export const chiefsIn = (game: Game, bits: number): readonly Piece[] =>
  NUMBERS.filter((number) => (bits & bitOf(number)) !== 0).map((number) => chiefOf(game, number));

/** The living Chiefs of its side that a chain joins the unit to, as bits. A Chief is joined to itself. */
export const joinedChiefs = (game: Game, unit: Piece): number => {
  const { topology } = game;
  const side = game.sideOf(unit);
  searches++;
  let top = 0;
  open[top++] = game.cellOf(unit);
  foundIn[open[0]] = searches;
  while (top > 0) {
    const here = open[--top] as Cell;
    for (let d = 0; d < DIRECTIONS; d++) {
      const c = topology.next(here, d as Dir);
      if (c === OFF || foundIn[c] === searches) continue;
      const there = game.pieceOn(c);
      if (there === NOBODY || game.sideOf(there) !== side) continue;
      foundIn[c] = searches;
      open[top++] = c;
    }
  }
  let joined = 0;
  for (const number of ledColours(game, side)) {
    if (foundIn[game.cellOf(chiefOf(game, number))] === searches) joined |= bitOf(number);
  }
  return joined;
};
/** The Chiefs that can lead this turn as far as it has gone. */
export const leadersLeft = (game: Game, side: Side): number => game.get(leaders, 0) || allChiefs(game, side);
/** The Chiefs that could have led the turn if this unit moved now too; 0 where it may not. */
export const leadersWith = (game: Game, unit: Piece): number =>
  joinedChiefs(game, unit) & leadersLeft(game, game.sideOf(unit));

/** The mover of the action that begins strikes out whom it is not joined to. */
export const strikeOut = (game: Game): void => {
  const { mover } = game;
  if (mover !== NOBODY && areChainsMixed(game.options)) game.set(leaders, 0, leadersWith(game, mover));
};
