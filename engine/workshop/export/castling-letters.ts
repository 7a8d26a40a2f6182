/** Castling as `O-O` or `O-O-O`, which XBoard writes where first positions are shuffled. */
import { fileOf } from '../cells.ts';
import type { Castling } from '../game-data.ts';

const LETTERS = /^([O0])-\1(-\1)?$/i;
const isShort = ({ king, partner }: Castling): boolean => fileOf(partner) > fileOf(king);

export const castlingInLetters = (castling: Castling): string => (isShort(castling) ? 'O-O' : 'O-O-O');
/** The one of these that is written so; undefined: none of them. `null`: no castling is written so. */
export function castlingOfLetters(castlings: readonly Castling[], text: string): Castling | undefined | null {
  const [written, , long] = LETTERS.exec(text) ?? [];
  return written === undefined ? null : castlings.find((one) => isShort(one) === (long === undefined));
}
