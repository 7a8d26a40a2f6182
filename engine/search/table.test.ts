import { expect, test } from 'vitest';
import { WIN } from './score.ts';
import { AT_LEAST, AT_MOST, EXACT, TranspositionTable } from './table.ts';

test('what was put is found by both halves of the hash, with any score and depth', () => {
  const table = new TranspositionTable(4);
  for (const score of [0, 1, -1, 12_345, -WIN, WIN - 7, WIN + 1, -WIN - 1])
    for (const depth of [1, 17, 255])
      for (const bound of [EXACT, AT_LEAST, AT_MOST] as const) {
        table.put(-5, 77, -123_456_789, score, depth, bound);
        expect(table.find(-5, 77)).toBe(true);
        expect([table.action, table.score, table.depth, table.bound]).toEqual([-123_456_789, score, depth, bound]);
      }
});
test('a position that differs in one half alone is not found, and a newer one takes the place of an older', () => {
  const table = new TranspositionTable(4);
  table.put(3, 9, 1, 10, 2, EXACT);
  expect([table.find(3, 8), table.find(3 + 16, 9), table.find(3, 9)]).toEqual([false, false, true]);
  table.put(3 + 16, 9, 1, 10, 2, EXACT);
  expect([table.find(3, 9), table.find(3 + 16, 9)]).toEqual([false, true]);
  table.clear();
  expect(table.find(3 + 16, 9)).toBe(false);
});
test('what was known is forgotten, however much of the table is used', () => {
  const table = new TranspositionTable(8);
  for (const positions of [Infinity, 3, 100, Infinity, 0]) {
    for (let lo = 0; lo < 256; lo++) table.put(lo, 1, 7, 0, 1, EXACT);
    table.clear(positions);
    for (let lo = 0; lo < 256; lo++) expect(table.find(lo, 1)).toBe(false);
    table.put(255, 2, 7, 0, 1, EXACT);
    expect(table.find(255, 2)).toBe(true);
  }
});
test('it tells how full it is, of the part that is used', () => {
  const table = new TranspositionTable(8);
  expect(table.fullness).toBe(0);
  for (let lo = 0; lo < 64; lo++) for (const hi of [1, 2]) table.put(lo, hi, 7, 0, 1, EXACT);
  expect(table.fullness).toBe(250);
  table.clear(8);
  expect(table.fullness).toBe(0);
  for (let lo = 0; lo < 64; lo++) table.put(lo, 1, 7, 0, 1, EXACT);
  expect(table.fullness).toBe(1000);
});
test('no table is larger than 16 MiB', () => {
  expect(() => new TranspositionTable(21)).toThrow('16 MiB');
});
