/**
 * The usual array, as data (D-SETUP). The picture that showed it is lost: this is a reconstruction from what the rules
 * fix (four full ranks, Pawns on the fourth, Rookies and Drunk Pawns on the third, the Rooks in the corners of the
 * King's rank) and from what keeps a start sound: strong pieces and royalty in the middle, the Queen on her own
 * colour, pairs on both colours, Pawns of the two middle files protected. Should the picture ever be found, these four
 * lines are what changes.
 */

/** White's ranks 1 to 4, files a to p. Black's are their mirror image: rank 16 like rank 1. */
export const ARRAY = [
  'RNBOVHAQKCHVOBNR', // the Rooks and their ranks of pairs around Queen and King
  'UMWEXIFTSZYLEWMU', // pairs outside, the eight single kinds in the middle
  'JDJDJDJDDJDJDJDJ', // a palindrome with Drunk Pawns in the middle
  'PPPPPPPPPPPPPPPP',
] as const;
