/** Pieces that are alike, shown once. */
import { expect, test } from 'vitest';
import { alike, alikeByValue } from './like-pieces.ts';
import { description, piece } from './match.fixture.ts';

const lost = [
  ...['diskette', 'diskette', 'angel', 'diskette', 'mass'].map((kind, id) => piece(id, kind, 1, null)),
  piece(9, 'diskette', 0, null),
];
const ids = (groups: ReturnType<typeof alike>) => groups.map((like) => like.map(({ id }) => id));

test('those of one kind and side are one group, in the order in which they came', () => {
  expect(ids(alike(lost))).toEqual([[0, 1, 3], [2], [4], [9]]);
});
test('the most valuable kind comes first, however late it was captured', () => {
  expect(ids(alikeByValue(description, lost))).toEqual([[2], [4], [0, 1, 3], [9]]);
});
