/** Princess: a bell of a dress with puffed sleeves, a large flower in her hair. */
import type { BufferGeometry } from 'three';
import { around, sphere } from '../../../art/kit.ts';
import { figure, loft, trim, tube } from '../../../art/skin.ts';
import { band, foot } from './family.ts';

const { sin, cos } = Math;

export const princessFigure = (): BufferGeometry =>
  figure(
    foot(0.36, [
      [0.31, 0.15],
      [0.272, 0.23],
      [0.145, 0.39],
      [0.095, 0.45],
      [0.13, 0.53],
      [0.115, 0.57],
      [0.06, 0.605],
    ]),
    band([
      [0.286, 0.205],
      [0.3, 0.215],
      [0.271, 0.245],
    ]),
    band(
      [
        [0.1, 0.43],
        [0.118, 0.445],
        [0.104, 0.47],
      ],
      12,
    ),
    [-1, 1].flatMap((s) => [
      sphere(0.078, 0, { x: s * 0.135, y: 0.55 }, 7, 5),
      ...trim(
        tube(
          [
            [s * 0.17, 0.52, 0],
            [s * 0.2, 0.42, -0.03],
            [s * 0.05, 0.39, -0.13],
          ],
          0.028,
          0,
          4,
          5,
        ),
      ),
    ]),
    sphere(0.128, 0, { y: 0.69, z: -0.01 }, 9, 7),
    trim(
      loft(
        [
          [0.03, 0.795, 0.104, 0.06],
          [-0.06, 0.765, 0.128, 0.088],
          [-0.115, 0.68, 0.105, 0.055],
          [-0.125, 0.6, 0.068, 0.042],
          [-0.145, 0.49, 0.012, 0.01],
        ],
        3,
        8,
      ),
    ),
    around(6, (a) =>
      sphere(0.105, 1, { s: [0.8, 0.4, 1.1], x: sin(a) * 0.145, z: cos(a) * 0.145, y: 0.84, ry: a }, 6, 4),
    ),
    sphere(0.085, 2, { y: 0.865, s: [1, 0.8, 1] }, 8, 5),
  );
