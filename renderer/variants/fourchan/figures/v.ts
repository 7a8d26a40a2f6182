/** /v/: a game controller with a stick. Promoted the stick's ball is a vermilion one in a ring of sparks. */
import type { BufferGeometry } from 'three';
import { around, box, cylinder, extrude, gem, moveAll, sphere, torus, type V2 } from '../../../art/kit.ts';
import { trim, turned } from '../../../art/skin.ts';
import { hue, onTile, tileText } from './tile.ts';

const { PI, cos, sin } = Math;

const PAD: readonly V2[] = [
  [-0.26, 0.14],
  [-0.32, 0.06],
  [-0.33, -0.08],
  [-0.29, -0.19],
  [-0.22, -0.2],
  [-0.14, -0.1],
  [0.14, -0.1],
  [0.22, -0.2],
  [0.29, -0.19],
  [0.33, -0.08],
  [0.32, 0.06],
  [0.26, 0.14],
  [0.16, 0.15],
  [-0.16, 0.15],
];
const TIP = 0.1;

export const vFigure = (p: boolean, text = tileText('V', p)): BufferGeometry =>
  onTile(
    text,
    p,
    [
      extrude(PAD, 0.13, 0, { y: 0.1, rx: -PI / 2 + TIP }, 0.03),
      trim(
        moveAll(
          [
            box(0.14, 0.04, 0.05, hue(p), { x: -0.2 }),
            box(0.05, 0.04, 0.14, hue(p), { x: -0.2 }),
            ...[
              [0.06, 0],
              [-0.06, 0],
              [0, 0.06],
              [0, -0.06],
            ].map(([dx, dz], i) =>
              cylinder(0.03, 0.032, 0.045, i % 2 ? hue(p) : hue(p, 3, 1), { x: 0.2 + dx, z: dz }, 7),
            ),
          ],
          { y: 0.2, z: -0.02, rx: TIP },
        ),
      ),
      turned(
        [
          [0.1, 0.165],
          [0.1, 0.215],
          [0.05, 0.245],
        ],
        hue(p),
        10,
      ),
      cylinder(0.03, 0.034, 0.3, 3, { y: 0.375 }, 7),
      sphere(0.125, hue(p, 0, 1), { y: 0.565 }, 12, 8),
      trim(torus(0.06, 0.02, hue(p), { y: 0.46, rx: PI / 2 }, PI * 2, 9, 4)),
      p ? around(5, (a) => gem(0.04, 2, { x: sin(a) * 0.165, y: 0.59, z: cos(a) * 0.165 })) : [],
    ],
    { y: 0.12, z: -0.05, s: [0.9, 0.92, 0.86] },
  );
