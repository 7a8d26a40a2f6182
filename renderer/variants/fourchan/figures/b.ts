/** /b/: a jester's mask with a question for a face. Promoted the cap is vermilion and gold. */
import type { BufferGeometry } from 'three';
import {
  around,
  cylinder,
  extrude,
  gem,
  type MaterialSlot,
  type Part,
  sphere,
  type V2,
  type V3,
} from '../../../art/kit.ts';
import { trim, tube, turned } from '../../../art/skin.ts';
import { bothWays, hue, onTile, tileText } from './tile.ts';

const { cos, sin } = Math;

const MASK: readonly V2[] = [
  [-0.19, 0.03],
  [-0.155, -0.1],
  [-0.085, -0.19],
  [0, -0.22],
  [0.085, -0.19],
  [0.155, -0.1],
  [0.19, 0.03],
  [0.185, 0.16],
  [0.1, 0.195],
  [0, 0.2],
  [-0.1, 0.195],
  [-0.185, 0.16],
];
const HOOK: readonly V3[] = [
  [-0.085, 0.37, 0.075],
  [-0.075, 0.425, 0.075],
  [0, 0.46, 0.075],
  [0.08, 0.42, 0.075],
  [0.07, 0.355, 0.075],
  [0.005, 0.315, 0.075],
  [0, 0.26, 0.075],
];
const BAND: readonly V2[] = [
  [-0.2, 0],
  [0.2, 0],
  [0.1, 0.08],
  [-0.1, 0.08],
];

/** One arm of the cap, with its bell. */
const arm = (p: boolean, side: number, slot: MaterialSlot): Part[] => [
  tube(
    [
      [side * 0.04, 0.49, 0],
      [side * 0.13, 0.59, 0],
      [side * 0.23, 0.6, 0],
      [side * 0.3, 0.52, 0],
    ],
    0.056,
    slot,
    7,
    6,
  ),
  sphere(0.052, hue(p, 0, 2), { x: side * 0.315, y: 0.47 }, 7, 6),
];

export const bFigure = (p: boolean, text = tileText('B', p)): BufferGeometry =>
  onTile(text, p, [
    turned(
      [
        [0.172, 0],
        [0.172, 0.03],
        [0.12, 0.055],
        [0.085, 0.09],
        [0.066, 0.15],
      ],
      0,
      12,
    ),
    // the ruff
    around(8, (a, i) =>
      cylinder(
        0.001,
        0.05,
        0.14,
        i % 2 ? 0 : hue(p, 3, 1),
        { x: sin(a) * 0.095, y: 0.09, z: cos(a) * 0.095, rx: cos(a) * 1.75, rz: -sin(a) * 1.75 },
        4,
      ),
    ),
    extrude(MASK, 0.1, 0, { y: 0.33 }, 0.025),
    trim(bothWays(() => [tube(HOOK, 0.028, 3, 10, 4), gem(0.044, 3, { y: 0.192, z: 0.075 })])),
    arm(p, -1, hue(p, 3, 1)),
    arm(p, 1, hue(p)),
    tube(
      [
        [0, 0.49, 0],
        [0, 0.59, 0],
        [0, 0.65, -0.03],
        [0, 0.68, -0.1],
      ],
      0.056,
      hue(p, 0, 1),
      6,
      6,
    ),
    sphere(0.052, hue(p), { y: 0.67, z: -0.15 }, 7, 6),
    extrude(BAND, 0.15, hue(p, 3, 1), { y: 0.495 }, 0.02),
  ]);
