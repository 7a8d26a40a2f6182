/** The games whose judgement is fitted, and the numbers that each of them has. */
import type { Game } from '../../engine/core/game.ts';
import type { Judgement, Weights } from '../../engine/core/judgement.ts';
import type { Variant } from '../../engine/core/variant.ts';
import { evaluatorOf, IN_HAND } from '../../engine/search/evaluate.ts';
import { judgementWith as acid } from '../../engine/variants/acid/judgement.ts';
import acidTuned from '../../engine/variants/acid/tuned.json' with { type: 'json' };
import { judgementWith as chesimals } from '../../engine/variants/chesimals/judgement.ts';
import chesimalsTuned from '../../engine/variants/chesimals/tuned.json' with { type: 'json' };
import { judgementWith as deicide } from '../../engine/variants/deicide/judgement.ts';
import deicideTuned from '../../engine/variants/deicide/tuned.json' with { type: 'json' };
import { judgementWith as fourchan } from '../../engine/variants/fourchan/judgement.ts';
import fourchanTuned from '../../engine/variants/fourchan/tuned.json' with { type: 'json' };

export interface Tunable {
  readonly judgementWith: (weights: Weights, mopUp?: (game: Game) => number) => Judgement;
  /** as they stand in tuned.json */
  readonly weights: Weights;
}
export const tunables: Readonly<Record<string, Tunable>> = {
  acid: { judgementWith: acid, weights: acidTuned },
  chesimals: { judgementWith: chesimals, weights: chesimalsTuned },
  deicide: { judgementWith: deicide, weights: deicideTuned },
  fourchan: { judgementWith: fourchan, weights: fourchanTuned },
};
export const tunedFile = (variantId: string): string => `engine/variants/${variantId}/tuned.json`;

/** One number that is fitted. */
export interface Parameter {
  readonly group: string;
  readonly name: string;
  readonly start: number;
  /** how far from `start` it is thought to be, before any game is seen */
  readonly spread: number;
  /** does tuned.json have it already? */
  readonly isGiven: boolean;
}
/** What a group's numbers are where tuned.json says nothing. */
export const USUAL: Readonly<Record<string, number>> = { freedom: 1, middle: 0, ahead: 0 };
const SPREADS: Readonly<Record<string, (start: number) => number>> = {
  worth: (start) => 0.25 * Math.max(100, start),
  inHand: (start) => 0.25 * Math.max(100, start),
  freedom: () => 0.5,
  middle: () => 15,
  ahead: () => 15,
};
const spreadOf = (group: string, start: number): number =>
  SPREADS[group]?.(start) ?? Math.max(4, 0.5 * Math.abs(start));

/**
 * All numbers of the game's judgement, those that tuned.json leaves at what was measured included. Of a royal piece only where
 * it stands counts.
 */
export function parametersOf(variant: Variant, { weights }: Tunable): readonly Parameter[] {
  const found = new Map<string, Parameter>();
  const add = (group: string, name: string, start: number): void => {
    const key = `${group} ${name}`;
    if (!found.has(key))
      found.set(key, {
        group,
        name,
        start,
        spread: spreadOf(group, start),
        isGiven: weights[group]?.[name] !== undefined,
      });
  };
  for (const [group, numbers] of Object.entries(weights))
    for (const [name, start] of Object.entries(numbers)) add(group, name, start);
  const { worth = {}, inHand = {} } = evaluatorOf(variant).judgement;
  for (const { id, royal, ownerless } of variant.types) {
    if (ownerless) continue;
    for (const group of ['middle', 'ahead']) add(group, id, USUAL[group]);
    if (royal) continue;
    add('worth', id, worth[id]);
    add('inHand', id, inHand[id] ?? Math.trunc(IN_HAND * worth[id]));
    add('freedom', id, USUAL.freedom);
  }
  return [...found.values()];
}
/** The numbers in the order of the parameters, as a judgement wants them. */
export function weightsOf(parameters: readonly Parameter[], numbers: ArrayLike<number>): Weights {
  const weights: Record<string, Record<string, number>> = {};
  parameters.forEach(({ group, name }, i) => {
    weights[group] ??= {};
    weights[group][name] = numbers[i];
  });
  return weights;
}
