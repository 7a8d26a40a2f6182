/**
 * How a language names pieces: with the side or the group that they belong to, in the form that a sentence asks for.
 * English has one form, and so has a language that was not told how.
 */
import { language, said } from './language.ts';

/** A piece by the English names of its kind and of what it belongs to (null: nobody). */
export interface Named {
  readonly kind: string;
  readonly owner: string | null;
  /** there is only this one, so that it has an article: `the Wall` */
  readonly isOnly?: true;
}
/** `form`: as catalogues ask for it, such as `acc`; empty: the bare name, as in a list. */
export type NamePiece = (piece: Named, form: string) => string;

const namers = new Map<string, NamePiece>();
/** From now on a language names pieces so. */
export function namePiecesBy(tag: string, name: NamePiece): void {
  namers.set(tag, name);
}

/** `MAGI Diskette`, `das Feld`: in the language of the moment. */
export const pieceNamed = (piece: Named, form = ''): string => {
  const name = namers.get(language());
  if (name) return name(piece, form === '' && piece.isOnly ? 'nom' : form);
  const words = [piece.owner, piece.kind].filter((word) => word !== null).map(said);
  return [...(piece.isOnly ? ['the'] : []), ...words].join(' ');
};
