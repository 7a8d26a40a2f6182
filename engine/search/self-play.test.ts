import { describe, expect, test } from 'vitest';
import { shelf } from '../testing/workshop/shelf.ts';
import { ownGame } from '../workshop/own-game.ts';
import { selfPlay } from './self-play.ts';

const variantOf = (name: string) => {
  const game = ownGame(shelf.get(name)!, () => name);
  if (!game.ok) throw new Error(name);
  return game.variant;
};

describe('A game of the computer against itself', () => {
  test.each(['breakthrough', 'dobutsu', 'minishogi'])('%s comes to its end, each seed to its own', (name) => {
    const variant = variantOf(name);
    const games = [1, 2, 3].map((seed) => selfPlay(variant, seed)!);
    for (const { reason, turns } of games) {
      expect(variant.endings.map(({ id }) => id)).toContain(reason);
      expect(turns).toBeGreaterThan(3);
    }
    expect(selfPlay(variant, 1)).toEqual(games[0]);
    expect(new Set(games.map(({ turns }) => turns)).size).toBeGreaterThan(1);
  });
  test('can be stopped', () => {
    let asked = 0;
    expect(selfPlay(variantOf('orthodox'), 1, { stop: () => ++asked > 2 })).toBe(null);
  });
});
