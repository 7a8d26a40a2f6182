/**
 * The counts of Makruk, Cambodian chess and ASEAN chess, in which a side that is not checkmated in time draws: up to how
 * many moves, as Fairy-Stockfish has them.
 */
import { betzaMoves } from './betza/betza-moves.ts';
import type { GameData, PieceData } from './game-data.ts';
import type { RuleWordValues } from './rule-values.ts';

export type CountingRule = Exclude<RuleWordValues['counting'], 'none'>;
/** The kinds that limit the count of a King alone. They are known by their moves. */
export type CountedRole = 'rook' | 'khon' | 'knight';
const MOVES: Readonly<Record<CountedRole, string>> = { rook: 'R', khon: 'FfW', knight: 'N' };

/** So many of the side against which is counted, or more, limit the count to so many moves. */
export interface CountLimit {
  readonly role: CountedRole;
  readonly least: 1 | 2;
  readonly moves: number;
}
interface CountingValues {
  /** the count of a side that has more than its King: up to how many moves; null: it does not count */
  readonly board: { readonly moves: number; readonly most: number; readonly withPawns: boolean } | null;
  /** the first that holds is the limit of a King alone; null: it does not count then */
  readonly pieces: readonly CountLimit[];
  readonly otherwise: number | null;
  /** does the count of a King alone begin with the number of pieces on the board? */
  readonly fromPieces: boolean;
}
const limitsOf = (twoRooks: number, rook: number, twoKhons: number, twoKnights: number, khon: number) =>
  [
    { role: 'rook', least: 2, moves: twoRooks },
    { role: 'rook', least: 1, moves: rook },
    { role: 'khon', least: 2, moves: twoKhons },
    { role: 'knight', least: 2, moves: twoKnights },
    { role: 'khon', least: 1, moves: khon },
  ] as const;
export const COUNTING: Readonly<Record<CountingRule, CountingValues>> = {
  makruk: {
    board: { moves: 64, most: Number.POSITIVE_INFINITY, withPawns: false },
    pieces: limitsOf(8, 16, 22, 32, 44),
    otherwise: 64,
    fromPieces: true,
  },
  cambodian: {
    board: { moves: 63, most: 3, withPawns: true },
    pieces: limitsOf(7, 15, 21, 31, 43),
    otherwise: 63,
    fromPieces: true,
  },
  asean: {
    board: null,
    pieces: [
      { role: 'rook', least: 1, moves: 16 },
      { role: 'khon', least: 1, moves: 44 },
      { role: 'knight', least: 1, moves: 64 },
    ],
    otherwise: null,
    fromPieces: false,
  },
};

const meaningOf = (lines: readonly string[]): string =>
  [...new Set(lines.flatMap((line) => betzaMoves(line)))].sort().join();
/** By what the moves do; read when a game is first read: no start needs them. */
let roles: ReadonlyMap<string, CountedRole> | undefined;
/** null: it is none of those that limit a count. */
export function roleOf({ moves, royal }: PieceData): CountedRole | null {
  const isLimited = moves.some(({ from, within, to, notInCheck }) => from ?? within ?? to ?? notInCheck);
  if (royal || isLimited) return null;
  roles ??= new Map(Object.entries(MOVES).map(([role, betza]) => [meaningOf([betza]), role as CountedRole]));
  return roles.get(meaningOf(moves.map(({ betza }) => betza))) ?? null;
}
/** While there is one on the board, a King alone does not count. */
export const isPawn = ({ promotions, promotesInstead, royal }: PieceData): boolean =>
  !royal && (promotions.length > 0 || promotesInstead !== undefined);

/**
 * Are these kinds counted as what they are by a program that knows them by the names that they have in `variants.ini`?
 * `keyOf`: the name of a kind by its id.
 */
export const areCountedByName = (pieces: readonly PieceData[], keyOf: (kind: string) => string | undefined): boolean =>
  pieces.every((piece) => {
    const key = keyOf(piece.id);
    return (key === 'pawn') === isPawn(piece) && (key === undefined ? null : (NAMED[key] ?? null)) === roleOf(piece);
  });
const NAMED: Readonly<Record<string, CountedRole>> = { rook: 'rook', silver: 'khon', knight: 'knight' };

/** The name of the first kind of each role that the game has. */
export const namesOfRoles = ({ pieces }: GameData): ReadonlyMap<CountedRole, string> =>
  new Map(
    pieces.toReversed().flatMap((piece) => {
      const role = roleOf(piece);
      return role === null ? [] : [[role, piece.name] as const];
    }),
  );
