/**
 * The ties that the flat board shows: those after the previewed action, of the groups in focus. The 3D table computes
 * them itself, because it knows what its own pointer is on.
 */
import type { PieceView, View } from '../../../../electron/contract/view.ts';
import { attendedGroups, isOfTurn, type Tie, tiesOf } from '../../../board/ties.ts';
import type { MatchState } from '../match.ts';
import { liftedPiece, shownView } from '../match-derived.ts';
import { hasMoved, isCutOff, isLeaderless } from './groups.ts';

const NONE: readonly Tie[] = [];

export const shownTies = (s: MatchState): readonly Tie[] => {
  const view = shownView(s);
  const groups = attendedGroups(view, [liftedPiece(s), s.hovered]);
  return groups.size === 0 ? NONE : tiesOf(view, s.preview?.after).filter((tie) => groups.has(tie.group));
};

/** How a unit of a group is drawn, by its notes; null where it needs no sign. The first match counts. */
export type UnitLook = 'stone' | 'cut' | 'moved' | 'ready' | null;

export const unitLook = (
  view: Pick<View, 'group' | 'groupsMix' | 'budget' | 'turn' | 'movable'>,
  piece: PieceView,
): UnitLook => {
  if (piece.group === undefined) return null;
  if (isLeaderless(piece)) return 'stone';
  if (isCutOff(piece)) return 'cut';
  if (hasMoved(piece)) return 'moved';
  // before a colour is chosen nearly every unit can move, and a sign on all of them would say nothing
  return isOfTurn(view, piece) && view.movable.includes(piece.id) ? 'ready' : null;
};
