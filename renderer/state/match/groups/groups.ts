/**
 * The groups of a side in a view: which units are left, which can move, whose chain would break. Read from the notes
 * and the list of movable pieces; no rule is computed here. In games without groups every list is empty.
 */
import type { Group, VariantDescription } from '../../../../electron/contract/description.ts';
import type { HistoryNode, PieceView, Preview, Side, View } from '../../../../electron/contract/view.ts';
import { isOwn, leaderKind } from '../../../board/owner.ts';

export { hasBegun, isOfTurn, isTie } from '../../../board/ties.ts';
export const isCutOff = (piece: PieceView): boolean => piece.notes.some((n) => n.id === 'cut-off');
export const isLeaderless = (piece: Pick<PieceView, 'notes'>): boolean =>
  piece.notes.some((n) => n.id === 'leaderless');
export const hasMoved = (piece: PieceView): boolean => piece.notes.some((n) => n.id === 'moved');

export const groupNamed = (d: VariantDescription, id: string | null | undefined): Group | undefined =>
  id == null ? undefined : d.groups?.find((g) => g.id === id);

export interface GroupNow {
  readonly group: Group;
  /** the units on the board, leaders first, then in the order of the kinds */
  readonly units: readonly PieceView[];
  readonly movable: readonly PieceView[];
  readonly leaderless: boolean;
}

const inOrder = (d: VariantDescription) => {
  const leader = leaderKind(d)?.id;
  const rank = new Map(d.kinds.map((k, i) => [k.id, k.id === leader ? -1 : i]));
  return (a: PieceView, b: PieceView) => (rank.get(a.kind) ?? 0) - (rank.get(b.kind) ?? 0) || a.at! - b.at!;
};

/** Every group of a side in the order of the description; null: the neutral ones, which belong to nobody. */
export const groupsNow = (d: VariantDescription, view: View, side: Side | null): readonly GroupNow[] => {
  const order = inOrder(d);
  const movable = new Set(view.movable);
  return (d.groups ?? [])
    .filter((group) => (group.side ?? null) === side)
    .map((group) => {
      const units = view.pieces.filter((p) => p.group === group.id && p.at !== null).sort(order);
      return {
        group,
        units,
        movable: units.filter((p) => movable.has(p.id)),
        leaderless: units.some(isLeaderless),
      };
    });
};

/** How many royal groups of a side still have their leader, and of how many. */
export const royalsOf = (
  d: VariantDescription,
  view: View,
  side: Side,
): { readonly left: number; readonly of: number } => {
  const royal = groupsNow(d, view, side).filter(({ group }) => group.royal === true);
  return { left: royal.filter((g) => g.units.length > 0 && !g.leaderless).length, of: royal.length };
};

export interface Broken {
  readonly cutOff: readonly PieceView[];
  readonly back: readonly PieceView[];
  /** groups that would lose their leader */
  readonly leaderless: readonly Group[];
  /** the mover, when it would be cut off at its destination */
  readonly self: PieceView | null;
}
const nothing: Broken = { cutOff: [], back: [], leaderless: [], self: null };

/** What an action would do to chains: the units that would be cut off, as they are now. */
export const brokenBy = (d: VariantDescription, view: View, preview: Preview | null): Broken => {
  if (!preview || !d.groups) return nothing;
  const before = new Map(view.pieces.map((p) => [p.id, p]));
  const order = inOrder(d);
  const standing = preview.after.filter((p) => p.at !== null);
  const changed = (now: (p: PieceView) => boolean) =>
    standing.flatMap((p) => {
      const was = before.get(p.id);
      // whoever joins another group is in another chain
      return was && was.at !== null && was.group === p.group && now(p) && !now(was) ? [was] : [];
    });
  const cutOff = changed(isCutOff).sort(order);
  const fallen = new Set(changed(isLeaderless).map((p) => p.group));
  const joined = (p: PieceView) => !isCutOff(p) && !isLeaderless(p);
  const mover = preview.action.piece;
  return {
    cutOff: cutOff.filter((p) => p.id !== mover),
    back: changed(joined)
      .sort(order)
      .filter((p) => p.id !== mover),
    leaderless: d.groups.filter((g) => fallen.has(g.id)),
    self: cutOff.find((p) => p.id === mover) ?? null,
  };
};
/** Does it cost the side to move something? What it does to chains of the other side, or whom it wins, is a gain. */
export const isSetback = (d: VariantDescription, view: View, { cutOff, leaderless, self }: Broken): boolean =>
  self !== null || cutOff.some((p) => isOwn(d, p, view.turn)) || leaderless.some((g) => g.side === view.turn);

/** The moves made so far in the turn of this view, in order. */
export const movesOfTurn = (nodes: readonly HistoryNode[], view: View): readonly HistoryNode[] => {
  const byId = new Map(nodes.map((n) => [n.id, n]));
  const moves: HistoryNode[] = [];
  for (let n = byId.get(view.node); n?.kind === 'action'; n = n.parent === null ? undefined : byId.get(n.parent)) {
    if (n.side !== view.turn || n.turnNumber !== view.turnNumber) break;
    moves.unshift(n);
  }
  return moves;
};
