import { expect, test } from 'vitest';
import { firstWrongLetter } from './json-place.ts';

test.each([
  ['{"pieces": [}', 12],
  ['{"a": 1,}', 8],
  ['{"a" 1}', 5],
  ['{a: 1}', 1],
  ['{"a": 01}', 7],
  ['{"a": "b', 6],
  ['[1, 2', 5],
  ['{"a": [1, {"b": tru}]}', 16],
  ['{"a": "\\x"}', 6],
  ['{} x', 3],
  ['', 0],
])('%s', (text, at) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(firstWrongLetter(text)).toBe(at);
});

test.each(['{}', '[]', ' {"a": [1, -2.5e3, "\\u00e4\\n", null, true, {"b": {}}]} '])('%s is complete', (text) => {
  expect(() => JSON.parse(text)).not.toThrow();
  expect(firstWrongLetter(text)).toBe(text.length);
});
