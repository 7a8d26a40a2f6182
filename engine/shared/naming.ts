/**
 * How a language names pieces: with the side or the group that they belong to, in the form that a sentence asks for.
 * English has one form, and so has a language that was not told how.
 */
import { language, said } from './language.ts';

/** A piece by the English names of its kind and of what it belongs to (null: nobody). */
export interface Named {
  readonly kind: string;
  readonly owner: string | null;
}
/** `form`: as catalogues ask for it, such as `acc`; empty: the bare name, as in a list. */
export type NamePiece = (piece: Named, form: string) => string;

const namers = new Map<string, NamePiece>();
/** From now on a language names pieces so. */
export function namePiecesBy(tag: string, name: NamePiece): void {
  namers.set(tag, name);
}

/** `MAGI Diskette`, `das Feld`: in the language of the moment. */
export const pieceNamed = (piece: Named, form = ''): string =>
  namers.get(language())?.(piece, form) ??
  [piece.owner, piece.kind]
    .filter((word) => word !== null)
    .map(said)
    .join(' ');
