/** The dear properties of 4chan chess on seeded samples of positions from within random games. */
import { mirroredSample } from '../mirrored-sample.ts';
import { playOn, randomGame } from './play.ts';
import * as own from './properties.ts';

export { TIMEOUT } from '../mirrored-sample.ts';
export const { PROPERTIES, checkSeed, often } = mirroredSample(own, { randomGame, playOn, most: 30 });
