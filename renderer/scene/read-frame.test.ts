/** Pixels come from WebGL with the lowest row first, and leave with the highest first. */
import { expect, test } from 'vitest';
import { flipped } from './read-frame.ts';

test('rows change their order, and what is in them does not', () => {
  const pixels = Uint8ClampedArray.from({ length: 2 * 3 * 4 }, (_, i) => i);
  const rows = (from: Uint8ClampedArray) => [0, 8, 16].map((at) => [...from.subarray(at, at + 8)]);
  expect(rows(flipped(pixels, 2))).toEqual(rows(pixels).reverse());
});
