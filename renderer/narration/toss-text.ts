/** What the coin or the dice came to, as a sentence, and when the step bar shows it. */
import type { TossView } from '../../electron/contract/tosses.ts';
import type { MatchState } from '../state/match/match.ts';
import { uiText } from '../text/index.ts';

const words = uiText.tosses;

export const tossSaid = ({ coin, dice, sides }: TossView): string =>
  coin === null ? words.rolled(dice, sides) : words.tossed(words.faces[coin]);

/** What lies on the table, unless the player looks at something else that has to be told; null: nothing has to be told. */
export function tossOnTable({ thrown, view, mode, look, why, aim }: MatchState): string | null {
  const toss = thrown === null ? undefined : view.tosses?.[thrown];
  const isTold = look === null && why === null && (mode.is === 'idle' || (mode.is === 'lifted' && aim === null));
  return toss && isTold ? tossSaid(toss) : null;
}
