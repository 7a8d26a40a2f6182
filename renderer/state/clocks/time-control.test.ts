/** The time control of a new game: whatever is typed, it is one that the host accepts. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { CLOCK_KINDS, TimeControl } from '../../../engine/shared/time-control.ts';
import { controlOf, freshControl, withOdds, withTime } from './time-control.ts';

const typed = ['', '0', '-3', '1e9', '2.5', '2,5', 'x', '20', '0.01', 'Infinity'];

it.each(CLOCK_KINDS)('%s is accepted, whatever is typed', (kind) => {
  for (const minutes of typed)
    for (const seconds of typed)
      for (const periods of typed) {
        const draft = withTime({ ...freshControl(null), kind }, 0, { minutes, seconds, periods });
        expect(v.is(TimeControl, controlOf(draft)), `${minutes} ${seconds} ${periods}`).toBe(true);
      }
});

it('is none until a kind is chosen', () => {
  expect(controlOf(freshControl(null))).toBe(null);
});

it('comes back for the next game', () => {
  for (const kind of CLOCK_KINDS) {
    const fresh = { ...freshControl(null), kind, flag: 'claim' as const };
    const odds = withTime(withOdds(fresh, true), 1, { minutes: '5' });
    expect(controlOf(freshControl(controlOf(odds)))).toEqual(controlOf(odds));
  }
});

it('gives both sides the same without odds', () => {
  const odds = withTime(withOdds({ ...freshControl(null), kind: 'fischer' }, true), 1, { minutes: '5' });
  expect(controlOf(odds)?.times.map(({ main }) => main)).toEqual([1200, 300]);
  expect(controlOf(withOdds(odds, false))?.times.map(({ main }) => main)).toEqual([1200, 1200]);
});
