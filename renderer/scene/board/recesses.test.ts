import { expect, test } from 'vitest';
import { Recesses } from './recesses.ts';

test('a piece keeps its recess while it is in the tray and gets it again when it comes back', () => {
  const tray = new Recesses();
  tray.settle([7, 8, 9]);
  expect([7, 8, 9].map((id) => tray.of(id))).toEqual([0, 1, 2]);
  tray.settle([7, 9]);
  expect([tray.of(7), tray.of(9)]).toEqual([0, 2]);
  tray.settle([7, 8, 9]);
  expect(tray.of(8)).toBe(1);
});

test('a new piece takes the first free recess, and the piece that had it before gets another', () => {
  const tray = new Recesses();
  tray.settle([7, 8]);
  tray.settle([8]);
  tray.settle([8, 5]);
  expect(tray.of(5)).toBe(0);
  tray.settle([8, 5, 7]);
  expect(tray.of(7)).toBe(2);
  expect(new Set([5, 7, 8].map((id) => tray.of(id))).size).toBe(3);
});

test('recesses are counted for a whole army, and filled from the first', () => {
  const tray = new Recesses();
  for (const id of [3, 4, 5]) tray.reserve(id);
  expect(tray.reserved).toBe(3);
  tray.settle([5]);
  expect(tray.of(5)).toBe(0);
  tray.settle([5, 3]);
  expect([tray.of(5), tray.of(3)]).toEqual([0, 1]);
});

test('a hand of six has six recesses however many pieces have come and gone', () => {
  const hand = new Recesses();
  for (let first = 0; first < 40; first++) {
    const now = Array.from({ length: 6 }, (_, i) => first + i);
    hand.settle(now);
    expect(new Set(now.map((id) => hand.of(id))).size).toBe(6);
    expect(Math.max(...now.map((id) => hand.of(id)))).toBeLessThan(6);
  }
});

test('two pieces can be swapped', () => {
  const tray = new Recesses();
  tray.settle([7, 8]);
  tray.exchange(7, 8);
  expect([tray.of(7), tray.of(8)]).toEqual([1, 0]);
  tray.settle([7, 8]);
  expect([tray.of(7), tray.of(8)]).toEqual([1, 0]);
});
