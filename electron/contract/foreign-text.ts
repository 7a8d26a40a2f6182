/** What a text that was pasted or dropped is, and the sentences about one that is nothing of ours. */
import * as v from 'valibot';
import { live } from '../../engine/shared/language.ts';
import { Problem } from './result.ts';

export const Found = v.variant('is', [
  /** a saved game, or moves as text; `text` is this game's alone */
  v.object({ is: v.literal('game'), title: v.string(), turns: v.number(), text: v.string() }),
  /** of a game that is here; `friend` is who sent it */
  v.object({ is: v.literal('turn'), title: v.string(), friend: v.string() }),
  v.object({ is: v.literal('invitation'), title: v.string() }),
  v.object({ is: v.literal('position'), variant: v.string(), title: v.string(), text: v.string() }),
  /** `wrong`: the first mistake in them */
  v.object({ is: v.literal('rules'), title: v.string(), wrong: v.nullable(v.string()) }),
  /** of a table; `text`: the code alone */
  v.object({ is: v.literal('code'), text: v.string() }),
]);
export type Found = v.InferOutput<typeof Found>;

export const Recognised = v.object({
  /** more than one where a text has several games, or a position fits several */
  found: v.array(Found),
  /** what is wrong with a part of the text, or, if nothing was found, with all of it as the kind that it is nearest to */
  why: v.nullable(v.string()),
  /** of a game that cannot be read, whose first turns may be opened */
  problem: v.optional(Problem),
});
export type Recognised = v.InferOutput<typeof Recognised>;

const RULES =
  'Rules can be opened as a .fairygame file, as a variants.ini of Fairy-Stockfish, or as the text of an Interactive Diagram.';

export const recogniseMessages = live('recogniseMessages', {
  empty: 'Paste the text first.',
  nothing:
    'This text is no game, turn, position, rules or code of Fairytable. A game begins with a line such as [Game "acid"], a turn with “fairytable:”, a position is a line such as K@e1 k@e8, and rules begin with “fairygame 1”.',
  noFen: 'This is a FEN, but no known variant has such a board and such pieces.',
  /** what other programs and websites have, in the order in which it is looked for */
  foreign: {
    zillions: `This is a rules file of Zillions of Games (.zrf), which cannot be read here. ${RULES}`,
    ludii: `This is a game of Ludii (.lud), which cannot be read here. ${RULES}`,
    chessv: `This is a game of ChessV (.cvc), which cannot be read here. ${RULES}`,
    picture: 'This is a picture. Paste or open the text of a game, a position or rules instead.',
    archive: 'This is an archive. Unpack it, and open the files in it one by one.',
    document:
      'This is a document of a word processor or a PDF. Copy the text of the game, the position or the rules in it, and paste that.',
    page: 'This is a web page. Copy the text of the game, the position or the rules on it, and paste that.',
    data: 'This is JSON, but no game of Fairytable. A game can be saved as a file there with Share, and is opened as it is.',
    binary: 'This is no text, so there is nothing in it that can be read here.',
  },
  position: (title: string, why: string): string => `This is no position of ${title}. ${why}`,
  oneOfGames: (place: number, why: string): string => `Game ${place} of this text cannot be read. ${why}`,
  manyGames: (count: number, shown: number): string =>
    `This text has ${count} games, and the first ${shown} of them are shown. Paste the others by themselves.`,
  friend: 'your friend',
});
