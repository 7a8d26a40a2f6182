/** What the screen says about sound. */

import type { Words } from '../../../engine/shared/language.ts';
import type { soundText as english } from '../../../renderer/text/sound.ts';

export const soundText: Words<typeof english> = {
  on: 'Son activé',
  off: 'Son coupé',
};
