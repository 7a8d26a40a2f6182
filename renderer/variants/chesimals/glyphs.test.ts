import { expect, test } from 'vitest';
import { unitKinds } from './figures/index.ts';
import { chipOf, FACES, glyphs, INKS, tileOf } from './glyphs.ts';
import { byOwner, colourIds, liveryColours } from './liveries.ts';

const luminance = (hex: string): number => {
  const [r, g, b] = [1, 3, 5]
    .map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
};

test('every kind has a glyph, the royal Chief one of its own, and nothing else has', () => {
  expect(Object.keys(glyphs).sort()).toEqual([...unitKinds, 'royal'].sort());
  expect(new Set(Object.values(glyphs)).size).toBe(6);
});

test.each(Object.entries(glyphs))('%s uses only the ink and the paper it is given', (_kind, glyph) => {
  expect(glyph).toContain('currentColor');
  const paints = [...glyph.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map((m) => m[1]);
  expect(paints.filter((paint) => !['currentColor', 'var(--paper)', 'none'].includes(paint))).toEqual([]);
  expect(glyph).not.toMatch(/NaN|undefined/);
});

const tiles = colourIds.flatMap((colour) =>
  unitKinds.flatMap((kind) =>
    (['alive', 'stone'] as const).map((life) => ({
      name: `${kind} ${colour} ${life}`,
      inner: tileOf(kind, colour, life),
    })),
  ),
);

test('no two of the 90 tiles are the same, every tag is closed and every number is one', () => {
  expect(tiles.length).toBe(90);
  expect(new Set(tiles.map(({ inner }) => inner)).size).toBe(90);
  for (const { name, inner } of tiles) {
    expect(inner, name).not.toMatch(/NaN|undefined/);
    expect(inner.match(/<g/g)!.length, name).toBe(inner.match(/<\/g>/g)!.length);
  }
});

test('colours are told apart without their paints: no two chips are the same in black and white', () => {
  const grey = (inner: string): string => inner.replaceAll(/#[0-9a-f]{6}/g, '#');
  for (const life of ['alive', 'stone'] as const) {
    expect(new Set(colourIds.map((colour) => grey(chipOf(colour, life)))).size).toBe(9);
    for (const kind of unitKinds) {
      expect(new Set(colourIds.map((colour) => grey(tileOf(kind, colour, life)))).size).toBe(9);
    }
  }
});

test('Q41: a neutral unit lies on a square plate, and nobody else does', () => {
  for (const colour of colourIds) {
    const isSquare = colour === 'neutral';
    expect(tileOf('guard', colour).includes('<rect'), colour).toBe(isSquare);
    expect(chipOf(colour).includes('<rect'), colour).toBe(isSquare);
  }
});

/** The shapes of a glyph, whatever they are painted with. */
const shapes = (inner: string): string[] => [...inner.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]);

test('a Chief wears the crown on the tiles of royal colours, and nobody else ever', () => {
  const [crown] = shapes(glyphs.royal);
  const [star] = shapes(glyphs.chief);
  for (const colour of colourIds) {
    const { royal } = liveryColours[colour];
    expect(shapes(tileOf('chief', colour)).includes(crown)).toBe(royal);
    expect(shapes(tileOf('chief', colour)).includes(star)).toBe(!royal);
    for (const kind of unitKinds) if (kind !== 'chief') expect(shapes(tileOf(kind, colour))).not.toContain(crown);
  }
});

test('tiles and chips are whole in themselves: no ink from outside, no style, which the page would refuse', () => {
  const chips = colourIds.flatMap((colour) => [chipOf(colour), chipOf(colour, 'stone')]);
  for (const inner of [...tiles.map((tile) => tile.inner), ...chips]) {
    expect(inner).not.toMatch(/style=|currentColor|var\(/);
  }
});

test('a stone tile has nothing left of its colour but the pattern', () => {
  for (const colour of colourIds) {
    const { body, light, dark } = liveryColours[colour];
    const stone = tileOf('guard', colour, 'stone');
    for (const paint of [body, light, dark, FACES[colour]]) expect(stone).not.toContain(paint);
    expect(stone.match(/transform="rotate/g)?.length).toBe(tileOf('guard', colour).match(/transform="rotate/g)?.length);
  }
});

test.each(colourIds)('ink is read on the face of %s', (colour) => {
  const [a, b] = [luminance(FACES[colour]), luminance(byOwner(INKS, liveryColours[colour].side))];
  expect(Math.max(a, b) / Math.min(a, b)).toBeGreaterThan(4.5);
});

test('a kind that there is not is refused', () => {
  expect(() => tileOf('bishop', 'grey')).toThrow(/bishop/);
});
