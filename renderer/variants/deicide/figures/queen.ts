/** Queen: an open crown of eight long points with a ball on each. */
import type { BufferGeometry } from 'three';
import { around, moveAll, sphere } from '../../../art/kit.ts';
import { figure, loft, turned } from '../../../art/skin.ts';
import { band, collar, foot } from './family.ts';

export const queenFigure = (): BufferGeometry =>
  figure(
    foot(0.375, [
      [0.225, 0.17],
      [0.155, 0.3],
      [0.12, 0.47],
      [0.112, 0.62],
    ]),
    collar(0.205, 0.62),
    turned([
      [0.12, 0.67],
      [0.16, 0.7],
      [0.12, 0.74],
      [0.135, 0.82],
      [0.185, 0.92],
      [0.25, 0.985],
      [0.2, 0.988],
      [0.14, 0.98],
      [0.1, 1.04],
      [0, 1.07],
    ]),
    around(8, (a) =>
      moveAll(
        [
          loft(
            [
              [0.22, 0.93, 0.09, 0.034],
              [0.355, 1.09, 0.02, 0.016],
            ],
            1,
            4,
          ),
          sphere(0.05, 1, { y: 1.11, z: -0.368 }, 5, 3),
        ],
        { ry: a },
      ),
    ),
    band([
      [0.25, 0.95],
      [0.265, 0.968],
      [0.255, 0.99],
    ]),
    sphere(0.07, 2, { y: 1.09 }, 8, 6),
  );
