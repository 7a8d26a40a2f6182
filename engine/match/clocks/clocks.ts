/**
 * The arithmetic of chess clocks: what is left to each side after time has passed, and after a turn has ended. Pure: how
 * much time passed is given from outside. All times are whole milliseconds, those of a time control seconds.
 */
import * as v from 'valibot';
import { SIDES, type Side } from '../../core/ids.ts';
import { PeriodCount, type TimeControl } from '../../shared/time-control.ts';

/** milliseconds: more than every clock together could ever run */
const MOST = 10_000_000_000_000;
const upToMost = (milliseconds: number): number => Math.min(MOST, milliseconds);

/** How long a clock has run. */
export const MillisecondsSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST));
const bothMilliseconds = v.strictTuple([MillisecondsSchema, MillisecondsSchema]);
export const ClockStateSchema = v.strictObject({
  /** by side: the main time that is left */
  left: bothMilliseconds,
  /** by side: the periods that are left, the one in use included */
  periods: v.strictTuple([PeriodCount, PeriodCount]),
  /** by side: what is left of the period in use */
  period: bothMilliseconds,
  /** how long the clock has run in the present turn */
  turn: MillisecondsSchema,
});
export type ClockState = Readonly<v.InferOutput<typeof ClockStateSchema>>;

const SECOND = 1000;
type Both = ClockState['left'];
const both = (of: (side: Side) => number): Both => [of(0), of(1)];
const changed = (pair: Both, side: Side, value: number): Both => both((s) => (s === side ? value : pair[s]));

export function fullClocks({ times }: TimeControl): ClockState {
  return {
    left: both((side) => times[side].main * SECOND),
    periods: both((side) => times[side].periods),
    period: both((side) => (times[side].periods > 0 ? times[side].bonus * SECOND : 0)),
    turn: 0,
  };
}

/** Has this side no time left? */
export const isOut = ({ left, periods }: ClockState, side: Side): boolean => left[side] === 0 && periods[side] === 0;

/** How long the clock of the side still waits in this turn before it counts down. */
export const freeTime = ({ kind, times }: TimeControl, { turn }: ClockState, side: Side): number =>
  kind === 'delay' ? Math.max(0, times[side].bonus * SECOND - turn) : 0;

/** How long the clock of the side can run before its flag falls; 0: it has fallen. */
export function untilOut(control: TimeControl, state: ClockState, side: Side): number {
  if (isOut(state, side)) return 0;
  const { left, periods, period } = state;
  const whole = control.times[side].bonus * SECOND;
  const spare = periods[side] > 0 ? period[side] + (periods[side] - 1) * whole : 0;
  return freeTime(control, state, side) + left[side] + spare;
}

/** The clock of that side has run so long. A fallen flag stays at zero. */
export function run(control: TimeControl, state: ClockState, side: Side, milliseconds: number): ClockState {
  if (isOut(state, side)) return state;
  const ran = Math.min(milliseconds, untilOut(control, state, side));
  const counted = Math.max(0, ran - freeTime(control, state, side));
  const main = Math.min(counted, state.left[side]);
  const left = both((s) => {
    if (s === side) return state.left[s] - main;
    return control.kind === 'hourglass' ? upToMost(state.left[s] + main) : state.left[s];
  });
  const spent = { ...state, left, turn: upToMost(state.turn + ran) };
  return control.kind === 'byo-yomi' ? spendPeriods(control, spent, side, counted - main) : spent;
}
function spendPeriods(control: TimeControl, state: ClockState, side: Side, milliseconds: number): ClockState {
  const whole = control.times[side].bonus * SECOND;
  let periods = state.periods[side];
  let period = state.period[side];
  let rest = milliseconds;
  while (periods > 0 && rest >= period) {
    rest -= period;
    periods--;
    period = periods > 0 ? whole : 0;
  }
  period = Math.max(0, period - rest);
  return {
    ...state,
    periods: changed(state.periods, side, periods),
    period: changed(state.period, side, period),
  };
}

/** The turn of that side has ended. */
export function pressClock({ kind, times }: TimeControl, state: ClockState, side: Side): ClockState {
  const over = { ...state, turn: 0 };
  if (isOut(state, side)) return over;
  const bonus = times[side].bonus * SECOND;
  switch (kind) {
    case 'fischer':
      return { ...over, left: changed(state.left, side, upToMost(state.left[side] + bonus)) };
    case 'bronstein':
      return { ...over, left: changed(state.left, side, upToMost(state.left[side] + Math.min(state.turn, bonus))) };
    case 'byo-yomi':
      return { ...over, period: changed(state.period, side, state.periods[side] > 0 ? bonus : 0) };
    case 'sudden-death':
    case 'delay':
    case 'hourglass':
      return over;
  }
}

/** So many milliseconds more for each side. */
export const withGift = (state: ClockState, gift: Both): ClockState => ({
  ...state,
  left: both((side) => upToMost(state.left[side] + gift[side])),
});

/** The same control after the players have changed sides. */
export const swappedControl = (control: TimeControl): TimeControl => ({
  ...control,
  times: [control.times[1], control.times[0]],
});

/** With its fields in the order in which they are written. */
export const controlInOrder = ({ kind, times, flag }: TimeControl): TimeControl => {
  const [first, second] = SIDES.map((side) => {
    const { main, bonus, periods } = times[side];
    return { main, bonus, periods };
  });
  return { kind, times: [first, second], flag };
};

/** With its fields in the order in which they are written. */
export const stateInOrder = ({ left, periods, period, turn }: ClockState): ClockState => ({
  left: [left[0], left[1]],
  periods: [periods[0], periods[1]],
  period: [period[0], period[1]],
  turn,
});
