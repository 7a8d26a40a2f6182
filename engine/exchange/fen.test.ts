/** What stands in a FEN behind the pieces. */
import { expect, test } from 'vitest';
import { dataOf } from '../testing/workshop/position.ts';
import { shelf } from '../testing/workshop/shelf.ts';
import { compile } from '../workshop/compile/compile.ts';
import { readFen } from './fen.ts';

const read = (name: string, fen: string) => {
  const data = dataOf(shelf.get(name)!);
  const start = readFen(fen, data, compile(data, `own:${name}`));
  return start.ok ? start.value.startIn(data) : start.error;
};

test.each([
  ['7k/8/8/R7/3K4/8/8/8 w - 32 20 30', { count: 20, countTo: 32 }],
  ['7k/8/8/R7/3K4/8/8/8 w - 32 0 30', { count: 0, countTo: 32 }],
])('Makruk: %s has a count', (fen, counted) => {
  expect(read('makruk', fen)).toMatchObject(counted);
});
test.each(['7k/8/8/R7/3K4/8/8/8 w - - 20 30', '7k/8/8/R7/3K4/8/8/8 w - - 0 1'])('Makruk: %s has none', (fen) => {
  expect(read('makruk', fen)).not.toHaveProperty('countTo');
});
test('chess: the fifth field is of moves without progress', () => {
  expect(read('orthodox', '7k/8/8/R7/3K4/8/8/8 w - - 20 30')).toMatchObject({ quiet: 20 });
});
