import { describe, expect, test } from 'vitest';
import { variantOf } from '../ladder/known-variants.ts';
import type { Samples } from './samples.ts';
import { type Parameter, tunables } from './tunable.ts';
import { changesSaid, fittedWeights } from './written.ts';

const parameter = (group: string, name: string, start: number, isGiven = false): Parameter => ({
  ...{ group, name, start, isGiven, spread: 1 },
});
const parameters = [
  parameter('worth', 'rook', 500),
  parameter('worth', 'ghost', 20, true),
  parameter('inHand', 'rook', 375),
  parameter('freedom', 'rook', 1),
  parameter('middle', 'rook', 0),
  parameter('terms', 'near', 4, true),
  parameter('terms', 'promotion', 89.85, true),
];
/** In one position all but the hand and the last term count. */
const samples: Samples = {
  features: Float32Array.from([1, -1, 0, 0.5, 0.2, 3, 0]),
  scores: new Float64Array(1),
  points: new Float64Array(1),
  games: new Int32Array(1),
};
const found = {
  changes: Float64Array.from([12.4, -30, 0, 0.251, 0.3, -0.52, 0]),
  ...{ scale: 0.005, steps: 1, heldOut: { before: 1, after: 1 }, others: { before: 1, after: 1 } },
};

test('fitted numbers are rounded, no piece is worth less than nothing, and what no position depends on stays as it is', () => {
  expect(fittedWeights(parameters, found, samples)).toEqual({
    worth: { rook: 512, ghost: 0 },
    freedom: { rook: 1.25 },
    terms: { near: 3.5, promotion: 89.85 },
  });
});
test('each number that has changed has a line', () => {
  expect(changesSaid(parameters, found)).toBe(
    'worth rook: 500 -> 512\nworth ghost: 20 -> 0\nfreedom rook: 1 -> 1.25\nterms near: 4 -> 3.5',
  );
});

describe.each(Object.entries(tunables))('%s', (id, { weights }) => {
  test('whatever tuned.json has a number for is a type of the game, or a term', () => {
    const types = new Set(variantOf(id).types.map((type) => type.id));
    const { terms, ...byType } = weights;
    expect(Object.keys(terms).length).toBeGreaterThan(0);
    for (const [group, numbers] of Object.entries(byType))
      for (const name of Object.keys(numbers)) expect(types.has(name), `${group} ${name}`).toBe(true);
  });
});
