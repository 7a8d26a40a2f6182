import { expect, test } from 'vitest';
import { figures } from './figures/index.ts';
import { featureGlyphs, glyphs } from './glyphs.ts';
import { looks } from './terrain/index.ts';

const all = Object.entries({ ...glyphs, ...featureGlyphs });

test('every kind and every look of terrain has a glyph, and nothing else has', () => {
  expect(Object.keys(glyphs).sort()).toEqual(Object.keys(figures).sort());
  expect(Object.keys(featureGlyphs).sort()).toEqual(Object.keys(looks).sort());
});

test.each(all)('%s uses only the ink and the paper it is given, and stays in its square', (_kind, glyph) => {
  expect(glyph).toContain('currentColor');
  const colours = [...glyph.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map((m) => m[1]);
  expect(colours.filter((c) => !['currentColor', 'var(--paper)', 'none'].includes(c))).toEqual([]);
  for (const [, x, y] of glyph.matchAll(/c[xy]="([-\d.]+)" c[xy]="([-\d.]+)"/g)) {
    expect(Number(x)).toBeGreaterThanOrEqual(0);
    expect(Number(y)).toBeLessThanOrEqual(45);
  }
});

test('no two glyphs are the same', () => {
  expect(new Set(all.map(([, glyph]) => glyph)).size).toBe(32);
});
