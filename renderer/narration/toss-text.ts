/** What the coin or the dice came to, as a sentence. */
import type { TossView } from '../../electron/contract/tosses.ts';
import { uiText } from '../text/index.ts';

const words = uiText.tosses;

export const tossSaid = ({ coin, dice, sides }: TossView): string =>
  coin === null ? words.rolled(dice, sides) : words.tossed(words.faces[coin]);
