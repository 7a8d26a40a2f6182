import { expect, test } from 'vitest';
import { Chance } from '../../engine/search/chance.ts';
import { fitTo } from './fit.ts';
import type { Samples } from './samples.ts';

const SPREADS = [60, 60, 20, 60];
/** By these the results were drawn; the scores as they stand know nothing of it. The last one changes no score. */
const TRUE_CHANGES = [80, -50, 15, 0];
const SCALE = 0.005;
const PER_GAME = 4;

/** Games between sides that are apart by what each parameter counts for; `SCALE` says how much that matters. */
function madeUp(games: number, seed: number): Samples {
  const chance = new Chance(seed);
  const width = SPREADS.length;
  const count = games * PER_GAME;
  const features = new Float32Array(count * width);
  const scores = new Float64Array(count);
  const points = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    scores[i] = chance.below(801) - 400;
    let score = scores[i];
    for (let k = 0; k < width - 1; k++) {
      features[i * width + k] = chance.below(5) - 2;
      score += TRUE_CHANGES[k] * features[i * width + k];
    }
    points[i] = chance.below(1e6) / 1e6 < 1 / (1 + Math.exp(-SCALE * score)) ? 1 : 0;
  }
  return { features, scores, points, games: Int32Array.from(scores, (_, i) => Math.floor(i / PER_GAME)) };
}

test('the weights by which results were drawn are found again, and games held out are told better', () => {
  const { changes, heldOut, others, steps } = fitTo(madeUp(5000, 1), SPREADS);
  for (const [k, change] of TRUE_CHANGES.entries()) expect(Math.abs(changes[k] - change), `${k}`).toBeLessThan(10);
  expect(heldOut.after).toBeLessThan(heldOut.before - 0.01);
  expect(others.after).toBeLessThan(others.before - 0.01);
  expect(steps).toBeGreaterThan(0);
});
test('the same samples give the same numbers', () => {
  expect(fitTo(madeUp(200, 2), SPREADS)).toEqual(fitTo(madeUp(200, 2), SPREADS));
});
test('the scale by which results were drawn is found where the scores stand as they should', () => {
  const { features, ...rest } = madeUp(5000, 3);
  const scores = rest.scores.map((score, i) =>
    TRUE_CHANGES.reduce((sum, change, k) => sum + change * features[i * SPREADS.length + k], score),
  );
  const { scale, changes } = fitTo({ features, ...rest, scores }, SPREADS);
  expect(Math.abs(scale - SCALE)).toBeLessThan(0.1 * SCALE);
  for (const change of changes) expect(Math.abs(change)).toBeLessThan(10);
});
test('a number that changes no score stays where it stands, whatever the others do', () => {
  const { changes } = fitTo(madeUp(500, 4), SPREADS);
  expect(Math.abs(changes[0])).toBeGreaterThan(10);
  expect(changes[3]).toBe(0);
});
test('without games to hold out nothing is fitted', () => {
  expect(() => fitTo({ ...madeUp(1, 5) }, SPREADS)).toThrow('too few games');
});
