/** Random play from the usual array; the dear properties have their own files (property-*.test.ts). */
import { expect, test } from 'vitest';
import { playOn, randomOptions, usualGame } from '../../../testing/acid/play.ts';
import { Dice } from '../../../testing/dice.ts';
import { checkUnmake } from '../../../testing/properties.ts';

const ACTIONS = 60_000;
const GAME = 120;

test('from the usual array every action can be taken back exactly', () => {
  let played = 0;
  for (let seed = 1; played < ACTIONS; seed++) {
    const dice = new Dice(seed);
    const game = usualGame(randomOptions(dice));
    played += playOn(game, dice, GAME, (planner, i) => checkUnmake(game, planner, i));
  }
  expect(played).toBeGreaterThanOrEqual(ACTIONS);
});
