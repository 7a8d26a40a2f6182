/**
 * The dear properties of Chesimals on seeded samples of positions from within random games, three quarters of them on the usual
 * board. Seeds below zero are games on the wide one.
 */
import { chesimals, chesimalsWide } from '../../variants/chesimals/index.ts';
import { mirroredSample } from '../mirrored-sample.ts';
import { ACTIONS } from '../sample.ts';
import { playOn, randomGame } from './play.ts';
import * as own from './properties.ts';

export { TIMEOUT } from '../mirrored-sample.ts';

const sample = mirroredSample(own, {
  randomGame: (seed, dice) => randomGame(Math.abs(seed), dice, seed < 0 ? chesimalsWide : chesimals),
  playOn,
  most: 40,
});
export const { PROPERTIES, checkSeed } = sample;

export const often = (property: string): void => {
  sample.often(property, { actions: (3 * ACTIONS) / 4 });
  sample.often(property, { from: -1, step: -1, actions: ACTIONS / 4 });
};
