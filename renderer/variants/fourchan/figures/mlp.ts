/**
 * /mlp/: the head of a pony with a mane in locks, turned so that its profile reads from either side. Promoted it is a
 * unicorn with a mane in two colours.
 */
import type { BufferGeometry } from 'three';
import { cylinder, extrude, move, moveAll, sphere, torus, type V2 } from '../../../art/kit.ts';
import { trim, turned } from '../../../art/skin.ts';
import { hue, onTile, tileText } from './tile.ts';

const { PI } = Math;

const HEAD: readonly V2[] = [
  [-0.15, 0],
  [-0.175, 0.16],
  [-0.165, 0.32],
  [-0.1, 0.44],
  [-0.01, 0.485],
  [0.075, 0.45],
  [0.14, 0.37],
  [0.215, 0.315],
  [0.25, 0.255],
  [0.238, 0.19],
  [0.18, 0.155],
  [0.09, 0.185],
  [0.03, 0.2],
  [0.035, 0.12],
  [0.1, 0],
];
const LOCKS: readonly V2[] = [
  [-0.18, 0.06],
  [-0.205, 0.17],
  [-0.195, 0.28],
  [-0.15, 0.38],
  [-0.08, 0.46],
  [0, 0.5],
  [0.07, 0.475],
];

export const mlpFigure = (p: boolean, text = tileText('M', p)): BufferGeometry =>
  onTile(text, p, [
    turned(
      [
        [0.172, 0],
        [0.172, 0.04],
        [0.15, 0.06],
        [0.12, 0.07],
      ],
      0,
      14,
    ),
    trim(torus(0.15, 0.024, hue(p), { y: 0.062, rx: PI / 2 }, PI * 2, 16, 5)),
    moveAll(
      [
        extrude(HEAD, 0.13, 0, { y: 0.05 }, 0.035),
        ...LOCKS.map(([x, y], i) =>
          sphere(0.06 - i * 0.002, i % 2 ? hue(p, 3, 1) : hue(p), { x, y: y + 0.05, s: [1, 1, 1.3] }, 7, 5),
        ),
        ...[-1, 1].map((s) => cylinder(0.001, 0.045, 0.13, 0, { x: -0.035, y: 0.59, z: s * 0.065, rx: s * 0.25 }, 5)),
        ...trim(
          [-1, 1].flatMap((s) => [
            sphere(0.037, 3, { x: 0.06, y: 0.405, z: s * 0.095, s: [1, 1.3, 0.5] }, 7, 5),
            sphere(0.017, 3, { x: 0.212, y: 0.31, z: s * 0.08 }, 5, 4),
          ]),
        ),
        // a forelock, and a halter round the muzzle
        sphere(0.05, hue(p, 3, 1), { x: 0.085, y: 0.5, s: [1.2, 0.8, 1.1] }, 7, 5),
        ...trim(
          move(torus(0.1, 0.02, hue(p), { ry: PI / 2, s: [0.98, 0.92, 1] }, PI * 2, 12, 4), {
            x: 0.135,
            y: 0.305,
            rz: -0.5,
          }),
        ),
        ...(p ? [cylinder(0.001, 0.04, 0.27, 2, { x: 0.13, y: 0.61, rz: -0.55 }, 7)] : []),
      ],
      { ry: 0.62, x: -0.02, s: 0.98 },
    ),
  ]);
