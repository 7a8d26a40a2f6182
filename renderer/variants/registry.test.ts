import { expect, test } from 'vitest';
import { artOf } from './arts.ts';
import { featureGlyphsOf, glyphsOf } from './registry.ts';

test.each(['acid', 'deicide', 'fourchan'])(
  '%s has glyphs and figures for the same kinds, and two different liveries',
  (variant) => {
    const art = artOf(variant);
    expect(art.id).toBe(variant);
    expect(Object.keys(art.figures).sort()).toEqual(Object.keys(glyphsOf(variant)).sort());
    const [one, other] = art.liveries;
    for (const slot of ['body', 'accent', 'light', 'dark'] as const) expect(one[slot], slot).not.toBe(other[slot]);
  },
);

test.each(['acid', 'deicide', 'fourchan'])('%s draws the same terrain flat and in space', (variant) => {
  const looks = artOf(variant).terrain?.looks ?? {};
  expect(Object.keys(looks).sort()).toEqual(Object.keys(featureGlyphsOf(variant)).sort());
});

test('a variant without pictures is a mistake that names itself', () => {
  expect(() => glyphsOf('halma')).toThrow(/halma/);
  expect(() => artOf('halma')).toThrow(/halma/);
});
