/**
 * What is written on the pieces of a set that is written on: the character, and below it, or in its place, the letter; or
 * the character among marks that show how the piece moves.
 */
import type { KindDescription } from '../../../../electron/contract/description.ts';
import type { Settings } from '../../../../electron/contract/settings.ts';

export type Signs = Settings['signs'];
/** As much of a kind as is written on its piece. */
export type WrittenKind = Pick<KindDescription, 'letter' | 'nativeLetter' | 'ways'>;
export type Ways = NonNullable<WrittenKind['ways']>;

/** The letter for those who do not read the character: not that of a relative in chess where players give the piece another. */
export const hintOf = ({ letter, nativeLetter }: Pick<KindDescription, 'letter' | 'nativeLetter'>): string =>
  nativeLetter ?? letter;

/** `sign` is in the middle where nothing is at the foot. */
export interface Inscription {
  readonly sign: string;
  readonly isLetter: boolean;
  readonly foot: string | null;
  /** to be marked round the sign */
  readonly ways: Ways | null;
}
export const inscriptionOf = (sign: string, kind: WrittenKind, signs: Signs): Inscription => ({
  sign: signs === 'letters' ? hintOf(kind) : sign,
  isLetter: signs === 'letters',
  foot: signs === 'both' ? hintOf(kind) : null,
  ways: (signs === 'moves' && kind.ways) || null,
});
