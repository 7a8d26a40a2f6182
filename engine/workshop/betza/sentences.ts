/** Why a move in Betza's notation was refused. */
import { live } from '../../shared/language.ts';
export const sentences = live('workshopBetza', {
  /** letters of XBetza that are known and not played, and why */
  known: {
    O: 'Castling is said of the whole game: “castling = King with Rook to c, g” in [game].',
    '@': 'Drops have a section of their own, [drops].',
    x: '“x”, which lends moves to other pieces, is not played here. A piece can move like others beside it: “moves also like”.',
    k: '“k”, which is about royal pieces only, is not played here; “t” spares them.',
    '[': 'Brackets stand first in a move: t[FR], [F?R] or [F-R].',
    ']': 'This bracket was not opened.',
    '?': '“?” stands in brackets only: [F?R] steps as F, and may go on as R.',
    '-': '“-” stands in brackets only: F-F is [F-F], or afF.',
  },
  noAtom: 'A move ends with a capital letter, such as W, F, N, R or B.',
  unknownAtom: (letter: string) =>
    `“${letter}” is no atom that is known here. These are: W F D N A H C (or L) Z (or J) G, K R B Q, U, and leaps such as (4,1).`,
  unknownLetter: (letter: string) => `“${letter}” is no direction and no modality that is known here.`,
  twice: (letter: string) => `“${letter}” stands here twice.`,
  initialOnce: '“i” stands once, before the first bend.',
  tooManyLegs: (most: number) => `A bent move has at most ${most} legs.`,
  tooFar: (most: number) => `A range is at most ${most}; 0 means no limit.`,
  anywhereAlone: 'With “U” only “m”, “c” and “i” can stand.',
  bothSides: 'Where a leap such as the Knight’s bends, left and right go together: write “s” or “fs”.',
  notTogether: (letter: string, other: string) => `“${letter}” and “${other}” cannot stand in one move.`,
  turnsBehind: 'In a bent move “z” and “q” are turns to the other and to the same side: they stand behind an “a”.',
  turnsAlone: 'Beside “z” or “q” only “f”, “b” or “v” can stand in a leg: “fz” turns half to the other side.',
  manyAtEnd: '“pp” stands in the last leg. Before it, write one leg with “p” for each piece: pafpafsR.',
  passesBefore:
    '“n” says in a bent move of single steps where it can be captured in passing, and stands before an “a”.',
  groupSigns: 'In brackets “?” or “-” stands between two moves, as in [F?R], or “t” stands before them, as in t[FR].',
  twoInGroup: 'Brackets hold two moves. A way of more legs is written with “a”.',
  oneLeapInGroup: (letter: string) =>
    `${letter} is several leaps. Brackets hold one on either side, such as F, N, R or W3: write them once for each.`,
  plainGroup: 'Before brackets “m”, “c” and “i” can stand, and directions before the first move in them, as in t[vWB].',
  nothingAfter: '“y” changes the next leg, and there is none.',
  needsALine: '“{letter}” needs a line: write a range behind the atom, or 0 for no limit.',
  oneHop: 'Only one of “p”, “pp”, “g” and “j” can stand in a move.',
  tameOrOver: '“t” stands with “p” or “g”, or in a last leg that captures enemies.',
  unload:
    '“u” stands only behind “ca” or “da”, where the piece jumps over an enemy or one of its own side. To swap places there is a line of its own, “swaps”.',
  noWay: (directions: string, atom: string) => `${atom} has no way in the direction “${directions}”.`,
  noTurn: (directions: string) => `“${directions}” is no direction after a bend.`,
});
