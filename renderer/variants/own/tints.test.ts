/** Tints are seen on either side, and never make one side look like the other: flat by night and by day, and in space. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, styleThemes, tokensOf } from '../../testing/contrast.ts';
import { plainLiveries } from '../plain/liveries.ts';
import { wardrobe } from './liveries.ts';
import { SET_LIVERIES } from './sets/liveries.ts';
import { TINT_COLOURS, tintNamed, tintNames } from './tints.ts';

const css = readFileSync(new URL('../../ui/shell/tokens.css', import.meta.url), 'utf8');
const glyphs = tokensOf(css, '\n:root {');
const inks = [glyphs['glyph-light'], glyphs['glyph-dark']] as const;

test.each(tintNames)('the style sheet has %s for the lines of either side', (tint) => {
  const { line, pale } = TINT_COLOURS[tint];
  expect(tokensOf(css, '\n[data-side="0"] {')[`tint-${tint}`]).toBe(line);
  expect(tokensOf(css, '\n[data-side="1"] {')[`tint-${tint}`]).toBe(pale);
});
test('nothing else is a tint', () => {
  for (const name of ['', 'Red', 'blue', 'constructor', '__proto__', undefined]) expect(tintNamed(name)).toBeNull();
});

describe.each(tintNames)('%s', (tint) => {
  const { line, pale } = TINT_COLOURS[tint];
  test('is read on the ink of its side, letters of tokens too, and is far from it on the other', () => {
    expect(contrast(line, inks[0])).toBeGreaterThan(7);
    expect(contrast(pale, inks[1])).toBeGreaterThan(7);
    expect(contrast(line, pale)).toBeGreaterThan(3);
  });
  test.each(Object.entries(styleThemes(css)))('stands out from the cells as ink or as outline: %s', (_, theme) => {
    for (const cell of ['cell-light', 'cell-dark', 'cell-zone'].map((name) => theme[name])) {
      for (const [ink, edge] of [
        [inks[0], line],
        [inks[1], pale],
      ])
        expect(Math.max(contrast(ink, cell), contrast(edge, cell)), cell).toBeGreaterThan(3);
    }
  });
});

const LENDERS = [null, 'deicide', 'acid', 'fourchan', 'chesimals'] as const;
describe.each([null, ...tintNames])('In space, %s', (tint) => {
  test.each(LENDERS)('on what %s lends', (lender) => {
    const { liveries, pairs } = wardrobe('tokens', new Map([['x', { from: lender ?? { set: 'tokens' }, tint }]]));
    const [white, black] = [liveries[2 * pairs.x], liveries[2 * pairs.x + 1]];
    const untinted = lender ? plainLiveries : SET_LIVERIES.tokens;
    // bodies tell the sides apart
    expect([white.body, black.body]).toEqual(untinted.map(({ body }) => body));
    expect(contrast(white.body, black.body)).toBeGreaterThan(9);
    if (lender === 'fourchan') {
      // lines are read on the tile, and letters on its panel
      for (const { dark, body, light, accent } of [white, black]) {
        expect(contrast(dark, body)).toBeGreaterThan(4.5);
        expect(contrast(light, accent)).toBeGreaterThan(2.9);
      }
      // whole parts are of lines: they are on neither side as pale, or as dark, as the other one's body
      if (!tint)
        for (const side of [white, black])
          expect(contrast(side.dark, side === white ? black.body : white.body)).toBeGreaterThan(1.6);
    } else if (tint) {
      expect(contrast(white.accent, white.body)).toBeGreaterThan(4);
      expect(contrast(black.accent, black.body)).toBeGreaterThan(6);
      expect(white.accent).not.toBe(untinted[0].accent);
    }
    // letters of tokens
    if (!lender)
      for (const { dark, body } of [white, black]) expect(contrast(dark, body)).toBeGreaterThan(tint ? 6 : 7);
  });
});

test('figures that come out in the same colours share a pair, and the first pair is that of the set', () => {
  const { liveries, pairs } = wardrobe(
    'tokens',
    new Map([
      ['a', { from: 'deicide', tint: 'red' }],
      ['b', { from: 'chesimals', tint: 'red' }],
      ['c', { from: 'deicide', tint: null }],
      ['d', { from: { set: 'tokens' }, tint: null }],
    ] as const),
  );
  expect(pairs).toEqual({ a: 1, b: 1, c: 2, d: 0 });
  expect(liveries).toHaveLength(6);
  expect(liveries.slice(0, 2)).toEqual(SET_LIVERIES.tokens);
});
