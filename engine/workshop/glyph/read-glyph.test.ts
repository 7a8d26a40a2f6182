/** Glyphs of one's own: every letter of a path, what comes of it, and the first thing that is wrong with its column. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { readGlyph } from './read-glyph.ts';

const OUTLINE = /^(?:M-?[\d.]+ -?[\d.]+(?:L-?[\d.]+ -?[\d.]+|C-?[\d.]+(?: -?[\d.]+){5})+Z)+$/;
const outlineOf = (text: string): string => {
  const read = readGlyph(text);
  if (!('outline' in read)) throw new Error(`${read.column} ${read.says}`);
  return read.outline;
};
const problemOf = (text: string): string => {
  const read = readGlyph(text);
  return 'outline' in read ? '' : `${read.column} ${read.says}`;
};

describe('A path is written anew', () => {
  test.each([
    ['M 10 10 L 90 10 L 90 90 Z', 'M10 10L90 10L90 90Z'],
    ['M10,10,90,10,90,90', 'M10 10L90 10L90 90Z'],
    ['m10 10 80 0 0 80z', 'M10 10L90 10L90 90Z'],
    ['M10 10H90V90', 'M10 10L90 10L90 90Z'],
    ['m10 10h80v80', 'M10 10L90 10L90 90Z'],
    ['M 1e1 +10 L.9e2 10.0 90 90', 'M10 10L90 10L90 90Z'],
    ['M10 10L90-0L90 90', 'M10 10L90 0L90 90Z'],
    ['M0 0L50.126.5L0 50', 'M0 0L50.1 0.5L0 50Z'],
    ['M0 50C0 20 20 0 50 0S100 20 100 50', 'M0 50C0 20 20 0 50 0C80 0 100 20 100 50Z'],
    ['M0 50c0-30 20-50 50-50s50 20 50 50', 'M0 50C0 20 20 0 50 0C80 0 100 20 100 50Z'],
    ['M0 50Q30 0 60 50T90 50', 'M0 50C20 16.7 40 16.7 60 50C80 83.3 90 83.3 90 50Z'],
    ['M0 50L60 50T90 20S90 90 10 90', 'M0 50L60 50C60 50 70 40 90 20C90 20 90 90 10 90Z'],
  ])('%s', (text, outline) => {
    expect(outlineOf(text)).toBe(outline);
  });
  test('two loops, and what goes on behind Z begins where that loop began', () => {
    expect(outlineOf('M10 10h20v20z h-5v-5z M50 50h30v30')).toBe(
      'M10 10L30 10L30 30ZM10 10L5 10L5 5ZM50 50L80 50L80 80Z',
    );
    expect(outlineOf('M10 10h20v20z m40 40h30v30')).toBe('M10 10L30 10L30 30ZM50 50L80 50L80 80Z');
  });
  test('a circle of two arcs, however its flags are written', () => {
    const circle = outlineOf('M20 50A30 30 0 0 1 80 50A30 30 0 0 1 20 50Z');
    expect(circle.match(/C/g)).toHaveLength(4);
    expect(circle).toContain('C20 33.4 33.4 20 50 20');
    expect(outlineOf('M20 50a30 30 0 0160 0a30 30 0 01-60 0')).toBe(circle);
  });
  test('an arc the long way round, a turned ellipse, and one that is too small to reach', () => {
    expect(outlineOf('M50 20A30 30 0 1 1 20 50L50 50').match(/C/g)).toHaveLength(3);
    expect(outlineOf('M50 20A30 30 0 0 0 20 50L50 50').match(/C/g)).toHaveLength(1);
    expect(outlineOf('M20 50A10 10 0 0 1 80 50')).toBe(outlineOf('M20 50A30 30 0 0 1 80 50'));
    expect(outlineOf('M20 50A20 10 90 0 1 20 90')).toBe(outlineOf('M20 50A10 20 0 0 1 20 90'));
    expect(outlineOf('M20 20A0 9 0 0 1 80 20L50 80')).toBe('M20 20L80 20L50 80Z');
  });
  test('and a written outline is its own outline', () => {
    const outline = outlineOf('M20 50A30 30 0 0 1 80 50Q80 90 50 90t-30-40M40 40h9v9');
    expect(outline).toMatch(OUTLINE);
    expect(outlineOf(outline)).toBe(outline);
  });
});

describe('What is wrong is told with its column', () => {
  test.each([
    ['', '1 A glyph begins with “M”'],
    ['L 10 10', '1 A glyph begins with “M”'],
    ['M 10 10 X 20 20', '9 “X” is no letter of a path'],
    ['M 10 10 L 20 <b>', '14 A number is missing'],
    ['M 10 10 <b>', '9 “<” is no letter of a path'],
    ['M 10 10 ſ 20 20 30 30', '9 “ſ” is no letter of a path'],
    ['M 10 10 😀', '9 “😀” is no letter of a path'],
    ['M 10', '5 A number is missing'],
    ['M 10 10 L 20', '13 A number is missing'],
    ['M 10 10 L 20 20,', '17 A number is missing'],
    ['M 10 10 L 20,,20', '14 A number is missing'],
    ['M 10 10 L 20 20 30', '19 A number is missing'],
    ['M 10 10 L 1e 20', '12 A number is missing'],
    ['M 10 10 Z 20 20', '11 “2” is no letter of a path'],
    ['M 10 10 A 20 20 0 2 1 30 30', '19 Here stands 0 or 1'],
    ['M 10 10 L 120 20 L 20 20', '9 A glyph stays in its box'],
    ['M 10 10 L 20 20 -30 20', '17 A glyph stays in its box'],
    ['M 10 10 C 10 400 90 400 90 10', '9 A glyph stays in its box'],
    ['M 10 10 L 1e999 20', '9 A glyph stays in its box'],
    ['M 10 10 A 1e300 1e300 0 0 1 30 30', '9 A glyph stays in its box'],
    ['M 10 10', '1 This glyph encloses nothing'],
    ['M 10 10 L 90 90 L 50 50 Z', '1 This glyph encloses nothing'],
    ['M 10 10 h5v5h-5z', '1 This glyph encloses nothing'],
  ])('%s', (text, says) => {
    expect(problemOf(text)).toContain(says);
  });
  test('a curve may bend beyond the box with its handles, if not with its line', () => {
    expect(problemOf('M 10 90 C 10 -20 90 -20 90 90')).toBe('');
  });
  test('too many letters, and too many lines', () => {
    const long = `M 10 10${' h80 v80 h-80 v-80'.repeat(300)}`;
    expect(problemOf(long)).toBe(`${LIMITS.glyph + 1} A glyph has at most 4096 letters.`);
    const many = `M 10 10${'h1h-1'.repeat(LIMITS.glyphParts / 2)}`;
    expect(problemOf(`${many}h80v80`)).toContain('A glyph has at most 400 lines and curves.');
    expect(problemOf(`M 10 10${'h1h-1'.repeat(LIMITS.glyphParts / 2 - 1)}h80v80`)).toBe('');
  });
});

test('whatever is written, what comes of it is numbers and the letters M, L, C and Z', () => {
  const pieces = fc.oneof(
    fc.constantFrom(...'MLHVCSQTAZmlhvcsqtaz ,.-+eE<>"\'&;()#x\u202e'),
    fc.constantFrom('M10 10', 'h80', 'v80', 'a9 9 0 0 1', '<script>', '"/>', 'url(#x)', 'NaN', 'Infinity', '1e999'),
    fc.integer({ min: -20, max: 120 }).map((n) => ` ${n}`),
  );
  let read = 0;
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), fc.boolean(), (parts, begins) => {
      const text = (begins ? 'M10 10h80v80' : '') + parts.join('');
      const glyph = readGlyph(text);
      if ('outline' in glyph) {
        read++;
        expect(glyph.outline).toMatch(OUTLINE);
        expect(readGlyph(glyph.outline)).toEqual(glyph);
      } else {
        expect(glyph.column).toBeGreaterThan(0);
        expect(glyph.column).toBeLessThanOrEqual(text.length + 1);
      }
    }),
    { seed: 5, numRuns: 5000 },
  );
  expect(read).toBeGreaterThan(100);
});
