/** Pieces in a row, in a square or in a chain end the game, after the move of whoever has them. */
import { expect, test } from 'vitest';
import { type OwnTable, stonesTable } from '../own-game.fixture.ts';

const SIDES = 'near side = white: file a; black: rank 4\nother side = white: d1-d4; black: rank 1';
const tableWith = (endings: string, rows: string): OwnTable => stonesTable(rows, SIDES, endings);
const table = (row: string, rows: string): OwnTable => tableWith(`in a row = ${row}`, rows);
const DIAGONAL = '. . . s\n. . . .\n. S . .\nS . . S';
const RANK = '. . . s\n. . . .\n. . . S\nS S . .';
const MIXED = '. . . s\n. . . .\n. . . D\nS S . .';

test.each([
  ['3: wins', DIAGONAL, 'Sd1-c2', null],
  ['3: wins', RANK, 'Sd2-c1', 0],
  ['3: loses', RANK, 'Sd2-c1', 1],
  ['2 along diagonals: wins', RANK, 'Sd2-d3', null],
  ['3 along ranks: wins', RANK, 'Sd2-c1', 0],
  ['3 along files diagonals: wins', RANK, 'Sd2-c1', null],
  ['4: wins', RANK, 'Sd2-c1', null],
  ['3: wins', MIXED, 'Dd2-c1', 0],
  ['3 of Stone: wins', MIXED, 'Dd2-c1', null],
  ['3 of Stone Disc: wins', MIXED, 'Dd2-c1', 0],
] as const)('%s: %j, %s', (row, rows, move, winner) => {
  const { position } = table(row, rows).play(move);
  expect(position.outcome).toEqual(winner === null ? null : expect.objectContaining({ winner, reason: 'in-a-row' }));
});
test('on a diagonal', () => {
  const { position } = table('3: wins', '. . . s\n. . S .\n. S . .\n. S . .').play('Sb1-a1');
  expect(position.outcome).toMatchObject({ winner: 0, reason: 'in-a-row' });
});
test('on a file, and only of the side that has moved', () => {
  const position = table('3: wins', 's . s .\n. s . .\n. . . S\nS . S .').play('Sd2-d1').position;
  expect(position.outcome).toBe(null);
  expect(table('2: wins', 's . s .\ns . . .\n. . . S\nS . . .').play('Sd2-d3').position.outcome).toBe(null);
});

const APART = 'S . . S\n. s . .\n. . . .\nS . . s';
const SLANTED = '. . . S\n. . s .\n. . . S\nS . . .';
test.each([
  ['3 along ranks, with gaps: wins', APART, 'Sa1-b2', null],
  ['3 along files, with gaps: wins', 'S . . S\n. . . .\ns S . .\nS . . s', 'Sb2-a3', 0],
  ['3 along files: wins', 'S . . S\n. . . .\ns S . .\nS . . s', 'Sb2-a3', null],
  ['4 along files, with gaps: wins', 'S . . S\n. . . .\ns S . .\nS . . s', 'Sb2-a3', null],
  ['3, with gaps: loses', SLANTED, 'Sd2-c2', null],
  ['3, with gaps: loses', '. . . S\n. . s .\n. . S .\nS . . .', 'Sc2-b2', 1],
  ['3 of Disc, with gaps: loses', '. . . S\n. . s .\n. . S .\nS . . .', 'Sc2-b2', null],
  ['3 along ranks files, with gaps: loses', '. . . S\n. . s .\n. . S .\nS . . .', 'Sc2-b2', null],
] as const)('on one line, whoever stands between: %s: %j, %s', (row, rows, move, winner) => {
  const { position } = table(row, rows).play(move);
  expect(position.outcome).toEqual(winner === null ? null : expect.objectContaining({ winner, reason: 'in-a-row' }));
});

const BLOCK = 's . . S\n. . S .\nS S D .\nS S . .';
test.each([
  ['2: wins', 'S . . s\n. S . .\nS . . .\nS S . .', 'Sb3-b2', 0],
  ['2: loses', 'S . . s\n. S . .\nS . . .\nS S . .', 'Sb3-b2', 1],
  ['2: wins', 'S . . s\n. S . .\nS . . .\nS S . .', 'Sb3-c2', null],
  ['2: wins', 's . . .\n. . . .\nS . . S\nS . . S', 'Sa2-a3', null],
  ['3: wins', BLOCK, 'Sd4-d3', null],
  ['2 of Disc: wins', 'S . . s\n. S . .\nD . . .\nS S . .', 'Sb3-b2', null],
  ['2 of Disc Stone: wins', 'S . . s\n. S . .\nD . . .\nS S . .', 'Sb3-b2', 0],
  ['3: wins', 's . . .\nS S . S\nS S S .\nS S S .', 'Sd3-c3', 0],
] as const)('in a square: %s: %j, %s', (square, rows, move, winner) => {
  const { position } = tableWith(`in a square = ${square}`, rows).play(move);
  expect(position.outcome).toEqual(winner === null ? null : expect.objectContaining({ winner, reason: 'in-a-square' }));
});
const CHAIN = '. . . s\nS . S .\nS S . .\n. . . S';
const BENT = 's . . .\nS S . .\n. S . S\n. . . S';
const DOWN = '. s . .\n. s . S\n. s . .\n. . s .';
test.each([
  ['near side, other side: wins', CHAIN, ['Sd1-d2'], 0],
  ['near side, other side: loses', CHAIN, ['Sd1-d2'], 1],
  ['near side, other side; along ranks files: wins', CHAIN, ['Sd1-d2'], null],
  ['other side, near side: wins', CHAIN, ['Sd1-d2'], 0],
  ['near side, other side: wins', CHAIN, ['Sd1-c1'], null],
  ['near side, other side; along ranks files: wins', BENT, ['Sd1-c2'], 0],
  ['near side, other side; of Disc: wins', BENT, ['Sd1-c2'], null],
  ['near side, other side; of Stone; along ranks: wins', BENT, ['Sd1-c2'], null],
  ['near side, other side; along files: wins', DOWN, ['Sd3-d4', 'sc1-b1'], 1],
] as const)('in a chain: %s: %j, %j', (connects, rows, moves, winner) => {
  const { position } = tableWith(`connects = ${connects}`, rows).play(...moves);
  expect(position.outcome).toEqual(winner === null ? null : expect.objectContaining({ winner, reason: 'connected' }));
});
test.each([
  'near side: wins',
  'nowhere, other side: wins',
  'near side, other side',
  'near side, other side; of Nobody: wins',
])('a chain “%s” is said to be wrong', (connects) => {
  expect(() => tableWith(`connects = ${connects}`, RANK)).toThrow();
});
test('a row, a square and a chain in one game are three endings, in this order', () => {
  const all = 'connects = near side, other side: wins\nin a square = 2: wins\nin a row = 4: wins';
  const ids = tableWith(all, RANK).position.game.variant.endings?.map(({ id }) => id) ?? [];
  expect(ids.slice(-3)).toEqual(['in-a-row', 'in-a-square', 'connected']);
});
test.each(['1: wins', '17: wins', '2 of Nobody: wins', '2', '2 along ranks: wins'])(
  'a square “%s” is said to be wrong',
  (square) => {
    expect(() => tableWith(`in a square = ${square}`, RANK)).toThrow();
  },
);
test.each([
  '1: wins',
  '17: wins',
  '3 of Nobody: wins',
  '3 along rows: wins',
  '3',
  '3 along ranks ranks: wins',
  '3, gaps: wins',
])('“%s” is said to be wrong', (row) => {
  expect(() => table(row, RANK)).toThrow();
});
