/** Pictures in base64: those that a browser writes are taken, and of hostile ones each is refused with a sentence, at once. */
import { describe, expect, test } from 'vitest';
import { LONGEST_PICTURE, PICTURE_SIDE } from '../../shared/limits.ts';
import { Dice } from '../../testing/dice.ts';
import { isWholeRun } from '../../testing/usual.ts';
import { AS_WRITTEN, EXTENDED_LOSSLESS, LOSSLESS, LOSSY, PNG, SEE_THROUGH, TOO_SMALL } from './pictures.fixture.ts';
import { whyNoPicture } from './read-picture.ts';
import { sentences } from './sentences.ts';

const good = { LOSSY, LOSSLESS, SEE_THROUGH, EXTENDED_LOSSLESS, PNG };
const bytesIn = (text: string): Buffer => Buffer.from(text, 'base64');
/** The picture with some bytes in place of its own. */
const withBytes = (text: string, at: number, ...bytes: readonly number[]): string => {
  const changed = bytesIn(text);
  changed.set(bytes, at);
  return changed.toString('base64');
};
const crcOf = (bytes: Buffer): number => {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
};
const pngPart = (name: string, body: Buffer): Buffer => {
  const part = Buffer.alloc(12 + body.length);
  part.writeUInt32BE(body.length);
  part.write(name, 4, 'latin1');
  body.copy(part, 8);
  part.writeUInt32BE(crcOf(part.subarray(4, 8 + body.length)), 8 + body.length);
  return part;
};
const pngOf = (...parts: readonly (readonly [name: string, body: Buffer])[]): string =>
  Buffer.concat([bytesIn(PNG).subarray(0, 8), ...parts.map(([name, body]) => pngPart(name, body))]).toString('base64');
const head = (width: number, height: number, ...rest: readonly number[]): Buffer => {
  const body = Buffer.from([...new Uint8Array(8), ...(rest.length > 0 ? rest : [8, 6, 0, 0, 0])]);
  body.writeUInt32BE(width);
  body.writeUInt32BE(height, 4);
  return body;
};
const NOTHING = Buffer.alloc(0);
const DATA = Buffer.from([1, 2, 3]);
const SIDE = PICTURE_SIDE;

describe('A picture is taken', () => {
  test.each(Object.entries(good))('%s', (_, text) => expect(whyNoPicture(text)).toBeNull());
  test('PNG in parts of its own making', () => {
    expect(whyNoPicture(pngOf(['IHDR', head(SIDE, SIDE)], ['IDAT', DATA], ['IEND', NOTHING]))).toBeNull();
    const palette = ['PLTE', Buffer.alloc(6)] as const;
    const indexed = ['IHDR', head(SIDE, SIDE, 4, 3, 0, 0, 0)] as const;
    expect(whyNoPicture(pngOf(indexed, palette, ['tRNS', DATA], ['IDAT', DATA], ['IEND', NOTHING]))).toBeNull();
  });
});

describe('A picture is refused', () => {
  test.each([
    ['of another size', TOO_SMALL],
    ['of a size that would fill the memory', withBytes(LOSSY, 26, 0xff, 0x3f, 0xff, 0x3f)],
    ['that asks to be scaled', withBytes(LOSSY, 27, 0x40)],
    ['that is huge without loss', withBytes(LOSSLESS, 21, 0xff, 0xff, 0xff, 0x0f)],
    ['that is a huge PNG', pngOf(['IHDR', head(0xffffffff, 0xffffffff)], ['IDAT', DATA], ['IEND', NOTHING])],
    ['that has no height', pngOf(['IHDR', head(SIDE, 0)], ['IDAT', DATA], ['IEND', NOTHING])],
  ])('%s', (_, text) => expect(whyNoPicture(text)).toBe(sentences.wrongSize(SIDE)));
  test.each([
    ['with a colour profile', AS_WRITTEN],
    ['whose head has another size than its image', withBytes(SEE_THROUGH, 24, 0xff, 0xff, 0xff)],
    ['that moves', withBytes(SEE_THROUGH, 20, 0x12)],
    ['whose length is wrong', withBytes(LOSSY, 4, 0xff, 0xff)],
    ['with a chunk that ends behind it', withBytes(LOSSY, 16, 0xff, 0xff, 0xff, 0x7f)],
    ['without a key frame', withBytes(LOSSY, 20, bytesIn(LOSSY)[20] | 1)],
    ['of a later version', withBytes(LOSSLESS, 24, 0xf0)],
    ['whose checksum is wrong', withBytes(PNG, 50, bytesIn(PNG)[50] ^ 1)],
    ['that breaks off', bytesIn(PNG).subarray(0, 900).toString('base64')],
    ['with something behind its end', Buffer.concat([bytesIn(PNG), DATA]).toString('base64')],
    ['with a text in it', pngOf(['IHDR', head(SIDE, SIDE)], ['tEXt', DATA], ['IDAT', DATA], ['IEND', NOTHING])],
    ['that moves as PNG', pngOf(['IHDR', head(SIDE, SIDE)], ['acTL', DATA], ['IDAT', DATA], ['IEND', NOTHING])],
    ['with two heads', pngOf(['IHDR', head(2, 2)], ['IHDR', head(SIDE, SIDE)], ['IDAT', DATA], ['IEND', NOTHING])],
    ['without an image', pngOf(['IHDR', head(SIDE, SIDE)], ['IEND', NOTHING])],
    ['of no kind of colour', pngOf(['IHDR', head(SIDE, SIDE, 8, 5, 0, 0, 0)], ['IDAT', DATA], ['IEND', NOTHING])],
    ['that is interlaced', pngOf(['IHDR', head(SIDE, SIDE, 8, 6, 0, 0, 1)], ['IDAT', DATA], ['IEND', NOTHING])],
    ['that is an SVG file', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')],
    ['that is JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]).toString('base64')],
  ])('%s', (_, text) => expect(whyNoPicture(text)).toBe(sentences.noPicture));
  test.each([
    '',
    'M 10 10 L 90 90 Z',
    'https://example.org/a.png',
    `data:image/png;base64,${PNG}`,
    `${PNG.slice(0, -1)}`,
    `${LOSSY.slice(0, 40)}=${LOSSY.slice(41)}`,
    `${LOSSY.slice(0, 40)}"${LOSSY.slice(41)}`,
    // the same bytes, written otherwise
    'UklGRh==',
  ])('that is no base64: %s', (text) => expect(whyNoPicture(text)).toBe(sentences.noBase64));
  test('that is too long, before anything of it is read', () => {
    expect(whyNoPicture('A'.repeat(LONGEST_PICTURE + 4))).toBe(sentences.tooLong(LONGEST_PICTURE));
    expect(whyNoPicture('A'.repeat(50_000_000))).toBe(sentences.tooLong(LONGEST_PICTURE));
  });
});

const COUNT = isWholeRun ? 100_000 : 4000;
/** One to four mistakes, in its bytes or in its letters. */
function damaged(dice: Dice): string {
  let text = dice.pick(Object.values(good));
  for (let left = 1 + dice.below(4); left > 0; left--) {
    const bytes = bytesIn(text);
    // heads say the most
    const at = dice.below(dice.below(2) === 0 ? Math.min(64, bytes.length) : bytes.length);
    const ways: (() => string)[] = [
      () => withBytes(text, at, dice.below(256)),
      () => withBytes(text, at, bytes[at] ^ (1 << dice.below(8))),
      () => withBytes(text, Math.min(at, bytes.length - 4), 0xff, 0xff, 0xff, dice.pick([0x7f, 0xff])),
      () => bytes.subarray(0, at + 1).toString('base64'),
      () => Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.max(0, at - dice.below(40)))]).toString('base64'),
      () => text.slice(0, at) + dice.pick([...'A=/+-_ \n"<é\u0000']) + text.slice(at + 1),
      () => Buffer.from(Array.from({ length: 1 + dice.below(200) }, () => dice.below(256))).toString('base64'),
    ];
    text = dice.pick(ways)();
    if (text.length < 40) break;
  }
  return text;
}
test(
  `${COUNT} damaged pictures are taken with their size or refused with a sentence, in no time`,
  () => {
    const dice = new Dice(41);
    let refused = 0;
    for (let n = 0; n < COUNT; n++) {
      const text = damaged(dice);
      const why = whyNoPicture(text);
      if (why === null) {
        expect(text).toMatch(/^[A-Za-z0-9+/]+={0,2}$/);
        expect(text).toMatch(/^(?:iVBORw0KGgo|UklGR)/);
      } else {
        refused++;
        expect(Object.values(sentences).map((says) => (typeof says === 'string' ? says : says(SIDE)))).toContain(why);
      }
    }
    expect(refused).toBeGreaterThan(COUNT / 2);
    expect(refused).toBeLessThan(COUNT);
    // the limit of time is what a single slow one would break: all of them take a tenth of a second
  },
  isWholeRun ? 120_000 : 10_000,
);
