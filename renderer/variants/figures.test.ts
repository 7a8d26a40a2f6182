/** What is true of the figures of every game: each stands on its cell, keeps its size, can be painted and casts a shadow. */
import { expect, test } from 'vitest';
import { castCount } from '../art/skin.ts';
import { everyArt } from './registry.ts';

interface Limits {
  readonly height: readonly [least: number, most: number];
  readonly reach: number;
  /** the slots of the palette that every figure uses */
  readonly slots: readonly number[];
  /** on which sides the shadow of a part reaches as far as the whole figure, as axes with signs; but for thin rims */
  readonly shadow?: readonly (readonly [axis: number, sign: number])[];
}
const UP_AND_ASIDE = [
  [0, 1],
  [0, -1],
  [1, 1],
  [2, 1],
] as const;
const LIMITS: Readonly<Record<string, Limits>> = {
  acid: { height: [0.45, 1.4], reach: 0.48, slots: [0, 2] }, // a body and a light
  chesimals: { height: [0.5, 1.1], reach: 0.47, slots: [0, 1, 2, 3] },
  // stone and metal; in front is the spur
  deicide: { height: [0.45, 1.4], reach: 0.48, slots: [0, 1], shadow: UP_AND_ASIDE },
  fourchan: { height: [0.45, 1.1], reach: 0.48, slots: [], shadow: [...UP_AND_ASIDE, [2, -1]] },
};
const built = (await everyArt()).flatMap(({ id, figures }) => {
  const limits = LIMITS[id];
  if (!limits) throw new Error(`${id} has no limits for its figures`);
  return Object.entries(figures).map(([kind, build]) => ({ name: `${id}/${kind}`, figure: build(), limits }));
});

test.each(built)('$name stands on its cell, keeps its size and names a palette slot for every vertex', (each) => {
  const { figure, limits } = each;
  figure.computeBoundingBox();
  const { min, max } = figure.boundingBox!;
  expect(min.y).toBeGreaterThan(-0.01);
  expect(max.y).toBeGreaterThan(limits.height[0]);
  expect(max.y).toBeLessThan(limits.height[1]);
  expect(Math.max(max.x, -min.x, max.z, -min.z)).toBeLessThan(limits.reach);
  const slots = new Set(figure.attributes.slot.array as Float32Array);
  expect([...slots].every((slot) => [0, 1, 2, 3].includes(slot))).toBe(true);
  expect(limits.slots.filter((slot) => !slots.has(slot))).toEqual([]);
  expect(figure.attributes.normal.count).toBe(figure.attributes.position.count);
});

const casting = built.flatMap(({ limits, ...each }) => (limits.shadow ? [{ ...each, sides: limits.shadow }] : []));
test.each(casting)('what $name casts comes first, and its mass is never left out of the shadow', (each) => {
  const { position } = each.figure.attributes;
  const cast = castCount(each.figure);
  expect(cast % 3).toBe(0);
  expect(cast).toBeGreaterThan(0);
  expect(cast).toBeLessThanOrEqual(position.count);
  const reach = (to: number, axis: number, sign: number): number => {
    let most = -Infinity;
    for (let i = 0; i < to; i++) most = Math.max(most, sign * position.array[i * 3 + axis]);
    return most;
  };
  for (const [axis, sign] of each.sides)
    expect(reach(position.count, axis, sign) - reach(cast, axis, sign)).toBeLessThan(0.1);
});
