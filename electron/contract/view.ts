/**
 * What a page may know of a running match: one position as the viewer may see it, and what
 * happened on the way to it. Cells are indexes into the description's `topology.cells`, pieces are numbers that
 * stay the same for the whole game, sides are 0 and 1. Nothing here lets a page work out a rule for itself.
 */
import * as v from 'valibot';

export const Side = v.picklist([0, 1]);
export type Side = v.InferOutput<typeof Side>;
export const Cell = v.pipe(v.number(), v.integer(), v.minValue(0));
export const PieceId = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Where a piece is: on the board, waiting in a hand, taken, gone for good, or away for some turns. */
export const Place = v.picklist(['board', 'hand', 'lost', 'depths', 'flight']);
export type Place = v.InferOutput<typeof Place>;

/** Something about a piece that its picture does not say: frozen, absorbed a move ... `badge`: at most three letters for the eye */
export const PieceNote = v.object({
  id: v.string(),
  says: v.string(),
  by: v.array(PieceId),
  badge: v.optional(v.string()),
});
export type PieceNote = v.InferOutput<typeof PieceNote>;

export const PieceView = v.object({
  id: PieceId,
  /** the kind's id in the description */
  kind: v.string(),
  side: Side,
  place: Place,
  /** null unless on the board */
  at: v.nullable(Cell),
  /** it stands on another piece of its side, which is on the same cell and carries it; absent: it does not */
  rides: v.optional(v.boolean()),
  /** its group's id in the description, wherever it is; absent: in this game a side is all there is */
  group: v.optional(v.string()),
  notes: v.array(PieceNote),
});
export type PieceView = v.InferOutput<typeof PieceView>;

/** Terrain, tokens and whatever else lies on a cell and is no piece. */
export const FeatureView = v.object({
  /** the feature's id in the description */
  id: v.string(),
  cell: Cell,
  side: v.nullable(Side),
  /** only the eyes on the screen may know of it */
  hidden: v.boolean(),
  /** where whoever lands on it comes out; null: nowhere; absent: in this game nothing leads anywhere */
  leadsTo: v.optional(v.nullable(Cell)),
  says: v.string(),
});
export type FeatureView = v.InferOutput<typeof FeatureView>;

/** A piece that is away and will come down on a cell. */
export const FlightView = v.object({
  piece: PieceId,
  side: Side,
  kind: v.string(),
  to: Cell,
  /** turns of its owner until it lands; 1: at the end of the next one */
  left: v.number(),
  says: v.string(),
});
export type FlightView = v.InferOutput<typeof FlightView>;

/** A royal piece in danger: who threatens it and along which cells, from the threat to the royal piece. */
export const CheckView = v.object({
  side: Side,
  king: PieceId,
  at: Cell,
  /** null: nobody on the board, as when something is about to land there */
  by: v.nullable(PieceId),
  line: v.array(Cell),
  says: v.string(),
  ruling: v.nullable(v.string()),
});
export type CheckView = v.InferOutput<typeof CheckView>;

/** A part of the game that is not play: laying out terrain, noting secrets. */
export const PhaseView = v.object({
  id: v.string(),
  says: v.string(),
  /** by side: what each may still lay, and how many of them it must */
  pools: v.tuple([
    v.array(v.object({ feature: v.string(), left: v.number(), owed: v.number() })),
    v.array(v.object({ feature: v.string(), left: v.number(), owed: v.number() })),
  ]),
  /** everything that all may see can be laid at once, as this sentence says (`match.layReady`); absent: not now */
  ready: v.optional(v.string()),
});
export type PhaseView = v.InferOutput<typeof PhaseView>;

export const Outcome = v.object({ winner: v.nullable(Side), reason: v.string(), says: v.string() });
export type Outcome = v.InferOutput<typeof Outcome>;

/** `move`, `capture`, `drop` and the other kinds of the core, or one that only this game has, such as `rage` */
export const ActionKind = v.string();
export type ActionKind = v.InferOutput<typeof ActionKind>;

/** The action that led to the position shown. */
export const LastAction = v.object({
  text: v.string(),
  label: v.string(),
  side: Side,
  /** tells what the effects alone do not: a push off the board from a capture */
  kind: v.optional(ActionKind),
  piece: v.nullable(PieceId),
  /** where it began and ended; of the end of a turn that was the moves of one group, all that were left or entered in it */
  cells: v.array(Cell),
});
export type LastAction = v.InferOutput<typeof LastAction>;

export const View = v.object({
  match: v.string(),
  revision: v.number(),
  variant: v.string(),
  options: v.record(v.string(), v.string()),
  /** the save's name in the library */
  name: v.string(),
  players: v.tuple([v.object({ name: v.string() }), v.object({ name: v.string() })]),
  /** whose knowledge this is; null: what everybody may know */
  viewer: v.nullable(Side),
  /** the history node this position belongs to, and whether that is where the game stands */
  node: v.number(),
  present: v.boolean(),
  turn: Side,
  turnNumber: v.number(),
  check: v.nullable(v.boolean()),
  /** every threat to a royal piece of the side to move; none once a game without check is over */
  checks: v.array(CheckView),
  pieces: v.array(PieceView),
  features: v.array(FeatureView),
  /** in the order in which they will land */
  flights: v.array(FlightView),
  /** null while the game is simply played */
  phase: v.nullable(PhaseView),
  /** a turn of several actions: how many are left of how many; null where a turn is one action */
  budget: v.nullable(v.object({ left: v.number(), of: v.number(), says: v.string() })),
  /** the group that moves in this turn, by id; null until the first of its actions chooses it; absent: there are none */
  group: v.optional(v.nullable(v.string())),
  /**
   * somebody must take the screen before the game can go on: the page hides everything and asks for `match.reveal`
   * once the right person says that they sit there. Nothing secret is in this view.
   */
  handOver: v.nullable(v.object({ to: Side, says: v.string() })),
  /** pieces that have at least one action now; empty when looking back or when the game is over */
  movable: v.array(PieceId),
  last: v.nullable(LastAction),
  outcome: v.nullable(Outcome),
  can: v.object({
    undo: v.boolean(),
    redo: v.boolean(),
    resign: v.boolean(),
    agree: v.boolean(),
    /** that a check was not called; absent: the program announces check, and nobody calls it */
    claim: v.optional(v.boolean()),
    endTurn: v.boolean(),
    /** the side to move has secrets that it may look at after a hand-over, or is looking and may hide them again */
    reveal: v.boolean(),
    hide: v.boolean(),
    /** the last step showed something secret: taking it back needs both players' word (`agreed`) */
    undoNeedsBoth: v.boolean(),
  }),
  /** false while the last change could not be written; the table goes on and a notice says so */
  saved: v.boolean(),
});
export type View = v.InferOutput<typeof View>;

export const How = v.picklist(['walk', 'leap', 'push', 'carry', 'lift', 'warp', 'drop', 'board', 'castle']);
export type How = v.InferOutput<typeof How>;

/** What really happened, in order. `says` is the sentence of the rule that made it happen. */
export const EffectView = v.variant('do', [
  v.object({
    do: v.literal('go'),
    piece: PieceId,
    from: v.nullable(Cell),
    to: Cell,
    how: How,
    /** cells passed on the way, for the eye */
    via: v.array(Cell),
    says: v.string(),
  }),
  v.object({
    do: v.literal('take'),
    piece: PieceId,
    from: Cell,
    by: v.nullable(PieceId),
    into: v.picklist(['lost', 'depths', 'hand']),
    /** where nothing else tells it: `push` is off the board */
    how: v.optional(How),
    says: v.string(),
  }),
  v.object({ do: v.literal('swap'), piece: PieceId, with: PieceId, from: Cell, to: Cell, says: v.string() }),
  /** whoever was captured just before changes sides and waits in a hand, as that kind */
  v.object({
    do: v.literal('recruit'),
    piece: PieceId,
    at: Cell,
    side: Side,
    kind: v.string(),
    was: v.string(),
    says: v.string(),
  }),
  v.object({ do: v.literal('become'), piece: PieceId, at: Cell, kind: v.string(), was: v.string(), says: v.string() }),
  v.object({
    do: v.literal('state'),
    piece: PieceId,
    at: v.nullable(Cell),
    /** the note's id, as in PieceView.notes */
    state: v.string(),
    on: v.boolean(),
    by: v.array(PieceId),
    says: v.string(),
  }),
  /** left the board, to land on `to` after so many turns of its owner */
  v.object({ do: v.literal('banish'), piece: PieceId, from: Cell, to: Cell, turns: v.number(), says: v.string() }),
  /** a piece that is away came nearer */
  v.object({ do: v.literal('tick'), piece: PieceId, to: Cell, left: v.number(), says: v.string() }),
  /** terrain was laid (`on`), shown, or is gone; `hidden`: only the eyes on the screen may know */
  v.object({
    do: v.literal('feature'),
    feature: v.string(),
    cell: Cell,
    on: v.boolean(),
    hidden: v.boolean(),
    says: v.string(),
  }),
  /** an explosion on a cell (radius 0) or on it and all its neighbours (1); who is lost is told by `take` */
  v.object({ do: v.literal('burst'), cell: Cell, radius: v.picklist([0, 1]), says: v.string() }),
  /** the move was taken back by the rules: the piece set out for `to` and is at `from` again, or (null) still away */
  v.object({ do: v.literal('retract'), piece: PieceId, from: v.nullable(Cell), to: Cell, says: v.string() }),
  v.object({ do: v.literal('check'), side: Side, at: Cell, by: v.nullable(PieceId), says: v.string() }),
  v.object({ do: v.literal('turn'), side: Side, turnNumber: v.number(), says: v.string() }),
  v.object({ do: v.literal('end'), winner: v.nullable(Side), reason: v.string(), says: v.string() }),
]);
export type EffectView = v.InferOutput<typeof EffectView>;

/** What an action would touch, as the board marks it: its own destination, victims, partners, shoved pieces. */
export const TargetMark = v.picklist(['move', 'capture', 'swap', 'push', 'drop', 'special']);
export type TargetMark = v.InferOutput<typeof TargetMark>;

export const ActionView = v.object({
  /** frozen spelling; the name by which it is played */
  text: v.string(),
  /** for people */
  label: v.string(),
  kind: ActionKind,
  /** null: it belongs to no piece, as the end of a turn does */
  piece: v.nullable(PieceId),
  from: v.nullable(Cell),
  to: v.nullable(Cell),
  captures: v.array(PieceId),
  /**
   * everybody who would be lost by it, in order and with their sides, as far as these eyes may know: told by its effects,
   * so those too whom it does not mean to capture
   */
  losses: v.array(v.object({ piece: PieceId, side: Side, cell: Cell })),
  targets: v.array(v.object({ cell: Cell, mark: TargetMark })),
  /** cells for the eye, from the mover's cell to its destination */
  route: v.array(Cell),
  /** the kind that the mover becomes, and the feature that is laid */
  promotion: v.nullable(v.string()),
  places: v.nullable(v.string()),
  /** the feature that it leaves behind on the cell it leaves; absent: none */
  leaves: v.optional(v.nullable(v.string())),
  /** whom it picks up and where it puts them down, by hand and not by shoving; absent: nobody */
  lifts: v.optional(v.nullable(v.object({ piece: PieceId, from: Cell, to: Cell }))),
  /** one sentence that tells this action from others on the same cell: what it takes, the way it goes */
  differs: v.string(),
  because: v.object({ id: v.string(), says: v.string() }),
  /** a sentence if the mover's side loses the game at once by this action */
  loses: v.nullable(v.string()),
});
export type ActionView = v.InferOutput<typeof ActionView>;

/** One thing that a piece could do where it stands; also of the side that is not to move, so nothing to be played. */
export const Reach = v.pick(ActionView, ['kind', 'piece', 'from', 'to', 'places', 'targets', 'losses']);
export type Reach = v.InferOutput<typeof Reach>;

export const Preview = v.object({
  action: ActionView,
  effects: v.array(EffectView),
  /** the pieces whose place, kind or notes would differ afterwards, as they would be */
  after: v.array(PieceView),
});
export type Preview = v.InferOutput<typeof Preview>;

/** Why a piece may not go somewhere; `ruling` is the id in the rules. */
export const Reason = v.object({ says: v.string(), ruling: v.nullable(v.string()) });
export type Reason = v.InferOutput<typeof Reason>;

/** A piece that could capture on a cell if a foe stood there, and the cells from it to there. */
export const Attacker = v.object({ piece: PieceId, line: v.array(Cell) });
export type Attacker = v.InferOutput<typeof Attacker>;

/** How a node lies to the present: on the way to it, ahead of it by redo, or on another branch. */
const HistoryLine = v.picklist(['past', 'present', 'future', 'branch']);

/** One entry of the game's tree. */
export const HistoryNode = v.object({
  id: v.number(),
  parent: v.nullable(v.number()),
  turnNumber: v.number(),
  side: Side,
  kind: v.picklist(['start', 'action', 'resign', 'agree']),
  text: v.string(),
  label: v.string(),
  /** where a turn is the moves of one group: that group, and the turn so far in one line, to be shown with the last of it */
  group: v.optional(v.string()),
  turnLabel: v.optional(v.string()),
  /** what it brought about besides its own move, in order: a sign for the eye and the words for it; absent: nothing */
  also: v.optional(v.array(v.object({ sign: v.string(), says: v.string() }))),
  line: HistoryLine,
});
export type HistoryNode = v.InferOutput<typeof HistoryNode>;

/** What a change did to the history: the nodes that are new, and those that lie on another line now. */
export const HistoryChange = v.object({
  /** how many nodes there were before: a page that knows another number asks for the whole history */
  before: v.number(),
  added: v.array(HistoryNode),
  lines: v.array(v.object({ id: v.number(), line: HistoryLine })),
});
export type HistoryChange = v.InferOutput<typeof HistoryChange>;

export const Played = v.object({
  revision: v.number(),
  effects: v.array(EffectView),
  view: View,
  /** absent where it is another player's view: the page has to ask for the whole history */
  history: v.optional(HistoryChange),
  /** the game was sent back because a check was not called: the sentence that says so */
  rewound: v.optional(v.string()),
});
export type Played = v.InferOutput<typeof Played>;
