/** Bomber: a riveted ball with a burning fuse. */
import type { BufferGeometry } from 'three';
import { around, cylinder, gem, moveAll, sphere } from '../../../art/kit.ts';
import { figure, trim, tube } from '../../../art/skin.ts';
import { band, foot, spark } from './family.ts';

const { sin, cos } = Math;

export const bomberFigure = (): BufferGeometry =>
  figure(
    foot(0.32, [
      [0.2, 0.14],
      [0.17, 0.18],
    ]),
    sphere(0.285, 0, { y: 0.405 }, 16, 11),
    band(
      [
        [0.288, 0.365],
        [0.298, 0.385],
        [0.298, 0.425],
        [0.288, 0.445],
      ],
      18,
    ),
    moveAll(
      [
        cylinder(0.09, 0.105, 0.11, 1, { y: 0.3 }, 9),
        tube(
          [
            [0, 0.3, 0],
            [0.02, 0.4, 0],
            [0.11, 0.47, -0.02],
            [0.2, 0.43, -0.03],
          ],
          0.026,
          3,
          7,
          5,
        ),
        ...spark(0.145, 2, { x: 0.22, y: 0.41, z: -0.03, ry: 0.4 }),
      ],
      { y: 0.4, rz: -0.2, rx: 0.1 },
    ),
    trim(around(8, (a) => gem(0.032, 0, { x: cos(a) * 0.296, z: sin(a) * 0.296, y: 0.405 }))),
  );
