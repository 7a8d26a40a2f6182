/**
 * The dear properties of Deicide Chess on seeded samples of positions from within random games, half of them on random
 * terrain.
 */

import { checkEveryUnmake, checkSaving, type Property } from '../properties.ts';
import { ACTIONS, checkSeedOf } from '../sample.ts';
import { playOn, randomGame } from './play.ts';
import * as own from './properties.ts';

export const PROPERTIES: Readonly<Record<string, Property>> = {
  'like men': own.checkLikeMen,
  texts: own.checkTexts,
  saving: checkSaving,
  explaining: own.checkExplaining,
  mirror: own.checkMirror,
  masked: own.checkMasked,
  settled: own.checkSettled,
  unmake: checkEveryUnmake,
};
const GAME = 24;
export const checkSeed = checkSeedOf({
  properties: PROPERTIES,
  begin: randomGame,
  play: (game, dice, look) => playOn(game, dice, GAME, look),
  between: 2,
});

/** For a machine that does much else; on a quiet one each takes well under a minute. */
export const TIMEOUT = 600_000;
/** Half of the actions in play on random terrain (even seeds), half of all other games. */
export const both = (property: string): void => {
  let onTerrain = 0;
  let rest = 0;
  for (let seed = 2; onTerrain < ACTIONS / 2; seed += 2) onTerrain += checkSeed({ property, seed });
  for (let seed = 1; rest < ACTIONS / 2; seed += 2) rest += checkSeed({ property, seed });
};
