/**
 * The dear properties of Deicide Chess on seeded samples of positions from within random games, half of them on random
 * terrain.
 */
import { mirroredSample } from '../mirrored-sample.ts';
import { ACTIONS } from '../sample.ts';
import { playOn, randomGame } from './play.ts';
import * as own from './properties.ts';

export { TIMEOUT } from '../mirrored-sample.ts';

const { PROPERTIES, checkSeed, often } = mirroredSample(own, { randomGame, playOn, most: 24 });

export { checkSeed, PROPERTIES };

/** Half of the actions in play on random terrain (even seeds), half of all other games. */
export const both = (property: string): void => {
  for (const from of [2, 1]) often(property, { from, step: 2, actions: ACTIONS / 2 });
};
