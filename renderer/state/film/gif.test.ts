/** A GIF shows what was put into it: read by a decoder of its own. */
import { expect, test } from 'vitest';
import { dice } from '../../../engine/match/fixtures/dice.fixture.ts';
import { framesOfGif } from './gif.fixture.ts';
import { GifWriter, paletteOf } from './gif.ts';

type Paint = (x: number, y: number) => readonly [number, number, number];
const [width, height] = [120, 75];
const picture = (paint: Paint): Uint8ClampedArray => {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) rgba.set([...paint(x, y), 255], (y * width + x) * 4);
  return rgba;
};
const rest = () => Promise.resolve();
const gifOf = async (pictures: readonly Uint8ClampedArray[], each = 500) => {
  const gif = new GifWriter(width, height);
  for (const one of pictures) await gif.add(one, each, rest);
  return new Uint8Array(await new Blob(gif.end()).arrayBuffer());
};
/** the greatest difference of a channel */
const farthest = (rgb: Uint8Array, rgba: Uint8ClampedArray): number => {
  let most = 0;
  for (let i = 0; i < rgb.length; i++) most = Math.max(most, Math.abs(rgb[i] - rgba[Math.floor(i / 3) * 4 + (i % 3)]));
  return most;
};

test('few colours are shown as they are, but for what five bits cannot tell apart', async () => {
  const board: Paint = (x, y) => (((x >> 4) + (y >> 4)) % 2 === 0 ? [250, 240, 230] : [20, 60, 120]);
  const moved: Paint = (x, y) => (x > 30 && x < 50 && y > 10 && y < 40 ? [200, 30, 90] : board(x, y));
  const pictures = [picture(board), picture(moved), picture(moved), picture(board)];
  const bytes = await gifOf(pictures);
  const read = framesOfGif(bytes);
  expect([read.width, read.height]).toEqual([width, height]);
  expect(read.frames.map(({ each }) => each)).toEqual([500, 500, 500, 500]);
  for (const [i, { rgb }] of read.frames.entries()) expect(farthest(rgb, pictures[i])).toBeLessThanOrEqual(8);
});

test('a picture of many colours stays close to itself, and noise fills the table of codes many times', async () => {
  const below = dice(7);
  const shaded = picture((x, y) => [x * 2, y * 3, (x + y) % 256]);
  const noise = picture(() => [below(256), below(256), below(256)]);
  const { frames } = framesOfGif(await gifOf([shaded, noise]));
  expect(farthest(frames[0].rgb, shaded)).toBeLessThanOrEqual(40);
  let sum = 0;
  for (let i = 0; i < frames[1].rgb.length; i++)
    sum += Math.abs(frames[1].rgb[i] - noise[Math.floor(i / 3) * 4 + (i % 3)]);
  expect(sum / frames[1].rgb.length).toBeLessThan(24);
});

test('a picture that does not change costs next to nothing', async () => {
  const below = dice(3);
  const noise = picture(() => [below(256), below(256), below(256)]);
  const [one, two] = [await gifOf([noise]), await gifOf([noise, noise])];
  expect(two.length - one.length).toBeLessThan(1500);
});

test('a palette has a colour for every shade, and a shade that is alone has its own', () => {
  const counts = new Uint32Array(32 ** 3);
  for (let shade = 0; shade < counts.length; shade += 5) counts[shade] = 1 + (shade % 7);
  const alone = (31 << 10) | 31;
  counts[alone] = 900_000;
  const { colours, nearest } = paletteOf(counts);
  const index = nearest[alone];
  expect([...colours.subarray(index * 3, index * 3 + 3)]).toEqual([255, 0, 255]);
});
