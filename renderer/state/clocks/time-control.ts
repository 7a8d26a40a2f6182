/**
 * The time control of a game that has not begun: what was entered for every kind, as typed. Whatever is typed, a game
 * can be started: what is no number counts as the usual value.
 */
import type { Side } from '../../../electron/contract/view.ts';
import {
  type BonusKind,
  type ClockKind,
  hasBonus,
  LONGEST_BONUS,
  LONGEST_MAIN,
  MOST_PERIODS,
  type SideTime,
  type TimeControl,
} from '../../../engine/shared/time-control.ts';

export interface TimeDraft {
  /** as typed */
  readonly minutes: string;
  readonly seconds: string;
  readonly periods: string;
}
export interface ControlDraft {
  /** `none`: without clocks */
  readonly kind: ClockKind | 'none';
  readonly flag: TimeControl['flag'];
  /** the two sides get different times */
  readonly odds: boolean;
  /** by side; without odds the first counts for both */
  readonly times: readonly [TimeDraft, TimeDraft];
}

const usualTime: TimeDraft = { minutes: '20', seconds: '15', periods: '3' };
const MINUTE = 60;
export const MOST_MINUTES = LONGEST_MAIN / MINUTE;
export const hasSeconds = (kind: ClockKind | 'none'): kind is BonusKind => kind !== 'none' && hasBonus(kind);

const draftOf = ({ main, bonus, periods }: SideTime): TimeDraft => ({
  minutes: String(Math.round((main / MINUTE) * 100) / 100),
  seconds: bonus > 0 ? String(bonus) : usualTime.seconds,
  periods: periods > 0 ? String(periods) : usualTime.periods,
});
/** From the control that was used last. */
export function freshControl(last: TimeControl | null): ControlDraft {
  if (last === null) return { kind: 'none', flag: 'loses', odds: false, times: [usualTime, usualTime] };
  const odds = JSON.stringify(last.times[0]) !== JSON.stringify(last.times[1]);
  return { kind: last.kind, flag: last.flag, odds, times: [draftOf(last.times[0]), draftOf(last.times[1])] };
}

const within = (typed: string, least: number, most: number, usual: number): number => {
  const number = Number(typed.replace(',', '.'));
  return typed.trim() === '' || !Number.isFinite(number) ? usual : Math.min(most, Math.max(least, number));
};
/** The values that count, as they are shown when a field is left. */
export function corrected({ minutes, seconds, periods }: TimeDraft, kind: ClockKind | 'none'): TimeDraft {
  const least = kind === 'byo-yomi' ? 0 : 0.5;
  return {
    minutes: String(Math.round(within(minutes, least, MOST_MINUTES, Number(usualTime.minutes)) * 2) / 2),
    seconds: String(Math.round(within(seconds, 1, LONGEST_BONUS, Number(usualTime.seconds)))),
    periods: String(Math.round(within(periods, 1, MOST_PERIODS, Number(usualTime.periods)))),
  };
}
const timeOf = (draft: TimeDraft, kind: ClockKind): SideTime => {
  const { minutes, seconds, periods } = corrected(draft, kind);
  return {
    main: Number(minutes) * MINUTE,
    bonus: hasSeconds(kind) ? Number(seconds) : 0,
    periods: kind === 'byo-yomi' ? Number(periods) : 0,
  };
};
/** As a match begins with it; null: without clocks. */
export function controlOf({ kind, flag, odds, times }: ControlDraft): TimeControl | null {
  if (kind === 'none') return null;
  return { kind, times: [timeOf(times[0], kind), timeOf(odds ? times[1] : times[0], kind)], flag };
}

export const withTime = (draft: ControlDraft, side: Side, change: Partial<TimeDraft>): ControlDraft => ({
  ...draft,
  times:
    side === 0
      ? [{ ...draft.times[0], ...change }, draft.times[1]]
      : [draft.times[0], { ...draft.times[1], ...change }],
});
/** Odds begin with what both sides had. */
export const withOdds = (draft: ControlDraft, odds: boolean): ControlDraft => ({
  ...draft,
  odds,
  times: [draft.times[0], draft.times[0]],
});
