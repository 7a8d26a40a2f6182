/** Promoting instead of moving, as the Pawns of Sittuyin do. */
import { describe, expect, test } from 'vitest';
import { shelfGames } from '../../shelf/shelf-games.ts';
import { OwnTable, variantOf } from '../own-game.fixture.ts';

const sittuyin = variantOf(shelfGames.get('sittuyin')!);
const table = (census: string): OwnTable => new OwnTable(sittuyin, census);
const promotions = (one: OwnTable, cell: string): readonly string[] =>
  one
    .of(cell)
    .filter((text) => text.includes('='))
    .toSorted();

describe('A Pawn of Sittuyin', () => {
  test('becomes the General on its own square, or on an empty one to which he would go', () => {
    const one = table('K@a1 P@d5 P@e4 k@h8');
    expect(promotions(one, 'd5')).toEqual(['Pd5-c4=F', 'Pd5-c6=F', 'Pd5-e6=F', 'Pd5=F']);
    const before = one.position.fingerprint();
    one.play('Pd5=F');
    expect(one.census).toContain('F@d5');
    expect(one.position.turn).toBe(1);
    one.position.takeBack();
    expect(one.position.fingerprint()).toBe(before);
    one.play('Pd5-c6=F');
    expect(one.census).toContain('F@c6');
  });
  test('does so on the diagonals of the far half only, while its side has another', () => {
    expect(promotions(table('K@a1 P@d6 P@e4 k@h8'), 'd6')).toEqual([]);
    expect(promotions(table('K@a1 R@b1 P@d6 k@h8'), 'd6')).toHaveLength(5);
  });
  test('does not while the General is on the board', () => {
    expect(promotions(table('K@a1 F@h1 P@d5 P@e4 k@h8'), 'd5')).toEqual([]);
  });
  test('attacks no enemy with that', () => {
    const one = table('K@a1 P@d5 P@e4 r@c6 k@h8');
    expect(promotions(one, 'd5')).toEqual(['Pd5-c4=F', 'Pd5-e6=F']);
  });
  test('gives no check with that, not even by getting out of the way', () => {
    expect(promotions(table('K@a1 R@a5 P@d5 P@e3 k@h5'), 'd5')).toEqual(['Pd5=F']);
  });
  test('does not leave its own King in check', () => {
    expect(promotions(table('K@a5 P@d5 P@e3 r@h5 k@h8'), 'd5')).toEqual(['Pd5=F']);
    expect(promotions(table('K@a1 P@d5 P@e3 r@a8 k@h8'), 'd5')).toEqual([]);
  });
});

test('In Sittuyin nothing moves before both sides have placed their pieces', () => {
  const one = new OwnTable(sittuyin);
  const isDrop = (text: string): boolean => text.includes('@');
  for (let placed = 0; placed < 16; placed++) {
    expect(one.texts.every(isDrop), one.census).toBe(true);
    one.play(one.texts[0]!);
  }
  expect(one.texts.some(isDrop)).toBe(false);
  expect(one.texts.length).toBeGreaterThan(0);
});
test('In Sittuyin Rooks are placed on the first rank', () => {
  const { texts } = new OwnTable(sittuyin);
  expect(texts.filter((text) => text.startsWith('R@')).toSorted()).toEqual([...'abcdefgh'].map((file) => `R@${file}1`));
});
