/** Sorceress: arms raised under a crescent that cradles a glowing moon. */
import type { BufferGeometry } from 'three';
import { arc, extrude, sphere, type V2 } from '../../../art/kit.ts';
import { figure, loft, trim, tube } from '../../../art/skin.ts';
import { band, foot } from './family.ts';

const { PI, sqrt, atan2 } = Math;

/** What is left of a disc of radius `R` when one of radius `r`, shifted by `d`, is taken away. */
const crescent = (R: number, r: number, d: number): V2[] => {
  const x = (R * R - r * r + d * d) / (2 * d);
  const y = sqrt(R * R - x * x);
  const outer = atan2(y, x);
  const inner = atan2(y, x - d);
  return [...arc(R, outer, 2 * PI - outer, 13), ...arc(r, 2 * PI - inner, inner, 11, d).slice(1, -1)];
};

export const sorceressFigure = (): BufferGeometry =>
  figure(
    foot(0.37, [
      [0.255, 0.17],
      [0.17, 0.31],
      [0.1, 0.44],
      [0.082, 0.5],
      [0.115, 0.57],
      [0.135, 0.63],
      [0.1, 0.68],
      [0.05, 0.72],
    ]),
    band(
      [
        [0.09, 0.465],
        [0.104, 0.485],
        [0.102, 0.51],
        [0.088, 0.525],
      ],
      12,
    ),
    sphere(0.095, 0, { y: 0.79, z: -0.01, s: [0.92, 1.1, 1] }, 8, 6),
    trim(
      loft(
        [
          [0.03, 0.87, 0.07, 0.06],
          [-0.04, 0.84, 0.108, 0.092],
          [-0.09, 0.72, 0.112, 0.062],
          [-0.13, 0.58, 0.1, 0.045],
          [-0.15, 0.46, 0.03, 0.02],
        ],
        3,
        8,
      ),
    ),
    [-1, 1].map((s) =>
      tube(
        [
          [s * 0.11, 0.63, 0],
          [s * 0.23, 0.66, -0.02],
          [s * 0.23, 0.82, -0.04],
          [s * 0.2, 0.97, -0.02],
        ],
        0.036,
        0,
        6,
        5,
      ),
    ),
    extrude(crescent(0.32, 0.235, 0.11), 0.06, 1, { y: 1, rx: 0.24 - PI / 2, rz: PI / 2, z: 0.03 }, 0.016),
    sphere(0.135, 2, { y: 1.07, z: -0.02 }, 11, 8),
  );
