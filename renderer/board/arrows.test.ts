import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { arrowColours } from './arrows.ts';

test('both boards draw an arrow in the same colour', () => {
  const css = readFileSync(new URL('../ui/shell/tokens.css', import.meta.url), 'utf8');
  const token = (name: string) => css.match(new RegExp(`--arrow-${name}: (#[0-9a-f]{6});`))?.[1];
  expect(arrowColours).toEqual({
    first: token('1'),
    second: token('2'),
    third: token('3'),
    hint: token('1'),
    threat: token('threat'),
  });
});
