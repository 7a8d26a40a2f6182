/** The nodes of a match's tree, each with the step that led to it, and the ranges of their numbers. */

import type { Cell, Piece, Side } from '../core/ids.ts';
import type { Clause } from '../core/text/clause.ts';
import type { WordedLabel } from '../core/text/label.ts';
import type { StartPosition } from '../core/vocabulary.ts';
import type { Outcome } from '../shared/outcome.ts';
import type { Aside } from './asides.ts';
import type { FreeDone, FreeMove } from './free/free.ts';
import type { TrayPiece } from './free/tray.ts';

/** What led to a node. */
export interface NodeStep {
  /** `free`: the referee is off, and something may have been moved; `referee`: it was switched on again */
  readonly kind: 'start' | 'action' | 'resign' | 'agree' | 'flag' | 'free' | 'referee';
  /** the kind of action; null unless an action */
  readonly actionKind: string | null;
  /** who did it: the side whose turn it was, or the side that resigned or lost on time */
  readonly side: Side;
  /** the number of its turn; 0: before the first */
  readonly turnNumber: number;
  /** the action's notation (frozen), and its display text; empty where it is none */
  readonly text: string;
  readonly label: string;
  /** the display text where words are in it */
  readonly worded?: WordedLabel;
  /** in the style of the game's own players; absent: it has none, or none for this */
  readonly native?: string;
  /** the same in words, beginning with its side; absent: the display text is in words */
  readonly spoken?: Clause;
  readonly piece: Piece | null;
  readonly from: Cell | null;
  readonly to: Cell | null;
  /** where its way from one to the other is not straight: the cells it went by, in order */
  readonly by: readonly Cell[];
  /** the group of its turn, by id; null if there are no groups */
  readonly group: string | null;
  /** where the pieces that it pushed or castled with stood before, and where they stand after */
  readonly moved: readonly Cell[];
  /** where it put down the piece that it lifted */
  readonly putDown: Cell | null;
  /** did it remove a piece? absent: no */
  readonly captures?: true;
  /** its side effects */
  readonly asides: readonly Aside[];
  /** did the turn (or the game) end with it? */
  readonly endsTurn: boolean;
  /** did it reveal a secret to a player? Undo goes back before it only if both agree. */
  readonly reveals: boolean;
  /** the one side that may know of it; null when everybody may */
  readonly secretOf: Side | null;
  /** was it done in a secret phase? Others know that there was such a phase, but not what was done */
  readonly unseen: boolean;
  /** the outcome of the game at this node */
  readonly outcome: Outcome | null;
  /** what is on the table while the referee is off, or was when it was switched on; absent otherwise */
  readonly table?: StartPosition;
  /** the free move that led to it; absent otherwise */
  readonly freeMove?: FreeMove;
  /** what that did, or switching the referee on */
  readonly done?: FreeDone;
  /** where the position was changed by hand, here or before: who is in the trays beside whom the position has lost */
  readonly tray?: readonly TrayPiece[];
}
export interface Node extends NodeStep {
  readonly id: number;
  readonly parent: number | null;
  /** among all nodes, in the order in which they were reached */
  readonly place: number;
  /** steps from the start */
  readonly depth: number;
  /** how many of these, its own included, not everybody may know of */
  readonly secrets: number;
  readonly children: readonly number[];
  /** does it stand on the way from the start to the cursor? */
  readonly onLine: boolean;
  /** the child visited last; null when there is none */
  readonly next: number | null;
}

export const ROOT = 0;
/** By side: the number of its first secret node. No game has that many other nodes. */
export const FIRST_SECRET = [1_000_000, 2_000_000] as const;
/** All node numbers are below this. */
export const NODES_END = 3_000_000;

/** A step that is no action. */
export const plainStep = (
  kind: Exclude<NodeStep['kind'], 'action'>,
  { turn, turnNumber }: { readonly turn: Side; readonly turnNumber: number },
  outcome: Outcome | null,
): NodeStep => ({
  kind,
  actionKind: null,
  side: turn,
  turnNumber,
  text: '',
  label: '',
  piece: null,
  from: null,
  to: null,
  by: [],
  group: null,
  moved: [],
  putDown: null,
  asides: [],
  endsTurn: true,
  reveals: false,
  secretOf: null,
  unseen: false,
  outcome,
});
