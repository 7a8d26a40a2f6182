/** /r9k/: a robot's head that scowls; its antenna becomes three bolts of lightning when it is promoted. */
import type { BufferGeometry } from 'three';
import { box, cylinder, extrude, type Part, roundedRectangle, sphere, type V2 } from '../../../art/kit.ts';
import { trim } from '../../../art/skin.ts';
import { bothWays, hue, onTile, tileText } from './tile.ts';

const { PI } = Math;

const BOLT: readonly V2[] = [
  [-0.02, 0],
  [0.05, 0.09],
  [0, 0.1],
  [0.05, 0.2],
  [-0.05, 0.08],
  [0.005, 0.075],
];

const face = (p: boolean): Part[] => [
  box(0.33, 0.2, 0.012, hue(p, 0, 2), { y: 0.4, z: 0.166 }),
  ...[-1, 1].flatMap((s) => [
    box(0.09, 0.06, 0.03, hue(p, 3, 1), { x: s * 0.085, y: 0.425, z: 0.17 }),
    box(0.125, 0.028, 0.035, 3, { x: s * 0.085, y: 0.478, z: 0.172, rz: s * 0.42 }),
  ]),
  box(0.2, 0.045, 0.03, 3, { y: 0.335, z: 0.168 }),
  ...[-1, 0, 1].map((i) => box(0.018, 0.06, 0.036, 0, { x: i * 0.055, y: 0.335, z: 0.168 })),
];

export const r9kFigure = (p: boolean, text = tileText('R', p)): BufferGeometry =>
  onTile(text, p, [
    extrude(roundedRectangle(0.38, 0.26, 0.08, 2), 0.09, 0, { y: 0.065, rx: -PI / 2 }, 0.028),
    cylinder(0.085, 0.1, 0.11, 3, { y: 0.175 }, 10),
    extrude(roundedRectangle(0.36, 0.3, 0.06, 2), 0.28, 0, { y: 0.39 }, 0.025),
    trim(
      bothWays(() => face(p)),
      // bolts on the lid
      [-1, 1].flatMap((s) =>
        [-1, 1].map((f) => cylinder(0.03, 0.03, 0.02, hue(p), { x: s * 0.12, y: 0.557, z: f * 0.09 }, 6)),
      ),
      box(0.12, 0.02, 0.2, hue(p), { y: 0.554 }),
    ),
    [-1, 1].flatMap((s) => [
      cylinder(0.075, 0.075, 0.06, hue(p), { x: s * 0.225, y: 0.39, rz: PI / 2 }, 10),
      cylinder(0.035, 0.045, 0.05, 0, { x: s * 0.265, y: 0.39, rz: PI / 2 }, 8),
    ]),
    p
      ? [-1, 0, 1].map((i) =>
          extrude(
            BOLT,
            0.045,
            2,
            { x: i * 0.13, y: 0.56 - Math.abs(i) * 0.01, rz: -i * 0.4, s: i ? 0.9 : 1.15 },
            0.008,
          ),
        )
      : [cylinder(0.014, 0.018, 0.14, 3, { y: 0.625 }, 6), sphere(0.05, 3, { y: 0.705 }, 8, 6)],
  ]);
