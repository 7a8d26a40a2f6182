import { expect, test } from 'vitest';
import { featureGlyphs } from './featureGlyphs.ts';
import { figures } from './figures/index.ts';
import { looks } from './gates/index.ts';
import { glyphs } from './glyphs.ts';

const all = Object.entries({ ...glyphs, ...featureGlyphs });

test('every form and every look of a gate has a glyph, and nothing else has', () => {
  expect(Object.keys(glyphs).sort()).toEqual(Object.keys(figures).sort());
  expect(Object.keys(featureGlyphs).sort()).toEqual(Object.keys(looks).sort());
});

const coloursOf = (glyph: string): (string | undefined)[] =>
  [...glyph.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map((m) => m[1]);

test.each(all)('%s is drawn within reach of its square, every tag closed, every number one', (_id, glyph) => {
  expect(glyph.match(/<g/g)?.length ?? 0).toBe(glyph.match(/<\/g>/g)?.length ?? 0);
  expect(glyph).not.toMatch(/NaN|undefined/);
  for (const [, x, y] of glyph.matchAll(/cx="([-\d.]+)" cy="([-\d.]+)"/g)) {
    expect(Number(x)).toBeGreaterThanOrEqual(-10);
    expect(Number(y)).toBeLessThanOrEqual(55);
  }
});

test.each(Object.entries(glyphs))('%s uses only the ink and the paper it is given', (_id, glyph) => {
  expect(glyph).toContain('currentColor');
  expect(coloursOf(glyph).filter((c) => c && !['currentColor', 'var(--paper)', 'none'].includes(c))).toEqual([]);
});

test('a gate has the colours of its owner and none of the other’s', () => {
  const of = (owner: string): Set<string | undefined> =>
    new Set(Object.entries(featureGlyphs).flatMap(([id, glyph]) => (id.includes(owner) ? coloursOf(glyph) : [])));
  const [white, black] = [of('white'), of('black')];
  expect([...white].filter((colour) => black.has(colour))).toEqual(['none']);
  expect(white.has('currentColor')).toBe(false);
});

test('a promoted glyph is its kind turned over: a solid tile with a plus, the emblem in the other colour', () => {
  for (const [kind, glyph] of Object.entries(glyphs).filter(([id]) => id.startsWith('+'))) {
    const base = glyphs[kind.slice(1)];
    expect(base.startsWith('<path fill="currentColor" d="M22.5 .5L38.5 7.5')).toBe(false);
    expect(glyph.startsWith('<path fill="currentColor" d="M22.5 .5L38.5 7.5')).toBe(true);
    expect(glyph).toContain('stroke="var(--paper)"');
    expect(glyph.length).toBeGreaterThan(base.length);
  }
});

test('no two glyphs are the same', () => {
  expect(new Set(all.map(([, glyph]) => glyph)).size).toBe(25 + 6);
});
