/**
 * How good it is to lay a feature on a cell, for a player who thinks no further (D-T0). Nothing is searched in these
 * phases; the ranks and the King's file are all that is looked at.
 */
import type { Game } from '../../core/game.ts';
import { type Cell, OFF, type Side } from '../../core/ids.ts';
import { first, Op, op, type Plans, second } from '../../core/moves/plans.ts';
import { board, relativeRank, terrain } from './board.ts';
import { king } from './king.ts';
import { MINE_FEATURE } from './mines.ts';

const CENTRE = (board.width - 1) / 2;
/** D-T0: the first of the ranks where terrain may lie. */
const NEAREST = 5;

/** How much each is wanted at its best, how much less with every rank away from one's own, and with every file. */
interface Wish {
  readonly best: number;
  readonly byRank: number;
  readonly byFile: number;
}
const wishes: Readonly<Record<string, Wish>> = {
  ziggurat: { best: 400, byRank: 60, byFile: 15 }, // where one's own men are; all six are needed, so they are owed
  glue: { best: 200, byRank: 40, byFile: 25 }, // it stops what slides towards the King
  wall: { best: 180, byRank: 40, byFile: 25 },
  cathedral: { best: -200, byRank: 0, byFile: 0 }, // it serves both sides' Bishops alike
  portal: { best: -350, byRank: 0, byFile: 0 }, // the other side then gets one too
};
/** The end of laying is better than a feature far from its best place, and worse than a mine. */
const PASS = 100;
const DONE = -600;
/** Where the head starts of the other side's pawns end, which its own side has not reached yet; best on the middle files. */
const FAR_HALF = 9;
const MINE_BY_RANK = 20;
const MINE_BY_FILE = 10;

export const layFeature = (game: Game, plans: Plans, i: number): number => {
  const me = game.toMove;
  for (let w = plans.starts[i]; w < plans.starts[i + 1]; w++) {
    const word = plans.words[w];
    if (op(word) === Op.go) return wishFor('wall', game, me, second(word) as Cell);
    if (op(word) !== Op.place) continue;
    const feature = first(word);
    const c = second(word) as Cell;
    return feature === MINE_FEATURE ? mineOn(me, c) : wishFor(terrain.features[feature - 1].id, game, me, c);
  }
  return game.variant.turns?.phase?.(game)?.id === 'noting' ? DONE : PASS;
};
const wishFor = (feature: string, game: Game, me: Side, c: Cell): number => {
  const { best, byRank, byFile } = wishes[feature];
  return best - byRank * (relativeRank(c, me) - NEAREST) - byFile * Math.abs(board.x(c) - fileOfKing(game, me));
};
const fileOfKing = (game: Game, side: Side): number => {
  const own = game.pieces.find((p) => game.typeOf(p) === king && game.sideOf(p) === side && game.cellOf(p) !== OFF);
  return own === undefined ? CENTRE : board.x(game.cellOf(own));
};
const mineOn = (me: Side, c: Cell): number =>
  -MINE_BY_RANK * Math.abs(relativeRank(c, me) - FAR_HALF) - MINE_BY_FILE * Math.abs(board.x(c) - CENTRE);
