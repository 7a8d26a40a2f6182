/** The arithmetic of animation: easing, interpolation, paths at constant speed. Independent of what is animated. */

import type { Spot } from '../../art/spot.ts';
import type { Pose } from '../places.ts';

/** the pause between one effect and the next, so that causes are seen before their consequences */
export const BREATH = 40;

export const ease = (u: number): number => u * u * (3 - 2 * u);
/** The u at which `ease` has this value; ten bisections are finer than a frame. */
export function inverseEase(t: number): number {
  let [low, high] = [0, 1];
  for (let i = 0; i < 10; i++) {
    const middle = (low + high) / 2;
    if (ease(middle) < t) low = middle;
    else high = middle;
  }
  return high;
}
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const far = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.z - b.z);
export const put = (pose: Pose, spot: Spot): void => {
  pose.x = spot.x;
  pose.y = spot.y;
  pose.z = spot.z;
};
export const durationOf = (kind: { base: number; perCell: number; most: number }, distance: number): number =>
  Math.min(kind.most, kind.base + kind.perCell * distance);

/** A path through points at constant speed; heights change only near the end of each leg, as over a step. */
export class Path {
  readonly length: number;
  readonly #points: readonly Spot[];
  readonly #ends: number[] = [];
  constructor(points: readonly Spot[]) {
    this.#points = points;
    let sum = 0;
    for (let i = 1; i < points.length; i++) {
      sum += far(points[i - 1], points[i]);
      this.#ends.push(sum);
    }
    this.length = sum;
  }
  at(t: number): Spot {
    const points = this.#points;
    const s = t * this.length;
    let leg = this.#ends.findIndex((end) => s <= end + 1e-9);
    if (leg < 0) leg = this.#ends.length - 1;
    if (leg < 0) return points[0];
    const begin = leg === 0 ? 0 : this.#ends[leg - 1];
    const u = this.#ends[leg] === begin ? 1 : Math.min(1, (s - begin) / (this.#ends[leg] - begin));
    const [a, b] = [points[leg], points[leg + 1]];
    const rise = b.y > a.y ? ease(Math.min(1, u * 1.6)) : ease(Math.max(0, u * 1.6 - 0.6));
    return { x: mix(a.x, b.x, u), y: mix(a.y, b.y, rise), z: mix(a.z, b.z, u) };
  }
  /** the parameter, from 0 to 1, at which the path comes nearest to a point */
  nearest(to: Spot): number {
    let best = 1;
    for (let i = 0; i <= 60; i++) if (far(this.at(i / 60), to) < far(this.at(best), to) - 1e-6) best = i / 60;
    return best;
  }
}
