/**
 * A variant as told to a page: its board, sides, kinds, house rules and endings, with every sentence about them.
 * It is made by the engine's `describe` and never changes during a game.
 */
import * as v from 'valibot';
import { ActionKind, Cell, FeatureView, FlightView, PieceView, Side, TargetMark } from './view.ts';

export const CellDescription = v.object({
  /** as people read it: `e5`, `Δ5` */
  name: v.string(),
  /** as people without Greek keys may type it */
  alias: v.string(),
  x: v.number(),
  y: v.number(),
  /** `field`, `zone` ... */
  zone: v.string(),
  /** in cell widths above the field */
  height: v.number(),
});
export type CellDescription = v.InferOutput<typeof CellDescription>;

export const KindDescription = v.object({
  id: v.string(),
  name: v.string(),
  /** as side 0 writes it; side 1 writes it small */
  letter: v.string(),
  /** one sentence */
  summary: v.string(),
  rules: v.array(v.object({ id: v.string(), says: v.string() })),
  royal: v.boolean(),
  /** roughly what it is worth beside the others of its game; absent: nobody says */
  value: v.optional(v.number()),
  /** the kind of which it is the promoted form; absent or null: of none */
  promotedFrom: v.optional(v.nullable(v.string())),
  /** others of its side may stand on it; absent: none do */
  carries: v.optional(v.boolean()),
  /** some of them wait in a hand when the game begins, or may come to */
  inHand: v.optional(v.boolean()),
  /** a position that shows how it moves: the text of `rules.diagram` */
  diagram: v.nullable(v.object({ pieces: v.string(), turn: v.string(), focus: v.string() })),
});
export type KindDescription = v.InferOutput<typeof KindDescription>;

export const OptionDescription = v.object({
  id: v.string(),
  name: v.string(),
  says: v.string(),
  ruling: v.nullable(v.string()),
  usual: v.string(),
  values: v.array(v.object({ id: v.string(), name: v.string(), says: v.string() })),
});
export type OptionDescription = v.InferOutput<typeof OptionDescription>;

/** One thing that the set-up editor can change: a mark of a piece, a list of the position, a number of a side. */
export const SetupField = v.object({
  id: v.string(),
  name: v.string(),
  says: v.string(),
  /** how it is edited; `kinds` is a list of kinds or, for none, null; `choice` one of `choices`, by id; `text` is left to the pasted form */
  as: v.picklist(['yes-no', 'number', 'cell', 'kind', 'kinds', 'choice', 'feature', 'flight', 'text']),
  choices: v.optional(v.array(v.object({ id: v.string(), name: v.string() }))),
  /** only these kinds have it; absent: all, or the position itself */
  kinds: v.optional(v.array(v.string())),
  /** numbers from 0 to this; of flights, the most turns that anybody stays away */
  most: v.optional(v.number()),
  /** one value for each side, under the sides' ids */
  perSide: v.optional(v.boolean()),
});
export type SetupField = v.InferOutput<typeof SetupField>;

/** A part of one side's army that the rules tell apart from the rest, as a colour is. */
export const GroupDescription = v.object({
  id: v.string(),
  /** as it stands in the midst of a sentence */
  name: v.string(),
  side: Side,
  /** as people write it behind the letter of the kind: `Gw@d3` */
  letter: v.string(),
  /** the game can be lost by what happens to it */
  royal: v.optional(v.boolean()),
});
export type GroupDescription = v.InferOutput<typeof GroupDescription>;

/** Of a game that comes on several boards: the id of its first form, which says so of itself too, and what this one is called. */
export const FormDescription = v.object({
  variant: v.string(),
  name: v.string(),
  says: v.string(),
  ruling: v.string(),
});
export type FormDescription = v.InferOutput<typeof FormDescription>;

export const VariantDescription = v.object({
  id: v.string(),
  /** absent: the game has one form only */
  formOf: v.optional(FormDescription),
  title: v.string(),
  tagline: v.string(),
  /** how the game is won, in one line; absent: the game does not say */
  goal: v.optional(v.string()),
  designers: v.string(),
  rulesVersion: v.number(),
  /** for the start screen: `11 × 11`, `about 45 min`, 1 to 4 and a word for it */
  size: v.string(),
  length: v.string(),
  difficulty: v.object({ pips: v.number(), word: v.string() }),
  sides: v.tuple([
    v.object({ id: v.string(), name: v.string(), says: v.string() }),
    v.object({ id: v.string(), name: v.string(), says: v.string() }),
  ]),
  topology: v.object({
    width: v.number(),
    height: v.number(),
    cells: v.array(CellDescription),
    /** labels of the columns from left to right and the rows from bottom to top, as seen by side 0 */
    files: v.array(v.string()),
    ranks: v.array(v.string()),
  }),
  /** in the order in which people should read of them; absent: a side is all there is */
  groups: v.optional(v.array(GroupDescription)),
  kinds: v.array(KindDescription),
  options: v.array(OptionDescription),
  endings: v.array(v.object({ id: v.string(), name: v.string(), says: v.string() })),
  /** the pieces on the board before the first action; for pictures. `group`: its id, where there are groups */
  setup: v.array(v.object({ kind: v.string(), side: Side, at: Cell, group: v.optional(v.string()) })),
  /**
   * states a piece can be in, as PieceNote ids: the word for people after `is` (`frozen`), and what is said of the piece
   * when it ends (`can move again`; absent: that it is no longer so)
   */
  states: v.array(v.object({ id: v.string(), name: v.string(), ends: v.optional(v.string()) })),
  /** terrain and tokens: the letterless things that lie on cells. `hidden`: some of them are secret */
  features: v.array(v.object({ id: v.string(), name: v.string(), says: v.string(), hidden: v.boolean() })),
  /** what a set-up position may say of a piece, and of the whole position, besides kind, side and cell */
  flags: v.array(SetupField),
  fields: v.array(SetupField),
  /** where the usual array comes from, if there is something to say about it */
  provenance: v.nullable(v.string()),
  /** the zones that are set apart from the rest of the board, with the word for people: `the Zone` */
  zones: v.record(v.string(), v.string()),
});
export type VariantDescription = v.InferOutput<typeof VariantDescription>;

export const DiagramSpec = v.object({
  /** census tokens: `V@c3 d@e5` */
  pieces: v.string(),
  /** a side's id; absent: the first side */
  turn: v.optional(v.string()),
  /** the cell whose piece shows its moves, `a2^` where it rides on another, `O@-` in hand; absent: a still picture */
  focus: v.optional(v.string()),
});
export type DiagramSpec = v.InferOutput<typeof DiagramSpec>;

/** A small position with what one piece may do in it, worked out by the generator. */
export const Diagram = v.object({
  pieces: v.array(PieceView),
  features: v.array(FeatureView),
  flights: v.array(FlightView),
  /** null: nobody is in focus, or somebody in hand */
  focus: v.nullable(Cell),
  /** `kind`: what is done there, where the mark does not tell; with `special` only */
  marks: v.array(v.object({ cell: Cell, mark: TargetMark, kind: v.optional(ActionKind) })),
});
export type Diagram = v.InferOutput<typeof Diagram>;

export const RulebookSection = v.object({
  id: v.string(),
  title: v.string(),
  /** the kind this section is about, if any */
  kind: v.nullable(v.string()),
  paragraphs: v.array(v.string()),
  diagrams: v.array(v.object({ spec: DiagramSpec, caption: v.string() })),
  rulings: v.array(v.string()),
});
export type RulebookSection = v.InferOutput<typeof RulebookSection>;
export const Rulebook = v.object({ variant: v.string(), sections: v.array(RulebookSection) });
export type Rulebook = v.InferOutput<typeof Rulebook>;

/** A position small enough for a picture on a list: no secrets, no notes. */
export const Thumbnail = v.object({
  variant: v.string(),
  /** `rides`: it stands on another piece, which is on the same cell; absent: it does not. `group`: where there are groups */
  pieces: v.array(
    v.object({
      kind: v.string(),
      side: Side,
      at: Cell,
      rides: v.optional(v.boolean()),
      group: v.optional(v.string()),
    }),
  ),
  features: v.array(v.object({ id: v.string(), cell: Cell })),
});
export type Thumbnail = v.InferOutput<typeof Thumbnail>;

/**
 * A position being set up: cells and sides by name, further fields as the variant's own description says. A promoted form
 * is written as what it was promoted from, with `promoted`; of two on one cell, `rides` stands with the one above.
 */
export const Draft = v.pipe(
  v.looseObject({
    turn: v.string(),
    pieces: v.pipe(v.array(v.looseObject({ kind: v.string(), side: v.string(), at: v.string() })), v.maxLength(512)),
    hands: v.optional(v.record(v.string(), v.array(v.string()))),
  }),
  v.check((draft) => JSON.stringify(draft).length < 200_000, 'too large'),
);
export type Draft = v.InferOutput<typeof Draft>;

/** A draft as the table would show it, and everything that is wrong with it: empty when it can be played. */
export const Checked = v.object({
  draft: Draft,
  pieces: v.array(PieceView),
  features: v.array(FeatureView),
  flights: v.array(FlightView),
  problems: v.array(v.object({ cell: v.nullable(Cell), code: v.string(), says: v.string() })),
  /** the same as one line to copy */
  text: v.string(),
});
export type Checked = v.InferOutput<typeof Checked>;
