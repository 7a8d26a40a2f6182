/** Scores are whole numbers for the side to move: hundredths of an ordinary piece, or how soon somebody wins. */
import type { Game } from '../core/game.ts';
import type { Side } from '../core/ids.ts';

/** A win in n actions is this less n. */
export const WIN = 1_000_000;
export const INFINITE = WIN + 1;
/** No search looks so many actions ahead. */
const LONGEST_WIN = 1000;

export const isWin = (score: number): boolean => score > WIN - LONGEST_WIN;
export const isLoss = (score: number): boolean => score < LONGEST_WIN - WIN;
/** In how many actions of either side somebody wins for certain; null where that is not known. */
export const actionsToWin = (score: number): number | null =>
  isWin(score) || isLoss(score) ? WIN - Math.abs(score) : null;

/** What it is worth to `me` that the game was won, or drawn, after so many actions. */
export const scoreOfEnd = (winner: Side | null, me: Side, ply: number): number => {
  if (winner === null) return 0;
  return winner === me ? WIN - ply : ply - WIN;
};
/** The same for a game that is over. */
export const scoreWhenOver = ({ outcome }: Game, me: Side, ply: number): number =>
  scoreOfEnd(outcome === null ? null : outcome.winner, me, ply);
