import { expect, test } from 'vitest';
import { OFF } from '../ids.ts';
import { ALL, N, NE, rotateDir, Topology, W } from './topology.ts';

const board = new Topology({
  width: 3,
  height: 2,
  files: ['Δ', 'a', 'b'],
  ranks: ['1', 'Λ'],
  typedFiles: ['z', 'a', 'b'],
  typedRanks: ['1', '10'],
  zoneOf: (x) => (x === 0 ? 'rim' : 'field'),
  heights: { rim: 0.5 },
});
const cell = (name: string) => board.parse(name)!;

test('cells have names, typed aliases, zones and heights', () => {
  expect(board.cells.map((c) => board.name(c))).toEqual(['Δ1', 'a1', 'b1', 'ΔΛ', 'aΛ', 'bΛ']);
  expect(board.alias(cell('ΔΛ'))).toBe('z10');
  expect(board.parse('z10')).toBe(cell('ΔΛ'));
  expect(board.parse('c1')).toBeUndefined();
  expect([board.zone(cell('Δ1')), board.heightOf(cell('Δ1')), board.heightOf(cell('a1'))]).toEqual(['rim', 0.5, 0]);
});
test('neighbours end at the edge', () => {
  expect(board.name(board.next(cell('a1'), NE))).toBe('bΛ');
  expect(board.next(cell('bΛ'), N)).toBe(OFF);
  expect(board.next(cell('Δ1'), W)).toBe(OFF);
  expect(board.offset(cell('a1'), 1, 1)).toBe(cell('bΛ'));
  for (const c of board.cells) {
    for (const d of ALL) {
      const to = board.next(c, d);
      if (to !== OFF) expect(board.next(to, rotateDir(d, 4))).toBe(c);
    }
  }
});
test('a missing cell is off the board', () => {
  const holed = new Topology({
    ...{ width: 3, height: 1, files: ['a', 'b', 'c'], ranks: ['1'] },
    isMissing: (x) => x === 1,
  });
  const [a, b, c] = holed.cells;
  expect([a, b, c].map((one) => holed.isMissing(one))).toEqual([false, true, false]);
  expect(holed.parse('b1')).toBeUndefined();
  expect(holed.next(a, ALL[2])).toBe(OFF);
  expect(holed.offset(a, 1, 0)).toBe(OFF);
  expect(holed.offset(a, 2, 0)).toBe(c);
});
test('a board that does not fit is refused', () => {
  const names = (n: number) => Array.from({ length: n }, (_, i) => String(i));
  expect(() => new Topology({ width: 3, height: 1, files: ['a'], ranks: ['1'] })).toThrow('3x1');
  expect(() => new Topology({ width: 30, height: 30, files: names(30), ranks: names(30) })).toThrow('900');
});
