/** Time controls: which there are, and what they may ask for. */
import * as v from 'valibot';

/**
 * `sudden-death`: nothing is added; `fischer`: seconds are added after each turn; `bronstein`: what the turn took is
 * given back, up to so many seconds; `delay`: the clock waits so many seconds in each turn; `byo-yomi`: after the main
 * time, periods of so many seconds, of which a turn uses up only those that it fills; `hourglass`: what one side uses,
 * the other gains
 */
export const CLOCK_KINDS = ['sudden-death', 'fischer', 'bronstein', 'delay', 'byo-yomi', 'hourglass'] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];
/** With seconds beside the main time. */
export type BonusKind = Exclude<ClockKind, 'sudden-death' | 'hourglass'>;
/** What a fallen flag does: the side loses, the players are only told, or the other side may claim the win. */
export const FLAGS = ['loses', 'told', 'claim'] as const;

/** seconds */
export const LONGEST_MAIN = 360_000;
export const LONGEST_BONUS = 3600;
export const MOST_PERIODS = 99;
/** seconds that can be given at once */
export const LONGEST_GIFT = 36_000;

const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
/** of byo-yomi */
export const PeriodCount = count(MOST_PERIODS);
/** What one side gets; the two sides may get different times. */
const SideTime = v.strictObject({
  /** seconds */
  main: count(LONGEST_MAIN),
  /** seconds: what is added, given back or waited for, or the length of a period; 0 where there is none */
  bonus: count(LONGEST_BONUS),
  /** of byo-yomi, else 0 */
  periods: PeriodCount,
});
export type SideTime = Readonly<v.InferOutput<typeof SideTime>>;

export const hasBonus = (kind: ClockKind): kind is BonusKind => kind !== 'sudden-death' && kind !== 'hourglass';
const isSensible = (kind: ClockKind, { main, bonus, periods }: SideTime): boolean =>
  kind === 'byo-yomi' ? periods > 0 && bonus > 0 : main > 0 && periods === 0 && (hasBonus(kind) || bonus === 0);

export const TimeControl = v.pipe(
  v.strictObject({
    kind: v.picklist(CLOCK_KINDS),
    /** by side */
    times: v.strictTuple([SideTime, SideTime]),
    flag: v.picklist(FLAGS),
  }),
  v.check(({ kind, times }) => times.every((time) => isSensible(kind, time)), 'a side without time'),
);
export type TimeControl = Readonly<v.InferOutput<typeof TimeControl>>;
