/** Why a position that was typed or pasted cannot be read: the place, and what to do. */
import { live } from '../../shared/language.ts';

export const draftMessages = live('draftMessages', {
  empty: 'There is nothing to read. Paste a position: a line such as K@e1 k@e8, rows, or JSON.',
  badToken: (n: number, token: string, letters: string): string =>
    `Word ${n}, ${token}, cannot be read. Write a piece as K@e1, with one of the letters ${letters}, in lower case for the second side.`,
  promotedLetter: (letter: string): string => ` (or ${letter} and so on for a promoted piece)`,
  groupLetters: (letters: string): string => `, each followed by the letter of its colour (${letters})`,
  twoWays: (n: number, field: string): string =>
    `Word ${n} gives ${field} a second, different value. Keep one of the two.`,
  badSide: (word: string, sides: string): string =>
    `${word} is not a side of this game. Write turn= and one of ${sides}.`,
  notJson: (line: number, letter: number): string =>
    `This is not valid JSON at line ${line}, column ${letter}. Fix it, or paste a line such as K@e1 k@e8.`,
  notDraft: (where: string): string =>
    `The JSON is not a position at "${where}". It needs pieces, each with kind, side and at.`,
  rows: (found: number, wanted: number): string =>
    `There are ${found} rows, but the board has ${wanted}. Separate rows with / and begin with the farthest.`,
  rowLength: (row: number, found: number, wanted: number): string =>
    `Row ${row} has ${found} squares, but the board has ${wanted}. A number stands for that many empty squares.`,
  rowLetter: (row: number, letter: number, found: string, letters: string): string =>
    `Row ${row} has ${found} at character ${letter}, which is not a piece of this game. The letters are ${letters}.`,
  wrong: (cell: string | null, says: string): string =>
    cell === null || says.includes(cell) ? says : `On ${cell}: ${says}`,
  tooLarge: 'This position is too large.',
});
