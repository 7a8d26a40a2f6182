/** Whether an action would end the game, in one line: read off the effects of its preview, never worked out here. */
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { Preview, View } from '../../../electron/contract/view.ts';
import { uiWords } from '../../../electron/contract/words.ts';
import { endingName } from './told.ts';

const words = uiWords.special.ends;

/** Empty where the game goes on. */
export const endWords = (d: VariantDescription, view: View, preview: Preview | null): string => {
  const end = preview?.effects.find((e) => e.do === 'end');
  if (end?.do !== 'end') return '';
  const ending = endingName(d, end.reason);
  if (end.winner === null) return words.draw(ending);
  return end.winner === view.turn ? words.wins(ending) : words.loses(ending);
};
