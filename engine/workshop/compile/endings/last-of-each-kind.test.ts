/** Of each royal kind the last piece must be safe: `royals = last of each kind`. */
import { expect, test } from 'vitest';
import { type Parts, tableOf } from '../own-game.fixture.ts';

const kinds = [
  'King K royal = yes; moves = K',
  'Queen Q royal = yes; moves = Q',
  'Rook R moves = R',
  'Ram M pushes = W',
];
const rows = `
  .....k
  ......
  ......
  ......
  ......
  K.....`;
const game = (royals = 'last of each kind'): Parts => ({
  ...{ kinds, rows },
  more: `[features]\nmine = c3\n[rules]\nroyals = ${royals}`,
});

test('one of two Queens may be left where it can be captured, and the only one may not, nor the King', () => {
  expect(tableOf(game(), 'K@a1 Q@b2 Q@c1 k@f6 r@d2').of('a1')).toContain('Ka1-a2');
  const one = tableOf(game(), 'K@a1 Q@b2 k@f6 r@d2');
  expect(one.of('a1')).toEqual([]);
  expect(one.of('b2')).toContain('Qb2xd2');
  expect(one.of('b2')).not.toContain('Qb2-c2');
  const inCheck = tableOf(game(), 'K@a1 Q@b2 Q@f3 k@d6 r@a6');
  expect(inCheck.of('b2')).toEqual(['Qb2-a2', 'Qb2-a3']);
  expect(inCheck.of('f3')).toEqual(['Qf3-a3']);
});
test('where any one royal piece is enough, the same Queen may be left', () => {
  expect(tableOf(game('last'), 'K@a1 Q@b2 k@f6 r@d2').of('b2')).toContain('Qb2-c2');
});
test('the last Queen is not put on a mine by its own side, and one of two may be', () => {
  expect(tableOf(game(), 'K@a1 Q@c1 k@f6 mine@c3').of('c1')).not.toContain('Qc1-c3');
  expect(tableOf(game(), 'K@a1 Q@c1 Q@b1 k@f6 mine@c3').of('c1')).toContain('Qc1-c3');
});
test('whose last Queen is pushed onto a mine has lost, though there is a King', () => {
  const outcome = (census: string) => tableOf(game(), census).play('Mc5>c4>c3').position.outcome;
  expect(outcome('K@a1 M@c5 k@f6 q@c4 mine@c3')).toMatchObject({ winner: 0, reason: 'royal-lost' });
  expect(outcome('K@a1 M@c5 k@f6 q@c4 q@e6 mine@c3')).toBe(null);
});
