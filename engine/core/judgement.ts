/**
 * What a game knows about itself that the search cannot see in its rules: what pieces are worth, where they stand well,
 * and when a turn may be passed in thought. `engine/variants/judgements.ts` lists them; that of a game of one's own is made
 * with it (`Variant.judgement`). Every part may be left out: `hooks/judgement.ts` tells them.
 *
 * Numbers are in hundredths of an ordinary piece (centipawns, where there are pawns). They must be the same for the same
 * facts, whatever was asked before, and must read no fact that the side to move may not know.
 */

import type { Topology } from './board/topology.ts';
import type { Game } from './game.ts';
import type { JudgementFor } from './hooks/judgement.ts';
import type { Cell, Side } from './ids.ts';
import type { Options } from './vocabulary.ts';

export type Judgement = JudgementFor<Game>;

/** What a game is judged by: always the same, or as its house rules have it where those change the movement of pieces. */
export type JudgementUnder = (options: Options) => Judgement;

/** What was measured of the types of a game that have an owner and a price (`values.ts`), by their ids. */
export interface Measured {
  readonly worth: Readonly<Record<string, number>>;
  /** what each cell adds, as the first side sees the board */
  readonly freedom: Readonly<Record<string, readonly number[]>>;
}
/**
 * The numbers of a judgement that games are fitted to (`npm run tune`), by what they are for and then by the id of a type or
 * the name of a term. A judgement is linear in them.
 */
export type Weights = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** From 0 on, as the side goes ahead. */
export const rankOn = (board: Topology, side: Side, cell: Cell): number =>
  side === 0 ? board.y(cell) : board.height - 1 - board.y(cell);

/** The freedom that was measured, as `square` wants it: the second side sees the board turned over. */
export const freedomOn =
  (board: Topology, { freedom }: Measured) =>
  (type: string, side: Side, cell: Cell): number =>
    freedom[type]?.[side === 0 ? cell : board.at(board.x(cell), board.height - 1 - board.y(cell))] ?? 0;

/**
 * What a cell adds by weights: `freedom` by type is the part of the measured freedom that counts, all of it where nothing is
 * said; `middle` by type is for the middle of the board, as much against its corners; `ahead` by type for the last rank, as
 * much against the first.
 */
export const placesOn = (
  board: Topology,
  measured: Measured,
  { freedom: parts = {}, middle = {}, ahead = {} }: Weights,
): ((type: string, side: Side, cell: Cell) => number) => {
  const { width, height } = board;
  const freedom = freedomOn(board, measured);
  const fromMiddle = (c: Cell): number => Math.abs(2 * board.x(c) - width + 1) + Math.abs(2 * board.y(c) - height + 1);
  const farthest = width + height - 2;
  return (type, side, c) => {
    const rank = rankOn(board, side, c);
    return (
      (parts[type] ?? 1) * freedom(type, side, c) +
      (middle[type] ?? 0) * (1 - (2 * fromMiddle(c)) / farthest) +
      (ahead[type] ?? 0) * ((2 * rank) / (height - 1) - 1)
    );
  };
};
