/** What a search is told of games of one's own. */
import { describe, expect, test } from 'vitest';
import { shelf } from '../../testing/workshop/shelf.ts';
import { OwnTable, variantOf } from './own-game.fixture.ts';

const gameOf = (name: string) => variantOf(shelf.get(name)!);
const extra = (name: string, census?: string): number => {
  const { game, variant } = new OwnTable(gameOf(name), census).position;
  return variant.judgement?.extra?.(game) ?? 0;
};

describe('A King that is left alone', () => {
  test('is better attacked near a corner, with the pieces near it', () => {
    const inMiddle = extra('makruk', 'K@d1 R@a1 k@e5');
    expect(extra('makruk', 'K@d1 R@a1 k@h8')).toBeGreaterThan(inMiddle);
    expect(extra('makruk', 'K@d3 R@a1 k@e5')).toBeGreaterThan(inMiddle);
    expect(extra('makruk', 'K@d1 R@c3 k@e5')).toBeGreaterThan(inMiddle);
  });
  test('is attacked alike by both sides', () => {
    expect(extra('makruk', 'k@d8 r@a8 K@e4')).toBe(-extra('makruk', 'K@d1 R@a1 k@e5'));
  });
  test('is attacked the less the more it has beside it, in hand too', () => {
    const [alone, withMet, withRook] = ['', ' m@h8', ' r@h8 r@g8'].map((men) =>
      extra('makruk', `K@d1 R@a1 R@b1 R@c1 k@e5${men}`),
    );
    expect(alone).toBeGreaterThan(withMet);
    expect(withMet).toBeGreaterThan(withRook);
    expect(withRook).toBe(0);
    expect(extra('makruk', 'K@d1 k@e5')).toBe(0);
    expect(extra('crazyhouse', 'K@d1 Q@a1 k@e5 n@-')).toBeLessThan(extra('crazyhouse', 'K@d1 Q@a1 k@e5'));
  });
  test('is driven into a corner of the shade of a Bishop, and into any by what goes on both', () => {
    const withBishop = (king: string): number => extra('orthodox', `K@e5 B@c3 N@d4 ${king}`);
    expect(withBishop('k@h8')).toBeGreaterThan(withBishop('k@a8') + 100);
    expect(withBishop('k@h8')).toBeGreaterThan(withBishop('k@h5') + 50);
    const withRook = (king: string): number => extra('orthodox', `K@e5 R@c3 N@d4 ${king}`);
    expect(Math.abs(withRook('k@h8') - withRook('k@a8'))).toBeLessThan(60);
  });
  test('counts nothing where nobody is mated', () => {
    expect(extra('racing-kings', 'K@d1 R@a1 k@h5')).toBe(0);
    expect(extra('losers', 'K@d1 R@a1 k@e5')).toBe(0);
  });
});

test('pieces cost their owner where having none wins, the farther they go the more', () => {
  const { worth = {}, mayPass } = gameOf('antichess').judgement ?? {};
  expect(worth.king).toBeLessThan(0);
  expect(worth.pawn).toBeLessThan(0);
  expect(worth.queen).toBeLessThan(worth.pawn);
  expect(mayPass?.(new OwnTable(gameOf('antichess')).position.game)).toBe(false);
});
test('a King that runs for its goal and cannot be given check is better the nearer it is', () => {
  const variant = gameOf('racing-kings');
  const at = (cell: string, type = 'king'): number =>
    variant.judgement?.square?.(type, 0, variant.topology.parse(cell)!) ?? 0;
  expect([at('a3') - at('a2'), at('h8') - at('a7')]).toEqual([at('c8') - at('c7'), at('c7') - at('c6')]);
  expect(at('a3')).toBeGreaterThan(at('a2'));
  expect(at('a3', 'queen')).toBe(0);
});
test('armies that differ are level at first', () => {
  const { position } = new OwnTable(gameOf('maharajah'));
  const { game, variant } = position;
  const army = game.pieces.reduce((sum, p) => sum + (game.typeOf(p).royal ? 0 : game.typeOf(p).value), 0);
  expect(variant.judgement?.extra?.(game)).toBeGreaterThan(90 * army);
  expect(gameOf('orthodox').judgement?.extra?.(new OwnTable(gameOf('orthodox')).position.game)).toBe(0);
});
