/**
 * What a page may know of an open match: one position as the viewer may see it, and the effects of the step that led to
 * it. Cells are indexes into the description's `topology.cells`, pieces are numbers that stay the same for the whole
 * game, sides are 0 and 1. Nothing here makes a page compute a rule by itself.
 */
import * as v from 'valibot';
import { CommentMark } from '../../engine/shared/comment-marks.ts';
import { MOST_TOSSES } from '../../engine/shared/dice.ts';
import { MOST_POINTS, MOST_STROKES, Pen } from '../../engine/shared/drawing.ts';
import { EngineSeat } from '../../engine/shared/engine-seat.ts';
import { LONGEST_SEAT_NAME } from '../../engine/shared/limits.ts';
import { Outcome } from '../../engine/shared/outcome.ts';
import { Side } from '../../engine/shared/side.ts';

export { Outcome, Reason } from '../../engine/shared/outcome.ts';
export { Side } from '../../engine/shared/side.ts';

import { ClockView } from './clock.ts';
import { CorrespondenceView } from './correspondence.ts';
import { ExerciseView } from './exercise.ts';
import { TossView } from './tosses.ts';

export const CellId = v.pipe(v.number(), v.integer(), v.minValue(0));
export const PieceId = v.pipe(v.number(), v.integer(), v.minValue(0));
// each of these is one schema, so that what a stranger's machine says can be held against the description
const id = v.maxLength<string, 80>(80);
/** the id of a kind, a feature or a group in the description */
export const KindId = v.pipe(v.string(), id);
export const FeatureId = v.pipe(v.string(), id);
export const GroupId = v.pipe(v.string(), id);
/** of things that are shown one by one */
const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
/** a whole game or position as text; no other text of a table is as long */
export const LongText = v.pipe(v.string(), v.maxLength(20_000_000));
/** in letters */
export const LONGEST_BADGE = 3;

/** Where a piece is: on the board, in a hand, captured, removed for good, or in flight for some turns. */
export const PiecePlace = v.picklist(['board', 'hand', 'lost', 'depths', 'flight']);
export type PiecePlace = v.InferOutput<typeof PiecePlace>;

/** A state of a piece that its picture does not show: frozen, absorbed a move ... `badge`: at most three characters */
export const PieceNote = v.object({
  id: v.string(),
  says: v.string(),
  by: v.array(PieceId),
  badge: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_BADGE))),
});
export type PieceNote = v.InferOutput<typeof PieceNote>;

export const PieceView = v.object({
  id: PieceId,
  kind: KindId,
  side: Side,
  place: PiecePlace,
  /** null unless on the board */
  at: v.nullable(CellId),
  /** it rides on another piece of its side on the same cell; absent: it does not */
  rides: v.optional(v.boolean()),
  /** its group, wherever it is; absent: the game has no groups */
  group: v.optional(GroupId),
  notes: v.array(PieceNote),
});
export type PieceView = v.InferOutput<typeof PieceView>;

/** Terrain, tokens and anything else on a cell that is not a piece. */
export const FeatureView = v.object({
  id: FeatureId,
  cell: CellId,
  side: v.nullable(Side),
  /** only the present viewer may know of it */
  hidden: v.boolean(),
  /** the cell where a piece that lands on it comes out; null: none; absent: the game has no such features */
  leadsTo: v.optional(v.nullable(CellId)),
  says: v.string(),
});
export type FeatureView = v.InferOutput<typeof FeatureView>;

/** A piece in flight that will land on a cell. */
export const FlightView = v.object({
  piece: PieceId,
  side: Side,
  kind: KindId,
  to: CellId,
  /** turns of its owner until it lands; 1: at the end of the next one */
  left: v.pipe(Count, v.minValue(1)),
  says: v.string(),
});
export type FlightView = v.InferOutput<typeof FlightView>;

/** A threat to a royal piece: the attacker and the cells from it to the royal piece. */
export const CheckView = v.object({
  side: Side,
  king: PieceId,
  at: CellId,
  /** null: no piece on the board, as when something is about to land there */
  by: v.nullable(PieceId),
  line: v.array(CellId),
  says: v.string(),
  ruling: v.nullable(v.string()),
});
export type CheckView = v.InferOutput<typeof CheckView>;

/** A phase before normal play: laying out terrain, noting secrets. */
export const PhaseView = v.object({
  id: v.string(),
  says: v.string(),
  /** by side: what each may still place, and how many of them it must */
  pools: v.tuple([
    v.array(v.object({ feature: FeatureId, left: Count, owed: Count })),
    v.array(v.object({ feature: FeatureId, left: Count, owed: Count })),
  ]),
  /** the sentence about laying out everything public at once (`match.layReady`); absent: not available now */
  ready: v.optional(v.string()),
});
export type PhaseView = v.InferOutput<typeof PhaseView>;

/** `move`, `capture`, `drop` and the other kinds of the core, or one of this game only, such as `rage` */
export const ActionKindName = v.string();
export type ActionKindName = v.InferOutput<typeof ActionKindName>;

/** The action that led to the position shown. */
export const LastAction = v.object({
  text: v.string(),
  label: v.string(),
  /** the same in words, a clause that begins with its side: `LINE drops Worm on e5`; absent: the label is in words */
  spoken: v.optional(v.string()),
  /** in the style of the game's own players; absent: it has none, or none for this */
  native: v.optional(v.string()),
  side: Side,
  /** distinguishes what the effects alone do not: a push off the board from a capture */
  kind: v.optional(ActionKindName),
  piece: v.nullable(PieceId),
  /** its start and end cells; for the end of a turn of several moves, all cells that were left or entered in it */
  cells: v.array(CellId),
  /** the cells it went by between them, in order, where its way bends */
  by: v.optional(v.array(CellId)),
  /** where the pieces that it pushed or castled with stood before, and where they stand after */
  moved: v.optional(v.array(CellId)),
});
export type LastAction = v.InferOutput<typeof LastAction>;

/** A side's seat: of a person here or at another machine, or the computer's. */
export const SeatView = v.object({
  name: v.pipe(v.string(), v.maxLength(LONGEST_SEAT_NAME)),
  /** neither of them: a person here */
  computer: v.optional(v.object({ level: v.string(), seconds: v.number(), engine: v.optional(EngineSeat) })),
  /** a person at another machine */
  elsewhere: v.optional(v.literal(true)),
});
export type SeatView = v.InferOutput<typeof SeatView>;
export type { EngineSeat };

/**
 * Why the computer has no answer: its program cannot be read or does not begin (`program`), it needed more memory than it
 * may have, it did not stop when it was told to (`silent`), or it broke down in some other way.
 */
export const ThinkingTrouble = v.picklist(['program', 'memory', 'silent', 'broken']);
export type ThinkingTrouble = v.InferOutput<typeof ThinkingTrouble>;

/**
 * What the computer does that is to move. `waiting`: something was undone, and it does not move by itself until the next
 * move or `computer.go`; `paused`: as asked by `computer.pause`; `failed`: it stopped, and `computer.go` tries again
 */
export const ComputerState = v.object({
  side: Side,
  state: v.picklist(['thinking', 'waiting', 'paused', 'failed']),
  /** why it has failed; absent in the other states */
  trouble: v.optional(ThinkingTrouble),
  /** the same of another engine, as a sentence with its name; absent: it is our computer */
  says: v.optional(v.string()),
});
export type ComputerState = v.InferOutput<typeof ComputerState>;

/** The last move of the computer, as far as the viewer may know. */
export const ComputerMove = v.object({
  side: Side,
  label: v.string(),
  /** the same in words; absent: it is in words */
  spoken: v.optional(v.string()),
  /** in the style of the game's own players; absent: it has none, or none for this */
  native: v.optional(v.string()),
  /** one sentence; null: nothing better is known */
  why: v.nullable(v.string()),
  /** the answer that it expects, in words */
  expects: v.nullable(v.string()),
  depth: v.nullable(v.number()),
  seconds: v.number(),
  /** another engine offers a draw with it, until somebody moves; absent: it does not */
  offersDraw: v.optional(v.literal(true)),
});
export type ComputerMove = v.InferOutput<typeof ComputerMove>;

/** file, rank, file, rank …, from the middle of the first cell, in hundredths of a cell */
export const StrokePoints = v.pipe(
  v.array(v.pipe(v.number(), v.integer())),
  v.minLength(4),
  v.maxLength(MOST_POINTS * 2),
);
export const Stroke = v.object({ id: v.number(), pen: Pen, points: StrokePoints });
export type Stroke = v.InferOutput<typeof Stroke>;

export const View = v.object({
  match: v.string(),
  revision: v.number(),
  variant: v.string(),
  /** the house rules; one that is missing is the usual one */
  options: v.record(v.string(), v.string()),
  /** the save's name in the library */
  name: v.string(),
  players: v.tuple([SeatView, SeatView]),
  /** hints taken in this game, and whether an analysis was shown */
  aids: v.object({ hints: v.number(), analysis: v.boolean() }),
  /** null: a person is to move, the game is over, or this is not the present position */
  computer: v.nullable(ComputerState),
  /** null: it has not moved here since the match was opened */
  computerMove: v.nullable(ComputerMove),
  /** the clocks now, whichever position this is; absent: the game is played without */
  clock: v.optional(ClockView),
  /** how it stands between the two machines, whichever position this is; absent: nobody sits elsewhere */
  byText: v.optional(CorrespondenceView),
  /** the task of an exercise, as it stands now, whichever position this is; absent: this is a game */
  exercise: v.optional(ExerciseView),
  /** every toss of this game in its order, whichever position this is and whatever was undone; absent: none */
  tosses: v.optional(v.pipe(v.array(TossView), v.maxLength(MOST_TOSSES))),
  /** the viewer; null: the public view */
  viewer: v.nullable(Side),
  /**
   * the side that is played at this machine, while the other one is played at another machine; null: this machine only
   * watches; absent: the game is played at this machine only
   */
  seat: v.optional(v.nullable(Side)),
  /** the history node of this position, and whether it is the present one */
  node: v.number(),
  present: v.boolean(),
  turn: Side,
  turnNumber: v.number(),
  check: v.nullable(v.boolean()),
  /** every threat to a royal piece of the side to move; empty once a game without check is over */
  checks: v.array(CheckView),
  pieces: v.array(PieceView),
  features: v.array(FeatureView),
  /** the referee is off: any piece may go anywhere, and nothing else is asked or played; absent: it is on */
  free: v.optional(v.literal(true)),
  /** the page of notes, whichever position this is; absent: it is empty */
  notes: v.optional(v.string()),
  /** what players drew on the table, whichever position this is; absent: nothing */
  strokes: v.optional(v.pipe(v.array(Stroke), v.maxLength(MOST_STROKES))),
  /** in the order of landing */
  flights: v.array(FlightView),
  /** null during normal play */
  phase: v.nullable(PhaseView),
  /** a turn of several actions: how many are left of how many; null if a turn is one action */
  budget: v.nullable(v.object({ left: Count, of: Count, says: v.string() })),
  /**
   * why the side to move cannot declare the game over now, by the action `declare`; null: it can; absent: nobody ever may
   * in this game
   */
  declaring: v.optional(v.nullable(v.string())),
  /** what is counted for a side and shown beside it; `isSpoken`: it is told when it changes; absent: nothing */
  tallies: v.optional(v.array(v.object({ side: Side, says: v.string(), isSpoken: v.boolean() }))),
  /** the group that moves in this turn, by id; null until the first action chooses it; absent: there are no groups */
  group: v.optional(v.nullable(GroupId)),
  /** units of several groups may move in one turn, so that none is ever chosen; absent: only one group does */
  groupsMix: v.optional(v.literal(true)),
  /**
   * the screen must be handed over before the game can continue: the page hides everything and sends `match.reveal`
   * once the right player has confirmed. Nothing secret is in this view.
   */
  handOver: v.nullable(v.object({ to: Side, says: v.string() })),
  /** pieces that have at least one action now; empty at earlier nodes or when the game is over */
  movable: v.array(PieceId),
  last: v.nullable(LastAction),
  outcome: v.nullable(Outcome),
  can: v.object({
    undo: v.boolean(),
    redo: v.boolean(),
    resign: v.boolean(),
    agree: v.boolean(),
    /** claiming that a check was not called; absent: the program announces check */
    claim: v.optional(v.boolean()),
    endTurn: v.boolean(),
    /** the side to move may look at its secrets after a hand-over, or is looking and may hide them again */
    reveal: v.boolean(),
    hide: v.boolean(),
    /** the last step revealed a secret: undoing it needs both players' agreement (`agreed`) */
    undoNeedsBoth: v.boolean(),
  }),
  /** false while the last change could not be written; the game continues and a notice says so */
  saved: v.boolean(),
});
export type View = v.InferOutput<typeof View>;

export const MovementView = v.picklist(['walk', 'leap', 'push', 'carry', 'lift', 'warp', 'drop', 'board', 'castle']);
export type MovementView = v.InferOutput<typeof MovementView>;

/** The effects of an action, in order. `says` is the sentence of the rule that caused it. */
export const EffectView = v.variant('do', [
  v.object({
    do: v.literal('go'),
    piece: PieceId,
    from: v.nullable(CellId),
    to: CellId,
    how: MovementView,
    /** cells passed on the way, for the animation */
    via: v.array(CellId),
    says: v.string(),
  }),
  v.object({
    do: v.literal('take'),
    piece: PieceId,
    from: CellId,
    by: v.nullable(PieceId),
    into: v.picklist(['lost', 'depths', 'hand']),
    /** if nothing else shows it: `push` is off the board */
    how: v.optional(MovementView),
    says: v.string(),
  }),
  v.object({ do: v.literal('swap'), piece: PieceId, with: PieceId, from: CellId, to: CellId, says: v.string() }),
  /** the piece captured just before changes sides and goes to a hand, as that kind */
  v.object({
    do: v.literal('recruit'),
    piece: PieceId,
    at: CellId,
    side: Side,
    kind: KindId,
    was: KindId,
    says: v.string(),
  }),
  /** the piece, which may have been captured just before, joins another group, or side, and stands on `at` from now on */
  v.object({
    do: v.literal('convert'),
    piece: PieceId,
    from: CellId,
    at: CellId,
    side: Side,
    /** null in a game without groups */
    group: v.nullable(GroupId),
    was: v.nullable(GroupId),
    says: v.string(),
  }),
  v.object({ do: v.literal('become'), piece: PieceId, at: CellId, kind: KindId, was: KindId, says: v.string() }),
  v.object({
    do: v.literal('state'),
    piece: PieceId,
    at: v.nullable(CellId),
    /** the note's id, as in PieceView.notes */
    state: v.string(),
    on: v.boolean(),
    by: v.array(PieceId),
    says: v.string(),
  }),
  /** left the board, to land on `to` after that many turns of its owner */
  v.object({ do: v.literal('banish'), piece: PieceId, from: CellId, to: CellId, turns: Count, says: v.string() }),
  /** a piece in flight came one turn closer to landing */
  v.object({ do: v.literal('tick'), piece: PieceId, to: CellId, left: Count, says: v.string() }),
  /** terrain was placed (`on`), shown, or removed; `hidden`: only the present viewer may know */
  v.object({
    do: v.literal('feature'),
    feature: FeatureId,
    cell: CellId,
    on: v.boolean(),
    hidden: v.boolean(),
    says: v.string(),
  }),
  /** an explosion on a cell (radius 0) or on it and all its neighbours (1); losses are given by `take` */
  v.object({ do: v.literal('burst'), cell: CellId, radius: v.picklist([0, 1]), says: v.string() }),
  /** the rules undid the move: the piece set out for `to` and is at `from` again, or (null) still in flight */
  v.object({ do: v.literal('retract'), piece: PieceId, from: v.nullable(CellId), to: CellId, says: v.string() }),
  v.object({ do: v.literal('check'), side: Side, at: CellId, by: v.nullable(PieceId), says: v.string() }),
  v.object({ do: v.literal('turn'), side: Side, turnNumber: v.number(), says: v.string() }),
  v.object({ do: v.literal('end'), winner: v.nullable(Side), reason: v.string(), says: v.string() }),
]);
export type EffectView = v.InferOutput<typeof EffectView>;

/** What an action would affect, as the board marks it: its destination, captured, partner and pushed pieces. */
export const TargetMark = v.picklist(['move', 'capture', 'swap', 'push', 'drop', 'special']);
export type TargetMark = v.InferOutput<typeof TargetMark>;

export const ActionView = v.object({
  /** its notation (frozen), by which it is played */
  text: v.string(),
  /** for people */
  label: v.string(),
  /** the same in words, a clause that begins with its side: `LINE drops Worm on e5`; absent: the label is in words */
  spoken: v.optional(v.string()),
  /** in the style of the game's own players; absent: it has none, or none for this */
  native: v.optional(v.string()),
  kind: ActionKindName,
  /** null: an action without a piece, such as the end of a turn */
  piece: v.nullable(PieceId),
  from: v.nullable(CellId),
  to: v.nullable(CellId),
  captures: v.array(PieceId),
  /**
   * all pieces that would be lost by it, in order and with their sides, as far as the viewer may know: taken from its
   * effects, so unintended losses are included
   */
  losses: v.array(v.object({ piece: PieceId, side: Side, cell: CellId })),
  targets: v.array(v.object({ cell: CellId, mark: TargetMark })),
  /** cells to highlight, from the mover's cell to its destination */
  route: v.array(CellId),
  /** the kind that the mover becomes, and the feature that is placed */
  promotion: v.nullable(KindId),
  places: v.nullable(FeatureId),
  /** the feature that it leaves behind on its cell; absent: none */
  leaves: v.optional(v.nullable(FeatureId)),
  /** the piece that it picks up and where it puts it down (not a push); absent: none */
  lifts: v.optional(v.nullable(v.object({ piece: PieceId, from: CellId, to: CellId }))),
  /** one sentence that distinguishes this action from others on the same cell: what it captures, its path */
  differs: v.string(),
  because: v.object({ id: v.string(), says: v.string() }),
  /** a sentence if this action loses the game at once */
  loses: v.nullable(v.string()),
});
export type ActionView = v.InferOutput<typeof ActionView>;

/** A move that a piece could make from its square; not to be played, as it may belong to the side not to move. */
export const ReachView = v.pick(ActionView, ['kind', 'piece', 'from', 'to', 'places', 'targets', 'losses']);
export type ReachView = v.InferOutput<typeof ReachView>;

export const Preview = v.object({
  action: ActionView,
  effects: v.array(EffectView),
  /** the pieces whose place, kind or notes would change, as they would be afterwards */
  after: v.array(PieceView),
});
export type Preview = v.InferOutput<typeof Preview>;

/** Several pieces that go the same way: in order, with what all of it would do, and who stays with the reason. */
export const Together = v.object({
  steps: v.array(ActionView),
  effects: v.array(EffectView),
  /** as in Preview, after the last step */
  after: v.array(PieceView),
  stay: v.array(v.object({ piece: PieceId, says: v.string() })),
});
export type Together = v.InferOutput<typeof Together>;

/** A piece that could capture an enemy on a cell, and the cells from it to there. */
export const Attacker = v.object({ piece: PieceId, line: v.array(CellId) });
export type Attacker = v.InferOutput<typeof Attacker>;

/** What a player noted on a move. */
export const MoveComment = v.object({ mark: v.nullable(CommentMark), text: v.string() });
export type MoveComment = v.InferOutput<typeof MoveComment>;

/** The relation of a node to the present one: on the way to it, ahead of it by redo, or on another branch. */
const HistoryLine = v.picklist(['past', 'present', 'future', 'branch']);

/** One entry of the game's tree. */
export const HistoryNode = v.object({
  id: v.number(),
  parent: v.nullable(v.number()),
  turnNumber: v.number(),
  side: Side,
  kind: v.picklist(['start', 'action', 'resign', 'agree', 'flag', 'free', 'referee']),
  text: v.string(),
  label: v.string(),
  /** the same in words, a clause that begins with its side: `LINE drops Worm on e5`; absent: the label is in words */
  spoken: v.optional(v.string()),
  /** in the style of the game's own players; absent: it has none, or none for this */
  native: v.optional(v.string()),
  /** for turns of several moves of one group: that group; absent as well where groups mix */
  group: v.optional(GroupId),
  /** for turns of several moves: the turn so far in one line, shown at its last move */
  turnLabel: v.optional(v.string()),
  /** it removed a piece; absent: it did not */
  captures: v.optional(v.literal(true)),
  /** its side effects, in order: a symbol and the words for it; absent: none */
  also: v.optional(v.array(v.object({ sign: v.string(), says: v.string() }))),
  /** absent: none */
  comment: v.optional(MoveComment),
  /** only the viewer may know of it, so it takes no comment; absent: everybody may */
  secret: v.optional(v.literal(true)),
  line: HistoryLine,
});
export type HistoryNode = v.InferOutput<typeof HistoryNode>;

/** What a change did to the history: the new nodes, and those whose relation to the present one has changed. */
export const HistoryChange = v.object({
  /** the number of nodes before: a page that has another number requests the whole history */
  before: v.number(),
  added: v.array(HistoryNode),
  lines: v.array(v.object({ id: v.number(), line: HistoryLine })),
  /** comments that were changed (null: removed); absent: none */
  comments: v.optional(v.array(v.object({ id: v.number(), comment: v.nullable(MoveComment) }))),
});
export type HistoryChange = v.InferOutput<typeof HistoryChange>;

export const Played = v.object({
  revision: v.number(),
  effects: v.array(EffectView),
  /** where several entries were done again: each, in its order, with the view after it; absent: one */
  passed: v.optional(v.array(v.object({ effects: v.array(EffectView), view: View }))),
  view: View,
  /** absent if the viewer has changed: the page has to request the whole history */
  history: v.optional(HistoryChange),
  /** the game was sent back because a check was not called: the sentence that says so */
  rewound: v.optional(v.string()),
});
export type Played = v.InferOutput<typeof Played>;
