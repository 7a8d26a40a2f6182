import { expect, test } from 'vitest';
import { stepsBehind } from './second-leg.ts';

test.each([
  ['one step diagonally, then outward: straight', 1, 1, 'half', '0,1 1,0'],
  ['one step to the left, then outward: diagonally', -1, 0, 'half', '-1,-1 -1,1'],
  ['one step back, then straight on', 0, -1, 'on', '0,-1'],
  ['one step forward, then left or right', 0, 1, 'aside', '-1,0 1,0'],
  ['two steps diagonally, then outward by as much', 2, -2, 'half', '0,-2 2,0'],
  ['a Knight’s leap, then half left or half right', 1, 2, 'half', '-1,2 2,1'],
  ['a Knight’s leap, then left or right', 1, 2, 'aside', '-2,1 2,-1'],
  ['one step diagonally, then half back', 1, 1, 'halfBack', '-1,0 0,-1'],
  ['one step forward, then back', 0, 1, 'back', '0,-1'],
  ['three steps to the right, then on or aside', 3, 0, 'onOrAside', '0,-3 0,3 3,0'],
  ['one step forward, then any way but back', 0, 1, 'anyButBack', '-1,-1 -1,0 -1,1 0,1 1,-1 1,0 1,1'],
] as const)('%s', (_, dx, dy, way, steps) => {
  const found = stepsBehind(dx, dy, way).map((step) => step.join());
  expect(found.toSorted().join(' ')).toBe(steps);
});
