/** The clocks as they are counted down between what the host says, held against the engine's own arithmetic. */
import { describe, expect, it } from 'vitest';
import type { ClockView } from '../../../electron/contract/clock.ts';
import { uiText } from '../../text/index.ts';
import { nextChange, nextSpoken, shownAt } from './clock.ts';

const side = { left: 60_000, free: 0, periods: 0, period: 0, isOut: false };
const time = { main: 300, bonus: 5, periods: 0 };
const view = (more: Partial<ClockView> = {}, kind: ClockView['control']['kind'] = 'fischer'): ClockView => ({
  control: { kind, times: [time, time], flag: 'loses' },
  sides: [side, side],
  running: 0,
  isPaused: false,
  ...more,
});

describe('what a clock shows', () => {
  it('counts down at the side to move, and stands still at the other', () => {
    expect(shownAt(view(), 0, 12_300)).toMatchObject({ left: 47_700, isOut: false });
    expect(shownAt(view(), 1, 12_300)).toMatchObject({ left: 60_000 });
    expect(shownAt(view({ running: null, isPaused: true }), 0, 12_300)).toMatchObject({ left: 60_000 });
  });
  it('waits for a delay first', () => {
    const delayed = view({ sides: [{ ...side, free: 5000 }, side] }, 'delay');
    expect(shownAt(delayed, 0, 3000)).toMatchObject({ left: 60_000, free: 2000 });
    expect(shownAt(delayed, 0, 8000)).toMatchObject({ left: 57_000, free: 0 });
  });
  it('goes through the periods of byo-yomi', () => {
    const control = { kind: 'byo-yomi', times: [{ main: 60, bonus: 30, periods: 3 }, time], flag: 'loses' } as const;
    const own = { left: 1000, free: 0, periods: 3, period: 30_000, isOut: false };
    const counted = view({ control: { ...control, times: [control.times[0], time] }, sides: [own, side] });
    expect(shownAt(counted, 0, 500)).toMatchObject({ left: 500, periods: 0 });
    expect(shownAt(counted, 0, 1000)).toMatchObject({ left: 30_000, periods: 3 });
    expect(shownAt(counted, 0, 41_000)).toMatchObject({ left: 20_000, periods: 2 });
    expect(shownAt(counted, 0, 92_000)).toMatchObject({ left: 0, periods: 0, isOut: true });
  });
  it('fills the other half of an hourglass, and no more than there is', () => {
    expect(shownAt(view({}, 'hourglass'), 1, 10_000).left).toBe(70_000);
    expect(shownAt(view({}, 'hourglass'), 1, 90_000).left).toBe(120_000);
  });
  it('is low below half a minute, or in the last tenth, and shows tenths then', () => {
    expect(shownAt(view(), 0, 30_000).isLow).toBe(false);
    expect(shownAt(view(), 0, 30_001).isLow).toBe(true);
    const blitz = view({ control: { ...view().control, times: [{ ...time, main: 60 }, time] } });
    expect(shownAt(blitz, 0, 40_000).isLow).toBe(false);
    expect(shownAt(blitz, 0, 55_000).isLow).toBe(true);
    expect(uiText.clock.digits(27_420, true)).toBe('0:27.4');
  });
});

describe('its digits', () => {
  it.each([
    [727_000, '12:07'],
    [726_001, '12:07'],
    [3_661_000, '1:01:01'],
    [0, '0:00'],
  ])('of %d ms are %s', (milliseconds, digits) => {
    expect(uiText.clock.digits(milliseconds, false)).toBe(digits);
  });
  it('change once a second, and ten times when low', () => {
    expect(nextChange(shownAt(view(), 0, 300))).toBe(700);
    expect(nextChange(shownAt(view(), 0, 0))).toBe(1000);
    expect(nextChange(shownAt(view(), 0, 40_050))).toBe(50);
  });
  it('change exactly when that time has passed', () => {
    for (const elapsed of [0, 1, 299, 999, 1000, 31_234, 44_449]) {
      const shown = shownAt(view(), 0, elapsed);
      const digitsAfter = (more: number) => {
        const after = shownAt(view(), 0, elapsed + more);
        return uiText.clock.digits(after.left, after.isLow);
      };
      const wait = nextChange(shown);
      expect(digitsAfter(wait + 1), `${elapsed}`).not.toBe(uiText.clock.digits(shown.left, shown.isLow));
    }
  });
});

describe('the time that is left', () => {
  it('is spoken at ten minutes, one minute, half a minute and ten seconds', () => {
    const moments: number[] = [];
    let left = 700_000;
    for (;;) {
      const next = nextSpoken({ view: view({ sides: [{ ...side, left }, side] }), at: 0 }, 0);
      if (!next) break;
      expect(next.wait).toBe(left - next.left);
      moments.push(next.left);
      left = next.left;
    }
    expect(moments).toEqual([600_000, 60_000, 30_000, 10_000]);
  });
  it('is not spoken while no clock runs', () => {
    expect(nextSpoken({ view: view({ running: null }), at: 0 }, 0)).toBe(null);
    expect(nextSpoken({ view: null, at: 0 }, 0)).toBe(null);
  });
  it.each([
    [600_000, '10 minutes'],
    [61_000, '1 minute 1 second'],
    [10_000, '10 seconds'],
  ])('of %d ms is said as %s', (milliseconds, said) => {
    expect(uiText.clock.spoken(milliseconds)).toBe(said);
  });
});
