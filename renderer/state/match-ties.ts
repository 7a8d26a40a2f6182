/**
 * What the flat board shows of ties: those that would be after the action that is previewed, of the groups that are
 * attended to. The table in space works the same out for itself, because it knows what its own pointer is on.
 */
import type { PieceView, View } from '../../electron/contract/view.ts';
import { attendedGroups, type Tie, tiesOf } from '../board/ties.ts';
import { hasMoved, isCutOff, isLeaderless } from './groups.ts';
import type { MatchState } from './match.ts';
import { liftedPiece, shownView } from './match-derived.ts';

const NONE: readonly Tie[] = [];

export const shownTies = (s: MatchState): readonly Tie[] => {
  const view = shownView(s);
  const groups = attendedGroups(view, [liftedPiece(s), s.hovered]);
  return groups.size === 0 ? NONE : tiesOf(view, s.preview?.after).filter((tie) => groups.has(tie.group));
};

/** How a unit of a group is drawn, by its notes; null for whoever needs no sign. The first that is true. */
export type UnitLook = 'stone' | 'cut' | 'moved' | 'ready' | null;

export const unitLook = (view: Pick<View, 'group' | 'movable'>, piece: PieceView): UnitLook => {
  if (piece.group === undefined) return null;
  if (isLeaderless(piece)) return 'stone';
  if (isCutOff(piece)) return 'cut';
  if (hasMoved(piece)) return 'moved';
  // before a colour is chosen nearly everybody may move, and a sign on all of them says nothing
  return view.group === piece.group && view.movable.includes(piece.id) ? 'ready' : null;
};
