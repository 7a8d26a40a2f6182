import { expect, test } from 'vitest';
import { Arrangements } from './arrangements.ts';

const squares = [...'abcdefgh'].map((file, i) => ({ cell: `${file}1`, isLight: i % 2 === 1 }));
const kindsOf = (text: string): string[] => [...text];
const chess = { onBothColours: ['B'], between: { kind: 'K', ends: 'R' } };
const chess960 = new Arrangements(squares, kindsOf('RNBQKBNR'), chess);

test.each([
  [0, 'BBQNNRKR'],
  [1, 'BQNBNRKR'],
  [518, 'RNBQKBNR'],
  [534, 'RNBKQBNR'],
  [959, 'RKRNNQBB'],
])('Chess960: number %d is %s', (number, row) => {
  expect(chess960.at(number).join('')).toBe(row);
  expect(chess960.numberOf(kindsOf(row))).toBe(number);
});

test('Chess960: there are 960, each with Bishops on both colours and the King between the Rooks', () => {
  const rows = Array.from({ length: chess960.count }, (_, n) => chess960.at(n).join(''));
  expect(new Set(rows).size).toBe(960);
  for (const row of rows) {
    expect((row.indexOf('B') + row.lastIndexOf('B')) % 2, row).toBe(1);
    expect(row).toMatch(/R.*K.*R/);
  }
});

test.each([
  ['Bishops on one colour', 'BNBQRKNR'],
  ['a King beside both Rooks', 'KRBQNBNR'],
  ['a Queen too many', 'RNBQKBQR'],
])('%s is none of the 960', (_, row) => {
  expect(chess960.numberOf(kindsOf(row))).toBeNull();
});

test.each([
  ['nothing that is asked', 'RNBQKBNR', { onBothColours: [] }, 5040],
  ['two pairs on both colours', 'BBNNKQRR', { onBothColours: ['B', 'N'] }, 16 * 9 * 2 * 6],
  ['a King between three Rooks', 'RRRKNBQN', { onBothColours: [], between: { kind: 'K', ends: 'R' } }, 8 * 7 * 15 * 2],
])('with %s every arrangement has a number of its own', (_, row, asked, count) => {
  const arrangements = new Arrangements(squares, kindsOf(row), asked);
  expect(arrangements.count).toBe(count);
  const numbers = Array.from({ length: count }, (_, n) => arrangements.numberOf(arrangements.at(n)));
  expect(numbers).toEqual(numbers.map((_, n) => n));
});
