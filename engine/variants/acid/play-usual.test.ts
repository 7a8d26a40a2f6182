/** Random play from the usual array, and the dear properties on a sample of its positions and of scattered ones. */
import { expect, test } from 'vitest';
import type { Game } from '../../core/game.ts';
import { gameFrom, playOn, randomOptions, scattered, usualGame } from '../../testing/acid-play.ts';
import {
  checkExplaining,
  checkLikeMen,
  checkRotation,
  checkSaving,
  checkTexts,
  checkUnmake,
} from '../../testing/acid-properties.ts';
import { Dice } from '../../testing/dice.ts';

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

/** Positions from within games, half of them from the usual array. */
const sample = (positions: number, look: (game: Game, dice: Dice) => void): number => {
  let looked = 0;
  for (let seed = 1; looked < positions; seed++) {
    const dice = new Dice(seed * 7919);
    const game = seed % 2 ? usualGame(randomOptions(dice)) : gameFrom(randomOptions(dice), scattered(dice));
    let next = dice.below(12);
    playOn(game, dice, 60, () => {
      if (next-- > 0 || looked >= positions) return;
      next = 12;
      look(game, dice);
      looked++;
    });
  }
  return looked;
};
test('two like men swapped are the same position', () => expect(sample(400, checkLikeMen)).toBe(400));
test('texts are unique and find their action', () => expect(sample(100, checkTexts)).toBe(100));
test('saving and loading are exact', () => expect(sample(400, checkSaving)).toBe(400));
test('explaining leaves no trace', () => expect(sample(200, checkExplaining)).toBe(200));
test('the board turned round has the same actions', () => expect(sample(400, checkRotation)).toBe(400));
