/**
 * Who may be captured in passing: whoever passed a square in any move of the last turn, by the first move of this one, and
 * by further ones as long as all before captured in passing.
 */
import type { Game } from '../../../core/game.ts';
import { type Cell, NOBODY, type Piece, type Side } from '../../../core/ids.ts';
import type { GameModel, Passing } from '../model.ts';
import { isThisAction } from '../this-action.ts';

const NONE = -1;
const cellIn = (game: Game, { passer }: Passing): Cell => (game.get(passer, 0) - 1) as Cell;
export function forgetPassing(game: Game, { passed, passer }: Passing): void {
  for (const fact of [...passed, passer]) game.set(fact, 0, 0);
}

/** A cell that was passed, and who passed it. */
export interface Passed {
  readonly on: Cell;
  readonly victim: Piece;
}
export function passedIn(game: Game, passing: Passing): readonly Passed[] {
  const at = cellIn(game, passing);
  if (at === NONE) return [];
  const cells = passing.passed.map((fact) => (game.get(fact, 0) - 1) as Cell).filter((cell) => cell !== NONE);
  return cells.map((on) => ({ on, victim: game.pieceOn(at) }));
}

/** After a move, the nth of its turn. */
export function tidyPassings({ facts }: GameModel, game: Game, n: number): void {
  const { moverSide, mover } = game;
  const noted = facts.passings.filter((passing) => cellIn(game, passing) > NONE);
  const isInPassing = noted.some((passing) => {
    const at = cellIn(game, passing);
    return game.lostFrom.has(at) && game.pieceOn(at) === NOBODY;
  });
  for (const passing of noted) {
    const at = cellIn(game, passing);
    const there = game.pieceOn(at);
    const isNew = passing === facts.passings[n] && isThisAction(game, game.get(facts.passedIn, 0)) && there === mover;
    // who went on, or through a portal, has passed nothing that is still to be seen
    const isGone = there === NOBODY || game.moved.has(there);
    const isKept = !isGone && (game.sideOf(there) === moverSide || isInPassing);
    if (!isNew && !isKept) forgetPassing(game, passing);
  }
}
/** At the end of a turn of that side. */
export function forgetPassings({ facts }: GameModel, game: Game, side: Side): void {
  for (const passing of facts.passings) {
    const at = cellIn(game, passing);
    if (at > NONE && game.sideOf(game.pieceOn(at)) !== side) forgetPassing(game, passing);
  }
}
