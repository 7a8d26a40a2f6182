/**
 * Betza's notation as XBoard and the Interactive Diagram read it, put into the reading of this table: there `fK` is one
 * step straight ahead, and castling is a move of the King, `O2`.
 */
export interface DiagramMoves {
  readonly betza: string;
  /** how many squares the King goes in castling; 0: it does not castle */
  readonly castling: number;
}

const MOVE = /([a-z]*)([A-Z])(\d*|(?<=([A-Z]))\4)/g;

export function movesInDiagram(text: string): DiagramMoves {
  let castling = 0;
  const betza = text.replace(MOVE, (whole: string, prefix: string, atom: string, range: string) => {
    if (atom === 'O') {
      castling = Number(range || '2');
      return '';
    }
    const straight = { K: 'W', Q: 'R' }[atom];
    const hasOneDirection = /(?<![fblrvsh])[fblrvs](?![fblrvsh])/.test(prefix) && !prefix.includes('a');
    return straight && hasOneDirection ? prefix + straight + range : whole;
  });
  return { betza, castling };
}
