/** To judge a large game for the first time takes a while: whoever says stop meanwhile does not wait for it. */
import { expect, test } from 'vitest';
import { started } from '../testing/started.ts';
import { shelf } from '../testing/workshop/shelf.ts';
import { OwnTable, variantOf } from '../workshop/compile/own-game.fixture.ts';
import { choose } from './choose.ts';
import { evaluatorOf } from './evaluate.ts';
import { levels } from './levels.ts';

/** One that nobody has judged yet. */
const newGame = () => variantOf(shelf.get('orthodox') ?? '');
const stopAfter = (most: number) => {
  let asked = 0;
  return { stop: () => ++asked > most, asked: () => asked };
};

test('a judgement that is stopped is left at once, counts no freedom, and is made anew for the next search', () => {
  const variant = newGame();
  const { stop, asked } = stopAfter(3);
  const without = evaluatorOf(variant, {}, stop);
  expect(asked()).toBe(4);
  const whole = evaluatorOf(variant);
  expect(evaluatorOf(variant, {}, stop)).toBe(whole);
  const inMiddle = new OwnTable(variant, 'K@a1 N@d4 k@h8 n@h7').position.game;
  const inCorner = new OwnTable(variant, 'K@a1 N@h1 k@h8 n@h7').position.game;
  expect(without.score(inMiddle)).toBe(without.score(inCorner));
  expect(whole.score(inMiddle)).toBeGreaterThan(whole.score(inCorner));
});
test.each(levels.map(({ id }) => id))('level %s that is stopped then still has a move', (id) => {
  const { game } = started(newGame());
  const level = levels.find((one) => one.id === id)!;
  const { stop, asked } = stopAfter(0);
  expect(choose(game, { level, seed: 1, stop }).action).toEqual(expect.any(String));
  expect(asked()).toBeGreaterThan(0);
});
