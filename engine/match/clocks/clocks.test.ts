/** The arithmetic of every kind of clock, case by case, and what holds for all of them. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { SIDES } from '../../core/ids.ts';
import { CLOCK_KINDS, type ClockKind, hasBonus, LONGEST_GIFT, TimeControl } from '../../shared/time-control.ts';
import { dice } from '../fixtures/dice.fixture.ts';
import {
  type ClockState,
  ClockStateSchema,
  freeTime,
  fullClocks,
  isOut,
  pressClock,
  run,
  untilOut,
  withGift,
} from './clocks.ts';

const control = (kind: ClockKind, main: number, bonus = 0, periods = 0): TimeControl => ({
  kind,
  times: [
    { main, bonus, periods },
    { main, bonus, periods },
  ],
  flag: 'loses',
});
/** The state after the first side has run so long in each of these turns; the other side takes no time. */
function played(of: TimeControl, turns: readonly number[]): ClockState {
  let state = fullClocks(of);
  for (const ran of turns) state = pressClock(of, pressClock(of, run(of, state, 0, ran), 0), 1);
  return state;
}

describe('what is left', () => {
  it.each([
    ['sudden-death', 60, 0, [10_000, 5000], 45_000],
    ['fischer', 60, 5, [10_000, 5000], 55_000],
    ['fischer', 60, 5, [0, 0], 70_000],
    ['bronstein', 60, 5, [10_000, 3000], 55_000],
    ['bronstein', 60, 5, [0, 0], 60_000],
    ['delay', 60, 5, [10_000, 3000], 55_000],
    ['hourglass', 60, 0, [10_000, 5000], 45_000],
  ] as const)('with %s of %d s and %d s, after turns of %j, is %d', (kind, main, bonus, turns, left) => {
    expect(played(control(kind, main, bonus), turns).left[0]).toBe(left);
  });

  it('is the sum of what both had, with an hourglass', () => {
    const state = played(control('hourglass', 60), [10_000, 5000]);
    expect(state.left).toEqual([45_000, 75_000]);
    const out = run(control('hourglass', 60), state, 0, 50_000);
    expect(out.left).toEqual([0, 120_000]);
    expect(isOut(out, 0)).toBe(true);
    // what the other side uses from then on flows back
    expect(run(control('hourglass', 60), out, 1, 20_000).left).toEqual([20_000, 100_000]);
  });

  it('waits only once in a turn of several moves, with a delay', () => {
    const of = control('delay', 60, 5);
    let state = fullClocks(of);
    for (const ran of [3000, 3000, 3000]) state = run(of, state, 0, ran);
    expect(state.left[0]).toBe(56_000);
    expect(freeTime(of, state, 0)).toBe(0);
    expect(freeTime(of, pressClock(of, state, 0), 1)).toBe(5000);
  });

  it('gives back what a turn of several moves took, up to its bonus, with Bronstein', () => {
    const of = control('bronstein', 60, 5);
    let state = fullClocks(of);
    for (const ran of [2000, 2000]) state = run(of, state, 0, ran);
    expect(pressClock(of, state, 0).left[0]).toBe(60_000);
  });

  it('differs by side when a side gives odds', () => {
    const of: TimeControl = {
      kind: 'fischer',
      times: [
        { main: 300, bonus: 2, periods: 0 },
        { main: 60, bonus: 10, periods: 0 },
      ],
      flag: 'loses',
    };
    const full = fullClocks(of);
    expect(full.left).toEqual([300_000, 60_000]);
    expect(SIDES.map((side) => pressClock(of, full, side).left[side])).toEqual([302_000, 70_000]);
  });
});

describe('byo-yomi', () => {
  const of = control('byo-yomi', 10, 30, 3);
  it('uses no period while a turn is shorter than one', () => {
    const state = played(of, [10_000, 29_000, 29_999]);
    expect(state).toMatchObject({ left: [0, 10_000], periods: [3, 3], period: [30_000, 30_000] });
  });
  it('uses up each period that a turn fills, and the rest of the turn counts in the next one', () => {
    const state = run(of, fullClocks(of), 0, 10_000 + 30_000 + 12_000);
    expect(state).toMatchObject({ left: [0, 10_000], periods: [2, 3], period: [18_000, 30_000] });
    expect(pressClock(of, state, 0)).toMatchObject({ periods: [2, 3], period: [30_000, 30_000] });
  });
  it('ends with its last period', () => {
    expect(untilOut(of, fullClocks(of), 0)).toBe(100_000);
    const state = run(of, fullClocks(of), 0, 100_000);
    expect(state).toMatchObject({ left: [0, 10_000], periods: [0, 3], period: [0, 30_000] });
    expect([isOut(state, 0), isOut(state, 1)]).toEqual([true, false]);
  });
  it('may have no main time at all', () => {
    expect(untilOut(control('byo-yomi', 0, 30, 1), fullClocks(control('byo-yomi', 0, 30, 1)), 0)).toBe(30_000);
  });
});

describe('a fallen flag', () => {
  it.each(CLOCK_KINDS)('stays at zero with %s, until time is given', (kind) => {
    const bonus = hasBonus(kind) ? 5 : 0;
    const of = control(kind, 60, bonus, kind === 'byo-yomi' ? 2 : 0);
    const out = run(of, fullClocks(of), 0, 1_000_000);
    expect(isOut(out, 0)).toBe(true);
    expect(untilOut(of, out, 0)).toBe(0);
    expect(run(of, out, 0, 5000)).toEqual(out);
    expect(isOut(pressClock(of, out, 0), 0)).toBe(true);
    const given = withGift(out, [300_000, 0]);
    expect(isOut(given, 0)).toBe(false);
    expect(run(of, given, 0, 300_000 + 5000).left[0]).toBe(0);
  });
});

describe('a time control', () => {
  it.each([
    ['without time', control('sudden-death', 0)],
    ['sudden death with a bonus', control('sudden-death', 60, 5)],
    ['an hourglass with a bonus', control('hourglass', 60, 5)],
    ['periods without byo-yomi', control('fischer', 60, 5, 1)],
    ['byo-yomi without periods', control('byo-yomi', 60, 30, 0)],
    ['periods of no length', control('byo-yomi', 60, 0, 3)],
    ['half a second', control('fischer', 60, 0.5)],
    ['less than nothing', control('fischer', -60, 5)],
    ['more than anybody plays', control('fischer', 1e9, 5)],
    ['something more', { ...control('fischer', 60, 5), more: 1 }],
    ['a single side', { ...control('fischer', 60, 5), times: [{ main: 60, bonus: 5, periods: 0 }] }],
  ])('with %s is refused', (_, of) => {
    expect(v.is(TimeControl, of)).toBe(false);
  });
  it.each(CLOCK_KINDS)('of kind %s is accepted', (kind) => {
    const bonus = hasBonus(kind) ? 5 : 0;
    expect(v.is(TimeControl, control(kind, 60, bonus, kind === 'byo-yomi' ? 2 : 0))).toBe(true);
  });
});

/** All that a side could still use, whatever it is made of. */
const wealth = (of: TimeControl, state: ClockState, side: 0 | 1): number =>
  isOut(state, side) ? 0 : untilOut(of, state, side) - freeTime(of, state, side);

describe.each(CLOCK_KINDS)('whatever is done with %s', (kind) => {
  const roll = dice(20261122 + CLOCK_KINDS.indexOf(kind));
  const any = (): TimeControl => {
    const time = () => ({
      main: kind === 'byo-yomi' ? roll(20) : 1 + roll(20),
      bonus: hasBonus(kind) ? 1 + roll(9) : 0,
      periods: kind === 'byo-yomi' ? 1 + roll(4) : 0,
    });
    return { kind, times: [time(), time()], flag: 'loses' };
  };

  it('time that runs in parts is time that runs at once', () => {
    for (let i = 0; i < 500; i++) {
      const of = any();
      const state = run(of, fullClocks(of), 0, roll(9000));
      const [a, b] = [roll(30_000), roll(30_000)];
      expect(run(of, run(of, state, 0, a), 0, b)).toEqual(run(of, state, 0, a + b));
    }
  });

  it('no time is created or lost', () => {
    for (let game = 0; game < 100; game++) {
      const of = any();
      let state = fullClocks(of);
      let side: 0 | 1 = 0;
      for (let i = 0; i < 40; i++) {
        const other: 0 | 1 = side === 0 ? 1 : 0;
        const before = [wealth(of, state, 0), wealth(of, state, 1)];
        const ran = roll(8000);
        const counted = Math.min(Math.max(0, ran - freeTime(of, state, side)), before[side]);
        state = run(of, state, side, ran);
        expect(wealth(of, state, side)).toBe(before[side] - counted);
        expect(wealth(of, state, other)).toBe(before[other] + (kind === 'hourglass' ? counted : 0));
        if (roll(3) === 0) {
          const gift = roll(5000);
          state = withGift(state, [gift, 0]);
          before[0] += gift;
        }
        if (roll(2) > 0) continue;
        const [spent, took] = [wealth(of, state, side), state.turn];
        const bonus = isOut(state, side) ? 0 : of.times[side].bonus * 1000;
        const filled = bonus - state.period[side];
        const gain: Readonly<Record<ClockKind, number>> = {
          'sudden-death': 0,
          fischer: bonus,
          bronstein: Math.min(took, bonus),
          delay: 0,
          'byo-yomi': state.periods[side] > 0 ? filled : 0,
          hourglass: 0,
        };
        state = pressClock(of, state, side);
        expect(wealth(of, state, side)).toBe(spent + gain[kind]);
        expect(state.turn).toBe(0);
        side = other;
      }
      if (kind === 'hourglass') expect(state.left[0] + state.left[1]).toBeGreaterThan(0);
    }
  });
});

it('a clock that is as full as a save can hold stays so, whatever is added', () => {
  const most = 10_000_000_000_000;
  for (const kind of CLOCK_KINDS) {
    const time = { main: 60, bonus: hasBonus(kind) ? 60 : 0, periods: 0 };
    const one = kind === 'byo-yomi' ? { ...time, periods: 1 } : time;
    const of: TimeControl = { kind, times: [one, one], flag: 'loses' };
    let state: ClockState = { ...fullClocks(of), left: [most, most], turn: most };
    expect(v.is(ClockStateSchema, state)).toBe(true);
    state = pressClock(of, run(of, withGift(state, [LONGEST_GIFT * 1000, 0]), 1, 1000), 0);
    expect(v.is(ClockStateSchema, state), kind).toBe(true);
  }
});
