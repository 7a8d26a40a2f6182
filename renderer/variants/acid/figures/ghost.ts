/** Ghost: a hood of bands over nothing, coming apart into waves towards its hem. */
import type { BufferGeometry } from 'three';
import {
  flat,
  lathe,
  type MaterialSlot,
  move,
  type Part,
  quads,
  sculpt,
  sphere,
  type Transform,
  type V2,
  type V3,
} from '../../../art/kit.ts';
import { puck } from './beacon.ts';

const { PI, sin, cos, pow } = Math;
/** A thin loop whose radius and height ripple: the ghost is nothing but these. */
const ripple = (
  r: number,
  y: number,
  thick: number,
  wide: number,
  k: number,
  amp: number,
  lift: number,
  phase: number,
  slot: MaterialSlot,
  dx: number,
  dz: number,
  n = 22,
): Part => {
  const at = (i: number, R: number, h: number): V3 => {
    const a = (i / n) * 2 * PI,
      q = R * (1 + amp * sin(k * a + phase));
    return [dx + q * sin(a), y + h + lift * sin(k * a + phase + 0.6), dz + q * cos(a)];
  };
  const q: [V3, V3, V3, V3][] = [];
  for (let i = 0; i < n; i++) {
    const j = i + 1,
      I = r - wide;
    q.push(
      [at(i, r, 0), at(j, r, 0), at(j, r, thick), at(i, r, thick)],
      [at(i, r, thick), at(j, r, thick), at(j, I, thick), at(i, I, thick)],
      [at(i, I, thick), at(j, I, thick), at(j, I, 0), at(i, I, 0)],
    );
  }
  return quads(q, slot, false);
};
/** An open sheet of revolution: missing wherever `open(v)` says (half-angle at the face, -z). */
const hood = (rows: readonly V2[], open: (i: number) => number, slot: MaterialSlot, n: number, p: Transform): Part => {
  const at = (i: number, j: number): V3 => {
    const [r, y] = rows[i],
      w = PI - open(i),
      a = -w + (2 * w * j) / n;
    return [r * sin(a), y, r * cos(a)];
  };
  const q: [V3, V3, V3, V3][] = [];
  for (let i = 0; i + 1 < rows.length; i++)
    for (let j = 0; j < n; j++) q.push([at(i, j), at(i, j + 1), at(i + 1, j + 1), at(i + 1, j)]);
  return move(quads(q, slot, true), p);
};
export const ghostFigure = (): BufferGeometry => {
  const cowl = (y: number) =>
      y > 0.86
        ? 0.215 * Math.sqrt(Math.max(0.02, 1 - pow((y - 0.86) / 0.235, 2)))
        : 0.215 + 0.045 * pow((0.86 - y) / 0.36, 2),
    bands: readonly (readonly [number, number, MaterialSlot])[] = [
      [0.515, 0.565, 2],
      [0.59, 0.645, 0],
      [0.67, 0.725, 0],
      [0.75, 0.775, 2],
      [0.8, 0.855, 0],
      [0.88, 0.935, 0],
      [0.955, 0.985, 2],
      [1.0, 1.045, 0],
    ];
  return sculpt(
    puck(0.34, 0.06, 0.26),
    (
      [
        [0.375, 0.125, 0.1, 0.04],
        [0.35, 0.215, 0.09, 0.034],
        [0.325, 0.3, 0.075, 0.028],
        [0.295, 0.38, 0.055, 0.02],
        [0.272, 0.455, 0.035, 0.01],
      ] as const
    ).map(([r, y, amp, lift], i) =>
      ripple(
        r,
        y,
        // thinner towards the hem: the figure comes apart into nothing
        0.012 + i * 0.005,
        0.024 + i * 0.007,
        5,
        amp,
        lift,
        i * 0.75,
        i % 2 ? 0 : 2,
        0.03 * sin(i * 1.3),
        0.03 * cos(i * 1.1),
        20,
      ),
    ),
    bands.flatMap(([y0, y1, slot], i) => {
      const gap = y1 > 0.95 ? 0 : 0.78 - i * 0.03,
        p: Transform = { x: 0.014 * sin(i * 1.9), z: 0.02 - 0.05 * (y1 - 0.5) + 0.012 * cos(i * 1.7) },
        q: V2[] = [
          [cowl(y0), y0],
          [cowl(y1), y1],
        ];
      return [
        hood(q, () => gap, slot, 14, p),
        hood(
          [
            [q[1][0] - 0.012, y1],
            [q[0][0] - 0.012, y0],
          ],
          () => gap,
          slot === 2 ? 2 : 3,
          14,
          p,
        ),
      ];
    }),
    flat(
      lathe(
        [
          [0.085, 1.062],
          [0.05, 1.085],
          [0, 1.095],
        ],
        2,
        8,
      ),
    ),
    flat(
      lathe(
        [
          [0, 0.1],
          [0.05, 0.3],
          [0.05, 0.5],
          [0.13, 0.66],
          [0.155, 0.8],
          [0.12, 0.94],
          [0, 1.0],
        ],
        3,
        7,
      ),
    ),
    [-1, 1].map((s) => sphere(0.038, 2, { x: s * 0.062, y: 0.81, z: -0.145, s: [0.8, 1.6, 0.7] }, 7, 5)),
  );
};
