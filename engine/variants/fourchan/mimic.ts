/**
 * /b/: moves as the piece that the other side played last (C-B). How that one moves is kept for each side as a set of
 * rules, so a /b/ that copies a /b/ copies what that one was copying (C-B11), and the copied piece may be long gone.
 */
import type { Game } from '../../core/game.ts';
import { NOBODY, OFF, other, type Piece, SIDES } from '../../core/ids.ts';
import { type MoveSet, unionOf } from '../../core/moves/move-set.ts';
import { lastPlayed } from './board.ts';

export const copiedMoves = (game: Game, me: Piece): MoveSet => game.get(lastPlayed, other(game.sideOf(me))) as MoveSet;

/** C-X2b */
export const copiesWhileFrozen = ({ options }: Game): boolean => options.copying === 'free';

/** B6: how whatever a side played last moves is a part of the position only while the other side has a /b/, be it in hand. */
export const forgetIdleModels = (game: Game): void => {
  const hasCopier = [false, false]; // by side
  for (let i = 0; i < game.pieces.length; i++) {
    const p = game.pieces[i];
    if (game.typeOf(p).borrowing?.borrowsSet !== copiedMoves) continue;
    if (game.cellOf(p) !== OFF || game.isInHand(p)) hasCopier[game.sideOf(p)] = true;
  }
  for (const side of SIDES) if (!hasCopier[other(side)]) game.set(lastPlayed, side, 0);
};

/** Asked before the action changes anything: who promotes or absorbs by it is copied as it was (C-B10, C-B13). */
export const rememberMover = (game: Game): void => {
  if (game.mover !== NOBODY) game.set(lastPlayed, game.toMove, movesShown(game, game.mover));
};
/** C-B3: out of the hand it shows the moves of its kind, a /b/ none. */
const movesShown = (game: Game, p: Piece): MoveSet => {
  const own = game.ruleIndex.lentSet[game.kindOf(p)];
  const borrowsSet = game.typeOf(p).borrowing?.borrowsSet;
  return borrowsSet === undefined || game.isInHand(p) ? own : unionOf(own, borrowsSet(game, p));
};
