/** Admin: a shield with a star on a slim stand, under a crown, on a tile with a border of light. It is never promoted. */
import type { BufferGeometry } from 'three';
import { around, cylinder, extrude, gem, sphere, torus, type V2 } from '../../../art/kit.ts';
import { trim, turned } from '../../../art/skin.ts';
import { onTile, royalBorder, tileStar } from './tile.ts';

const { PI, cos, sin } = Math;

const SHIELD: readonly V2[] = [
  [-0.19, 0.17],
  [-0.07, 0.2],
  [0, 0.215],
  [0.07, 0.2],
  [0.19, 0.17],
  [0.19, 0.02],
  [0.145, -0.11],
  [0, -0.235],
  [-0.145, -0.11],
  [-0.19, 0.02],
];

export const adminFigure = (text = 'A'): BufferGeometry =>
  onTile(
    text,
    false,
    [
      turned(
        [
          [0.175, 0],
          [0.175, 0.04],
          [0.15, 0.065],
          [0.085, 0.1],
          [0.06, 0.17],
          [0.06, 0.25],
        ],
        0,
        14,
      ),
      trim(torus(0.158, 0.02, 2, { y: 0.062, rx: PI / 2 }, PI * 2, 18, 5)),
      extrude(SHIELD, 0.1, 0, { y: 0.42 }, 0.028),
      trim(
        extrude(
          SHIELD.map(([x, y]): V2 => [x * 0.86, y * 0.86]),
          0.17,
          3,
          { y: 0.42 },
          0,
        ),
        extrude(tileStar(5, 0.13, 0.056), 0.195, 2, { y: 0.425 }, 0.008),
      ),
      turned(
        [
          [0.1, 0.605],
          [0.15, 0.65],
          [0.16, 0.715],
          [0.13, 0.715],
          [0.1, 0.665],
          [0, 0.665],
        ],
        2,
        15,
      ),
      sphere(0.1, 1, { y: 0.68 }, 10, 6),
      around(5, (a) =>
        cylinder(
          0.001,
          0.044,
          0.13,
          2,
          { x: sin(a) * 0.152, y: 0.76, z: cos(a) * 0.152, rx: cos(a) * 0.22, rz: -sin(a) * 0.22 },
          5,
        ),
      ),
      trim(
        around(5, (a) => gem(0.032, 2, { x: sin(a) * 0.17, y: 0.835, z: cos(a) * 0.17 })),
        gem(0.05, 2, { y: 0.8 }),
      ),
    ],
    undefined,
    royalBorder(),
  );
