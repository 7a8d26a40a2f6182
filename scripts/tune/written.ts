/** What a fit found, as tuned.json keeps it and as people read it. */
import type { Weights } from '../../engine/core/judgement.ts';
import type { Fit } from './fit.ts';
import type { Samples } from './samples.ts';
import { type Parameter, USUAL } from './tunable.ts';

/** Numbers that no position of the games depends on: nothing was learnt of these. */
function unseen({ features, scores }: Samples, width: number): readonly boolean[] {
  const seen = new Array<boolean>(width).fill(false);
  for (let i = 0; i < scores.length * width; i++) if (features[i] !== 0) seen[i % width] = true;
  return seen.map((isSeen) => !isSeen);
}
/** Digits behind the point: a part of what is measured, and terms that count many times, want some. */
const DIGITS: Readonly<Record<string, number>> = { freedom: 2, terms: 1 };
const rounded = (group: string, number: number): number => Number(number.toFixed(DIGITS[group] ?? 0)) + 0; // no -0
/** No piece is worth less than nothing: the search takes it that a capture gains. */
const bounded = (group: string, number: number): number =>
  group === 'worth' || group === 'inHand' ? Math.max(0, number) : number;

/** Left out is what is as usual, and what stays as it is measured because no game has it. */
export function fittedWeights(parameters: readonly Parameter[], { changes }: Fit, samples: Samples): Weights {
  const isUnseen = unseen(samples, parameters.length);
  const weights: Record<string, Record<string, number>> = {};
  parameters.forEach(({ group, name, start, isGiven }, i) => {
    const number = isUnseen[i] ? start : rounded(group, bounded(group, start + changes[i]));
    if (!isGiven && (isUnseen[i] || number === USUAL[group])) return;
    weights[group] ??= {};
    weights[group][name] = number;
  });
  return weights;
}
/** By group, a line for each number that has changed. */
export function changesSaid(parameters: readonly Parameter[], { changes }: Fit): string {
  return parameters
    .flatMap(({ group, name, start }, i) => {
      const now = rounded(group, bounded(group, start + changes[i]));
      return now === rounded(group, start) ? [] : [`${group} ${name}: ${rounded(group, start)} -> ${now}`];
    })
    .join('\n');
}
