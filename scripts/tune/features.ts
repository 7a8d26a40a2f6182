/**
 * What each number of a judgement counts for in a position. The evaluation is linear in its numbers, so that is what the score
 * gains when the number is one more: nothing about any game has to be told twice.
 */
import type { Game } from '../../engine/core/game.ts';
import type { Variant } from '../../engine/core/variant.ts';
import { Evaluator } from '../../engine/search/evaluate.ts';
import { type Parameter, type Tunable, weightsOf } from './tunable.ts';

/** Scores are integers: one more of a number would often be lost by rounding. */
const MORE = 1000;

export class Features {
  private readonly asItStands: Evaluator;
  private readonly more: readonly Evaluator[];

  /** Mop-up goes by thresholds and is left out: what it adds is no parameter's doing. */
  constructor(variant: Variant, { judgementWith }: Tunable, parameters: readonly Parameter[]) {
    const start = parameters.map((parameter) => parameter.start);
    const evaluatorWith = (numbers: readonly number[]): Evaluator =>
      new Evaluator(
        variant,
        judgementWith(weightsOf(parameters, numbers), () => 0),
      );
    this.asItStands = evaluatorWith(start);
    this.more = parameters.map((_, i) => evaluatorWith(start.map((number, k) => (k === i ? number + MORE : number))));
  }
  /** By parameter, for side 0. */
  of(game: Game): Float32Array {
    const sign = game.toMove === 0 ? 1 : -1;
    const score = this.asItStands.score(game);
    return Float32Array.from(this.more, (evaluator) => (sign * (evaluator.score(game) - score)) / MORE);
  }
}
