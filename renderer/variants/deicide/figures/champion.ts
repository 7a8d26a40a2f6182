/** Champion: a closed helm turned aside under a great plume, two swords crossed behind. */
import type { BufferGeometry } from 'three';
import { box, cylinder, extrude, gem, moveAll, type Part, type Transform } from '../../../art/kit.ts';
import { figure, loft, trim, turned } from '../../../art/skin.ts';
import { band, foot } from './family.ts';

/** less than the horses: the visor must still be seen from the front */
const GAZE = 0.75;

const sword = (place: Transform): Part[] =>
  moveAll(
    [
      extrude(
        [
          [-0.034, 0],
          [-0.03, 0.66],
          [0, 0.78],
          [0.03, 0.66],
          [0.034, 0],
        ],
        0.022,
        1,
        {},
        0.006,
      ),
      box(0.21, 0.045, 0.05, 0),
      cylinder(0.024, 0.024, 0.13, 3, { y: -0.07 }, 5),
      gem(0.045, 1, { y: -0.15 }),
    ],
    place,
  );

const helm = (): Part[] =>
  moveAll(
    [
      turned(
        [
          [0.17, 0.57],
          [0.195, 0.62],
          [0.19, 0.78],
          [0.195, 0.86],
          [0.16, 0.95],
          [0.09, 1],
          [0, 1.015],
        ],
        0,
        14,
      ),
      loft(
        [
          [0.11, 0.6, 0.135, 0.06],
          [0.18, 0.68, 0.135, 0.075],
          [0.21, 0.76, 0.125, 0.055],
          [0.14, 0.84, 0.125, 0.04],
        ],
        0,
        9,
      ),
      // the plume rises from the brow and falls far down behind
      loft(
        [
          [0.19, 0.94, 0.03, 0.02],
          [0.19, 1.05, 0.055, 0.08],
          [0.08, 1.1, 0.085, 0.13],
          [-0.06, 1.1, 0.07, 0.12],
          [-0.19, 1.03, 0.095, 0.14],
          [-0.28, 0.89, 0.075, 0.12],
          [-0.32, 0.72, 0.09, 0.11],
          [-0.39, 0.54, 0.015, 0.015],
        ],
        1,
        7,
      ),
      ...trim(
        box(0.29, 0.055, 0.12, 3, { y: 0.825, z: -0.155 }),
        [-1, 1].map((s) => gem(0.036, 2, { x: s * 0.065, y: 0.825, z: -0.213, s: [1.2, 0.6, 0.7] })),
        [-0.06, 0, 0.06].map((x) => box(0.016, 0.09, 0.03, 3, { x, y: 0.71, z: Math.abs(x) * 0.5 - 0.252 })),
      ),
      ...band([
        [0.195, 0.86],
        [0.206, 0.874],
        [0.178, 0.9],
      ]),
    ],
    { ry: GAZE, y: 0.01 },
  );

export const championFigure = (): BufferGeometry =>
  figure(
    foot(0.365, [
      [0.22, 0.17],
      [0.17, 0.27],
      [0.165, 0.36],
      [0.24, 0.47],
      [0.245, 0.52],
      [0.15, 0.57],
    ]),
    band([
      [0.165, 0.34],
      [0.182, 0.352],
      [0.185, 0.38],
    ]),
    helm(),
    sword({ x: -0.3, y: 0.3, z: 0.19, rz: -0.86, rx: -0.05 }),
    sword({ x: 0.3, y: 0.3, z: 0.225, rz: 0.86, rx: -0.05 }),
  );
