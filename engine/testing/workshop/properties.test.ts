/** What must hold in every position of any game, on random games of everything on the shelf and of some small games. */
import { describe, expect, test } from 'vitest';
import { Game } from '../../core/game.ts';
import { compile } from '../../workshop/compile/compile.ts';
import { readGame } from '../../workshop/file/read-game.ts';
import {
  checkEveryUnmake,
  checkMasked,
  checkSaving,
  explaining,
  inSmallLetters,
  likeMen,
  type Property,
  plainly,
  texts,
} from '../properties.ts';
import { checkSeedOf, playFor } from '../sample.ts';
import { usually } from '../usual.ts';
import { shelf } from './shelf.ts';
import { smallGames } from './small-games.ts';

const SEEDS = usually(1, 10);
const MOST_SEEDS = 20;
const ACTIONS = usually(20, 80);
const properties: Readonly<Record<string, Property>> = {
  unmake: checkEveryUnmake,
  alike: likeMen(plainly),
  texts: texts(inSmallLetters),
  saving: checkSaving,
  explaining: explaining({ questions: 6, of: 'all' }),
  masked: (game) => checkMasked(game),
};

describe.each([...shelf, ...smallGames])('%s', (name, text) => {
  const read = readGame(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const variant = compile(read.data, `own:${name}`);
  const checkSeed = checkSeedOf({
    properties,
    begin: () => new Game(variant),
    play: (game, dice, look) => {
      playFor(game, ACTIONS, { choose: ({ plans }) => dice.below(plans.count), look: () => look() });
    },
    between: 9,
  });
  test.each(Object.keys(properties))('%s', (property) => {
    let looked = 0;
    // a short game may be over before the first look
    for (let seed = 1; seed <= SEEDS || (looked === 0 && seed <= MOST_SEEDS); seed++)
      looked += checkSeed({ property, seed });
    expect(looked).toBeGreaterThan(0);
  });
});
