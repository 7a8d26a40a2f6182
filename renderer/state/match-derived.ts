/**
 * What follows from a match as it is: who stands where, which actions are offered and what choosing a cell means, whether
 * an answer is awaited. Nothing here makes a new state.
 */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { ActionView, FeatureView, PieceView, View } from '../../electron/contract/view.ts';
import type { MatchState } from './match.ts';

/**
 * The state as it is seen: while pieces are under way everything that is told of the position beside the board is as it
 * was before, or it would give away what the board is about to show.
 */
export const seen = (s: MatchState): MatchState => (s.mode.is === 'playing' ? { ...s, ...s.mode.before } : s);
/** Do the players announce check in this game, and is it going on? */
export const mayCall = (view: View): boolean =>
  view.can.claim !== undefined && view.outcome === null && view.phase === null;

export const shownView = (s: MatchState): View => s.look?.view ?? s.view;
/** The node that is shown, or that will be as soon as its answer has come. */
export const soughtNode = (s: MatchState): number =>
  (s.waiting.look === undefined ? null : s.sought) ?? shownView(s).node;
/** Who stands on a cell; of two the one above, which is the one that is seen first and picked first. */
export const pieceAt = (view: View, cell: number): PieceView | undefined => {
  let below: PieceView | undefined;
  for (const p of view.pieces) {
    if (p.at !== cell) continue;
    if (p.rides) return p;
    below ??= p;
  }
  return below;
};
/** Everybody on a cell, the one above first. */
export const piecesAt = (view: View, cell: number): readonly PieceView[] => {
  const there = view.pieces.filter((p) => p.at === cell);
  return there.length < 2 ? there : [...there].sort((a, b) => Number(b.rides ?? false) - Number(a.rides ?? false));
};
/** Of like pieces in a hand one has the actions of all: the one that is meant when another is taken. */
export const inHandFor = (view: View, id: number): number => {
  if (view.movable.includes(id)) return id;
  const piece = pieceOf(view, id);
  if (piece?.place !== 'hand') return id;
  const like = (p: PieceView) => p.place === 'hand' && p.kind === piece.kind && p.side === piece.side;
  return view.pieces.find((p) => like(p) && view.movable.includes(p.id))?.id ?? id;
};
/** What lies on a cell and is somebody's own for everybody to see: it has a card. */
export const ownedOn = (d: VariantDescription, view: View, cell: number): FeatureView | undefined =>
  view.features.find(
    (f) => f.cell === cell && f.side !== null && d.features.some((known) => known.id === f.id && !known.hidden),
  );
export const pieceOf = (view: View, id: number): PieceView | undefined => view.pieces.find((p) => p.id === id);
export const isBusy = (s: MatchState): boolean =>
  s.mode.is === 'sent' ||
  s.mode.is === 'playing' ||
  s.waiting.actions !== undefined ||
  s.waiting.none !== undefined ||
  s.waiting.attackers !== undefined ||
  s.waiting.change !== undefined ||
  s.waiting.look !== undefined ||
  s.waiting.why !== undefined ||
  s.waiting.history !== undefined;
/** The action picks somebody up, and where it puts them down is still to be chosen. */
export const isLift = (a: ActionView): boolean => a.kind === 'lift' && a.lifts != null;
/** Picking one piece up is one choice, however many cells it may be put on: the first stands for all. */
const oncePerLift = (actions: readonly ActionView[]): readonly ActionView[] => {
  const seen = new Set<number>();
  return actions.filter((a) => !isLift(a) || (!seen.has(a.lifts!.from) && seen.add(a.lifts!.from)));
};
/** Before anybody is picked up only their own cell can be chosen, not where they may be put down. */
const beforeLift = (actions: readonly ActionView[]): readonly ActionView[] =>
  actions.some(isLift)
    ? actions.map((a) => (isLift(a) ? { ...a, targets: [{ cell: a.lifts!.from, mark: 'special' }] } : a))
    : actions;
/** The same actions once that piece is up: each asks for the cell where it is put down; back on its own it is a pass. */
export const dropsOf = (actions: readonly ActionView[], from: number): readonly ActionView[] =>
  actions
    .filter((a) => isLift(a) && a.lifts!.from === from)
    .map((a) => {
      const { to } = a.lifts!;
      return { ...a, kind: to === from ? 'pass' : 'drop', to, targets: [{ cell: to, mark: 'drop' }] };
    });
/**
 * The actions that ask for a cell by name: their mover ends there. Who may be boarded may also be what a rage goes
 * through: then both are meant by that cell.
 */
export const actionsTo = (actions: readonly ActionView[], cell: number): readonly ActionView[] => {
  const to = actions.filter((a) => a.to === cell);
  if (to.length === 0 || !to.every((a) => a.kind === 'board')) return oncePerLift(to);
  return [...to, ...actions.filter((a) => a.to !== cell && takesOn(a, cell))];
};
const takesOn = (a: ActionView, cell: number): boolean =>
  a.targets.some((t) => t.cell === cell && t.mark === 'capture');
/** The actions that touch a cell in any way: a piece jumped over, a piece shoved and where it goes. */
export const actionsOnto = (actions: readonly ActionView[], cell: number): readonly ActionView[] =>
  oncePerLift(actions.filter((a) => a.targets.some((t) => t.cell === cell)));
/** What choosing this cell means: going there if anything does, else touching it. */
export const actionsAt = (actions: readonly ActionView[], cell: number): readonly ActionView[] => {
  const to = actionsTo(actions, cell);
  return to.length > 0 ? to : actionsOnto(actions, cell);
};
/** Every cell that can be chosen while these actions are offered, without repeats, in the order of the cells. */
export const destinationsOf = (actions: readonly ActionView[]): readonly number[] => {
  const cells = new Set<number>();
  for (const a of actions) {
    if (a.to !== null) cells.add(a.to);
    for (const t of a.targets) cells.add(t.cell);
  }
  return [...cells].sort((a, b) => a - b);
};
/** The features that can be laid now, in the order of the pool; none while that is not known. */
export const layable = (s: MatchState): readonly string[] => {
  const can = new Set((s.ofNone ?? []).flatMap((a) => a.places ?? []));
  return (s.view.phase?.pools[s.view.turn] ?? []).map((p) => p.feature).filter((f) => can.has(f));
};
/** The actions offered now: those of the piece that is lifted, of the feature taken, or of the only one there is. */
export const offered = (s: MatchState): readonly ActionView[] => {
  switch (s.mode.is) {
    case 'lifted':
      return beforeLift(s.mode.actions ?? []);
    case 'choosing':
      return s.mode.held?.drops ?? beforeLift(s.mode.actions);
    case 'dropping':
      return s.mode.held.drops;
    case 'laying':
      return s.mode.actions;
    case 'idle':
      return s.look === null && layable(s).length === 1 ? (s.ofNone ?? []).filter((a) => a.places !== null) : [];
    default:
      return [];
  }
};
/** The piece in the air: whoever the lifted one has picked up, else the lifted one itself. */
export const liftedPiece = (s: MatchState): number | null =>
  s.mode.is === 'dropping'
    ? s.mode.held.piece
    : s.mode.is === 'choosing' && s.mode.held
      ? s.mode.held.piece
      : actingPiece(s);
/** Somebody is in the air between the two halves of a lift. */
export const isMidLift = ({ mode }: MatchState): boolean =>
  mode.is === 'dropping' || (mode.is === 'choosing' && mode.held !== undefined);
/** The piece whose actions are offered. */
export const actingPiece = (s: MatchState): number | null =>
  s.mode.is === 'dropping' ||
  s.mode.is === 'lifted' ||
  s.mode.is === 'choosing' ||
  s.mode.is === 'warned' ||
  s.mode.is === 'sent'
    ? s.mode.piece
    : null;
/** Nothing of the game may be on the screen: somebody else may be looking at it. */
export const isHidden = (s: MatchState): boolean =>
  s.view.handOver !== null || s.mode.is === 'revealing' || s.mode.is === 'agreeing';

/** How several actions on one cell are told apart: by what the mover becomes, by the way it goes, or one by one. */
export type ChoiceLook = 'promotion' | 'route' | 'list';
export const choiceLook = (choices: readonly ActionView[]): ChoiceLook => {
  const kinds = new Set(choices.map((c) => c.promotion));
  if (choices.length > 1 && kinds.size > 1 && !kinds.has(null)) return 'promotion';
  const [first] = choices;
  const ways = new Set(choices.map((c) => c.route.join()));
  const alike = (c: ActionView) =>
    first !== undefined &&
    c.piece !== null &&
    c.to === first.to &&
    c.kind === first.kind &&
    c.promotion === first.promotion &&
    !isLift(c) &&
    [...c.captures].sort().join() === [...first.captures].sort().join();
  return choices.length > 1 && ways.size === choices.length && choices.every(alike) ? 'route' : 'list';
};
