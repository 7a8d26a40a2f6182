/** The three that march: the Pawn, the Rookie in its little keep, the Drunk Pawn that leans on a mug. */
import type { BufferGeometry } from 'three';
import { cylinder, moveAll, sphere, torus } from '../../../art/kit.ts';
import { figure, trim, turned } from '../../../art/skin.ts';
import { foot, merlons } from './family.ts';

const { PI } = Math;

export const pawnFigure = (): BufferGeometry =>
  figure(
    foot(
      0.285,
      [
        [0.15, 0.16],
        [0.1, 0.26],
        [0.085, 0.37],
      ],
      14,
    ),
    turned(
      [
        [0.09, 0.36],
        [0.158, 0.385],
        [0.09, 0.412],
      ],
      1,
      14,
    ),
    sphere(0.142, 0, { y: 0.525 }, 11, 8),
  );

export const rookieFigure = (): BufferGeometry =>
  figure(
    foot(
      0.3,
      [
        [0.205, 0.16],
        [0.185, 0.33],
        [0.24, 0.37],
        [0.24, 0.425],
        [0.13, 0.43],
      ],
      14,
    ),
    merlons(4, 0.15, 0.24, 0.425, 0.12, 1, 0.52),
    sphere(0.125, 0, { y: 0.45 }, 9, 6),
  );

export const drunkPawnFigure = (): BufferGeometry =>
  figure(
    foot(0.295, [[0, 0.13]], 13),
    moveAll(
      [
        turned(
          [
            [0.16, -0.02],
            [0.105, 0.1],
            [0.085, 0.24],
          ],
          0,
          10,
        ),
        turned(
          [
            [0.1, 0.225],
            [0.155, 0.25],
            [0.09, 0.28],
          ],
          1,
          10,
        ),
        sphere(0.135, 0, { y: 0.385 }, 9, 7),
      ],
      { x: 0.07, y: 0.12, rz: -0.42, z: 0.02 },
    ),
    moveAll(
      [
        cylinder(0.085, 0.098, 0.2, 1, {}, 8),
        sphere(0.095, 2, { y: 0.105, s: [1, 0.7, 1] }, 7, 4),
        ...trim(torus(0.062, 0.02, 1, { x: -0.095, rz: PI / 2 }, PI, 5, 4)),
      ],
      { x: -0.15, y: 0.23, z: -0.05, rz: 0.12 },
    ),
  );
