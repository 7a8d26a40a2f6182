/** What a game tells a search about itself, over the type of the game that it is asked about. */
import type { Cell, Side } from '../ids.ts';
import type { Plans } from '../moves/plans.ts';

export interface JudgementFor<Game> {
  /**
   * By the type's id, on the board. Where nothing is said it is a hundred times the type's `value`; nothing for a royal
   * piece, which is thought to be worth everything when it is captured; and nothing for what belongs to nobody.
   */
  readonly worth?: Readonly<Record<string, number>>;
  /** By the type's id, waiting in a hand: three quarters of its worth where nothing is said. */
  readonly inHand?: Readonly<Record<string, number>>;
  /** What the cell adds for a piece of that type and side; positive is good for its own side. Asked once for each cell. */
  readonly square?: (type: string, side: Side, cell: Cell) => number;
  /**
   * The part that counts of how much freer a piece is on a cell than elsewhere, which is measured when the game is first
   * judged. For games of which nothing was measured beforehand; none where nothing is said.
   */
  readonly freedom?: number;
  /** What else there is, asked at every leaf, so in a microsecond, or a few where nothing else tells; positive is good for side 0. */
  extra?(game: Game): number;
  /**
   * May the search let the side to move pass, to see whether its position is good even so? False where having to move is
   * often bad, and in the middle of a turn. Absent: yes, where a turn is one action.
   */
  mayPass?(game: Game): boolean;
  /**
   * How much of the nodes of a level is for each action, as a share; all unless given. Less where a turn is several actions,
   * or where a node takes several times as long as in other games.
   */
  readonly shareOfNodes?: number;
  /**
   * While a phase is on (`turns.phase`) nothing is searched: how good is action `i` of these, for the side to move? One is
   * drawn, a better one more often, so a difference of a hundred is large.
   */
  lay?(game: Game, plans: Plans, i: number): number;
  /**
   * What action `i` costs on average because of what the other side may have hidden; never negative. Asked only of the
   * actions of the position that is thought about. Of the pieces it is told the `worth` by kind, of the cells which a piece
   * has entered before, by cell.
   */
  risk?(game: Game, plans: Plans, i: number, worth: Int32Array, entered: Uint8Array): number;
}
