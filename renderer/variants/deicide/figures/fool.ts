/** Fool: a grinning head under a cap of three horns with bells, a ruff of points. */
import type { BufferGeometry } from 'three';
import { around, gem, moveAll, sphere, torus } from '../../../art/kit.ts';
import { figure, loft, trim } from '../../../art/skin.ts';
import { band, foot } from './family.ts';

const { PI, sin, cos } = Math;

const horn = (turn: number) =>
  moveAll(
    [
      loft(
        [
          [0.02, 0.7, 0.115, 0.085],
          [0.07, 0.82, 0.11, 0.09],
          [0.155, 0.93, 0.09, 0.08],
          [0.255, 0.945, 0.068, 0.064],
          [0.33, 0.87, 0.046, 0.044],
          [0.36, 0.79, 0.025, 0.025],
        ],
        1,
        7,
      ),
      sphere(0.06, 2, { y: 0.745, z: -0.372 }, 7, 5),
    ],
    { ry: turn },
  );

export const foolFigure = (): BufferGeometry =>
  figure(
    foot(0.345, [
      [0.2, 0.17],
      [0.14, 0.28],
      [0.11, 0.42],
      [0.13, 0.5],
    ]),
    around(8, (a, i) =>
      gem(0.155, i % 2 ? 1 : 0, {
        x: cos(a) * 0.13,
        z: sin(a) * 0.13,
        y: 0.475,
        ry: -a,
        rz: 0.22,
        s: [1, 0.25, 0.52],
      }),
    ),
    sphere(0.135, 0, { y: 0.62 }, 10, 7),
    trim(
      gem(0.045, 0, { y: 0.61, z: -0.14 }),
      [-1, 1].map((s) => gem(0.028, 3, { x: s * 0.05, y: 0.65, z: -0.125 })),
      torus(0.06, 0.014, 3, { y: 0.605, z: -0.118, rz: PI + 0.35 }, PI - 0.7, 6, 4),
      sphere(0.135, 0, { y: 0.7 }, 10, 5),
      sphere(0.055, 0, { y: 0.85 }, 7, 4),
    ),
    band([
      [0.14, 0.665],
      [0.158, 0.68],
      [0.152, 0.715],
      [0.13, 0.72],
    ]),
    around(3, horn).flat(),
  );
