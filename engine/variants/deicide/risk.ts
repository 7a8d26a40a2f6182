/**
 * What a move costs on average because of the Landmines that the other side may have hidden (D-T9, D-T12, D-T15): nobody is
 * told how many there are, so it is taken to have hidden all that it may.
 */
import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, type Piece } from '../../core/ids.ts';
import { first, Op, op, type Plans, second } from '../../core/moves/plans.ts';
import { terrain } from './board.ts';
import { king } from './king.ts';
import { isRevealedMine } from './mines.ts';
import { hasTerrain, takesTerrain, terrainCells } from './terrain.ts';

/** D-T0: each side hides so many at most. */
const MINES = 4;

export const risk = (game: Game, plans: Plans, i: number, worth: Int32Array, entered: Uint8Array): number => {
  if (game.get(hasTerrain, 0) === 0) return 0;
  const perCell = chanceOfMine(game, entered);
  let [piece, alive, cost] = [NOBODY, 1, 0];
  // with terrain every cell that a piece enters is a step
  for (let k = plans.starts[i]; k < plans.starts[i + 1]; k++) {
    const word = plans.words[k];
    if (op(word) !== Op.go || !mayHide(game, second(word) as Cell, entered)) continue;
    const goes = first(word) as Piece;
    if (game.typeOf(goes) === king) continue; // D-T11: he is put back
    if (goes !== piece) [piece, alive] = [goes, 1];
    const lost = alive * perCell * worth[game.kindOf(goes)];
    cost += game.sideOf(goes) === game.toMove ? lost : -lost; // D-U9: one that is pushed there is lost as well
    alive *= 1 - perCell;
  }
  return Math.max(0, Math.round(cost));
};

const chanceOfMine = (game: Game, entered: Uint8Array): number => {
  const cells = terrainCells(game).filter((c) => mayHide(game, c, entered)).length;
  return cells === 0 ? 0 : Math.min(1, MINES / cells);
};
/** Nothing that is seen lies there (D-T0), and nobody was there. */
const mayHide = (game: Game, c: Cell, entered: Uint8Array): boolean =>
  takesTerrain(game, c) &&
  entered[c] === 0 &&
  game.get(terrain.ground, c) === 0 &&
  !isRevealedMine(game, c) &&
  game.pieceOn(c) < 0;
