/** What the tree of a match is made of: nodes, each with the step that led to it, and the ranges of their numbers. */
import type { Cell, Piece, Side } from '../core/ids.ts';
import type { Aside } from './asides.ts';

export interface Outcome {
  readonly winner: Side | null;
  /** a code; the rules' own, or `resignation`, `agreement` */
  readonly reason: string;
  readonly says: string;
}
/** What led to a node. */
export interface Step {
  readonly kind: 'start' | 'action' | 'resign' | 'agree';
  /** what the action was; null unless an action */
  readonly actionKind: string | null;
  /** who did it: the side whose turn it was, or the side that resigned */
  readonly side: Side;
  /** number of the turn in which it was done; 0: before the first */
  readonly turnNumber: number;
  /** the action's frozen text, and how people read it; empty unless an action */
  readonly text: string;
  readonly label: string;
  readonly piece: Piece | null;
  readonly from: Cell | null;
  readonly to: Cell | null;
  /** the group of its turn, by id; null where there are none */
  readonly group: string | null;
  /** where it put down the piece that it had lifted */
  readonly putDown: Cell | null;
  /** what it brought about besides its own move */
  readonly asides: readonly Aside[];
  /** did a turn end with it (or the game)? */
  readonly endsTurn: boolean;
  /** did it show a player what was secret? Undo does not pass it unless both agree. */
  readonly reveals: boolean;
  /** the one side that may know of it; null when everybody may */
  readonly secretOf: Side | null;
  /** was it done where only one side could look? Others know that there was something to do, but not what was done */
  readonly unseen: boolean;
  /** the game's outcome when it stands here */
  readonly outcome: Outcome | null;
}
export interface Node extends Step {
  readonly id: number;
  readonly parent: number | null;
  /** actions from the start */
  readonly depth: number;
  readonly children: readonly number[];
  /** the child visited last; null when there is none */
  readonly next: number | null;
}

export const ROOT = 0;
/** By side: the number of its first secret node. No game has so many others. */
export const FIRST_SECRET = [1_000_000, 2_000_000] as const;
/** Numbers of nodes lie below this. */
export const NODES_END = 3_000_000;
