import { expect, test } from 'vitest';
import { isSameData } from './same-data.ts';

test.each([
  ['equal fields in another order', { a: 1, b: [true, null, 'x'] }, { b: [true, null, 'x'], a: 1 }, true],
  ['another value deep inside', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }, false],
  ['a field more', { a: 1 }, { a: 1, b: undefined }, false],
  ['another field of the same value', { a: undefined }, { b: undefined }, false],
  ['a field that every object inherits', { toString: 1 }, { a: 1 }, false],
  ['an array and an object with its fields', ['x'], { 0: 'x' }, false],
  ['an array in another order', [1, 2], [2, 1], false],
  ['null and an object', null, {}, false],
  ['a number and its text', 1, '1', false],
])('%s', (_, a, b, are) => {
  expect(isSameData(a, b)).toBe(are);
  expect(isSameData(b, a)).toBe(are);
});
