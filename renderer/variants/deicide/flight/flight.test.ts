import { expect, test } from 'vitest';
import { deicide } from '../art.ts';
import { badge, flightGhost, flightMark, flightTint, HOVER } from './index.ts';

test('the mark keeps clear of a foot, stays within its cell and has an alpha at every vertex', () => {
  const { position, color } = flightMark().attributes;
  expect(color.itemSize).toBe(4);
  expect(color.count).toBe(position.count);
  for (let i = 0; i < position.count; i++) {
    const r = Math.hypot(position.getX(i), position.getZ(i));
    expect(r).toBeLessThan(0.5);
    if (color.getW(i) > 0.9) expect(r).toBeGreaterThan(0.31);
    expect(position.getY(i)).toBeLessThanOrEqual(HOVER + 1e-6);
  }
});

test('the three counters are three shapes, all on one face', () => {
  const [one, two, three] = ([1, 2, 3] as const).map((left) => [...badge(left).attributes.position.array].join());
  expect(new Set([one, two, three]).size).toBe(3);
  for (const left of [1, 2, 3] as const) {
    const { position, color } = badge(left).attributes;
    expect(color.count).toBe(position.count);
    for (let i = 0; i < position.count; i++)
      expect(Math.hypot(position.getX(i), position.getY(i))).toBeLessThanOrEqual(0.501);
  }
});

test("a ghost shares its figure's geometry, and the sides' tints differ", () => {
  const figure = deicide.figures['time-machine']();
  const [white, black] = deicide.liveries.map(flightTint);
  expect(white.getHexString()).not.toBe(black.getHexString());
  const ghost = flightGhost(figure, white);
  expect(ghost.children.map((child) => (child as { geometry?: unknown }).geometry)).toEqual([figure, figure]);
});
