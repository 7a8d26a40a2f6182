/** A case of the rules as plain data: a position, a question about it, the answer with its ruling, and what proves it. */
import type { Options } from '../core/vocabulary.ts';

/** What holds in the position of a case, or after some actions: every claim is asked of the engine. */
export interface Claim {
  /** played first, in the notation of the game */
  readonly after?: readonly string[];
  /** actions that the rules allow, and some that they do not, in the same notation */
  readonly legal?: readonly string[];
  readonly illegal?: readonly string[];
  /** by the cell of a piece (`a2^` for one that rides), all cells to which it can go */
  readonly goes?: Readonly<Record<string, string>>;
  /** `from to`: it cannot go there, because of that ruling */
  readonly refused?: Readonly<Record<string, string>>;
  /** tokens of a census: who stands where, and who does not */
  readonly stands?: string;
  readonly gone?: string;
  /** by the cell of a piece, the id of a condition that it is in, and of one that it is not in */
  readonly is?: Readonly<Record<string, string>>;
  readonly isNot?: Readonly<Record<string, string>>;
  /** the winner's id, or `draw`, and the ending: `white: checkmate`; `none` while the game goes on */
  readonly ending?: string;
  /** is the side to move in check? */
  readonly check?: boolean;
  /** the id of the side to move */
  readonly turn?: string;
}

export interface Case {
  /** the game and a few words: `acid-return-by-a-step` */
  readonly id: string;
  readonly variant: string;
  /** the ruling that answers it */
  readonly ruling: string;
  /** a census (`K@e1 d@e5 M@-`); capitals are the first side's */
  readonly pieces: string;
  /** the first side where nothing is said */
  readonly turn?: string;
  /** what else the start says, by the variant's own fields */
  readonly fields?: Readonly<Record<string, unknown>>;
  /** the house rules that are not as usual */
  readonly options?: Options;
  /** the piece that the question is about; its moves are shown with the answer */
  readonly focus?: string;
  readonly question: string;
  readonly answer: string;
  readonly claims: readonly Claim[];
}
