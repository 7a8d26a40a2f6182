/**
 * Seeded random play of 4chan chess from everywhere: every rule, house rule, kind of action, form of piece and ending that
 * play can reach is executed at least a hundred times (forty in a usual run), and every action can be taken back exactly.
 */
import { expect, test } from 'vitest';
import { Dice } from '../../../testing/dice.ts';
import { EVERYTHING, playOn, randomGame, Tally } from '../../../testing/fourchan/play.ts';
import { TIMEOUT } from '../../../testing/fourchan/sample.ts';
import { checkUnmake } from '../../../testing/properties.ts';
import { usually } from '../../../testing/usual.ts';

const GAMES = usually(500, 1000);

test(
  'everything is done often enough, and comes back exactly',
  () => {
    const tally = new Tally();
    for (let seed = 1; seed <= GAMES; seed++) {
      const dice = new Dice(seed);
      const game = randomGame(seed, dice);
      playOn(game, dice, 24, (planner, i) => checkUnmake(game, planner, i), tally);
    }
    const counts = [...tally.counts].filter(([what]) =>
      /^(kind|promotion|positions|leaves|lost|rides|carries)/.test(what),
    );
    console.info(Object.fromEntries(counts.sort()));
    expect(tally.tooFew(EVERYTHING, usually(40, 100))).toEqual([]);
  },
  TIMEOUT,
);
