/**
 * Betza's notation as XBoard and the Interactive Diagram read it, put into the reading of this table: there `fK` is one
 * step straight ahead, castling is a move of the King, `O2`, and `yc` is either to an empty square, where the range changes, or to
 * capture, where it does not.
 */
import { type CastlingSquares, withoutCastling } from '../file/castling-moves.ts';

export interface DiagramMoves {
  readonly betza: string;
  readonly castling: CastlingSquares;
  /** a castling of another kind, as with another piece than the outermost */
  readonly notPossible: string | null;
}

/** on Kings and Queens; other letters together are one direction between two of these */
const STRAIGHT = ['f', 'b', 'l', 'r', 'v', 's', 'fb', 'bf', 'lr', 'rl'];
const MOVE = /([a-z]*)([A-Z])(\d*|(?<=([A-Z]))\4)/g;

export function movesInDiagram(text: string): DiagramMoves {
  const { betza: others, squares, notPossible } = withoutCastling(text);
  const betza = others.replace(MOVE, (_, prefix: string, atom: string, range: string) => {
    const straight = { K: 'W', Q: 'R' }[atom];
    const directions = prefix.match(/[fblrvsh]+/g) ?? [];
    const isStraight = directions.length > 0 && directions.every((one) => STRAIGHT.includes(one));
    if (straight && isStraight && !prefix.includes('a')) return prefix + straight + range;
    return alternatives(prefix)
      .map((one) => one + atom + range)
      .join('');
  });
  return { betza, castling: squares, notPossible };
}

/** What stands before an atom, once for each way in which its legs may go on. */
function alternatives(prefix: string): readonly string[] {
  const legs = prefix.split('a');
  const n = legs.findIndex((leg) => leg.includes('y') && /[cdp]/.test(leg));
  if (n < 0) return [prefix];
  const others = [legs[n].replace(/[mcdp]/g, ''), legs[n].replace('y', '')];
  return others.flatMap((leg) => alternatives(legs.with(n, leg).join('a')));
}
