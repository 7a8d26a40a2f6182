/** The levels are ordered, as far as a few games show it; `npm run ladder` plays many (docs/strength.md). */
import { expect, test } from 'vitest';
import { levelPlayer, playGame } from '../testing/arena.ts';
import { started, startOfTokens } from '../testing/started.ts';
import { usually } from '../testing/usual.ts';
import { shelf } from '../testing/workshop/shelf.ts';
import { variantNamed } from '../variants/registry.ts';
import { variantOf } from '../workshop/compile/own-game.fixture.ts';
import { choose } from './choose.ts';
import { levelNamed, levels } from './levels.ts';
import { TranspositionTable } from './table.ts';

const playerOf = (id: string) => {
  const level = levelNamed(id);
  if (!level) throw new Error(`there is no level ${id}`);
  return levelPlayer(level, new TranspositionTable(18));
};

/** A game of Deicide takes the longest by far, so there is one, decided by material where it lasts. */
const GAMES = [
  ...[1, 2, 3].slice(0, usually(2, 3)).map((number) => ({ variant: 'acid', number, most: 160 })),
  ...[1, 2].slice(0, usually(1, 2)).map((number) => ({ variant: 'fourchan', number, most: 160 })),
  ...[1, 2].slice(0, usually(1, 2)).map((number) => ({ variant: 'chesimals', number, most: 300 })),
  { variant: 'deicide', number: 1, most: 40 },
];
const ENOUGH = usually(4, 6);
test(`level 4 takes at least ${ENOUGH} of ${GAMES.length} points from level 1`, () => {
  const [strong, weak] = [playerOf('4'), playerOf('1')];
  const results = GAMES.map(({ variant: id, number, most }) => {
    const variant = variantNamed(id);
    if (!variant) throw new Error(`there is no variant ${id}`);
    const players = number % 2 === 1 ? ([strong, weak] as const) : ([weak, strong] as const);
    const { winner, reason, actions } = playGame(variant, players, { opening: number, seed: number, most });
    const points = winner === null ? 0.5 : players[winner] === strong ? 1 : 0;
    return { points, says: `${id}: ${points} (${reason}, ${actions} actions)` };
  });
  const points = results.reduce((sum, result) => sum + result.points, 0);
  expect(points, results.map(({ says }) => says).join('; ')).toBeGreaterThanOrEqual(ENOUGH);
});

test('against a royal piece alone level 4 plays as level 5 does, and otherwise as itself', () => {
  const acid = variantNamed('acid');
  if (!acid) throw new Error('there is no acid');
  const played = (men: string, id: string, variant = acid): (string | null)[] => {
    const { game } = started(variant, {}, startOfTokens(variant, men));
    const level = levelNamed(id);
    if (!level) throw new Error(`there is no level ${id}`);
    return Array.from({ length: 8 }, (_, seed) => choose(game, { level, seed }).action);
  };
  const alone = 'K@c3 V@d2 k@g7';
  expect(played(alone, '4')).toEqual(played(alone, '5'));
  const withAnother = `${alone} w@h8`;
  expect(new Set(played(withAnother, '5')).size).toBe(1);
  expect(new Set(played(withAnother, '4')).size).toBeGreaterThan(1);
  // there the Queen is royal too
  expect(
    new Set(played('K@a1 P@a2 P@b2 P@g2 N@c1 k@h8 q@a8', '4', variantOf(shelf.get('coregal')!))).size,
  ).toBeGreaterThan(1);
});

test('every level has an id and a name of its own, and none sees less than the one below', () => {
  expect(new Set(levels.map(({ id }) => id)).size).toBe(levels.length);
  expect(new Set(levels.map(({ name }) => name)).size).toBe(levels.length);
  for (const [i, { limits, leastShare = 0, heat, margin }] of levels.slice(1).entries()) {
    const below = levels[i];
    expect(leastShare).toBeGreaterThanOrEqual(below.leastShare ?? 0);
    expect(limits.depth ?? Infinity).toBeGreaterThanOrEqual(below.limits.depth ?? Infinity);
    expect([heat <= below.heat, margin <= below.margin]).toEqual([true, true]);
  }
});
