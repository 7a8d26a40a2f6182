/** Time controls and clocks, as the page and the main process tell each other of them. A test holds the limits against the engine's. */
import * as v from 'valibot';

/** Its kinds, as in `engine/match/clocks.ts`. */
export const CLOCK_KINDS = ['sudden-death', 'fischer', 'bronstein', 'delay', 'byo-yomi', 'hourglass'] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];
/** What a fallen flag does: the side loses, the players are told, or the other side may claim the win. */
export const FLAGS = ['loses', 'told', 'claim'] as const;
/** seconds */
export const LONGEST_MAIN = 360_000;
export const LONGEST_BONUS = 3600;
export const MOST_PERIODS = 99;
/** seconds that can be given at once */
export const LONGEST_GIFT = 36_000;

const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
export const SideTime = v.strictObject({
  /** seconds */
  main: count(LONGEST_MAIN),
  /** seconds that are added, given back or waited for, or the length of a period */
  bonus: count(LONGEST_BONUS),
  /** of byo-yomi, else 0 */
  periods: count(MOST_PERIODS),
});
export type SideTime = v.InferOutput<typeof SideTime>;

const hasBonus = (kind: ClockKind): boolean => kind !== 'sudden-death' && kind !== 'hourglass';
export const TimeControl = v.pipe(
  v.strictObject({
    kind: v.picklist(CLOCK_KINDS),
    /** by side */
    times: v.strictTuple([SideTime, SideTime]),
    flag: v.picklist(FLAGS),
  }),
  v.check(({ kind, times }) =>
    times.every(({ main, bonus, periods }) =>
      kind === 'byo-yomi' ? periods > 0 && bonus > 0 : main > 0 && periods === 0 && (hasBonus(kind) || bonus === 0),
    ),
  ),
);
export type TimeControl = v.InferOutput<typeof TimeControl>;

/** One side's clock at the moment of the message, in milliseconds. */
const ClockSide = v.object({
  /** the main time that is left */
  left: v.number(),
  /** how long the clock still waits in this turn before it counts down */
  free: v.number(),
  /** the periods that are left, the one in use included, and what is left of that one */
  periods: v.number(),
  period: v.number(),
  isOut: v.boolean(),
});
export type ClockSide = v.InferOutput<typeof ClockSide>;

export const ClockView = v.object({
  control: TimeControl,
  /** by side */
  sides: v.tuple([ClockSide, ClockSide]),
  /** the side whose clock runs; null: none */
  running: v.nullable(v.picklist([0, 1])),
  /** a player has stopped the clocks, or the game has just been opened */
  isPaused: v.boolean(),
});
export type ClockView = v.InferOutput<typeof ClockView>;
