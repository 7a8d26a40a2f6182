/**
 * What the page remembers of one match, and everything that can happen to it. The state is plain data: the machine in
 * `match-machine.ts` is the only thing that makes a new one, out of an old one and an event. What it must never hold
 * is a rule: which actions there are, what they do and why not is always the table's own answer.
 */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { Answer } from '../../electron/contract/result.ts';
import type { Input, Output } from '../../electron/contract/table.ts';
import type {
  ActionView,
  Attacker,
  CheckView,
  EffectView,
  FeatureView,
  HistoryNode,
  PieceView,
  Preview,
  Reason,
  Side,
  View,
} from '../../electron/contract/view.ts';
import type { Arrival, Target } from '../board/props.ts';
import type { Queued } from './match-queue.ts';

/** The requests this machine makes; dialogs and menus that change nothing here ask the table themselves. */
export const asked = [
  'match.actions',
  'match.preview',
  'match.why',
  'match.layReady',
  'match.play',
  'match.undo',
  'match.redo',
  'match.goto',
  'match.resign',
  'match.agree',
  'match.claim',
  'match.look',
  'match.history',
  'match.attackers',
  'match.uncover',
  'match.cover',
] as const;
export type Asked = (typeof asked)[number];
/** Requests of one slot replace each other: an answer that is no longer waited for is dropped. */
export type Slot = 'actions' | 'none' | 'preview' | 'why' | 'change' | 'look' | 'history' | 'attackers';
export type Ask = { readonly [K in Asked]: { readonly id: number; readonly name: K; readonly input: Input<K> } }[Asked];
export type Answered = {
  readonly [K in Asked]: { readonly id: number; readonly name: K; readonly answer: Answer<Output<K>> };
}[Asked];

export type Mode =
  | { readonly is: 'idle' }
  /** `actions` is null until they have come; a cell that was chosen before is kept in `wanted` */
  | {
      readonly is: 'lifted';
      readonly piece: number;
      readonly actions: readonly ActionView[] | null;
      readonly wanted: number | null;
    }
  /** a feature was taken from the pool: where it can be laid */
  | { readonly is: 'laying'; readonly feature: string; readonly actions: readonly ActionView[] }
  /** `piece` is null for actions of no piece, `cell` for those of no cell either */
  | {
      readonly is: 'choosing';
      readonly piece: number | null;
      readonly actions: readonly ActionView[];
      readonly cell: number | null;
      readonly choices: readonly ActionView[];
      /** the one under the finger, whose preview is drawn */
      readonly at: number;
      /** the choice is about a piece that has been picked up already */
      readonly held?: Held;
    }
  /** the lifted piece has picked up another one by hand: where it may put that down */
  | {
      readonly is: 'dropping';
      readonly piece: number;
      readonly actions: readonly ActionView[];
      readonly held: Held;
    }
  /** the end of the turn was asked for; which action that is has not come yet */
  | { readonly is: 'ending' }
  /** somebody wants to look at what only they may know: the hand-over screen is up */
  | { readonly is: 'uncovering' }
  /** going back past something that was shown: both players are asked, on the hand-over screen */
  | { readonly is: 'agreeing'; readonly wish: Wish; readonly agreed?: boolean }
  | { readonly is: 'warned'; readonly piece: number | null; readonly action: ActionView }
  | { readonly is: 'sent'; readonly piece: number | null }
  /** pieces are under way; `before` is what was there, which is told until they have arrived */
  | { readonly is: 'playing'; readonly key: string; readonly before: Before };

/** Somebody picked up where they stood, and the actions that put them down, each asking for the cell where it does. */
export interface Held {
  readonly piece: number;
  readonly cell: number;
  readonly drops: readonly ActionView[];
}

/** What a position is told from. */
export type Before = Pick<MatchState, 'view' | 'look' | 'nodes'>;

/** A way back that may need both players' word. */
export type Wish =
  | { readonly do: 'undo'; readonly unit: 'action' | 'turn' }
  | { readonly do: 'goto'; readonly node: number };

export interface Look {
  readonly node: number;
  readonly view: View;
  readonly effects: readonly EffectView[];
}

/** A piece and a cell it cannot reach, (cell null) a piece that cannot move at all, or a feature that cannot lie there. */
export interface WhyNot {
  readonly piece: number | null;
  readonly places?: string;
  readonly cell: number | null;
  readonly reason: Reason | null;
  /** asked by a pointer at rest: it goes when the pointer does */
  readonly passing?: boolean;
}

/** Who may capture on a cell; null until the answer has come. */
export interface Attacked {
  readonly cell: number;
  readonly by: readonly Attacker[] | null;
}

/** What the step bar says happened last, and by which rule. */
export interface Told {
  readonly effects: readonly EffectView[];
  readonly how: 'play' | 'undo' | 'redo' | 'goto' | 'over';
  /** a sentence that stands for all of it: the game was sent back */
  readonly says?: string;
}

export interface MatchState {
  readonly description: VariantDescription;
  readonly warnLosing: boolean;
  readonly followTurn: boolean;
  /** where the game stands */
  readonly view: View;
  /** the position looked at instead, if any */
  readonly look: Look | null;
  /** the node of the look that was asked for last: while its answer is awaited, steps through the game go on from there */
  readonly sought: number | null;
  readonly arrival: Arrival;
  readonly mode: Mode;
  /** the cell pointed at by pointer or cursor while a piece is lifted */
  readonly aim: number | null;
  readonly preview: Preview | null;
  readonly why: WhyNot | null;
  readonly told: Told | null;
  /** the actions of no piece, where the game may need one: laying, passing; null until they have come */
  readonly ofNone: readonly ActionView[] | null;
  readonly attacked: Attacked | null;
  /** check will be called with the next action, where the players announce it */
  readonly calling: boolean;
  /** which of the view's checks is lit, if any */
  readonly shownCheck: number | null;
  /** what is on its way back to, in case both players must agree */
  readonly wish: Wish | null;
  /** the piece whose card is open */
  readonly inspected: number | null;
  /** the piece under the pointer; its watchers are shown */
  readonly hovered: number | null;
  /** the cell pointed at, if what lies there leads somewhere: its other end is shown */
  readonly gate: number | null;
  readonly cursor: number;
  readonly seat: Side;
  readonly nodes: readonly HistoryNode[];
  readonly serial: number;
  readonly waiting: { readonly [S in Slot]?: number };
  /** asked for while an answer was awaited, in order */
  readonly queue: readonly Queued[];
  /** previews that have come for this revision, by action text */
  readonly previews: { readonly [text: string]: Preview };
}

export type MatchEvent =
  | { readonly on: 'pick'; readonly target: Target }
  | { readonly on: 'aim'; readonly target: Target | null }
  | { readonly on: 'lift'; readonly piece: number }
  | { readonly on: 'drop'; readonly piece: number; readonly target: Target }
  | { readonly on: 'choose'; readonly index: number }
  | { readonly on: 'point-choice'; readonly index: number }
  | { readonly on: 'confirm' }
  | { readonly on: 'escape' }
  | { readonly on: 'why'; readonly cell: number }
  /** the pointer has rested on this cell for a moment */
  | { readonly on: 'dwell'; readonly cell: number }
  | { readonly on: 'inspect'; readonly piece: number | null }
  | { readonly on: 'cursor'; readonly cell: number }
  | { readonly on: 'seat'; readonly side: Side }
  | { readonly on: 'settled'; readonly key: string | number }
  | { readonly on: 'undo' | 'redo'; readonly unit: 'action' | 'turn' }
  | { readonly on: 'resign' }
  | { readonly on: 'agree' }
  | { readonly on: 'call' }
  | { readonly on: 'claim' }
  | { readonly on: 'end-turn' }
  | { readonly on: 'pass' }
  | { readonly on: 'lay'; readonly feature: string }
  /** everything that is ready to be laid, at once */
  | { readonly on: 'lay-ready' }
  | { readonly on: 'attackers'; readonly cell: number | null }
  | { readonly on: 'show-check' }
  | { readonly on: 'ask-uncover' }
  | { readonly on: 'uncover' }
  | { readonly on: 'cover' }
  | { readonly on: 'agreed' }
  | { readonly on: 'leave-covered' }
  | { readonly on: 'look'; readonly node: number }
  | { readonly on: 'now' }
  | { readonly on: 'play-on' }
  | { readonly on: 'opened'; readonly view: View }
  | { readonly on: 'settings'; readonly warnLosing: boolean; readonly followTurn: boolean }
  | { readonly on: 'answered'; readonly answered: Answered };

/** Things to be said aloud and written in the log; the words are chosen in `ui/table/spoken.ts`. */
export type Utterance =
  | {
      readonly say: 'effects';
      readonly effects: readonly EffectView[];
      readonly before: View;
      readonly after: View;
      readonly how: Told['how'];
    }
  | { readonly say: 'lifted'; readonly piece: number; readonly actions: readonly ActionView[] }
  | { readonly say: 'put-back'; readonly piece: number }
  | { readonly say: 'picked-up'; readonly held: Held }
  /** what the action that is pointed at would do; only what nobody expects of it is said */
  | { readonly say: 'preview'; readonly preview: Preview }
  | { readonly say: 'why'; readonly why: WhyNot }
  /** why not was asked about something that can be done */
  | { readonly say: 'possible'; readonly actions: readonly ActionView[] }
  | {
      readonly say: 'choices';
      readonly cell: number | null;
      readonly choices: readonly ActionView[];
      /** everything that was offered when these were asked for */
      readonly actions: readonly ActionView[];
    }
  | { readonly say: 'looking'; readonly look: Look }
  | { readonly say: 'now' }
  | { readonly say: 'laying'; readonly feature: string; readonly actions: readonly ActionView[] }
  | { readonly say: 'laid-back'; readonly feature: string }
  | { readonly say: 'ready-laid' }
  | { readonly say: 'attackers'; readonly attacked: Attacked }
  | { readonly say: 'check'; readonly check: CheckView }
  | { readonly say: 'calling'; readonly calling: boolean }
  | { readonly say: 'rewound'; readonly says: string }
  /** what was said before is secret: only this is on the page now */
  | { readonly say: 'covered' }
  | { readonly say: 'uncovered'; readonly view: View }
  | { readonly say: 'refused'; readonly message: string };

export interface Step {
  readonly state: MatchState;
  readonly asks: readonly Ask[];
  readonly says: readonly Utterance[];
}

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
export const isCovered = (s: MatchState): boolean =>
  s.view.handOver !== null || s.mode.is === 'uncovering' || s.mode.is === 'agreeing';

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
