/** What hands have done while the referee is off, for players who cannot see it. */
import type { VariantDescription } from '../../electron/contract/description.ts';
import type { HandNews } from '../state/free/free-hand.ts';
import { uiText } from '../text/index.ts';
import { sentence, unitName } from './labels.ts';

const words = uiText.free;
/** by what was done, the text that says it */
const SAYS = {
  put: 'put',
  'took-off': 'takenOff',
  laid: 'laidDown',
  stood: 'stoodUp',
  turned: 'turned',
} as const;

export function handSaid(d: VariantDescription, news: HandNews): string {
  if (news.did === 'nothing') return words.nobody;
  const piece = sentence(unitName(d, news.piece));
  return news.did === 'took' ? words.inHand(piece) : words[SAYS[news.did]](piece, news.cell);
}
