/**
 * Seeded random play of Chesimals from everywhere: every rule, house rule, kind of action, colour and ending that
 * play can reach is executed at least a hundred times, and every action can be taken back exactly.
 */
import { expect, test } from 'vitest';
import { EVERYTHING, playOn, randomGame, Tally } from '../../../testing/chesimals/play.ts';
import { TIMEOUT } from '../../../testing/chesimals/sample.ts';
import { Dice } from '../../../testing/dice.ts';
import { checkUnmake } from '../../../testing/properties.ts';

const GAMES = 1000;

test(
  'everything is done often enough, and comes back exactly',
  () => {
    const tally = new Tally();
    for (let seed = 1; seed <= GAMES; seed++) {
      const dice = new Dice(seed);
      const game = randomGame(seed, dice);
      playOn(game, dice, 40, (planner, i) => checkUnmake(game, planner, i), tally);
    }
    const counts = [...tally.counts].filter(([what]) => /^(kind|positions|colour|ending|cut-off|takes)/.test(what));
    console.info(Object.fromEntries(counts.sort()));
    expect(tally.tooFew(EVERYTHING, 100)).toEqual([]);
  },
  TIMEOUT,
);
