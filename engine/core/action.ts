/**
 * Actions as everybody outside the inner loop knows them: plain objects read off the planned steps. Nothing here knows
 * a rule; what an action is called and where the board marks it follows from its steps alone.
 */

import { type ActionSummary, isPushOf, type Journey, movesAnother } from './action-summary.ts';
import { type Cell, type Kind, NOBODY, OFF, type Piece, type Side } from './ids.ts';
import type { Clause } from './text/clause.ts';
import type { WordedLabel } from './text/label.ts';
import type { RuleWords } from './vocabulary.ts';

export interface Capture {
  readonly piece: Piece;
  readonly kind: Kind;
  readonly side: Side;
  readonly at: Cell;
}
export interface ActionTarget {
  readonly cell: Cell;
  readonly mark: 'move' | 'capture' | 'swap' | 'push' | 'drop' | 'special';
}
export interface Action {
  /** frozen spelling, unique within its position: see NOTATION.md */
  readonly text: string;
  /** for people, in English; may change */
  readonly label: string;
  /** the same where words are in it; absent: it is the same in every language */
  readonly worded?: WordedLabel;
  /** in the style of the game's own players; absent: it has none, or none for this */
  readonly native?: string;
  /** the same in words, a clause that begins with its side: "LINE drops Worm on e5" */
  readonly spoken: Clause;
  /** one of the core's kinds, or one of the variant's own */
  readonly kind: string;
  readonly piece: Piece;
  /**
   * the mover's cells before and after; `from` is null for drops, both are null where no piece acts. Where it captures or
   * moves another standing still, `to` is the cell of the piece that is captured or moved
   */
  readonly from: Cell | null;
  readonly to: Cell | null;
  /** everybody removed, own pieces and those sent to other places too */
  readonly captures: readonly Capture[];
  /** what the board should mark: destination, victims, swap partner, pushed piece and where it goes */
  readonly targets: readonly ActionTarget[];
  /** cells for display, from `from` to `to`; none where the mover stays */
  readonly route: readonly Cell[];
  readonly promotion: Kind | null;
  /** the feature that it lays, by its id */
  readonly places: string | null;
  /** the feature that the mover leaves behind, by its id */
  readonly leaves: string | null;
  /** the piece that it moves while it stays where it is: from where to where, the same cell when it is put back */
  readonly movesAnother: Journey | null;
  /** the one side that may know of it until it is revealed; null when everybody may */
  readonly secretOf: Side | null;
  /** what tells it from others that end on the same cell: what it captures, which way it goes, what it becomes */
  readonly differs: string;
  /** the rule that allows it */
  readonly because: RuleWords;
  /** check is called with it, where the players announce it themselves */
  readonly calls?: true;
  /** one sentence if playing it loses at once for the mover */
  readonly loses: string | null;
  /** every piece of either side that playing it removes, in that order; what has no owner is no loss */
  readonly losses: readonly { readonly piece: Piece; readonly side: Side; readonly at: Cell }[];
}

export const targetsOf = (a: ActionSummary): readonly ActionTarget[] => {
  const targets: ActionTarget[] = [];
  const add = (cell: Cell, mark: ActionTarget['mark']): void => {
    if (cell !== OFF && !targets.some((t) => t.cell === cell && t.mark === mark)) targets.push({ cell, mark });
  };
  const landsOnVictim = a.taken.some((t) => t.at === a.to);
  // a King that stays where he is castles with the piece beside him
  if (a.kind === 'castle' && a.to === a.from && a.others.length > 0) add(a.others[0].from, 'special');
  else if (a.kind === 'castle' || movesAnother(a) || a.converted || a.departs || a.boards) add(a.to, 'special');
  else if (a.isDrop || a.placed) add(a.to, 'drop');
  else if (a.partner !== NOBODY) add(a.to, 'swap');
  else if (!landsOnVictim && !isPushOf(a)) add(a.to, 'move');
  for (const { at } of a.taken) add(at, 'capture');
  for (const other of a.others) {
    if (a.kind === 'castle' || movesAnother(a)) continue;
    add(other.from, 'push');
    add(other.to, 'push');
  }
  return targets;
};
