import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, styleThemes, tokensOf } from '../../testing/contrast.ts';

// Every pair of text and background colours in the style sheets, in both themes, by the WCAG 2 formula.
const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const themes = styleThemes(css);

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
  const [theirs, ours] = [tokensOf(css, usual), tokensOf(css, own)];
  for (const cell of ['cell-light', 'cell-dark', 'cell-zone']) {
    expect(ours[cell]).not.toBe(theirs[cell]);
    expect(contrast(ours[cell], theirs[cell]), cell).toBeLessThan(1.02);
  }
});

test('the line of the side to move stands out from its outline, and so from any ground, for every side', () => {
  const sheet = readFileSync(new URL('../table/board/Board.module.css', import.meta.url), 'utf8');
  const valueIn = (selector: string, name: string): string | undefined =>
    sheet
      .split(selector)[1]
      ?.split('}')[0]
      .match(new RegExp(`--${name}: (#[0-9a-f]{6})`))?.[1];
  const casing = valueIn('\n.edge {', 'casing');
  const sides = [...css.matchAll(/--side-([a-z]+): (#[0-9a-f]{6})/g)];
  expect(sides.length).toBeGreaterThanOrEqual(4);
  for (const [, id, colour] of sides) {
    // a dark side has a lighter line than its pieces
    const line = valueIn(`.edge[data-mover="${id}"] {`, 'halo') ?? colour;
    expect(contrast(line, casing!), id).toBeGreaterThan(7);
  }
});

test('black on white is 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
