/**
 * Castling among the moves of a kind, as XBetza writes it: `KisO2` goes two squares to either side, `irO3ilO2` three to the right and two
 * to the left, as White sees it; the other side castles as its mirror image. It is with the outermost piece on that side of the rank.
 */

/** How many squares to the left and to the right; 0: it does not castle there. */
export type CastlingSquares = readonly [left: number, right: number];

const CASTLING = /([a-z]*)O(\d*)/g;
const USUAL = '2';

interface Apart {
  /** the other moves */
  readonly betza: string;
  readonly squares: CastlingSquares;
  /** a castling of another kind, as with another piece than the outermost */
  readonly notPossible: string | null;
}
/** Takes castling out of Betza's notation. */
export function withoutCastling(text: string): Apart {
  let [left, right] = [0, 0];
  let notPossible: string | null = null;
  const betza = text.replace(CASTLING, (whole: string, prefix: string, range: string) => {
    const squares = Number(range || USUAL);
    const isTo = (side: string): boolean => prefix.includes(side) || !/[lr]/.test(prefix) || prefix.includes('s');
    if (!/^[islr]*$/.test(prefix) || squares === 0) notPossible = whole;
    if (isTo('l')) left = squares;
    if (isTo('r')) right = squares;
    return '';
  });
  return { betza, squares: [left, right], notPossible };
}
