/**
 * Moves of known variants as XBoard writes them: `e2e4`, `e7e8q`, `e1g1`, `P@e4`, `b2h8+`. They are those of UCI, but on
 * boards of ten ranks these are counted from 0. For games of one action a turn.
 */
import type { Game } from '../../core/game.ts';
import { actionsOfUciMove, uciMoveOfActions } from '../../workshop/export/uci-turns.ts';
import type { GameData } from '../../workshop/game-data.ts';

const RANKS_FROM_0 = 10;

const withRanks = (move: string, { height }: GameData, by: number): string =>
  height === RANKS_FROM_0 ? move.replace(/\d+/g, (rank) => `${Number(rank) + by}`) : move;
/** The case of letters is free, and so is `=` behind a move where nobody promotes. */
const asUci = (typed: string): string => {
  const move = typed.toLowerCase().replace(/=$/, '');
  return move.includes('@') ? move.toUpperCase().replace(/@.*/, (square) => square.toLowerCase()) : move;
};

/** Null for what has no such text, as a declaration. */
export function xboardMove(game: Game, data: GameData, actions: readonly string[]): string | null {
  const move = uciMoveOfActions(game, data, actions);
  return move && withRanks(move, data, -1);
}
/** What is written otherwise is no move of any position. */
const LIKE_A_MOVE = /^(?:[a-p]\d+|\+?[a-z]@)[a-p]\d+[a-z+-]?=?$/i;

/** The actions of a legal move; null: it is none. */
export const actionsOfXboardMove = (game: Game, data: GameData, typed: string): readonly string[] | null =>
  LIKE_A_MOVE.test(typed) ? actionsOfUciMove(game, data, withRanks(asUci(typed), data, 1)) : null;
