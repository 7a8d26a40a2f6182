/**
 * Seeded random play of Deicide Chess from everywhere: every rule, house rule, reaction and ending that play can reach is
 * executed at least ten times (a hundred in the whole run), the named few that chance finds seldom at least twice (thirty), and every action can be taken back exactly.
 */
import { expect, test } from 'vitest';
import { EVERYTHING, playOn, randomGame, SELDOM, Tally, TERRAIN_CHOICES } from '../../../testing/deicide/play.ts';
import { TIMEOUT } from '../../../testing/deicide/sample.ts';
import { Dice } from '../../../testing/dice.ts';
import { checkUnmake } from '../../../testing/properties.ts';
import { usually } from '../../../testing/usual.ts';

const GAMES = usually(250, 1500);

test(
  'everything is done often enough, and comes back exactly',
  () => {
    const tally = new Tally();
    for (let seed = 1; seed <= GAMES; seed++) {
      const dice = new Dice(seed);
      const game = randomGame(seed, dice);
      playOn(game, dice, seed % 8 === 7 ? 40 : 14, (planner, i) => checkUnmake(game, planner, i), tally);
    }
    const often = EVERYTHING.filter((what) => !SELDOM.includes(what));
    expect(tally.tooFew(often, usually(10, 100))).toEqual([]);
    expect(tally.tooFew(SELDOM, usually(2, 30))).toEqual([]);
    expect(tally.tooFew(TERRAIN_CHOICES, usually(1, 12))).toEqual([]);
    const onLines = tally.of('hidden mine on a line that matters') / tally.of('positions with hidden mines');
    expect(onLines).toBeGreaterThanOrEqual(0.3);
  },
  TIMEOUT,
);
