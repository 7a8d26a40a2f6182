/**
 * 200,000 random actions of acid (140,000 here, 60,000 in play-usual.test.ts, and 60,000 here in a usual run), seeded: every
 * rule, house rule, reaction and ending that play can reach is executed at least a hundred times (thirty in a usual run),
 * and every action can be taken back exactly.
 */
import { expect, test } from 'vitest';
import { EVERYTHING, gameFrom, playOn, randomOptions, scattered, Tally } from '../../../testing/acid/play.ts';
import { Dice } from '../../../testing/dice.ts';
import { checkUnmake } from '../../../testing/properties.ts';
import { usually } from '../../../testing/usual.ts';

const ACTIONS = usually(60_000, 140_000);

test('scattered positions, every house rule, everything often enough', () => {
  const tally = new Tally();
  let played = 0;
  for (let seed = 1; played < ACTIONS; seed++) {
    const dice = new Dice(seed);
    const game = gameFrom(randomOptions(dice), scattered(dice));
    played += playOn(game, dice, 60, (planner, i) => checkUnmake(game, planner, i), tally);
  }
  expect(played).toBeGreaterThanOrEqual(ACTIONS);
  expect(tally.tooFew(EVERYTHING, usually(30, 100))).toEqual([]);
  expect(tally.counts.get('frozen by an Angel')).toBeUndefined(); // AN5: whom it would see would see it there
});
