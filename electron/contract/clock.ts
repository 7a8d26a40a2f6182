/** The clocks of a match, as the page is told of them. */
import * as v from 'valibot';
import { TimeControl } from '../../engine/shared/time-control.ts';

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
