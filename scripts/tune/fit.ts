/**
 * Logistic regression of results on scores that are linear in their parameters. First the scale by which a score is turned into
 * a chance to win is fitted, then the parameters, which are pulled towards where they stand. One game of five is held out: as
 * soon as these are told no better, it ends. The same samples give the same numbers.
 */
import type { Samples } from './samples.ts';

export interface Fit {
  /** by parameter: what is to be added to it */
  readonly changes: Float64Array;
  /** the chance of the first side to win is 1 / (1 + exp(-scale * score)) */
  readonly scale: number;
  readonly steps: number;
  /** the mean loss of the games that were held out and of the others, as it was and as it is; nats a sample */
  readonly heldOut: { readonly before: number; readonly after: number };
  readonly others: { readonly before: number; readonly after: number };
}

const HELD_OUT = 5;
const MOST_STEPS = 3000;
/** Held-out games that are told no better for so many steps will not be. */
const PATIENCE = 200;
const MOMENTUM = 0.9;

/** `spreads`: by parameter, how far it is thought to be from where it stands; a game weighs as much as that belief. */
export function fitTo(samples: Samples, spreads: readonly number[]): Fit {
  const indices = Array.from(samples.scores, (_, i) => i);
  const heldOut = indices.filter((i) => samples.games[i] % HELD_OUT === 0);
  const others = indices.filter((i) => samples.games[i] % HELD_OUT !== 0);
  if (heldOut.length === 0 || others.length === 0) throw new Error('There are too few games to hold some out.');
  const games = new Set(others.map((i) => samples.games[i])).size;
  const model = new Model(samples, spreads);
  const scale = scaleOf(samples, others);
  const before = { heldOut: model.loss(heldOut, scale), others: model.loss(others, scale) };
  const pull = 1 / games;
  const rate = 1 / (model.steepness(others, scale) + pull);
  const speed = new Float64Array(spreads.length);
  let best = { loss: before.heldOut, step: 0, at: model.at.slice() };
  let step = 1;
  for (; step <= MOST_STEPS && step - best.step <= PATIENCE; step++) {
    const slope = model.slope(others, scale);
    for (let k = 0; k < speed.length; k++) {
      speed[k] = MOMENTUM * speed[k] - rate * (slope[k] + pull * model.at[k]);
      model.at[k] += speed[k];
    }
    const loss = model.loss(heldOut, scale);
    if (loss < best.loss) best = { loss, step, at: model.at.slice() };
  }
  model.at.set(best.at);
  return {
    changes: best.at.map((at, k) => at * spreads[k]),
    scale,
    steps: best.step,
    heldOut: { before: before.heldOut, after: best.loss },
    others: { before: before.others, after: model.loss(others, scale) },
  };
}

const chanceOf = (score: number): number => 1 / (1 + Math.exp(-score));
const lossOf = (chance: number, points: number): number => {
  const sure = Math.min(1 - 1e-12, Math.max(1e-12, chance));
  return -points * Math.log(sure) - (1 - points) * Math.log(1 - sure);
};

/** The scores with every parameter changed by so many of its spreads, `at`. */
class Model {
  readonly at: Float64Array;
  private readonly samples: Samples;
  private readonly spreads: readonly number[];

  constructor(samples: Samples, spreads: readonly number[]) {
    this.samples = samples;
    this.spreads = spreads;
    this.at = new Float64Array(spreads.length);
  }
  private score(i: number): number {
    const { features, scores } = this.samples;
    const { at, spreads } = this;
    let score = scores[i];
    for (let k = 0; k < at.length; k++) score += features[i * at.length + k] * spreads[k] * at[k];
    return score;
  }
  loss(of: readonly number[], scale: number): number {
    let sum = 0;
    for (const i of of) sum += lossOf(chanceOf(scale * this.score(i)), this.samples.points[i]);
    return sum / of.length;
  }
  /** Of the mean loss, by parameter, for each of its spreads. */
  slope(of: readonly number[], scale: number): Float64Array {
    const { features, points } = this.samples;
    const { spreads } = this;
    const slope = new Float64Array(spreads.length);
    for (const i of of) {
      const surprise = (scale * (chanceOf(scale * this.score(i)) - points[i])) / of.length;
      for (let k = 0; k < slope.length; k++) slope[k] += surprise * features[i * slope.length + k];
    }
    return slope.map((each, k) => each * spreads[k]);
  }
  /** At most so much the slope changes with one spread in any direction: the largest curvature, by repeated multiplication. */
  steepness(of: readonly number[], scale: number): number {
    const { features } = this.samples;
    const { spreads } = this;
    const width = spreads.length;
    let direction = new Float64Array(width).fill(1 / Math.sqrt(width));
    let most = 0;
    for (let n = 0; n < 30; n++) {
      const next = new Float64Array(width);
      for (const i of of) {
        let along = 0;
        for (let k = 0; k < width; k++) along += features[i * width + k] * spreads[k] * direction[k];
        for (let k = 0; k < width; k++) next[k] += along * features[i * width + k] * spreads[k];
      }
      most = Math.hypot(...next);
      if (most === 0) return 0;
      direction = next.map((each) => each / most);
    }
    return (scale * scale * most) / (4 * of.length);
  }
}

/** With which results are likeliest as the scores stand; found by halving the range, in which the loss has one valley. */
function scaleOf({ scores, points }: Samples, of: readonly number[]): number {
  const slope = (scale: number): number =>
    of.reduce((sum, i) => sum + (chanceOf(scale * scores[i]) - points[i]) * scores[i], 0);
  let [low, high] = [1e-5, 1];
  for (let n = 0; n < 60; n++) {
    const middle = Math.sqrt(low * high);
    if (slope(middle) > 0) high = middle;
    else low = middle;
  }
  return low;
}
