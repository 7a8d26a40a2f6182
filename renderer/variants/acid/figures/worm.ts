/** Worm: overlapping armour rings out of a hole, one low loop and a rising neck; each ring's lip is lit or dark. */
import type { BufferGeometry } from 'three';
import * as THREE from 'three';
import {
  around,
  box,
  cylinder,
  extrude,
  flat,
  lathe,
  move,
  moveAll,
  type Part,
  quads,
  rod,
  type Slot,
  sculpt,
  type V3,
} from '../../../art/kit.ts';
import { puck } from './beacon.ts';

const { PI, sin, cos } = Math;
export const worm = (): BufferGeometry => {
  const N = 24,
    M = 7,
    // out of the hole into one low, wide loop, and from the side of that the neck rises
    LOOP = 0.6,
    loop = (u: number): V3 => {
      const a = 4.9 - (u / LOOP) * 6.47,
        r = 0.2 + 0.11 * Math.min(1, (u / LOOP) * 3);
      return [r * sin(a), 0.1 + 0.04 * (u / LOOP), r * cos(a)];
    },
    neck: readonly V3[] = [loop(LOOP), [-0.37, 0.22, -0.22], [-0.44, 0.86, 0.12], [0.07, 1.03, -0.05]],
    at = (t: number): V3 => {
      const u = Math.min(1.04, Math.max(0, t));
      if (u <= LOOP) return loop(u);
      const v = (u - LOOP) / (1 - LOOP),
        k = [(1 - v) ** 3, 3 * v * (1 - v) ** 2, 3 * v * v * (1 - v), v ** 3];
      return [0, 1, 2].map((i) => neck.reduce((sum, p, j) => sum + k[j] * p[i], 0)) as unknown as V3;
    };
  const ring = (t: number, w: number): V3[] => {
    const c = new THREE.Vector3(...at(t)),
      T = new THREE.Vector3(...at(t + 0.01)).sub(new THREE.Vector3(...at(t - 0.01))).normalize(),
      R = new THREE.Vector3(c.x, 0, c.z).normalize();
    R.addScaledVector(T, -R.dot(T)).normalize();
    const B = T.clone().cross(R);
    return Array.from({ length: M }, (_, j) => {
      const f = ((j + 0.5) / M) * 2 * PI;
      return c
        .clone()
        .addScaledVector(R, w * cos(f))
        .addScaledVector(B, w * sin(f))
        .toArray() as unknown as V3;
    });
  };
  const skin = (A: V3[], B: V3[], slot: Slot): Part =>
    quads(
      A.map((p, j) => [p, A[(j + 1) % M], B[(j + 1) % M], B[j]] as const),
      slot,
    );
  const parts: Part[] = [];
  for (let i = 0; i < N; i++) {
    const t0 = i / N,
      t1 = (i + 1) / N,
      w = 0.1 - 0.032 * t0,
      A = ring(t0, w),
      B = ring(t0 + (t1 - t0) * 0.8, w * 0.9),
      C = ring(t0 + (t1 - t0) * 0.84, w * 0.7),
      D = ring(t1 + 0.004, w * 0.7);
    parts.push(skin(A, B, i % 4 === 2 ? 1 : 0), skin(B, C, 3), skin(C, D, i % 4 === 1 || i % 4 === 2 ? 2 : 3));
    if (i) parts.push(skin(ring(t0, w * 0.66), A, i % 4 === 2 ? 1 : 0));
    if (i % 2 === 0 && i > 2 && i < N - 2) {
      const c = at(t0 + 0.3 / N),
        o = Math.hypot(c[0], c[2]);
      parts.push(
        rod(
          [c[0] * (1 + (w * 0.5) / o), c[1] + w * 0.6, c[2] * (1 + (w * 0.5) / o)],
          [c[0] * (1 + (w * 1.1) / o), c[1] + w * 1.55, c[2] * (1 + (w * 1.1) / o)],
          0.03,
          0.002,
          1,
          4,
        ),
      );
    }
  }
  return sculpt(
    puck(0.36, 0.07, 0.26),
    around(6, (a) =>
      move(
        extrude(
          [
            [-0.07, 0],
            [0.06, 0],
            [0.0, 0.13],
          ],
          0.03,
          3,
          { rx: 0.6, z: 0.27, y: 0.07 },
          0,
        ),
        { ry: a + 0.3 },
      ),
    ),
    parts,
    moveAll(
      [
        flat(
          lathe(
            [
              [0.05, -0.2],
              [0.1, -0.1],
              [0.145, 0],
              [0.15, 0.08],
              [0.1, 0.13],
            ],
            0,
            8,
          ),
        ),
        flat(
          lathe(
            [
              [0.152, 0.02],
              [0.168, 0.045],
              [0.158, 0.08],
            ],
            1,
            8,
          ),
        ),
        flat(
          lathe(
            [
              [0.1, 0.13],
              [0.06, 0.06],
              [0, 0.05],
            ],
            3,
            8,
          ),
        ),
        cylinder(0.05, 0.05, 0.02, 2, { y: 0.09 }, 8),
        ...around(4, (a) =>
          move(flat(cylinder(0, 0.045, 0.22, 1, { y: 0.2, z: 0.1, rx: -0.28 }, 4)), { ry: a + PI / 4 }),
        ),
      ],
      { x: 0.1, y: 1.06, z: -0.08, rx: -PI / 2 + 0.45 },
    ),
    [
      [0.3, 0.14, 0.28, 0.05],
      [-0.33, 0.2, 0.2, 0.045],
      [-0.3, 0.12, -0.28, 0.05],
      [0.36, 0.4, -0.16, 0.04],
      [0.02, 0.1, 0.38, 0.04],
    ].map(([x, y, z, s]) => box(s, s, s, 2, { x, y, z })),
  );
};
