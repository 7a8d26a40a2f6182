import { expect, test } from 'vitest';
import { readGlyph } from '../../../engine/workshop/glyph/read-glyph.ts';
import { outlineOf, pathOf, polygonsOf } from './outline.ts';

const CIRCLE = 'M20 50A30 30 0 0 1 80 50A30 30 0 0 1 20 50Z';
const read = (text: string): string => {
  const glyph = readGlyph(text);
  if (!('outline' in glyph)) throw new Error(glyph.says);
  return glyph.outline;
};

test('what the engine writes is read, and drawn anew in the box of a glyph', () => {
  const outline = outlineOf(read('M0 0H100V100H0Z M25 25v50h50v-50z'))!;
  expect(outline).toHaveLength(2);
  expect(pathOf(outline)).toBe('M1.5 1.5L43.5 1.5L43.5 43.5L1.5 43.5ZM12 12L12 33L33 33L33 12Z');
  expect(pathOf(outlineOf(read(CIRCLE))!)).toMatch(/^M9\.9 22\.5(?:C[\d. ]+){4}Z$/);
});
test('curves become lines that keep to them', () => {
  const [points] = polygonsOf(outlineOf(read(CIRCLE))!);
  expect(points.length).toBeGreaterThan(16);
  expect(points.length).toBeLessThan(50);
  for (const [x, y] of points) expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(30, 0);
});
test.each([
  undefined,
  '',
  'M0 0',
  'M0 0Z',
  'L0 0L1 1Z',
  'M0 0L1 1',
  'm0 0L1 1Z',
  'M0 0 L1 1Z',
  'M0 0L1Z',
  'M0 0C1 1 2 2Z',
  'M0 0L1e3 1Z',
  'M0 0L99999 1Z',
  'M0 0L1 1Z"/><script>',
  '<b>M0 0L1 1Z',
  `M0 0${'L1 1'.repeat(10_000)}Z`,
])('nothing else is an outline: %s', (text) => {
  expect(outlineOf(text)).toBeNull();
});
