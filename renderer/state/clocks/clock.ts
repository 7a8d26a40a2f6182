/**
 * The clocks as the page shows them: what the host said last, and how long ago. Apart from the state of the match, so
 * that a running clock draws nothing but its own digits. The host keeps the time; here it is only counted down for display.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ClockView } from '../../../electron/contract/clock.ts';
import type { Side } from '../../../electron/contract/view.ts';
import type { TimeControl } from '../../../engine/shared/time-control.ts';

export interface ClockNow {
  /** null: the game is played without clocks */
  readonly view: ClockView | null;
  /** when it arrived, on the page's monotonic clock, in milliseconds */
  readonly at: number;
}
export type ClockStore = StoreApi<ClockNow>;
export const makeClock = (view: ClockView | null, at: number): ClockStore =>
  createStore<ClockNow>(() => ({ view, at }));

/** One side's clock at a moment. Times in milliseconds. */
export interface Shown {
  readonly left: number;
  /** how long it still waits before it counts down; 0: it does not wait */
  readonly free: number;
  /** `left` is what is left of one of so many periods; 0: it is main time */
  readonly periods: number;
  readonly isOut: boolean;
  readonly isLow: boolean;
}

const SECOND = 1000;
const LOW = 30 * SECOND;
const TENTH = 0.1;

/** Half a minute, or the last tenth of a clock that began with less than five minutes. */
const lowBelow = ({ kind, times }: TimeControl, side: Side): number => {
  const { main, bonus } = times[side];
  const whole = (kind === 'byo-yomi' && main === 0 ? bonus : main) * SECOND;
  return Math.min(LOW, whole * TENTH);
};

/** What a clock shows after so many milliseconds more. */
export function shownAt({ control, sides, running }: ClockView, side: Side, elapsed: number): Shown {
  const own = sides[side];
  const runs = running === side;
  const free = runs ? Math.max(0, own.free - elapsed) : own.free;
  let counted = runs ? Math.max(0, elapsed - own.free) : 0;
  let { left, periods, period } = own;
  const main = Math.min(left, counted);
  left -= main;
  counted -= main;
  while (left === 0 && periods > 0 && counted >= period) {
    counted -= period;
    periods--;
    period = control.times[side].bonus * SECOND;
  }
  const other = side === 0 ? 1 : 0;
  const gains = control.kind === 'hourglass' && running === other ? Math.min(sides[other].left, elapsed) : 0;
  const inPeriod = left === 0 && periods > 0;
  const shown = inPeriod ? period - counted : left + gains;
  const isOut = own.isOut || shown <= 0;
  const isLow = !isOut && shown < (inPeriod ? LOW / 3 : lowBelow(control, side));
  return { left: Math.max(0, shown), free, periods: inPeriod ? periods : 0, isOut, isLow };
}

/** The moment by that page clock. */
export const shownNow = ({ view, at }: ClockNow, side: Side, now: number): Shown | null =>
  view === null ? null : shownAt(view, side, Math.max(0, now - at));

/** Milliseconds until what is shown changes: a second, or a tenth when the clock is low. */
export function nextChange({ left, free, isLow }: Shown): number {
  const step = isLow ? SECOND / 10 : SECOND;
  const rest = free > 0 ? free % SECOND : left % step;
  return Math.max(1, rest === 0 ? (free > 0 ? SECOND : step) : Math.ceil(rest));
}

/** The moments at which the time that is left is spoken, in milliseconds. */
export const SPOKEN_AT = [600_000, 60_000, 30_000, 10_000] as const;

/** The next of these moments for the side whose clock runs, and how long until then; null: none. */
export function nextSpoken(
  now: ClockNow,
  time: number,
): { readonly side: Side; readonly left: number; readonly wait: number } | null {
  const side = now.view?.running ?? null;
  if (side === null) return null;
  const shown = shownNow(now, side, time);
  if (!shown) return null;
  const left = SPOKEN_AT.find((moment) => moment < shown.left);
  return left === undefined ? null : { side, left, wait: shown.free + shown.left - left };
}
