/** Pieces in a row end the game, after the move of whoever has them. */
import { expect, test } from 'vitest';
import { gameText, OwnTable, variantOf } from './own-game.fixture.ts';

const table = (row: string, rows: string): OwnTable =>
  new OwnTable(
    variantOf(
      gameText({
        kinds: ['Stone S moves = K', 'Disc D moves = K'],
        rows: rows.replaceAll(' ', ''),
        more: `[rules]\ncheck = no\n[endings]\nin a row = ${row}`,
      }),
    ),
  );
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
test.each(['1: wins', '17: wins', '3 of Nobody: wins', '3 along rows: wins', '3', '3 along ranks ranks: wins'])(
  '“%s” is said to be wrong',
  (row) => {
    expect(() => table(row, RANK)).toThrow();
  },
);
