/** Directions for a held piece, and a turn of many units with few keys. */
import { expect, test } from 'vitest';
import { stepOf } from './stepping.ts';

/** `1,2`: one to the right, two up; the cells are numbered in their order */
const offs = (...at: readonly string[]) =>
  at.map((text, cell) => {
    const [right = 0, up = 0] = text.split(',').map(Number);
    return { cell, right, up };
  });

const king = offs('0,1', '1,1', '1,0', '1,-1', '0,-1', '-1,-1', '-1,0', '-1,1');
const knight = offs('1,2', '2,1', '2,-1', '1,-2', '-1,-2', '-2,-1', '-2,1', '-1,2');
const elephant = offs('1,1', '1,-1', '-1,-1', '-1,1', '2,2', '2,-2', '-2,-2', '-2,2');

test('a piece that can go straight ahead goes to the nearest square there', () => {
  expect(stepOf(king, 'up', null)).toEqual({ does: 'go', cell: 0 });
  expect(stepOf(king, 'left', null)).toEqual({ does: 'go', cell: 6 });
  expect(stepOf(offs('0,2', '0,1'), 'up', null)).toEqual({ does: 'go', cell: 1 });
});

test.each([
  ['an Elephant', elephant, 'up', 'right', 3, 0],
  ['an Elephant', elephant, 'up', 'left', 3, 3],
  ['an Elephant', elephant, 'down', 'right', 2, 1],
  ['a Knight', knight, 'up', 'right', 7, 0],
  ['a Knight', knight, 'right', 'up', 2, 1],
] as const)('two directions say where %s goes', (_, can, first, second, at, cell) => {
  const aimed = stepOf(can, first, null);
  expect(aimed).toEqual({ does: 'aim', cell: at });
  expect(stepOf(can, second, { cell: at, way: first })).toEqual({ does: 'go', cell });
});

test('the same direction again goes on to the next square on that side, and round again', () => {
  expect(stepOf(elephant, 'up', { cell: 3, way: 'up' })).toEqual({ does: 'aim', cell: 0 });
  expect(stepOf(elephant, 'up', { cell: 0, way: 'up' })).toEqual({ does: 'aim', cell: 7 });
  expect(stepOf(elephant, 'up', { cell: 4, way: 'up' })).toEqual({ does: 'aim', cell: 3 });
});

test('the only square on a side is gone to, and where there is none nothing is meant', () => {
  expect(stepOf(offs('-1,2', '0,-1'), 'up', null)).toEqual({ does: 'go', cell: 0 });
  expect(stepOf(offs('-1,2', '0,-1'), 'right', null)).toBeNull();
});
