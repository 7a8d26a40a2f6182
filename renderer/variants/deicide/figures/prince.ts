/** Prince: a round head in a coronet of four tall points, over a wide mantle with a chain. */
import type { BufferGeometry } from 'three';
import { around, extrude, gem, moveAll, sphere } from '../../../art/kit.ts';
import { figure, trim, turned } from '../../../art/skin.ts';
import { collar, foot } from './family.ts';

const { PI, sin, cos } = Math;

const point = (a: number) =>
  moveAll(
    [
      extrude(
        [
          [-0.11, 0],
          [-0.062, 0.08],
          [0, 0.215],
          [0.062, 0.08],
          [0.11, 0],
        ],
        0.032,
        1,
        { rx: -0.4 },
        0.006,
      ),
      ...trim(gem(0.042, 2, { y: 0.07, z: -0.06 })),
      sphere(0.04, 1, { y: 0.215, z: -0.095 }, 6, 4),
    ],
    { y: 0.675, x: -sin(a + PI / 4) * 0.158, z: -cos(a + PI / 4) * 0.158, ry: a + PI / 4 },
  );

export const princeFigure = (): BufferGeometry =>
  figure(
    foot(0.335, [
      [0.268, 0.15],
      [0.262, 0.2],
      [0.235, 0.3],
      [0.19, 0.38],
      [0.11, 0.43],
    ]),
    collar(0.245, 0.33, 1, 16, 0.075),
    sphere(0.158, 0, { y: 0.565 }, 11, 8),
    turned(
      [
        [0.145, 0.625],
        [0.172, 0.63],
        [0.184, 0.695],
        [0.158, 0.695],
      ],
      1,
      16,
    ),
    around(4, point).flat(),
  );
