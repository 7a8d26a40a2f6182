/**
 * The usual array, as data (D-SETUP). The picture that showed it is lost: this is a reconstruction from what the rules
 * fix (four full ranks, Pawns on the fourth, Rookies and Drunk Pawns on the third, the Rooks in the corners of the
 * King's rank) and from what keeps a start sound: strong pieces and royalty in the middle, the Queen on her own
 * colour, pairs on both colours, Pawns of the two middle files protected. Should the picture ever be found, these four
 * lines are what changes.
 */
import type { Game } from '../../../core/game.ts';
import { SIDES } from '../../../core/ids.ts';
import type { PieceType } from '../../../core/variant.ts';
import { board } from '../board.ts';

/** White's ranks 1 to 4, files a to p. Black's are their mirror image: rank 16 like rank 1. */
export const ARRAY = [
  'RNBOVHAQKCHVOBNR', // the Rooks and their ranks of pairs around Queen and King
  'UMWEXIFTSZYLEWMU', // pairs outside, the eight single kinds in the middle
  'JDJDJDJDDJDJDJDJ', // a palindrome with Drunk Pawns in the middle
  'PPPPPPPPPPPPPPPP',
] as const;

export const setUpArray = (game: Game, types: readonly PieceType[]): void => {
  for (const side of SIDES) {
    ARRAY.forEach((row, y) => {
      [...row].forEach((letter, x) => {
        const type = types.find((t) => t.letter === letter);
        if (!type) throw new Error(`the array names a piece ${letter}, which there is not`);
        game.add(type, side, board.at(x, side === 0 ? y : 15 - y));
      });
    });
  }
};
