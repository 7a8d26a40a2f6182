/**
 * Moves of known variants as XBoard writes them: `e2e4`, `e7e8q`, `e1g1`, `P@e4`, `b2h8+`. They are those of UCI, but on
 * boards of ten ranks these are counted from 0, and where first positions are shuffled, castling is `O-O` or `O-O-O`. For games
 * of one action a turn.
 */
import type { Position } from '../../core/position.ts';
import type { KnownVariant } from '../../exchange/known-variant.ts';
import { castlingInLetters, castlingOfLetters } from '../../workshop/export/castling-letters.ts';

const RANKS_FROM_0 = 10;

const withRanks = (move: string, { height }: KnownVariant, by: number): string =>
  height === RANKS_FROM_0 ? move.replace(/\d+/g, (rank) => `${Number(rank) + by}`) : move;
/** The case of letters is free, and so is `=` behind a move where nobody promotes. */
const asUci = (typed: string): string => {
  const move = typed.toLowerCase().replace(/=$/, '');
  return move.includes('@') ? move.toUpperCase().replace(/@.*/, (square) => square.toLowerCase()) : move;
};

/** Null for what has no such text, as a declaration. */
export function xboardMove(known: KnownVariant, position: Position, text: string): string | null {
  const move = known.moveOf(position, [text]);
  if (move === null) return null;
  const found = known.castlesOntoPartner ? position.find(text) : null;
  const castling = found?.ok && found.value.kind === 'castle' ? known.castlingOf(position, move) : undefined;
  if (castling) return castlingInLetters(castling);
  return withRanks(move, known, -1);
}
/** The actions of a legal move; null: it is none. Castling may always be written as the King's move, too. */
export function actionsOfXboardMove(known: KnownVariant, position: Position, typed: string): readonly string[] | null {
  const castling = castlingOfLetters(known.castlingsOf(position), typed);
  if (castling === null) return known.actionsOf(position, withRanks(asUci(typed), known, 1));
  if (castling === undefined) return null;
  return known.actionsOf(position, castling.king + (known.castlesOntoPartner ? castling.partner : castling.kingTo));
}
