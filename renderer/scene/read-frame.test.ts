/** Pixels come from WebGL with the lowest row first, and leave with the highest first; from a lost context none do. */
import { afterEach, expect, test, vi } from 'vitest';
import { ContextLost } from './context-loss.ts';
import { glFixture } from './gl.fixture.ts';
import { flipped, readFrame } from './read-frame.ts';

afterEach(() => void vi.unstubAllGlobals());

test('rows change their order, and what is in them does not', () => {
  const pixels = Uint8ClampedArray.from({ length: 2 * 3 * 4 }, (_, i) => i);
  const rows = (from: Uint8ClampedArray) => [0, 8, 16].map((at) => [...from.subarray(at, at + 8)]);
  expect(rows(flipped(pixels, 2))).toEqual(rows(pixels).reverse());
});

test('a frame is read when the graphics card has drawn it', async () => {
  vi.stubGlobal(
    'ImageData',
    class {
      readonly data: Uint8ClampedArray;
      constructor(data: Uint8ClampedArray) {
        this.data = data;
      }
    },
  );
  const { gl, state } = glFixture();
  expect([...(await readFrame(gl)).data]).toEqual(Array(8).fill(7));
  expect(state.buffers).toBe(0);
});

test('a context that is lost before the frame has been drawn has no pixels, and says why', async () => {
  const { gl, state } = glFixture();
  const reading = readFrame(gl);
  state.lost = true;
  await expect(reading).rejects.toThrow(ContextLost);
  expect(state.buffers, 'nothing is left behind').toBe(0);
});
