/** The dear properties of 4chan chess on seeded samples of positions from within random games. */

import { checkEveryUnmake, checkMasked, checkSaving, type Property } from '../properties.ts';
import { ACTIONS, checkSeedOf } from '../sample.ts';
import { playOn, randomGame } from './play.ts';
import * as own from './properties.ts';

export const PROPERTIES: Readonly<Record<string, Property>> = {
  'like men': own.checkLikeMen,
  texts: own.checkTexts,
  saving: checkSaving,
  explaining: own.checkExplaining,
  mirror: own.checkMirror,
  masked: (game) => checkMasked(game),
  settled: own.checkSettled,
  unmake: checkEveryUnmake,
};
const GAME = 30;
export const checkSeed = checkSeedOf({
  properties: PROPERTIES,
  begin: randomGame,
  play: (game, dice, look) => playOn(game, dice, GAME, look),
  between: 2,
});

/** For a machine that does much else. */
export const TIMEOUT = 600_000;
/** The property on as many games as the actions take. */
export const often = (property: string): void => {
  for (let seed = 1, actions = 0; actions < ACTIONS; seed++) actions += checkSeed({ property, seed });
};
