/** Games of people's own: requests about their files, and about the known variants that come with the program. */
import * as v from 'valibot';
import { FAMILIES } from '../../engine/shared/families.ts';
import { LONGEST_RULES } from '../../engine/shared/limits.ts';
import { VariantDescription } from './description.ts';

/** characters of a text in which games are looked for: a `variants.ini` has many */
export const LARGEST_GAMES_TEXT = 1_000_000;
const nothing = v.strictObject({});
const file = v.pipe(v.string(), v.minLength(1), v.maxLength(255));

/** Where a game is: among people's own, by the name of its file, or on the shelf of known variants. */
const GamePlace = v.strictObject({ list: v.picklist(['own', 'shelf']), game: file });
export type GamePlace = v.InferOutput<typeof GamePlace>;

/** What is wrong with a text: the place, both counted from 1, and a sentence. */
export const TextProblem = v.object({
  line: v.number(),
  column: v.number(),
  says: v.string(),
  /** of a text of another program: the rule, by its key, that somebody may leave out */
  rule: v.optional(v.string()),
});
export type TextProblem = v.InferOutput<typeof TextProblem>;

export const OwnGameSummary = v.object({
  /** the name of its file */
  game: v.string(),
  title: v.string(),
  tagline: v.string(),
  by: v.string(),
  /** for display: `8 × 8` */
  size: v.string(),
  /** the first thing that keeps it from being played; null: nothing */
  problem: v.nullable(TextProblem),
  /** how many problems to solve it comes with, whether they hold or not; absent: none */
  toSolve: v.optional(v.number()),
  /** how many lessons it comes with, whether they can be done or not; absent: none */
  toLearn: v.optional(v.number()),
});
export type OwnGameSummary = v.InferOutput<typeof OwnGameSummary>;

/** What is told of a game on the shelf of known variants. */
export const KnownVariant = v.object({
  ...OwnGameSummary.entries,
  family: v.picklist(FAMILIES),
  /** the board has more squares than that of chess */
  isLarge: v.boolean(),
  /** it is won by something else than checkmate, or by something else too */
  hasOtherGoal: v.boolean(),
  /** by its squares and pieces, beside those of chess */
  length: v.picklist(['short', 'usual', 'long']),
  /** how many ways to move and other rules it has that chess does not have */
  newRules: v.number(),
  /** other names, that in English among them where another language is spoken */
  names: v.array(v.string()),
});
export type KnownVariant = v.InferOutput<typeof KnownVariant>;

/** A game found in a text. */
export const GameInText = v.object({
  /** of its section, where the text has several */
  name: v.nullable(v.string()),
  title: v.string(),
  /** as a `.fairygame` file; null: it has problems */
  text: v.nullable(v.string()),
  problems: v.array(TextProblem),
});
export type GameInText = v.InferOutput<typeof GameInText>;

const ruleText = { text: v.pipe(v.string(), v.maxLength(LONGEST_RULES)) };
const name = v.pipe(v.string(), v.maxLength(1000));
const inText = { text: v.pipe(v.string(), v.maxLength(LARGEST_GAMES_TEXT)) };

export const ownGameRequests = {
  'games.list': {
    input: nothing,
    output: v.object({ own: v.array(OwnGameSummary), shelf: v.array(KnownVariant) }),
  },
  /** through the host's open dialog: a text with games; null if cancelled */
  'games.choose': { input: nothing, output: v.nullable(v.object({ name: v.string(), text: v.string() })) },
  /**
   * the games of a `.fairygame` file, a `variants.ini` or an Interactive Diagram; the event `reading` tells how far it is.
   * `unread`: how many other games the text has, because it was stopped
   */
  'games.read': {
    // `section`: only the game of this name, without the rules of these keys, which it says of itself from then on
    input: v.strictObject({
      ...inText,
      section: v.optional(v.strictObject({ name: v.nullable(name), without: v.pipe(v.array(name), v.maxLength(100)) })),
    }),
    output: v.object({ games: v.array(GameInText), unread: v.number() }),
  },
  /** no further game of the text is read: `games.read` is answered with those that were */
  'games.stopReading': { input: nothing, output: nothing },
  /** keeps a `.fairygame` text as it is, with its problems; `game` null: as a new file */
  'games.save': {
    // `over`: the text that was in the file when it was last read or saved here
    input: v.strictObject({ game: v.nullable(file), over: v.optional(inText.text), ...ruleText }),
    output: OwnGameSummary,
  },
  /** adds a `.fairygame` text to people's own games; one that is there already is not added again */
  'games.add': { input: v.strictObject(inText), output: OwnGameSummary },
  /** from now on the game can be played and read about by this id, and the page knows its description */
  'games.use': { input: v.strictObject({ place: GamePlace }), output: v.object({ variant: v.string() }) },
  /** what a known variant looks like; it is not in use because of that */
  'games.picture': { input: v.strictObject({ game: file }), output: VariantDescription },
  /** `games.use` with a text that need not be kept */
  'games.try': { input: v.strictObject(ruleText), output: v.object({ variant: v.string() }) },
  'games.text': { input: v.strictObject({ place: GamePlace }), output: v.object({ text: v.string() }) },
  /** moves the file to the trash; `games.restore` restores it */
  'games.discard': { input: v.strictObject({ game: file }), output: v.object({ token: v.string() }) },
  'games.restore': { input: v.strictObject({ token: file }), output: OwnGameSummary },
  /** returns the file for the page to download, or null if the host's save dialog has saved it or was cancelled */
  'games.export': {
    input: v.strictObject({ place: GamePlace }),
    output: v.object({
      file: v.nullable(v.object({ name: v.string(), text: v.string() })),
      where: v.nullable(v.string()),
    }),
  },
} as const;

export const ownGameEvents = {
  /** a game of people's own that the page does not know yet, or under another name: it comes before anything that shows it */
  described: VariantDescription,
  /** the rules of a game were opened without a request of this page: a file was double-clicked */
  rules: OwnGameSummary,
  /** how many games of the text that is being read were read, of how many; now and then */
  reading: v.object({ read: v.number(), of: v.number() }),
} as const;
