/**
 * A game of people's own while somebody makes it: its parts as a screen shows them, and the changes that it asks for. The
 * text of the game is the truth; the engine writes every change into it and reads it again.
 */
import * as v from 'valibot';
import { AT_BEND, AT_TURN, BEND_WAYS } from '../../engine/shared/bend-ways.ts';
import { LONGEST_MODEL, LONGEST_PICTURE, LONGEST_RULES } from '../../engine/shared/limits.ts';
import { Diagram, Thumbnail, VariantDescription } from './description.ts';
import { TextProblem } from './own-games.ts';
import { Side } from './view.ts';

/** how far the grid of a piece's moves reaches; a test holds it against the engine's atoms */
export const FURTHEST_LEAP = 3;
/** problems to solve of a game; a test holds it against the engine's limit */
export const MOST_PROBLEMS = 40;
/** cases of a game; a test holds it against the engine's limit */
export const MOST_CASES = 40;
/** steps of lessons, of all together and of one, and turns of a step; a test holds them against the engine's limits */
export const MOST_LESSON_STEPS = 40;
export const MOST_STEPS_OF_LESSON = 10;
export const MOST_TURNS_OF_STEP = 3;
const MOST_MARKS = 1000;
const MOST_SETTINGS = 20;
/** A position that shows how a piece moves, as it is. */
export const CaptionedDiagramView = v.object({ diagram: Diagram, caption: v.string() });
export type CaptionedDiagramView = v.InferOutput<typeof CaptionedDiagramView>;

/** of one value that is set, as JSON */
const LONGEST_VALUE = 100_000;

/** of an SVG file from which a piece gets its picture, in characters */
export const LONGEST_SVG = 500_000;

const text = v.pipe(v.string(), v.maxLength(LONGEST_RULES));
const word = v.pipe(v.string(), v.maxLength(200));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
const steps = v.pipe(v.number(), v.integer(), v.minValue(-FURTHEST_LEAP), v.maxValue(FURTHEST_LEAP));

/** How far a piece may go on behind a bend, by how often it may repeat the leap before it; 0: no limit. */
export const rangesBehindBend = (range: number): readonly number[] =>
  range === 1 ? [0, 1, 2, 3, 4, 5] : range === 0 ? [0, 1] : [0, range];

/** What a piece may do on a square, relative to its own: forwards is up for the side that it belongs to. */
export const MoveMark = v.object({
  dx: steps,
  dy: steps,
  does: v.picklist(['both', 'goes', 'takes']),
  /** how often it may repeat the leap in one line; 0: no limit */
  range: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(16)),
  /** as its first move only */
  initial: v.optional(v.boolean()),
  /** it cannot jump over what stands between */
  lame: v.optional(v.boolean()),
  /**
   * over exactly one piece, to any square behind it or to the next one; over one or several; over the first square, whoever stands
   * there; over one of its own side, and over an enemy, which goes without a limit
   */
  hop: v.optional(
    v.picklist(['cannon', 'grasshopper', 'unlimited', 'ski', 'cannonOwn', 'grasshopperOwn', 'cannonEnemy']),
  ),
  /** also captures a piece that has just passed over the square */
  inPassing: v.optional(v.boolean()),
  /** it turns there and goes on; what it does is done at the end */
  bend: v.optional(
    v.object({
      way: v.picklist(BEND_WAYS),
      /** as above, behind the bend: one of those that can stand there */
      range: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(16)),
      /** on the square where it turns; left out: it is empty */
      there: v.optional(v.picklist(AT_BEND)),
    }),
  ),
});
export type MoveMark = v.InferOutput<typeof MoveMark>;

/** A move that no click draws, as the grid shows it: where it may end, where it turns, and the lines of its legs. */
export const MoveTrace = v.object({
  ends: v.array(
    v.object({
      ...v.omit(MoveMark, ['does', 'range', 'bend']).entries,
      /** absent: it captures nobody but its own pieces, or those that have just passed */
      does: v.optional(MoveMark.entries.does),
      /** captures pieces of its own side */
      takesOwn: v.optional(v.literal(true)),
      /** captures no royal piece */
      tame: v.optional(v.literal(true)),
    }),
  ),
  turns: v.array(
    v.object({ dx: steps, dy: steps, there: v.array(v.picklist(AT_TURN)), lame: v.optional(v.literal(true)) }),
  ),
  /** by legs from 0, from square to square; the last point may be the first one beyond the grid */
  lines: v.array(
    v.object({
      leg: v.number(),
      points: v.array(v.tuple([v.number(), v.number()])),
      /** without a limit */
      isOpen: v.boolean(),
    }),
  ),
});
export type MoveTrace = v.InferOutput<typeof MoveTrace>;

/** One change of the game's data, by the keys that lead to it; without `to`, what is there is removed. */
const ValueChange = v.strictObject({
  at: v.pipe(v.array(v.union([word, count])), v.maxLength(10)),
  to: v.optional(
    v.pipe(
      v.unknown(),
      v.check((value) => (JSON.stringify(value) ?? '').length <= LONGEST_VALUE, 'too long'),
    ),
  ),
});
export type ValueChange = v.InferOutput<typeof ValueChange>;

const Value = v.object({ says: v.string(), set: v.array(ValueChange) });
/** A part of a sentence that can be changed. */
export const SentenceControl = v.variant('is', [
  v.object({ is: v.literal('choice'), label: v.string(), chosen: v.number(), values: v.array(Value) }),
  v.object({
    is: v.literal('kinds'),
    label: v.string(),
    chosen: v.array(v.string()),
    all: v.array(v.object({ id: v.string(), name: v.string() })),
    at: ValueChange.entries.at,
    /** absent: at least one must be chosen */
    none: v.optional(v.object({ says: v.string(), to: v.unknown() })),
  }),
  v.object({
    is: v.literal('number'),
    label: v.string(),
    value: v.number(),
    least: v.number(),
    most: v.number(),
    at: ValueChange.entries.at,
  }),
  v.object({ is: v.literal('moves'), label: v.string(), value: v.string(), at: ValueChange.entries.at }),
  v.object({ is: v.literal('name'), label: v.string(), value: v.string(), at: ValueChange.entries.at }),
]);
export type SentenceControl = v.InferOutput<typeof SentenceControl>;

/** A sentence of the rulebook, with what can be chosen in it. */
export const RuleSentence = v.object({
  id: v.string(),
  /** all of it, as the rulebook prints it */
  says: v.string(),
  parts: v.array(v.union([v.string(), SentenceControl])),
  /** absent: it always holds */
  toggle: v.optional(v.object({ isOn: v.boolean(), on: v.array(ValueChange), off: v.array(ValueChange) })),
  /** why it cannot be made to hold now */
  whyNot: v.optional(v.string()),
});
export type RuleSentence = v.InferOutput<typeof RuleSentence>;

const PlacedPieceView = v.object({ kind: word, side: Side, at: word });
export type PlacedPieceView = v.InferOutput<typeof PlacedPieceView>;

/** What lies on the ground at the beginning, by squares; portals in pairs. */
const GameGround = v.object({
  walls: v.pipe(v.array(word), v.maxLength(256)),
  mines: v.pipe(v.array(word), v.maxLength(256)),
  portals: v.pipe(v.array(v.tuple([word, word])), v.maxLength(128)),
});
export type GameGround = v.InferOutput<typeof GameGround>;

export const GamePiece = v.object({
  id: v.string(),
  name: v.string(),
  letter: v.string(),
  royal: v.boolean(),
  figure: v.optional(v.string()),
  tint: v.optional(v.string()),
  /** its own picture as text, and as closed loops of lines and curves */
  glyph: v.optional(v.string()),
  outline: v.optional(v.string()),
  /** or a PNG or WebP as base64 */
  picture: v.optional(v.string()),
  /** or triangles as base64, its figure */
  model: v.optional(v.string()),
  /** in space the outline stands, cut out; absent: it lies on a token */
  stand: v.optional(v.literal('upright')),
  /** what it is worth; absent: guessed */
  value: v.optional(v.number()),
  /** the kind that it is a form of */
  formOf: v.optional(v.string()),
});
export type GamePiece = v.InferOutput<typeof GamePiece>;

/** A problem to solve, as its author made it. */
export const GameProblemView = v.object({
  name: v.string(),
  words: v.string(),
  goal: v.variant('is', [v.object({ is: v.literal('win'), turns: v.number() }), v.object({ is: v.literal('gain') })]),
  /** as the set-up copies it; empty: none yet */
  position: v.string(),
});
export type GameProblemView = v.InferOutput<typeof GameProblemView>;

/** A step of a lesson, as its author made it. */
export const GameLessonStepView = v.object({
  lesson: v.string(),
  goal: v.variant('is', [
    v.object({ is: v.literal('move'), kind: v.string(), to: v.array(v.string()) }),
    v.object({ is: v.literal('capture'), kind: v.optional(v.string()) }),
    v.object({ is: v.literal('drop'), kind: v.string() }),
    v.object({ is: v.picklist(['promote', 'check', 'safe', 'win']) }),
  ]),
  turns: v.number(),
  /** as the set-up copies it; empty: none yet */
  position: v.string(),
  words: v.string(),
  hint: v.string(),
});
export type GameLessonStepView = v.InferOutput<typeof GameLessonStepView>;

/** A case for the rulebook, as its author made it. */
export const GameCaseView = v.object({
  question: v.string(),
  words: v.string(),
  /** as the set-up copies it; empty: none yet */
  position: v.string(),
  /** the piece that it is about: its cell, `a2^` for one that rides, `R@-` in the hand; empty: not chosen yet */
  piece: v.string(),
  /** in the notation of the game; empty: none */
  move: v.string(),
  notTo: v.array(v.string()),
});
export type GameCaseView = v.InferOutput<typeof GameCaseView>;

/** As much of a game as a screen shows that changes it. */
export const GameParts = v.object({
  title: v.string(),
  tagline: v.string(),
  by: v.string(),
  about: v.string(),
  width: v.number(),
  height: v.number(),
  missing: v.array(v.string()),
  /** absent: nothing lies anywhere */
  features: v.optional(GameGround),
  /** by name, the squares of each side */
  zones: v.record(v.string(), v.tuple([v.array(v.string()), v.array(v.string())])),
  pieces: v.array(GamePiece),
  array: v.array(PlacedPieceView),
  hands: v.tuple([v.array(v.string()), v.array(v.string())]),
  /** absent: none */
  problems: v.optional(v.array(GameProblemView)),
  /** its looks, with words that the page may not know; absent: it says nothing of them */
  looks: v.optional(
    v.object({
      set: v.optional(word),
      board: v.optional(word),
      of: v.optional(word),
      place: v.optional(word),
      labels: v.optional(word),
      /** it runs between this rank, counted from 1, and the next */
      river: v.optional(v.number()),
      /** a zone */
      diagonals: v.optional(word),
      crosses: v.optional(v.tuple([v.array(v.string()), v.array(v.string())])),
      dots: v.optional(v.tuple([v.array(v.string()), v.array(v.string())])),
    }),
  ),
  /** the steps of all lessons; absent: none */
  lessons: v.optional(v.array(GameLessonStepView)),
  /** absent: none */
  cases: v.optional(v.array(GameCaseView)),
});
export type GameParts = v.InferOutput<typeof GameParts>;

export const EditableView = v.object({
  /** null: the text has no board that can be read */
  game: v.nullable(GameParts),
  problems: v.array(
    v.object({
      ...TextProblem.entries,
      /** of its line: `piece`, `rules` ... ; null: none */
      section: v.nullable(v.string()),
      /** the number of the piece that the section is about */
      piece: v.nullable(v.number()),
    }),
  ),
  pieces: v.array(
    v.object({
      /** its moves as they stand in the text */
      lines: v.array(v.string()),
      marks: v.array(MoveMark),
      /**
       * moves that no click draws: curved ones, those that do more where they bend, and those from or to a part of the board; with a
       * trace, the grid shows them all the same
       */
      others: v.array(v.object({ text: v.string(), says: v.string(), trace: v.optional(MoveTrace) })),
      sentences: v.array(RuleSentence),
      /** what its author should think of, although the game can be played */
      warnings: v.array(v.string()),
    }),
  ),
  rules: v.array(RuleSentence),
  endings: v.array(RuleSentence),
});
export type EditableView = v.InferOutput<typeof EditableView>;
export type PlacedProblem = EditableView['problems'][number];

/** `piece` is the number of a piece of the game. */
export const GameChange = v.variant('do', [
  v.strictObject({ do: v.literal('set'), settings: v.pipe(v.array(ValueChange), v.maxLength(MOST_SETTINGS)) }),
  v.strictObject({ do: v.literal('draw'), piece: count, marks: v.pipe(v.array(MoveMark), v.maxLength(MOST_MARKS)) }),
  v.strictObject({
    do: v.literal('moves'),
    piece: count,
    lines: v.pipe(v.array(v.pipe(v.string(), v.maxLength(1000))), v.maxLength(100)),
  }),
  // `figure`: the one that it has by its name, which it keeps
  v.strictObject({ do: v.literal('rename'), piece: count, name: word, figure: v.optional(word) }),
  v.strictObject({ do: v.literal('letter'), piece: count, letter: word }),
  v.strictObject({ do: v.literal('add'), name: word, copied: v.nullable(count) }),
  v.strictObject({ do: v.literal('remove'), piece: count }),
  v.strictObject({ do: v.literal('glyph'), piece: count, svg: v.pipe(v.string(), v.maxLength(LONGEST_SVG)) }),
  // null: none any more
  v.strictObject({
    do: v.literal('picture'),
    piece: count,
    picture: v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_PICTURE))),
  }),
  v.strictObject({
    do: v.literal('model'),
    piece: count,
    model: v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_MODEL))),
  }),
  v.strictObject({
    do: v.literal('array'),
    array: v.pipe(v.array(PlacedPieceView), v.maxLength(256)),
    missing: v.pipe(v.array(word), v.maxLength(256)),
    /** absent: as it is */
    features: v.optional(GameGround),
  }),
  v.strictObject({ do: v.literal('resize'), width: v.optional(v.number()), height: v.optional(v.number()) }),
  v.strictObject({ do: v.literal('rename-zone'), zone: word, name: word }),
]);
export type GameChange = v.InferOutput<typeof GameChange>;

const game = v.pipe(v.string(), v.minLength(1), v.maxLength(255));
const GameVersionSummary = v.object({
  /** milliseconds since 1970: when it was kept, and what it is asked for by */
  kept: v.number(),
  title: v.string(),
  /** how many lines differ from the present text */
  differs: v.number(),
});
export type GameVersionSummary = v.InferOutput<typeof GameVersionSummary>;

/** games of the computer against itself in one request */
export const MOST_SELF_PLAYED = 4;
const SelfPlayedView = v.object({
  winner: v.nullable(Side),
  /** the id of the ending in the description; null: it was not over after many moves */
  reason: v.nullable(v.string()),
  turns: v.number(),
});
export type SelfPlayedView = v.InferOutput<typeof SelfPlayedView>;

export const workshopRequests = {
  /** quick games of the computer against itself; the same ones for the same seed */
  'games.playItself': {
    input: v.strictObject({
      text,
      games: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_SELF_PLAYED)),
      seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9)),
    }),
    output: v.object({ games: v.array(SelfPlayedView) }),
  },
  /** keeps the text as a version of that game, if it can be played; the same one is not kept twice */
  'games.keep': { input: v.strictObject({ game, text }), output: v.strictObject({}) },
  /** its versions, newest first, beside the present text */
  'games.versions': {
    input: v.strictObject({ game, text }),
    output: v.object({ versions: v.array(GameVersionSummary) }),
  },
  'games.version': { input: v.strictObject({ game, kept: v.number() }), output: v.object({ text: v.string() }) },
  /** the text of the game of this id, and the file that has it; null: none */
  'games.source': {
    input: v.strictObject({ variant: word }),
    output: v.object({ text: v.string(), game: v.nullable(v.string()) }),
  },
  /** what that problem of the game of a text looks like, and whether it holds under the rules of the text, with why not */
  'games.problem': {
    input: v.strictObject({ text, problem: count }),
    output: v.object({
      /** by which it can be solved once the game is in use; null: it does not hold */
      id: v.nullable(v.string()),
      holds: v.boolean(),
      says: v.string(),
      /** null: there is no position that can be set up */
      picture: v.nullable(Thumbnail),
      /** who solves it */
      side: Side,
    }),
  },
  /** what that lesson of the game of a text looks like, step by step, and whether it can be done, with why not */
  'games.lesson': {
    input: v.strictObject({ text, lesson: count }),
    output: v.object({
      /** by which it can be taken once the game is in use; null: not all of it can be done */
      id: v.nullable(v.string()),
      steps: v.array(
        v.object({
          holds: v.boolean(),
          says: v.string(),
          /** what to do and the rule to go by, as players are told them; empty: not known yet */
          goal: v.string(),
          rule: v.string(),
          /** null: there is no position that can be set up */
          picture: v.nullable(Thumbnail),
          /** whose turn it is */
          side: Side,
        }),
      ),
    }),
  },
  /** what that case of the game of a text looks like, what can be chosen in it, and whether it is true, with why not */
  'games.case': {
    input: v.strictObject({ text, case: count }),
    output: v.object({
      holds: v.boolean(),
      says: v.string(),
      /** as players are told them; empty: not known yet */
      question: v.string(),
      answer: v.string(),
      /** null: there is no position that can be set up */
      diagram: v.nullable(Diagram),
      /** the piece type on whose page of the rulebook it stands; null: it is not true */
      kind: v.nullable(v.string()),
      turn: Side,
      /** that it can be about; `label`: what to call it */
      pieces: v.array(v.object({ piece: v.string(), label: v.string() })),
      /** the actions of the piece that it is about, by their texts */
      moves: v.array(v.object({ text: v.string(), label: v.string() })),
    }),
  },
  /** the parts of a `.fairygame` text */
  'games.parts': { input: v.strictObject({ text }), output: EditableView },
  /** the text with a change in it, or why it cannot be made */
  'games.change': {
    input: v.strictObject({ text, change: GameChange }),
    output: v.object({ text: v.string(), parts: EditableView }),
  },
  /** what the game of a text looks like, null if it has problems; with `piece`, how that one moves */
  'games.preview': {
    input: v.strictObject({ text, piece: v.optional(count) }),
    output: v.object({
      problems: v.array(TextProblem),
      description: v.nullable(VariantDescription),
      diagrams: v.array(CaptionedDiagramView),
    }),
  },
} as const;
