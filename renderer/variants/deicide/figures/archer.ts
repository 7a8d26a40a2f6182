/** Archer: a hooded figure that draws a great bow held flat, its arrow forward. */
import type { BufferGeometry } from 'three';
import { arc, box, cylinder, extrude, gem, moveAll, type Part, sphere, torus } from '../../../art/kit.ts';
import { figure, loft, trim, tube } from '../../../art/skin.ts';
import { collar, foot } from './family.ts';

const { PI } = Math;

const bow = (): Part[] =>
  moveAll(
    [
      extrude(
        [...arc(0.42, 0.2, PI - 0.2, 11, 0, -0.12), ...arc(0.395, PI - 0.27, 0.27, 11, 0, -0.155)],
        0.05,
        1,
        { rx: -PI / 2 },
        0.012,
      ),
      cylinder(0.016, 0.016, 0.52, 0, { z: -0.1, rx: PI / 2 }, 5),
      cylinder(0, 0.055, 0.13, 1, { z: -0.41, rx: -PI / 2 }, 4),
      ...trim(
        sphere(0.042, 0, { z: -0.28 }, 6, 4),
        tube(
          [
            [-0.4, 0, 0.03],
            [0, 0, 0.17],
            [0.4, 0, 0.03],
          ],
          0.011,
          2,
          4,
          4,
        ),
        box(0.1, 0.014, 0.09, 2, { z: 0.13 }),
        box(0.014, 0.1, 0.09, 2, { z: 0.13 }),
      ),
    ],
    { y: 0.585, rx: 0.12, rz: 0.16 },
  );

const quiver = (): Part[] =>
  moveAll(
    [
      cylinder(0.068, 0.052, 0.32, 1, {}, 7),
      ...trim([-1, 0, 1].map((i) => gem(0.045, 2, { x: i * 0.036, y: 0.19, s: [0.5, 1.4, 1] }))),
    ],
    { y: 0.56, z: 0.19, rz: -0.4, rx: -0.12 },
  );

export const archerFigure = (): BufferGeometry =>
  figure(
    foot(0.345, [
      [0.2, 0.17],
      [0.15, 0.28],
      [0.12, 0.42],
      [0.15, 0.55],
      [0.135, 0.62],
      [0.08, 0.67],
    ]),
    trim(collar(0.14, 0.43, 1, 14, 0.045)),
    loft(
      [
        [0.1, 0.645, 0.115, 0.1],
        [0.09, 0.72, 0.148, 0.138],
        [0.03, 0.84, 0.148, 0.142],
        [-0.06, 0.93, 0.1, 0.1],
        [-0.17, 0.96, 0.045, 0.045],
        [-0.25, 0.92, 0.001, 0.001],
      ],
      0,
      10,
      { z: 0.03 },
    ),
    trim(
      sphere(0.09, 3, { y: 0.755, z: -0.148, s: [1, 1.15, 0.8] }, 8, 5),
      torus(0.098, 0.022, 1, { y: 0.757, z: -0.168, rx: -0.12, s: [1, 1.18, 1.1] }, PI * 2, 11, 4),
    ),
    bow(),
    tube(
      [
        [-0.13, 0.56, 0.03],
        [-0.24, 0.5, -0.05],
        [-0.06, 0.58, -0.24],
      ],
      0.042,
      0,
      5,
      5,
    ),
    tube(
      [
        [0.13, 0.56, 0.03],
        [0.27, 0.56, 0.1],
        [0.05, 0.6, 0.1],
      ],
      0.042,
      0,
      5,
      5,
    ),
    quiver(),
  );
