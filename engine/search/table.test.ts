import { expect, test } from 'vitest';
import { WIN } from './score.ts';
import { AT_LEAST, AT_MOST, EXACT, TranspositionTable } from './table.ts';

test('what was put is found by both halves of the hash, with any score and depth', () => {
  const table = new TranspositionTable(10);
  for (const score of [0, 1, -1, 12_345, -WIN, WIN - 7, WIN + 1, -WIN - 1])
    for (const depth of [1, 17, 255])
      for (const bound of [EXACT, AT_LEAST, AT_MOST] as const) {
        table.put(-5, 77, -123_456_789, score, depth, bound);
        expect(table.find(-5, 77)).toBe(true);
        expect([table.action, table.score, table.depth, table.bound]).toEqual([-123_456_789, score, depth, bound]);
      }
});
test('a position that differs in one half alone is not found, and a newer one takes the place of an older', () => {
  const table = new TranspositionTable(10);
  table.put(3, 9, 1, 10, 2, EXACT);
  expect([table.find(3, 8), table.find(3 + 1024, 9), table.find(3, 9)]).toEqual([false, false, true]);
  table.put(3 + 1024, 9, 1, 10, 2, EXACT);
  expect([table.find(3, 9), table.find(3 + 1024, 9)]).toEqual([false, true]);
  table.clear();
  expect(table.find(3 + 1024, 9)).toBe(false);
});
test('what was known is forgotten, however much of the table is used', () => {
  const table = new TranspositionTable(12);
  for (const positions of [Infinity, 3, 1000, Infinity, 0]) {
    for (let lo = 0; lo < 4096; lo++) table.put(lo, 1, 7, 0, 1, EXACT);
    table.clear(positions);
    let found = 0;
    for (let lo = 0; lo < 4096; lo++) found += Number(table.find(lo, 1));
    expect(found).toBe(0);
    table.put(1023, 2, 7, 0, 1, EXACT);
    expect(table.find(1023, 2)).toBe(true);
  }
});
test('it tells how full it is, of the part that is used', () => {
  const table = new TranspositionTable(12);
  const fill = (): void => {
    for (let lo = 0; lo < 1024; lo++) for (const hi of [1, 2]) table.put(lo, hi, 7, 0, 1, EXACT);
  };
  expect(table.fullness).toBe(0);
  fill();
  expect(table.fullness).toBe(250);
  table.clear(8);
  expect(table.fullness).toBe(0);
  fill();
  expect(table.fullness).toBe(1000);
});
test('no table is larger than 16 MiB, or too small to tell positions apart', () => {
  expect(() => new TranspositionTable(9)).toThrow('apart');
  expect(() => new TranspositionTable(21)).toThrow('16 MiB');
});
test('nothing comes back, however often everything is forgotten', () => {
  const table = new TranspositionTable(11);
  for (let lo = 0; lo < 2048; lo++) table.put(lo, 1, 7, 0, 1, EXACT);
  let found = 0;
  for (let times = 0; times < 2100; times++) {
    table.clear();
    for (let lo = times % 7; lo < 2048; lo += 7) found += Number(table.find(lo, 1));
  }
  expect(found).toBe(0);
});
