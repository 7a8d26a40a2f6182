/** What is said of clocks. */
import type { VariantDescription } from '../../electron/contract/description.ts';
import { type ClockNow, type Shown, shownNow } from '../state/clocks/clock.ts';
import { uiText } from '../text/index.ts';

const words = uiText.clock;

/** `White: 4 minutes 12 seconds left.` */
export const clockSaid = (side: string, { left, periods, isOut }: Shown): string => {
  if (isOut) return words.out(side);
  const time = words.spoken(left);
  return periods > 0 ? words.leftOf(side, time, periods) : words.left(side, time);
};

/** Both clocks, on request. */
export const clocksSaid = ({ sides }: VariantDescription, now: ClockNow, time: number): string => {
  const said = ([0, 1] as const).flatMap((side) => {
    const shown = shownNow(now, side, time);
    return shown ? [clockSaid(sides[side].name, shown)] : [];
  });
  return [...said, now.view?.isPaused ? words.paused : ''].filter(Boolean).join(' ');
};
