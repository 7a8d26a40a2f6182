/**
 * The description of a variant for a page: its board, sides, kinds, house rules and endings, with every sentence about
 * them. It is made by the engine's `describe` and never changes during a game.
 */
import * as v from 'valibot';
import { ActionKind, Cell, FeatureView, FlightView, PieceView, Side, TargetMark } from './view.ts';

export const CellDescription = v.object({
  /** for display: `e5`, `Δ5` */
  name: v.string(),
  /** for typing without Greek keys */
  alias: v.string(),
  x: v.number(),
  y: v.number(),
  /** `field`, `zone` ... */
  zone: v.string(),
  /** height above the field, in cell widths */
  height: v.number(),
});
export type CellDescription = v.InferOutput<typeof CellDescription>;

export const KindDescription = v.object({
  id: v.string(),
  name: v.string(),
  /** for side 0; side 1 uses lower case */
  letter: v.string(),
  /** one sentence */
  summary: v.string(),
  rules: v.array(v.object({ id: v.string(), says: v.string() })),
  royal: v.boolean(),
  /** the figure that shows it, if it names one: `knight`, `acid/ghost`, or `counter` */
  figure: v.optional(v.string()),
  /** the colour of its accents, by name */
  tint: v.optional(v.string()),
  /** a picture of its own: closed loops of absolute M, L, C and Z in a box of 100 x 100 */
  outline: v.optional(v.string()),
  /** rough value relative to the other pieces of its game; absent: not given */
  value: v.optional(v.number()),
  /** the kind of which it is the promoted form; absent or null: none */
  promotedFrom: v.optional(v.nullable(v.string())),
  /** other pieces of its side may ride on it; absent: none may */
  carries: v.optional(v.boolean()),
  /** pieces of this kind start in a hand, or may get into one */
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

/** A field that the set-up editor can change: a flag of a piece, a list of the position, a number of a side. */
export const SetupField = v.object({
  id: v.string(),
  name: v.string(),
  says: v.string(),
  /** how it is edited; `kinds` is a list of kinds or, for none, null; `choice` one of `choices`, by id; `text` is left to the pasted form */
  as: v.picklist(['yes-no', 'number', 'cell', 'kind', 'kinds', 'choice', 'feature', 'flight', 'text']),
  choices: v.optional(v.array(v.object({ id: v.string(), name: v.string() }))),
  /** only these kinds have it; absent: all, or the position itself */
  kinds: v.optional(v.array(v.string())),
  /** the largest number; for flights, the largest number of turns */
  most: v.optional(v.number()),
  /** one value for each side, under the sides' ids */
  perSide: v.optional(v.boolean()),
});
export type SetupField = v.InferOutput<typeof SetupField>;

/** A group of pieces of one side that the rules distinguish from the rest, such as a colour. */
export const GroupDescription = v.object({
  id: v.string(),
  /** for use inside a sentence */
  name: v.string(),
  side: Side,
  /** written after the letter of the kind: `Gw@d3` */
  letter: v.string(),
  /** losing its royal pieces can lose the game */
  royal: v.optional(v.boolean()),
});
export type GroupDescription = v.InferOutput<typeof GroupDescription>;

/** For a game with several boards: the id of its first form (also given in that form itself), and this form's name. */
export const FormDescription = v.object({
  variant: v.string(),
  name: v.string(),
  says: v.string(),
  ruling: v.string(),
});
export type FormDescription = v.InferOutput<typeof FormDescription>;

export const VariantDescription = v.object({
  id: v.string(),
  /** present: made by people, as a file; absent: one of the program's games */
  own: v.optional(v.literal(true)),
  /** absent: the game has only one form */
  formOf: v.optional(FormDescription),
  title: v.string(),
  tagline: v.string(),
  /** how the game is won, in one line; absent: not given */
  goal: v.optional(v.string()),
  /** further ways to win, in games with this value of an option only */
  furtherGoals: v.optional(v.array(v.object({ option: v.string(), value: v.string(), says: v.string() }))),
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
    /** the same as they are read out, where a synthesizer would read two of them alike; absent: as they are written */
    spokenFiles: v.optional(v.array(v.string())),
    spokenRanks: v.optional(v.array(v.string())),
  }),
  /** in reading order; absent: sides have no groups */
  groups: v.optional(v.array(GroupDescription)),
  kinds: v.array(KindDescription),
  options: v.array(OptionDescription),
  endings: v.array(v.object({ id: v.string(), name: v.string(), says: v.string() })),
  /** the pieces on the board before the first action, for pictures. `group`: its id, if there are groups */
  setup: v.array(v.object({ kind: v.string(), side: Side, at: Cell, group: v.optional(v.string()) })),
  /** what lies on the ground then; absent: nothing */
  ground: v.optional(v.array(v.object({ id: v.string(), cell: Cell }))),
  /**
   * states of pieces, as PieceNote ids: the word to show after `is` (`frozen`), and the phrase for its end (`can move
   * again`; absent: that it no longer applies)
   */
  states: v.array(v.object({ id: v.string(), name: v.string(), ends: v.optional(v.string()) })),
  /** terrain and tokens: things on cells that have no letter. `hidden`: some of them are secret */
  features: v.array(v.object({ id: v.string(), name: v.string(), says: v.string(), hidden: v.boolean() })),
  /** the fields of pieces and of the position in a set-up position, besides kind, side and cell */
  flags: v.array(SetupField),
  fields: v.array(SetupField),
  /** a note about the usual array, if there is one */
  provenance: v.nullable(v.string()),
  /** the zones that differ from the rest of the board, with their displayed name: `the Zone` */
  zones: v.record(v.string(), v.string()),
});
export type VariantDescription = v.InferOutput<typeof VariantDescription>;

export const DiagramSpec = v.object({
  /** census tokens: `V@c3 d@e5` */
  pieces: v.string(),
  /** a side's id; absent: the first side */
  turn: v.optional(v.string()),
  /** the cell of the piece whose moves are shown, `a2^` for a rider, `O@-` for one in hand; absent: no moves */
  focus: v.optional(v.string()),
});
export type DiagramSpec = v.InferOutput<typeof DiagramSpec>;

/** A small position with the moves of one piece, computed by the move generator. */
export const Diagram = v.object({
  pieces: v.array(PieceView),
  features: v.array(FeatureView),
  flights: v.array(FlightView),
  /** null: no piece is in focus, or one in hand */
  focus: v.nullable(Cell),
  /** `kind`: the kind of action, if the mark does not show it; only with `special` */
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
  /** `rides`: it rides on another piece on the same cell; absent: it does not. `group`: if there are groups */
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
  /** pieces in hand; absent: none */
  hands: v.optional(v.array(v.object({ kind: v.string(), side: Side }))),
});
export type Thumbnail = v.InferOutput<typeof Thumbnail>;

/** of a position as text, in characters; a test holds the largest ones against it */
export const LONGEST_POSITION = 100_000;

/**
 * A position being set up: cells and sides by name, further fields according to the variant's description. A promoted
 * form is written as its base kind with `promoted`; of two pieces on one cell, the upper one has `rides`.
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

/** A draft as the board would show it, and its problems: none if it can be played. */
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

/** A case of the rules: a position and a question that one ruling answers. */
export const RulebookCase = v.object({
  id: v.string(),
  ruling: v.string(),
  question: v.string(),
  answer: v.string(),
  turn: Side,
  /** the house rules that are not as usual */
  options: v.record(v.string(), v.string()),
  /** its marks belong to the answer */
  diagram: Diagram,
  /** the same position, to be set up */
  draft: Draft,
});
export type RulebookCase = v.InferOutput<typeof RulebookCase>;
/** The cases of a game; `variant` is the form of it whose board they are on. */
export const RulebookCases = v.object({ variant: v.string(), cases: v.array(RulebookCase) });
export type RulebookCases = v.InferOutput<typeof RulebookCases>;
