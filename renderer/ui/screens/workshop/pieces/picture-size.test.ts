/** The size in the head of a picture's file, and what no size is found in; whatever a file has in it, reading it never throws. */
import { describe, expect, test } from 'vitest';
import { Dice } from '../../../../../engine/testing/dice.ts';
import {
  AS_WRITTEN,
  EXTENDED_LOSSLESS,
  LOSSLESS,
  LOSSY,
  PNG,
  SEE_THROUGH,
  TOO_SMALL,
} from '../../../../../engine/workshop/picture/pictures.fixture.ts';
import { whyNoPicture } from '../../../../../engine/workshop/picture/read-picture.ts';
import { pictureSize } from './picture-size.ts';
import { barePng, bareWebp } from './without-metadata.ts';

const bytesIn = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const segment = (mark: number, ...body: readonly number[]): readonly number[] => [
  0xff,
  mark,
  0,
  body.length + 2,
  ...body,
];
/** A JPEG as far as its frame, of 640 x 480. */
const jpeg = (frame: number, ...before: readonly (readonly number[])[]): Uint8Array =>
  new Uint8Array([0xff, 0xd8, ...before.flat(), ...segment(frame, 8, 0x01, 0xe0, 0x02, 0x80, 3, 0, 0, 0)]);

describe('The size of', () => {
  test.each([
    ['PNG', bytesIn(PNG), 'image/png', 96],
    ['WebP', bytesIn(LOSSY), 'image/webp', 96],
    ['WebP without loss', bytesIn(LOSSLESS), 'image/webp', 96],
    ['WebP with alpha', bytesIn(SEE_THROUGH), 'image/webp', 96],
    ['WebP with a head of its own', bytesIn(EXTENDED_LOSSLESS), 'image/webp', 96],
    ['small WebP', bytesIn(TOO_SMALL), 'image/webp', 64],
  ])('%s', (_, bytes, type, side) => {
    expect(pictureSize(bytes)).toEqual({ type, width: side, height: side });
  });
  test('JPEG, behind its metadata and its tables, progressive or not', () => {
    const size = { type: 'image/jpeg', width: 640, height: 480 };
    expect(pictureSize(jpeg(0xc0, segment(0xe1, 1, 2, 3), segment(0xc4, 0, 0)))).toEqual(size);
    expect(pictureSize(jpeg(0xc2, segment(0xe0, 9), [0xff, 0xff], segment(0xdb, 0)))).toEqual(size);
  });
  test.each([
    ['nothing', new Uint8Array()],
    ['GIF', new TextEncoder().encode('GIF89a\u0001\u0000\u0001\u0000 and so on, as long as a head')],
    ['SVG', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a JPEG without a frame', new Uint8Array([0xff, 0xd8, ...segment(0xe0, 1, 2, 3)])],
    ['a JPEG whose segment has no length', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8])],
    ['a PNG that breaks off', bytesIn(PNG).subarray(0, 20)],
  ])('%s is not known', (_, bytes) => expect(pictureSize(bytes)).toBeNull());
  test('10000 damaged files is a whole number or not known', () => {
    const dice = new Dice(5);
    const good = [
      bytesIn(PNG),
      bytesIn(LOSSY),
      bytesIn(LOSSLESS),
      bytesIn(SEE_THROUGH),
      jpeg(0xc0, segment(0xe1, 1, 2, 3)),
    ];
    let known = 0;
    for (let n = 0; n < 10_000; n++) {
      const bytes = dice.pick(good).slice();
      for (let left = dice.below(6); left > 0; left--) bytes[dice.below(Math.min(40, bytes.length))] = dice.below(256);
      const size = pictureSize(bytes.subarray(0, dice.below(2) === 0 ? bytes.length : dice.below(60)));
      if (size === null) continue;
      known++;
      expect(Number.isInteger(size.width) && size.width >= 0).toBe(true);
      expect(Number.isInteger(size.height) && size.height >= 0).toBe(true);
    }
    expect(known).toBeGreaterThan(1000);
    expect(known).toBeLessThan(9000);
  });
});

test('what Chromium writes is taken into a game once its colour profile is left out', () => {
  expect(whyNoPicture(AS_WRITTEN)).not.toBeNull();
  expect(whyNoPicture(base64(bareWebp(bytesIn(AS_WRITTEN))))).toBeNull();
  expect(base64(bareWebp(bytesIn(LOSSY)))).toBe(LOSSY);
});
test('a PNG loses what is no part of its image', () => {
  const png = bytesIn(PNG);
  const profile = [0, 0, 0, 4, ...new TextEncoder().encode('iCCP'), 1, 2, 3, 4, 9, 9, 9, 9];
  const head = 8 + 25;
  const full = new Uint8Array([...png.subarray(0, head), ...profile, ...png.subarray(head)]);
  expect(whyNoPicture(base64(full))).not.toBeNull();
  expect(base64(barePng(full))).toBe(PNG);
});
