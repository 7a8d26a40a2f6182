import { expect, test } from 'vitest';
import { costOf } from './cost.ts';
import { readBetza } from './read-betza.ts';

const cost = (text: string, size: number, most = 1000): number => {
  const read = readBetza(text);
  if (!('moves' in read)) throw new Error(read.says);
  return read.moves.reduce((sum, move) => sum + costOf(move, size, most), 0);
};

test('a Knight in the middle looks at eight cells, and a Queen at its lines', () => {
  expect(cost('N', 8)).toBe(8);
  expect(cost('Q', 8)).toBe(27);
});
test('each leg of a bent move counts', () => {
  expect(cost('asW', 9)).toBe(4 + 8);
});
test('counting stops soon where a move has too many bends', () => {
  expect(cost('aaaaaQ', 16)).toBeGreaterThan(1000);
  expect(cost('aaaaaQ', 16)).toBeLessThan(20_000);
});
