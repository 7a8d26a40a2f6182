/** How a kind moves, as its description says it for marks on its piece. */
import { expect, test } from 'vitest';
import { describe } from '../../core/text/describe.ts';
import { dataOf } from '../../testing/workshop/position.ts';
import { shelf } from '../../testing/workshop/shelf.ts';
import { compile } from './compile.ts';

const waysIn = (game: string, kind: string, data = dataOf(shelf.get(game)!)): readonly string[] | undefined =>
  describe(compile(data, `own:${game}`))
    .kinds.find(({ id }) => id === kind)
    ?.ways?.map(({ dx, dy, far }) => `${dx},${dy}${far ? ' far' : ''}`)
    .sort();

test.each([
  ['shogi', 'lance', ['0,1 far']],
  ['shogi', 'knight', ['-1,2', '1,2']],
  ['shogi', 'dragon', ['-1,-1', '-1,0 far', '-1,1', '0,-1 far', '0,1 far', '1,-1', '1,0 far', '1,1']],
  ['xiangqi', 'elephant', ['-2,-2', '-2,2', '2,-2', '2,2']],
  ['xiangqi', 'cannon', ['-1,0 far', '0,-1 far', '0,1 far', '1,0 far']],
  ['xiangqi', 'soldier', ['-1,0', '0,1', '1,0']],
])('in %s of a %s', (game, kind, ways) => {
  expect(waysIn(game, kind)).toEqual([...ways].sort());
});
test('of a game that names no set nothing is said', () => {
  const { looks: _, ...plain } = dataOf(shelf.get('orthodox')!);
  expect(waysIn('orthodox', 'rook', plain)).toEqual(undefined);
});
