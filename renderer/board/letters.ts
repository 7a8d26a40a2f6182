/** When letters stand on pieces: what the player chose, for a board of this size. */
import type { Settings } from '../../electron/contract/settings.ts';

export type ShownLetters = Exclude<Settings['letters'], 'auto'>;

/** On a large board there are too many kinds, too small, to be told by their figures alone. */
const LARGE = 14;

export const lettersOn = (
  choice: Settings['letters'],
  { width, height }: { readonly width: number; readonly height: number },
): ShownLetters => (choice !== 'auto' ? choice : Math.max(width, height) >= LARGE ? 'always' : 'hover');
