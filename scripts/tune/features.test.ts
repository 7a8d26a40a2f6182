/** The evaluation is the sum of its numbers, each as often as it counts: what the fit takes for granted. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../../engine/core/game.ts';
import { Chance } from '../../engine/search/chance.ts';
import { Evaluator, evaluatorOf } from '../../engine/search/evaluate.ts';
import { everyPosition } from '../../engine/testing/random-positions.ts';
import { variantOf } from '../ladder/known-variants.ts';
import { Features } from './features.ts';
import { parametersOf, tunables, weightsOf } from './tunable.ts';

const POSITIONS = 400;
/** Each piece's score on its cell is rounded, and what else there is. */
const roundedAway = (game: Game): number => 0.5 * game.pieces.length;

describe.each(Object.entries(tunables))('%s', (id, tunable) => {
  const variant = variantOf(id);
  const parameters = parametersOf(variant, tunable);
  const start = parameters.map((parameter) => parameter.start);

  test('the numbers that are fitted are those by which the game is judged, with mop-up', () => {
    const shipped = evaluatorOf(variant);
    const made = new Evaluator(variant, tunable.judgementWith(weightsOf(parameters, start)));
    expect([...made.worth]).toEqual([...shipped.worth]);
    everyPosition(variant, 1, POSITIONS, (game) => expect(made.score(game)).toBe(shipped.score(game)));
  });

  test('in random positions features times numbers are the score, with those that stand and with any others', () => {
    const features = new Features(variant, tunable, parameters);
    const chance = new Chance(7);
    const others = parameters.map(({ start, spread }) =>
      Math.max(0, start + (spread * (chance.below(2001) - 1000)) / 1000),
    );
    const [standing, changed] = [start, others].map(
      (numbers) =>
        new Evaluator(
          variant,
          tunable.judgementWith(weightsOf(parameters, numbers), () => 0),
        ),
    );
    let uneven = 0;
    everyPosition(variant, 2, POSITIONS, (game) => {
      const counts = features.of(game);
      const sign = game.toMove === 0 ? 1 : -1;
      const total = (numbers: readonly number[]): number => numbers.reduce((sum, each, i) => sum + each * counts[i], 0);
      expect(Math.abs(sign * standing.score(game) - total(start))).toBeLessThan(roundedAway(game));
      expect(Math.abs(sign * changed.score(game) - total(others))).toBeLessThan(roundedAway(game));
      if (Math.abs(total(others) - total(start)) > 2 * roundedAway(game)) uneven++;
    });
    expect(uneven).toBeGreaterThan(POSITIONS / 10);
  });
});
