import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// Every pair of text and background colours in the style sheets, in both themes, by the WCAG 2 formula.
const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const block = (selector: string): Record<string, string> => {
  const from = css.indexOf(selector);
  if (from < 0) throw new Error(`tokens.css has no block ${selector}`);
  const text = css.slice(from, css.indexOf('}', from));
  return Object.fromEntries([...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map((m) => [m[1], m[2]]));
};
const night = block('[data-theme="night"] {');
const themes = { night, day: { ...night, ...block('[data-theme="day"] {') } };

const luminance = (hex: string): number => {
  const [r, g, b] = [1, 3, 5]
    .map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string): number => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

const grounds = ['bg', 'bg-lamp', 'surface', 'surface-2', 'surface-3'];
const text = ['text', 'text-2', 'text-3', 'accent', 'danger', 'warn', 'ok', 'info'];
const pairs = [
  ...text.flatMap((front) => grounds.map((back) => [front, back, 4.5] as const)),
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ['on-accent-quiet', 'accent-quiet', 4.5],
  ['warn', 'warn-quiet', 4.5],
  ['danger', 'danger-quiet', 4.5],
  ['ok', 'ok-quiet', 4.5],
  ...grounds.flatMap((back) => [['line-strong', back, 3] as const, ['focus', back, 3] as const]),
] as const;

describe.each(Object.entries(themes))('%s', (_, theme) => {
  test.each(pairs)('%s on %s is at least %d to 1', (front, back, least) => {
    expect(contrast(theme[front], theme[back])).toBeGreaterThanOrEqual(least);
  });
});

test.each([
  ['night', '[data-theme="night"] {', '\n[data-board-of="acid"] {'],
  ['day', '[data-theme="day"] {', '[data-theme="day"] [data-board-of="acid"] {'],
])('the cells of acid are as light as the usual ones, in another colour: %s', (_, usual, own) => {
  const [theirs, ours] = [block(usual), block(own)];
  for (const cell of ['cell-light', 'cell-dark', 'cell-zone']) {
    expect(ours[cell]).not.toBe(theirs[cell]);
    expect(contrast(ours[cell], theirs[cell]), cell).toBeLessThan(1.02);
  }
});

test('the line of the side to move stands out from its outline, and so from any ground, for every side', () => {
  const sheet = readFileSync(new URL('../table/Board.module.css', import.meta.url), 'utf8');
  const casingOf = (selector: string): string | undefined =>
    sheet
      .split(selector)[1]
      ?.split('}')[0]
      .match(/--casing: (#[0-9a-f]{6})/)?.[1];
  const usual = casingOf('\n.edge {');
  const sides = [...css.matchAll(/--side-([a-z]+): (#[0-9a-f]{6})/g)];
  expect(sides.length).toBeGreaterThanOrEqual(4);
  for (const [, id, colour] of sides) {
    const casing = casingOf(`.edge[data-mover="${id}"] {`) ?? usual;
    expect(contrast(colour, casing!), id).toBeGreaterThan(7);
  }
});

test('black on white is 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
