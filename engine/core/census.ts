/**
 * One position as a line of text that any program can compare: tokens sorted by code point, joined by one space. The
 * writer and the reader stand together, so that they cannot disagree, and nobody else takes a token apart. What a
 * variant does not know is refused, never left out: a picture without a piece would be a lie.
 *
 * The usual token is `LETTER@CELL`, the second side in lower case, `-` for a cell when it is in hand. A variant whose
 * pieces need more (a colour, a rider, a flight) or that has terrain brings its own pair of `CensusTokens`.
 */
import type { Game } from './game.ts';
import { type Cell, OFF, type Piece, type Side } from './ids.ts';
import { refusals } from './refusals.ts';
import { fine, type Result, refuse } from './result.ts';
import type { PieceType, StartPiece, StartPosition, Variant } from './variant.ts';

export interface CensusPiece {
  readonly type: PieceType;
  readonly side: Side;
  /** OFF: in hand */
  readonly at: Cell;
  /** what the piece of a start says besides, by the names of the variant's `pieceFlags` */
  readonly flags?: Readonly<Record<string, unknown>>;
}
/** Something that is no piece: one entry of the list that a start holds under `field`, one of the `startFields`. */
export interface CensusEntry {
  readonly field: string;
  readonly entry: unknown;
}
export interface CensusTokens {
  /** null when it is no part of the position that everybody may know */
  write(game: Game, piece: Piece): string | null;
  /** tokens that belong to no piece: terrain and the like */
  others?(game: Game): readonly string[];
  /** null when it is no token of this variant */
  read(variant: Variant, token: string): CensusPiece | CensusEntry | null;
}

/** What most variants need, for those that need it and a little more. */
export const usualTokens: CensusTokens = {
  write(game, p) {
    const at = game.cellOf(p);
    if (at === OFF && !game.isInHand(p)) return null;
    const { letter } = game.typeOf(p);
    return `${game.sideOf(p) === 0 ? letter : letter.toLowerCase()}@${game.topology.name(at)}`;
  },
  read({ types, topology }, token) {
    const [letter, name, ...more] = token.split('@');
    const type = types.find((t) => letter === t.letter || letter === t.letter.toLowerCase());
    const at = name === '-' ? OFF : topology.parse(name ?? '');
    if (!type || at === undefined || more.length > 0) return null;
    return { type, side: letter === type.letter ? 0 : 1, at };
  },
};

export const censusOf = (game: Game): string => {
  const { write, others } = game.variant.census ?? usualTokens;
  const tokens = game.pieces.map((p) => write(game, p)).filter((token) => token !== null);
  if (others) tokens.push(...others(game));
  return tokens.sort((p, q) => (p < q ? -1 : p > q ? 1 : 0)).join(' ');
};

export interface Census {
  readonly pieces: readonly CensusPiece[];
  readonly entries: readonly CensusEntry[];
}
/** What `censusOf` wrote, or people did: in any order, with any white space, cells also by their typed names. */
export const readCensus = (variant: Variant, line: string): Result<Census> => {
  const { read } = variant.census ?? usualTokens;
  const pieces: CensusPiece[] = [];
  const entries: CensusEntry[] = [];
  for (const token of line.split(/\s+/).filter((t) => t !== '')) {
    const found = read(variant, token);
    if (found === null) return refuse('bad-census', refusals.badToken(token, variant.words.title), token);
    if ('type' in found) pieces.push(found);
    else entries.push(found);
  }
  return fine({ pieces, entries });
};

/** The same as a start; whose turn it is, and what else a census does not say, is the caller's to add. */
export const startOfCensus = (variant: Variant, line: string): Result<StartPosition> => {
  const census = readCensus(variant, line);
  if (!census.ok) return census;
  const { sides, topology } = variant;
  const pieces: StartPiece[] = [];
  const hands: Record<string, string[]> = { [sides[0].id]: [], [sides[1].id]: [] };
  for (const { type, side, at, flags } of census.value.pieces) {
    if (at === OFF) hands[sides[side].id].push(type.id);
    else pieces.push({ ...flags, kind: type.id, side: sides[side].id, at: topology.name(at) });
  }
  const fields: Record<string, unknown[]> = {};
  for (const { field, entry } of census.value.entries) fields[field] = [...(fields[field] ?? []), entry];
  return fine({ ...fields, pieces, hands });
};
