/** Rook: a squat tower, open at the top. */
import type { BufferGeometry } from 'three';
import { around, box, moveAll } from '../../../art/kit.ts';
import { figure, trim, turned } from '../../../art/skin.ts';
import { collar, foot, merlons } from './family.ts';

export const rookFigure = (): BufferGeometry =>
  figure(
    foot(0.375, [
      [0.29, 0.155],
      [0.262, 0.24],
      [0.245, 0.36],
      [0.24, 0.46],
    ]),
    collar(0.28, 0.46, 1, 18, 0.045),
    turned([
      [0.24, 0.5],
      [0.285, 0.545],
      [0.315, 0.565],
      [0.315, 0.65],
    ]),
    merlons(6, 0.22, 0.315, 0.65, 0.125),
    trim(
      turned(
        [
          [0.314, 0.651],
          [0.22, 0.653],
        ],
        1,
      ),
      turned(
        [
          [0.222, 0.65],
          [0.222, 0.59],
          [0, 0.59],
        ],
        3,
        12,
      ),
      around(4, (a) =>
        moveAll([box(0.05, 0.15, 0.03, 3, { y: 0.33, z: -0.24 }), box(0.1, 0.034, 0.03, 3, { y: 0.35, z: -0.24 })], {
          ry: a,
        }),
      ).flat(),
    ),
  );
