/** The game with which the page has stopped working, and how often: remembered as long as the window is open, across reloads. */
import * as v from 'valibot';

const KEPT = 'fairytable.stopped';
const Stopped = v.object({ match: v.string(), times: v.number() });

const last = (): v.InferOutput<typeof Stopped> | null => {
  try {
    return v.parse(Stopped, JSON.parse(sessionStorage.getItem(KEPT) ?? ''));
  } catch {
    return null;
  }
};
const timesOf = (match: string): number => {
  const stopped = last();
  return stopped?.match === match ? stopped.times : 0;
};
const remember = (match: string, times: number): void => sessionStorage.setItem(KEPT, JSON.stringify({ match, times }));

export const stoppedWith = (match: string): void => remember(match, timesOf(match) + 1);
/** As if it had stopped the page again. */
export const openNoMore = (match: string): void => remember(match, 2);
/** Such a game is not opened by itself. */
export const hasStoppedTwice = (match: string): boolean => timesOf(match) >= 2;
