/**
 * Values derived from the state of a match: which pieces are where, which actions are offered, what choosing a cell
 * means, whether an answer is awaited. Nothing here makes a new state.
 */
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { ActionView, FeatureView, PieceView, Side, View } from '../../../electron/contract/view.ts';
import type { MatchState } from './match.ts';

/**
 * The state as it is shown: during playback everything beside the board describes the previous position, or it would
 * give away what the board is about to show.
 */
export const seen = (s: MatchState): MatchState => (s.mode.is === 'playing' ? { ...s, ...s.mode.before } : s);
/** Do the players announce check in this game, and is it in progress? */
export const mayCall = (view: View): boolean =>
  view.can.claim !== undefined && view.outcome === null && view.phase === null;

/** Is the other side played, or are both, at another machine? */
export const isOnline = ({ seat }: Pick<View, 'seat'>): boolean => seat !== undefined;
/** Does nobody at this screen play that side? */
const isAway = ({ computer, elsewhere }: View['players'][0]): boolean => Boolean(computer) || Boolean(elsewhere);
/**
 * The side of the one person at this screen, against the computer or against somebody at another machine; null where two
 * persons play here, or nobody.
 */
export const ownSeat = ({
  players: [first, second],
  exercise,
  seat,
}: Pick<View, 'players' | 'exercise' | 'seat'>): Side | null => {
  if (seat !== undefined) return seat;
  if (exercise) return exercise.side;
  return isAway(first) === isAway(second) ? null : isAway(first) ? 1 : 0;
};
/** Does the computer play both sides? */
export const isWatchedGame = ({ players: [first, second] }: Pick<View, 'players'>): boolean =>
  Boolean(first.computer) && Boolean(second.computer);
/** Does the same person always look at this screen, so that its secrets need not be hidden from another player? */
export const isForOne = (view: Pick<View, 'players' | 'seat' | 'byText'>): boolean =>
  isOnline(view) || hasComputer(view) || view.byText !== undefined;
/** Is it the turn of the computer, or of somebody at another machine? */
export const isOthersTurn = ({
  computer,
  byText,
  seat,
  turn,
}: Pick<View, 'computer' | 'byText' | 'seat' | 'turn'>): boolean =>
  computer !== null || (byText !== undefined && turn !== byText.side) || (seat !== undefined && turn !== seat);
export const hasComputer = ({ players }: Pick<View, 'players'>): boolean => players.some((p) => p.computer);

export const shownView = (s: MatchState): View => s.look?.view ?? s.view;
/** Whose turn the board shows: until the pieces have come to rest, of whoever has moved them. */
export const turnShown = (s: MatchState): Side => {
  const { last, turn } = shownView(s);
  const moves = s.mode.is === 'playing' && s.look === null && (s.told?.how === 'play' || s.told?.how === 'redo');
  return moves && last ? last.side : turn;
};
/** The node that is shown, or that will be shown when its answer arrives. */
export const soughtNode = (s: MatchState): number =>
  (s.waiting.look === undefined ? null : s.sought) ?? shownView(s).node;
/** The piece on a cell; of two the upper one, which is shown and picked first. */
export const pieceAt = (view: View, cell: number): PieceView | undefined => {
  let below: PieceView | undefined;
  for (const p of view.pieces) {
    if (p.at !== cell) continue;
    if (p.rides) return p;
    below ??= p;
  }
  return below;
};
/** All pieces on a cell, the upper one first. */
export const piecesAt = (view: View, cell: number): readonly PieceView[] => {
  const there = view.pieces.filter((p) => p.at === cell);
  return there.length < 2 ? there : [...there].sort((a, b) => Number(b.rides ?? false) - Number(a.rides ?? false));
};
/** Of identical pieces in a hand one has the actions of all: it is meant whichever is picked. */
export const inHandFor = (view: View, id: number): number => {
  if (view.movable.includes(id)) return id;
  const piece = pieceOf(view, id);
  if (piece?.place !== 'hand') return id;
  const like = (p: PieceView) => p.place === 'hand' && p.kind === piece.kind && p.side === piece.side;
  return view.pieces.find((p) => like(p) && view.movable.includes(p.id))?.id ?? id;
};
/** A feature on the cell that is publicly owned by a side: it has a card. */
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
/** The action picks up a piece, and where to put it down is still to be chosen. */
export const isLift = (a: ActionView): boolean => a.kind === 'lift' && a.lifts != null;
/** Picking up one piece is one choice, however many cells it may be put down on: the first action stands for all. */
const oncePerLift = (actions: readonly ActionView[]): readonly ActionView[] => {
  const seen = new Set<number>();
  return actions.filter((a) => !isLift(a) || (!seen.has(a.lifts!.from) && seen.add(a.lifts!.from)));
};
/** Before a piece is picked up only its own cell can be chosen, not its destinations. */
const beforeLift = (actions: readonly ActionView[]): readonly ActionView[] =>
  actions.some(isLift)
    ? actions.map((a) => (isLift(a) ? { ...a, targets: [{ cell: a.lifts!.from, mark: 'special' }] } : a))
    : actions;
/** The same actions once that piece is picked up: each asks for its destination; back on its own cell it is a pass. */
export const dropsOf = (actions: readonly ActionView[], from: number): readonly ActionView[] =>
  actions
    .filter((a) => isLift(a) && a.lifts!.from === from)
    .map((a) => {
      const { to } = a.lifts!;
      return { ...a, kind: to === from ? 'pass' : 'drop', to, targets: [{ cell: to, mark: 'drop' }] };
    });
/**
 * The actions whose mover ends on this cell. If a piece can be both boarded and passed through by a rage, both are
 * meant.
 */
export const actionsTo = (actions: readonly ActionView[], cell: number): readonly ActionView[] => {
  const to = actions.filter((a) => a.to === cell);
  if (to.length === 0 || !to.every((a) => a.kind === 'board')) return oncePerLift(to);
  return [...to, ...actions.filter((a) => a.to !== cell && takesOn(a, cell))];
};
const takesOn = (a: ActionView, cell: number): boolean =>
  a.targets.some((t) => t.cell === cell && t.mark === 'capture');
/** The actions that touch a cell in any way: a piece jumped over, a piece pushed and its destination. */
export const actionsOnto = (actions: readonly ActionView[], cell: number): readonly ActionView[] =>
  oncePerLift(actions.filter((a) => a.targets.some((t) => t.cell === cell)));
/** What choosing this cell means: the actions that go there, if any, else those that touch it. */
export const actionsAt = (actions: readonly ActionView[], cell: number): readonly ActionView[] => {
  const to = actionsTo(actions, cell);
  return to.length > 0 ? to : actionsOnto(actions, cell);
};
/** Every cell that can be chosen among these actions, without duplicates, in the order of the cells. */
export const destinationsOf = (actions: readonly ActionView[]): readonly number[] => {
  const cells = new Set<number>();
  for (const a of actions) {
    if (a.to !== null) cells.add(a.to);
    for (const t of a.targets) cells.add(t.cell);
  }
  return [...cells].sort((a, b) => a - b);
};
/** The features that can be placed now, in the order of the pool where there is one; none while that is not known. */
export const layable = (s: MatchState): readonly string[] => {
  const can = new Set((s.ofNone ?? []).flatMap((a) => a.places ?? []));
  if (s.view.phase) return s.view.phase.pools[s.view.turn].map((p) => p.feature).filter((f) => can.has(f));
  return isOthersTurn(s.view) ? [] : [...can];
};
/** The actions offered now: those of the lifted piece, of the selected feature, or of the only one there is. */
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
/** The piece that is drawn lifted: the one that the lifted piece has picked up, else the lifted piece itself. */
export const liftedPiece = (s: MatchState): number | null =>
  s.mode.is === 'dropping'
    ? s.mode.held.piece
    : s.mode.is === 'choosing' && s.mode.held
      ? s.mode.held.piece
      : actingPiece(s);
/** A piece is picked up, between the two halves of a lift. */
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
/** The position must not be on the screen: another player may be looking at it. */
export const isHidden = (s: MatchState): boolean =>
  s.view.handOver !== null || s.mode.is === 'revealing' || s.mode.is === 'agreeing';

/** How several actions on one cell are told apart: by what the mover becomes, by its route, or one by one. */
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
