/** The bench warns when its figures are not reliable. */
import { expect, test } from 'vitest';
import { jitterOf, saidOf, signsNow } from './quiet.mjs';

test('jitter is how much longer work takes than at its best, without single outliers', () => {
  expect(jitterOf([10, 10, 10, 10, 10, 10, 10, 10, 10, 10])).toBe(0);
  expect(jitterOf([10, 15, 15, 15, 15, 15, 15, 15, 15, 15])).toBeCloseTo(0.5);
  expect(jitterOf([...Array(19).fill(10), 90])).toBe(0);
});

test('warns if the machine was loaded before the bench, or runs unevenly', () => {
  expect(saidOf('At the start', { load: 0.1, jitter: 0.05 })).toBe(
    'At the start: load 10 % of the processors, jitter 5 %.',
  );
  expect(saidOf('At the start', { load: 0.9, jitter: 0.05 })).toMatch(/^WARNING/);
  expect(saidOf('At the end', { load: 0.9, jitter: 0.05 }, true)).not.toMatch(/WARNING/);
  expect(saidOf('At the end', { load: 0.9, jitter: 0.8 }, true)).toMatch(/^WARNING.*jitter 80 %/);
});

test('the measures are taken on this machine', () => {
  const { load, jitter } = signsNow();
  expect(load).toBeGreaterThanOrEqual(0);
  expect(jitter).toBeGreaterThanOrEqual(0);
});
