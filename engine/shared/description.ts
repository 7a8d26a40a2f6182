/**
 * The description of a variant: its board, sides, kinds, house rules and endings, with every sentence about them. The engine
 * makes it of a variant, and a page draws and lists from it. It never changes during a game. Cells are indexes into
 * `topology.cells`, sides are 0 and 1.
 */
import * as v from 'valibot';
import { Side } from './side.ts';

const list = <const S extends v.GenericSchema>(of: S) => v.pipe(v.array(of), v.readonly());
const Cell = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A small position of which the move generator makes a picture. */
export const DiagramSpec = v.object({
  /** census tokens: `V@c3 d@e5` */
  pieces: v.string(),
  /** a side's id */
  turn: v.string(),
  /** the cell of the piece whose moves are shown, `a2^` for a rider, `O@-` for one in hand */
  focus: v.string(),
  /** further fields of the position, as the set-up calls them: the square that a piece has just passed, for one */
  fields: v.optional(v.record(v.string(), v.string())),
});
export type DiagramSpec = v.InferOutput<typeof DiagramSpec>;

/** What somebody reads of a thing: its name, and a sentence. */
const Named = v.object({ id: v.string(), name: v.string(), says: v.string() });
export const SideName = Named;
export type SideName = v.InferOutput<typeof SideName>;
export const FurtherGoal = v.object({ needs: v.record(v.string(), v.string()), says: v.string() });
export type FurtherGoal = v.InferOutput<typeof FurtherGoal>;

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
  /** what a piece of each side and of each group is called, by their ids; absent: by its owner’s name and this one */
  called: v.optional(v.record(v.string(), v.string())),
  /** its name in English, which can always be typed; absent: it is its name */
  english: v.optional(v.string()),
  /** for side 0; side 1 uses lower case */
  letter: v.string(),
  /** that of the game's own players, such as E for an Elephant whose letter is B; absent: the same */
  nativeLetter: v.optional(v.string()),
  /** one sentence */
  summary: v.string(),
  rules: list(v.object({ id: v.string(), says: v.string() })),
  royal: v.boolean(),
  /** the figure that shows it, if it names one: `knight`, `acid/ghost`, or `counter` */
  figure: v.optional(v.string()),
  /** the colour of its accents, by name */
  tint: v.optional(v.string()),
  /** a picture of its own: closed loops of absolute M, L, C and Z in a box of 100 x 100 */
  outline: v.optional(v.string()),
  /** or a PNG or WebP as base64, the face of its token */
  picture: v.optional(v.string()),
  /** or triangles as base64, its figure (`model.ts`) */
  model: v.optional(v.string()),
  /** in space its outline stands, cut out; absent: it lies on a token */
  stand: v.optional(v.literal('upright')),
  /** where it goes, as side 0 does: files to the right and ranks ahead to the nearest square of a way, and whether it goes on beyond it */
  ways: v.optional(list(v.object({ dx: v.number(), dy: v.number(), far: v.boolean() }))),
  /** rough value relative to the other pieces of its game; absent: not given */
  value: v.optional(v.number()),
  /** the kind of which it is the promoted form; absent or null: none */
  promotedFrom: v.optional(v.nullable(v.string())),
  /** other pieces of its side may ride on it; absent: none may */
  carries: v.optional(v.boolean()),
  /** pieces of this kind start in a hand, or may get into one */
  inHand: v.optional(v.boolean()),
  /** a position that shows how it moves: the text of `rules.diagram` */
  diagram: v.nullable(DiagramSpec),
});
export type KindDescription = v.InferOutput<typeof KindDescription>;

/** What a house rule is about: the game as it is played, how it ends, or how the designer's text is read. */
export const RULE_GROUPS = ['game', 'endings', 'readings'] as const;
export type RuleGroup = (typeof RULE_GROUPS)[number];
export const OptionDescription = v.object({
  id: v.string(),
  group: v.picklist(RULE_GROUPS),
  name: v.string(),
  says: v.string(),
  ruling: v.nullable(v.string()),
  usual: v.string(),
  values: list(
    v.object({
      ...Named.entries,
      /** house rules and values under which it changes nothing, and a sentence that says so */
      idle: v.optional(v.object({ under: v.record(v.string(), v.string()), says: v.string() })),
    }),
  ),
  /** any of the values together, written as house-rules.ts says */
  several: v.optional(v.boolean()),
  /** any number below this; `values` has the usual one alone */
  count: v.optional(v.number()),
  /** where nobody chooses, a new game gets any of them */
  drawn: v.optional(v.boolean()),
  /** the kinds of pieces that it changes */
  kinds: v.optional(list(v.string())),
  /** house rules and values without which this one changes nothing */
  needs: v.optional(v.record(v.string(), v.string())),
});
export type OptionDescription = v.InferOutput<typeof OptionDescription>;

/** A field that the set-up editor can change: a flag of a piece, a list of the position, a number of a side. */
export const SetupField = v.object({
  id: v.string(),
  name: v.string(),
  says: v.string(),
  /** how it is edited; `kinds` is a list of kinds or, for none, null; `choice` one of `choices`, by id; `text` is left to the pasted form */
  as: v.picklist(['yes-no', 'number', 'cell', 'kind', 'kinds', 'choice', 'feature', 'flight', 'text']),
  choices: v.optional(list(v.object({ id: v.string(), name: v.string() }))),
  /** only these kinds have it; absent: all, or the position itself */
  kinds: v.optional(list(v.string())),
  /** the largest number; for flights, the largest number of turns */
  most: v.optional(v.number()),
  /** one value for each side, under the sides' ids */
  perSide: v.optional(v.boolean()),
  /** house rules and values without which it says nothing */
  needs: v.optional(v.record(v.string(), v.string())),
});
export type SetupField = v.InferOutput<typeof SetupField>;

/** A group of pieces of one side that the rules distinguish from the rest, such as a colour. */
export const Group = v.object({
  id: v.string(),
  /** for use inside a sentence */
  name: v.string(),
  /** absent: its pieces are neutral, they belong to nobody; where a side is written of such a piece, it says nothing */
  side: v.optional(Side),
  /** written after the letter of the kind: `Gw@d3` */
  letter: v.string(),
  /** losing its royal pieces can lose the game */
  royal: v.optional(v.boolean()),
  /** house rules and values without which no piece belongs to it */
  needs: v.optional(v.record(v.string(), v.string())),
});
export type Group = v.InferOutput<typeof Group>;

/** For a game with several boards: the id of its first form (also given in that form itself), and this form's name. */
export const Form = v.object({
  variant: v.string(),
  name: v.string(),
  says: v.string(),
  ruling: v.string(),
});
export type Form = v.InferOutput<typeof Form>;

/** How a whole game looks, where people choose it. A word that the page does not know is as if it were absent. */
export const GameLooks = v.object({
  /** the set of figures */
  set: v.optional(v.string()),
  board: v.optional(v.string()),
  /** what the board is made of */
  of: v.optional(v.string()),
  place: v.optional(v.string()),
  /** the style of the coordinates */
  labels: v.optional(v.string()),
  /** a river runs between this rank, counted from 0, and the next */
  river: v.optional(v.number()),
  /** lines to be drawn, each between the middles of two cells */
  diagonals: v.optional(list(v.pipe(v.tuple([Cell, Cell]), v.readonly()))),
  /** cells with a mark round their middle */
  crosses: v.optional(list(Cell)),
  /** cells with a dot at their upper right corner */
  dots: v.optional(list(Cell)),
  /** what walls are that are laid in play; absent: none are */
  walls: v.optional(v.picklist(['stones', 'duck'])),
});
export type GameLooks = v.InferOutput<typeof GameLooks>;

export const VariantDescription = v.object({
  id: v.string(),
  /** present: made by people, as a file; absent: one of the program's games */
  own: v.optional(v.literal(true)),
  /** absent: the game has only one form */
  formOf: v.optional(Form),
  title: v.string(),
  tagline: v.string(),
  /** how the game is won, in one line; absent: not given */
  goal: v.optional(v.string()),
  /** further ways to win, in games under these house rules only */
  furtherGoals: v.optional(list(FurtherGoal)),
  designers: v.string(),
  rulesVersion: v.number(),
  /** for the start screen: `11 × 11`, `about 45 min`, 1 to 4 and a word for it */
  size: v.string(),
  length: v.string(),
  difficulty: v.object({ pips: v.number(), word: v.string() }),
  sides: v.pipe(v.tuple([SideName, SideName]), v.readonly()),
  topology: v.object({
    width: v.number(),
    height: v.number(),
    cells: list(CellDescription),
    /** labels of the columns from left to right and the rows from bottom to top, as seen by side 0 */
    files: list(v.string()),
    ranks: list(v.string()),
    /** the same as they are read out, where a synthesizer would read two of them alike; absent: as they are written */
    spokenFiles: v.optional(list(v.string())),
    spokenRanks: v.optional(list(v.string())),
  }),
  /** in reading order; absent: sides have no groups */
  groups: v.optional(list(Group)),
  kinds: list(KindDescription),
  options: list(OptionDescription),
  endings: list(Named),
  /** the pieces on the board before the first action, for pictures. `group`: its id, if there are groups */
  setup: list(v.object({ kind: v.string(), side: Side, at: Cell, group: v.optional(v.string()) })),
  /** what lies on the ground then; absent: nothing */
  ground: v.optional(list(v.object({ id: v.string(), cell: Cell }))),
  /**
   * states of pieces, as PieceNote ids: the word to show after `is` (`frozen`), and the phrase for its end (`can move
   * again`; absent: that it no longer applies)
   */
  states: list(v.object({ id: v.string(), name: v.string(), ends: v.optional(v.string()) })),
  /** terrain and tokens: things on cells that have no letter. `hidden`: some of them are secret */
  features: list(v.object({ id: v.string(), name: v.string(), says: v.string(), hidden: v.boolean() })),
  /** the fields of pieces and of the position in a set-up position, besides kind, side and cell */
  flags: list(SetupField),
  fields: list(SetupField),
  /** a note about the usual array, if there is one */
  provenance: v.nullable(v.string()),
  /** absent: as its kinds say */
  looks: v.optional(GameLooks),
  /** the zones that differ from the rest of the board, with their displayed name: `the Zone` */
  zones: v.record(v.string(), v.string()),
});
export type VariantDescription = v.InferOutput<typeof VariantDescription>;

export const CaptionedSpec = v.object({ spec: DiagramSpec, caption: v.string() });
export type CaptionedSpec = v.InferOutput<typeof CaptionedSpec>;

export const RulebookSection = v.object({
  id: v.string(),
  title: v.string(),
  /** the kind this section is about, if any */
  kind: v.nullable(v.string()),
  paragraphs: list(v.string()),
  diagrams: list(CaptionedSpec),
  rulings: list(v.string()),
});
export type RulebookSection = v.InferOutput<typeof RulebookSection>;
