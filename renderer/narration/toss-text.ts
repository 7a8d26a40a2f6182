/** What the coin or the dice came to, as a sentence. */
import type { TossView } from '../../electron/contract/view.ts';
import { uiText } from '../text/index.ts';

const words = uiText.tosses;

export const tossSaid = ({ coin, dice }: TossView): string =>
  coin === null ? words.rolled(dice) : words.tossed(words.faces[coin]);
