/** What a search says to people: chances instead of scores, a verdict, the lines as steps. */
import { other, type Side } from '../../core/ids.ts';
import type { Position } from '../../core/position.ts';
import { actionsToWin, isLoss, isWin } from '../score.ts';
import type { Line, Thought } from '../think.ts';
import { type LineStep, stepsOf } from './steps.ts';

/** A difference of so much makes a win about e times as likely as a loss. */
const SCALE = 250;
/** Wins in 100 games of the side whose score it is; 0 and 100 only where it is proven. */
export const chanceOf = (score: number): number => {
  if (isWin(score)) return 100;
  if (isLoss(score)) return 0;
  return Math.min(99, Math.max(1, Math.round(100 / (1 + Math.exp(-score / SCALE)))));
};

export interface ToldLine {
  readonly steps: readonly LineStep[];
  /** of the first side, whoever is to move */
  readonly chance: number;
  /** who wins for certain, and in how many actions of both */
  readonly wins: { readonly side: Side; readonly actions: number } | null;
}
export const tellLine = (position: Position, { actions, score }: Line): ToldLine => {
  const { turn } = position;
  const forFirst = turn === 0 ? score : -score;
  const toWin = actionsToWin(score);
  const wins = toWin === null ? null : { side: isWin(score) ? turn : other(turn), actions: toWin };
  return { steps: stepsOf(position, actions), chance: chanceOf(forFirst), wins };
};
export const tellLines = (position: Position, { lines }: Thought): readonly ToldLine[] =>
  lines.map((line) => tellLine(position, line));
