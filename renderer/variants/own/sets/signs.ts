/** What is written on the pieces of a set that is written on: the character, and below it, or in its place, the letter. */
import type { KindDescription } from '../../../../electron/contract/description.ts';
import type { Settings } from '../../../../electron/contract/settings.ts';

export type Signs = Settings['signs'];

/** The letter for those who do not read the character: not that of a relative in chess where players give the piece another. */
export const hintOf = ({ letter, nativeLetter }: Pick<KindDescription, 'letter' | 'nativeLetter'>): string =>
  nativeLetter ?? letter;

/** `sign` is in the middle where nothing is at the foot. */
export interface Inscription {
  readonly sign: string;
  readonly isLetter: boolean;
  readonly foot: string | null;
}
export const inscriptionOf = (sign: string, letter: string, signs: Signs): Inscription => ({
  sign: signs === 'letters' ? letter : sign,
  isLetter: signs === 'letters',
  foot: signs === 'both' ? letter : null,
});
