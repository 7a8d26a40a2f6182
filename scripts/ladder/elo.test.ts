/** Elo from results, and how sure it is. */
import { expect, test } from 'vitest';
import { eloOf, estimateOf, nextElo, ratingOf } from './elo.ts';

test('a share of the points means a difference in Elo', () => {
  expect(eloOf(0.5)).toBe(0);
  expect(eloOf(0.75)).toBeCloseTo(190.8, 1);
  expect(eloOf(0.25)).toBeCloseTo(-190.8, 1);
  expect([eloOf(0), eloOf(1)]).toEqual([-Infinity, Infinity]);
});
test('the interval holds the estimate and narrows with the games', () => {
  const width = (games: number): number => {
    const { elo, least, most } = estimateOf({ games, won: 0.6 * games, drawn: 0.1 * games });
    expect([least < elo, elo < most]).toEqual([true, true]);
    return most - least;
  };
  expect(width(40)).toBeLessThan(width(10));
  // as known from tables: 40 games at 65 % are 49.5 % to 77.9 %
  const { least, most } = estimateOf({ games: 40, won: 26, drawn: 0 });
  expect([Math.round(least), Math.round(most)]).toEqual([eloOf(0.495), eloOf(0.779)].map(Math.round));
});
test('who won every game is stronger by at least so much', () => {
  const { elo, least, most } = estimateOf({ games: 12, won: 12, drawn: 0 });
  expect([elo, most]).toEqual([Infinity, Infinity]);
  expect(least).toBeGreaterThan(190);
  const lost = estimateOf({ games: 12, won: 0, drawn: 0 });
  expect([lost.elo, lost.least]).toEqual([-Infinity, -Infinity]);
  expect(lost.most).toBeCloseTo(-least, 6);
});
test('against one whose Elo is known, the share of the points gives a rating', () => {
  const even = ratingOf([{ elo: 1500, games: 20, won: 8, drawn: 4 }]);
  expect(even.elo).toBeCloseTo(1500, 3);
  // 400 / ln 10 / √5 on either side, 1.96 times
  expect(even.most - even.elo).toBeCloseTo(152.3, 1);
  expect(even.elo - even.least).toBeCloseTo(152.3, 1);
  expect(ratingOf([{ elo: 1500, games: 20, won: 15, drawn: 0 }]).elo).toBeCloseTo(1500 + eloOf(0.75), 3);
});
test('against several, the rating is where the points of all are expected', () => {
  const { elo, least, most } = ratingOf([
    { elo: 1400, games: 10, won: 7, drawn: 1 },
    { elo: 1600, games: 10, won: 2, drawn: 1 },
  ]);
  expect(elo).toBeCloseTo(1500, 3);
  expect(most - least).toBeLessThan(2 * 200);
});
test('whoever won all games, or lost all, has no rating', () => {
  expect(ratingOf([{ elo: 1500, games: 4, won: 4, drawn: 0 }]).elo).toBe(Infinity);
  expect(ratingOf([{ elo: 1500, games: 4, won: 0, drawn: 0 }]).elo).toBe(-Infinity);
});

test('who is met next is about as strong as the games so far say, and farther on where all were won or lost', () => {
  const met = (elo: number, won: number, lost: number) => ({ elo, games: won + lost, won, drawn: 0 });
  expect(nextElo([])).toBe(1500);
  expect(nextElo([met(1500, 2, 0)])).toBe(1800);
  expect(nextElo([met(1500, 0, 2)])).toBe(1200);
  expect(nextElo([met(1500, 2, 0), met(1600, 1, 1), met(1900, 0, 2)])).toBe(1700);
  expect(nextElo([met(600, 0, 4)])).toBe(500);
  expect(nextElo([met(2800, 4, 0)])).toBe(2800);
});
