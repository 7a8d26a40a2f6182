import { expect, test } from 'vitest';
import { LETTERS } from '../testing/fourchan.ts';
import type { V3 } from './kit.ts';
import { band, CHARACTERS, widthOf, write } from './lettering.ts';

const flat = (u: number, v: number): V3 => [u, v, 0];

test('every letter of the game and every character of a badge can be drawn', () => {
  for (const letter of [...Object.keys(LETTERS), '+', '-', '?', '↵']) expect(CHARACTERS).toContain(letter);
  expect(() => write('É', 1, 0.1, flat)).toThrow(/É/);
});

test.each(CHARACTERS)('%s faces its reader and stays within its size', (character) => {
  const bands = write(character, 0.3, 0.03, flat);
  expect(bands.length).toBeGreaterThan(0);
  for (const corners of bands) {
    expect(corners.length).toBe(4);
    for (const [x, y] of corners) {
      expect(Math.abs(x)).toBeLessThan(0.1 + 0.045);
      expect(Math.abs(y)).toBeLessThan(0.15 + 0.045);
    }
    // counter-clockwise
    const area = corners.reduce((sum, [x, y], i) => {
      const [nx, ny] = corners[(i + 1) % 4];
      return sum + x * ny - nx * y;
    }, 0);
    expect(area).toBeGreaterThan(0);
  }
});

test('no two letters have the same shape', () => {
  expect(new Set(CHARACTERS.map((c) => JSON.stringify(write(c, 1, 0.1, flat)))).size).toBe(CHARACTERS.length);
});

test('a longer text is wider and stays centred', () => {
  const xs = write('+K', 0.3, 0.03, flat).flatMap((corners) => corners.map(([x]) => x));
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  expect(Math.abs(left + right)).toBeLessThan(0.03);
  expect(right - left).toBeCloseTo(widthOf('+K', 0.3), 1);
});

test('bands that meet share their edge, so that corners have no gaps', () => {
  const [one, two, three] = band(
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ],
    0.1,
    flat,
  );
  expect([one[1], one[2]]).toEqual([two[0], two[3]]);
  expect([two[1], two[2]]).toEqual([three[0], three[3]]);
  // the ends of a closed line meet
  for (const [a, b] of [
    [three[1], one[0]],
    [three[2], one[3]],
  ]) {
    expect(a[0]).toBeCloseTo(b[0], 6);
    expect(a[1]).toBeCloseTo(b[1], 6);
  }
});
