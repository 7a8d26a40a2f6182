import { expect, test } from 'vitest';
import { flights } from './index.ts';

test('the ring keeps clear of a foot and stays within its cell', () => {
  const { position } = flights.ring().attributes;
  for (let i = 0; i < position.count; i++) {
    const r = Math.hypot(position.getX(i), position.getZ(i));
    expect(r).toBeLessThan(0.5);
    expect(r).toBeGreaterThan(0.3);
  }
});

test('the beam fades from the cell upwards', () => {
  const { position, color } = flights.beam().attributes;
  const alphaAt = (y: number): number[] =>
    Array.from({ length: position.count }, (_, i) => i)
      .filter((i) => position.getY(i) === y)
      .map((i) => color.getW(i));
  expect(alphaAt(0).length + alphaAt(1).length).toBe(position.count);
  expect(Math.min(...alphaAt(0))).toBeGreaterThan(Math.max(...alphaAt(1)));
});

test('the three counters are three shapes on one face, and there is no fourth', () => {
  const drawn = [1, 2, 3].map((left) => flights.badge(left));
  expect(new Set(drawn.map((badge) => [...badge.attributes.position.array].join())).size).toBe(3);
  for (const { attributes } of drawn) {
    const { position, color } = attributes;
    expect(color.count).toBe(position.count);
    for (let i = 0; i < position.count; i++)
      expect(Math.hypot(position.getX(i), position.getY(i))).toBeLessThanOrEqual(0.501);
  }
  expect(() => flights.badge(4)).toThrow(/4/);
});
