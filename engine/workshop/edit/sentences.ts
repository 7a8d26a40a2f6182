/** Why a change of a game is not made, and what should be thought of when one is. */
import { live } from '../../shared/language.ts';
import { a } from '../words/articles.ts';

export const sentences = live('workshopEdit', {
  noBoard: 'The text has no board that can be read. Fix the problems in the text first.',
  noSuchPlace: 'The game has changed meanwhile. Try again.',
  tooFar: 'A leap goes at most three squares.',
  lastKind: 'A game needs at least one piece.',
  tooManyKinds: (most: number) => `A game has at most ${most} piece types.`,
  badBoard: (side: number, cells: number) => `A board has 2 to ${side} files and ranks, and at most ${cells} squares.`,
  tooLarge: (most: number) => `A game has at most ${most} letters. This change would make it larger.`,
  zoneTwice: (name: string) => `There is a zone “${name}” already.`,
  lookTwice: (name: string) =>
    `“${name}” looks like this already. Choose another tint for one of the two kinds first, or take another file.`,
  badText: 'A text has no line breaks, and no “#” after a space.',
  notWritten: 'This cannot be written in a file.',
  stuckOnLastRank: (name: string) => `On the last rank ${a(name)} can move no more, and it does not promote.`,
});
