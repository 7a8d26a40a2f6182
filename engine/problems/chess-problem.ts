/** A problem to solve: a position, whose turn it is, and what is to be reached. Plain data, one line of JSON each. */
import type { StartPosition } from '../core/vocabulary.ts';

export type ProblemGoal =
  /** to win in so many turns of the side to move, whatever the other does */
  | { readonly is: 'win'; readonly turns: number }
  /** to find the one action that gains far more than any other */
  | { readonly is: 'gain' }
  /** to capture the piece on that cell in this turn, which is several actions */
  | { readonly is: 'capture'; readonly at: string };

export interface ChessProblem {
  /**
   * the game, the number of the game it was found in and the action there: `acid-12-31`; of a composed one the theme and the
   * seed: `deicide-sumo-215`; of one that comes with somebody's own game, hashes of the game and of the problem
   */
  readonly id: string;
  readonly variant: string;
  /** the text of that game, where it is somebody's own */
  readonly game?: string;
  readonly goal: ProblemGoal;
  readonly start: StartPosition;
  /** 1 (easy) to 4, by how much a search needed to see it */
  readonly grade: number;
  /** what its author says of it, where it comes with somebody's own game */
  readonly said?: { readonly name: string; readonly words: string };
  /** the actions of both sides in the notation of the game, where the other resists as long as it can */
  readonly solution: readonly string[];
}
