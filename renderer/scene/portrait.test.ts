/** Pixels of a portrait as a picture has them. */
import { expect, test } from 'vitest';
import { divideByAlpha } from './portrait.ts';

test('half covered pixels at the edge of a figure keep its colour', () => {
  const pixels = Uint8ClampedArray.of(200, 100, 50, 255, 100, 50, 25, 128, 0, 0, 0, 0);
  divideByAlpha(pixels);
  expect([...pixels]).toEqual([200, 100, 50, 255, 199, 100, 50, 128, 0, 0, 0, 0]);
});
