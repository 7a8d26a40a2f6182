/** The step of *Automatic* on sequences of frames that are made up. */
import { expect, test } from 'vitest';
import { type DragFrame, ENOUGH, mayStep, SKIPPED, stepFor } from './step.ts';

const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));
/** A second's worth of frames and more that all took as long. */
const steady = (since: number, drawing: number, n = 80): DragFrame[] => times(n, () => ({ since, drawing }));
const [SLOW_START, QUICK] = [steady(400, 400, SKIPPED), steady(1000 / 60, 4)];

test.each<[string, readonly DragFrame[], 'down' | 'stay', 'up' | 'stay']>([
  ['60 Hz, drawn in a quarter of the time', QUICK, 'stay', 'up'],
  ['60 Hz, drawn in most of the time', steady(1000 / 60, 13), 'stay', 'stay'],
  ['120 Hz, drawn in half of the time', steady(1000 / 120, 4), 'stay', 'up'],
  ['120 Hz, drawn in all of the time', steady(1000 / 120, 8), 'stay', 'stay'],
  ['30 Hz, because of the card', steady(1000 / 30, 31), 'down', 'stay'],
  ['30 Hz, because the display shows no more', steady(1000 / 30, 4), 'stay', 'up'],
  ['45 frames a second', steady(22, 21), 'stay', 'stay'],
  [
    'jitter between 60 and 30 Hz, mostly 60',
    times(80, (i) => (i % 3 ? QUICK[0] : { since: 34, drawing: 30 })),
    'stay',
    'stay',
  ],
  [
    'jitter between 60 and 30 Hz, mostly 30',
    times(80, (i) => (i % 3 ? { since: 34, drawing: 30 } : QUICK[0])),
    'down',
    'stay',
  ],
  ['one hiccup', [...QUICK, { since: 900, drawing: 900 }, ...QUICK], 'stay', 'up'],
  ['first frames that take long', [...SLOW_START, ...steady(1000 / 60, 4, ENOUGH)], 'stay', 'up'],
  ['software speed', steady(250, 240, 40), 'down', 'stay'],
])('%s', (_, frames, high, low) => {
  expect(stepFor(frames, 'high')).toBe(high === 'stay' ? 'stay' : 'down');
  expect(stepFor(frames, 'low')).toBe(low === 'stay' ? 'stay' : 'up');
});

test('too few frames say nothing, however slow or quick they are; the first ones do not count among them', () => {
  const few = SKIPPED + ENOUGH - 1;
  for (const frames of [[], steady(200, 190, few), steady(8, 1, few)]) {
    expect(stepFor(frames, 'high')).toBeNull();
    expect(stepFor(frames, 'low')).toBeNull();
  }
  expect(stepFor(steady(200, 190, few + 1), 'high')).toBe('down');
  expect(stepFor(steady(8, 1, few + 1), 'low')).toBe('up');
});

test('one step up and one down for each card, with Automatic and a card only', () => {
  const machine = { webgl2: true, software: false, card: 'a card' };
  const auto = { quality: 'auto', measuredQuality: null } as const;
  const to = (quality: 'high' | 'low') => ({ quality: 'auto', measuredQuality: { card: 'a card', quality } }) as const;
  // as its name lets expect
  expect([mayStep(auto, machine, 'high'), mayStep(auto, machine, 'low')]).toEqual([true, true]);
  // after a step up it may still be too much; after a step down it stays
  expect([mayStep(to('high'), machine, 'high'), mayStep(to('low'), machine, 'low')]).toEqual([true, false]);
  expect(mayStep(to('low'), { ...machine, card: 'another' }, 'low')).toBe(true);
  for (const none of [
    { ...machine, software: true },
    { ...machine, webgl2: false },
  ])
    expect([mayStep(auto, none, 'high'), mayStep(auto, none, 'low')]).toEqual([false, false]);
  for (const quality of ['high', 'low'] as const) expect(mayStep({ ...auto, quality }, machine, quality)).toBe(false);
});
