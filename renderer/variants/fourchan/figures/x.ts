/** /x/: a pyramid with an open eye, its top afloat. Promoted the top is gold and shines. */
import type { BufferGeometry } from 'three';
import { around, box, cylinder, extrude, flat, gem, moveAll, sphere, type V2 } from '../../../art/kit.ts';
import { trim } from '../../../art/skin.ts';
import { bothWays, hue, onTile, tileText } from './tile.ts';

const { PI, SQRT2, cos, sin } = Math;

const ALMOND: readonly V2[] = [
  [-0.15, 0],
  [-0.09, -0.055],
  [0, -0.08],
  [0.09, -0.055],
  [0.15, 0],
  [0.09, 0.055],
  [0, 0.08],
  [-0.09, 0.055],
];
/** how far the sides lean in */
const LEAN = Math.atan2(0.09, 0.37);

export const xFigure = (p: boolean, text = tileText('X', p)): BufferGeometry =>
  onTile(text, p, [
    box(0.37, 0.05, 0.35, hue(p), { y: 0.045 }),
    flat(cylinder(0.105 * SQRT2, 0.19 * SQRT2, 0.37, 0, { y: 0.255, ry: PI / 4 }, 4)),
    trim(
      bothWays(() =>
        moveAll(
          [
            extrude(ALMOND, 0.03, hue(p, 3, 1), {}, 0.012),
            extrude(
              ALMOND.map(([a, c]): V2 => [a * 0.74, c * 0.7]),
              0.06,
              hue(p, 0, 2),
              {},
              0,
            ),
            sphere(0.05, 3, { z: 0.022, s: [1, 1, 0.55] }, 9, 6),
          ],
          { y: 0.235, z: 0.155, rx: -LEAN, s: 0.92 },
        ),
      ),
    ),
    flat(cylinder(0.001, 0.112 * SQRT2, 0.21, hue(p), { y: 0.62, ry: PI / 4 }, 4)),
    flat(cylinder(0.112 * SQRT2, 0.04, 0.045, hue(p), { y: 0.492, ry: PI / 4 }, 4)),
    trim(sphere(0.036, 2, { y: 0.452 }, 7, 5)),
    p
      ? around(8, (a) => gem(1, 2, { x: sin(a) * 0.22, z: cos(a) * 0.22, y: 0.53, ry: a, s: [0.024, 0.024, 0.09] }))
      : [],
  ]);
