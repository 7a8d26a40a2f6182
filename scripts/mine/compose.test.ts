/** A theme and a seed bring the same problem again, and most drawn positions hold none. */
import { expect, test } from 'vitest';
import { shippedProblem } from '../../engine/problems/shipped-problems.ts';
import { variantNamed } from '../../engine/variants/registry.ts';
import { composed, themesOf } from './compose.ts';

const deicide = variantNamed('deicide');
if (!deicide) throw new Error('deicide');

test.each([
  ['sumo', 215],
  ['bomber', 269],
  ['ziggurats', 141],
] as const)('the problem %s %i of Deicide Chess is composed again', (theme, seed) => {
  const shipped = shippedProblem(`deicide-${theme}-${seed}`);
  expect(shipped).toBeDefined();
  expect(composed(deicide, theme, seed)).toEqual(shipped);
});
test('a drawn position without a single way to win is no problem', () => {
  expect([1, 2, 3].map((seed) => composed(deicide, 'sumo', seed))).toEqual([null, null, null]);
});
test('there are themes for the games in which something is composed', () => {
  expect(themesOf('deicide')).toContain('time-machine');
  expect(themesOf('acid')).toContain('worm');
  expect(themesOf('chesimals')).toEqual([]);
});
