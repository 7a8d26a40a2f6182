/**
 * The dear properties of acid on seeded samples of positions from within random games, half of them from the usual array.
 */

import { checkEveryUnmake, checkMasked, checkSaving } from '../properties.ts';
import { checkSeedOf, type KnownChecks } from '../sample.ts';
import { gameFrom, playOn, randomOptions, scattered, type Tally, usualGame } from './play.ts';
import * as own from './properties.ts';

export const PROPERTIES: KnownChecks<[tally?: Tally]> = {
  'like men': own.checkLikeMen,
  texts: own.checkTexts,
  saving: checkSaving,
  explaining: own.checkExplaining,
  rotation: own.checkRotation,
  masked: (game) => checkMasked(game),
  settled: own.checkSettled,
  'quick no': (game, _dice, tally) => own.checkQuickNo(game, tally),
  unmake: checkEveryUnmake,
};

const GAME = 60;
export const checkSeed = checkSeedOf<[tally?: Tally]>({
  properties: PROPERTIES,
  begin: (seed, dice) => (seed % 2 ? usualGame(randomOptions(dice)) : gameFrom(randomOptions(dice), scattered(dice))),
  play: (game, dice, look) => playOn(game, dice, GAME, look),
  between: 6,
});

/** The property on as many games as `wanted` actions take; answers how many actions it was. */
export const checkMany = (property: string, wanted: number, tally?: Tally): number => {
  let actions = 0;
  for (let seed = 1; actions < wanted; seed++) actions += checkSeed({ property, seed }, PROPERTIES, tally);
  return actions;
};
