/** Rainbow: a runner under three bands of a bridge on two thrusters. */
import type { BufferGeometry } from 'three';
import {
  arc,
  box,
  extrude,
  flat,
  gem,
  lathe,
  limb,
  type MaterialSlot,
  moveAll,
  type Part,
  sculpt,
} from '../../../art/kit.ts';
import { puck } from './beacon.ts';

const { PI } = Math;
const band = (r0: number, r1: number, cy: number, foot: number, depth: number, slot: MaterialSlot): Part =>
  extrude(
    [[r1, foot], ...arc(r1, 0, PI, 14, 0, cy), [-r1, foot], [-r0, foot], ...arc(r0, PI, 0, 14, 0, cy), [r0, foot]],
    depth,
    slot,
    {},
    0,
  );
export const rainbowFigure = (): BufferGeometry =>
  sculpt(
    puck(0.36, 0.09),
    moveAll(
      [
        band(0.23, 0.28, 0.58, 0.4, 0.4, 2),
        band(0.283, 0.348, 0.58, 0.4, 0.27, 1),
        band(0.35, 0.425, 0.58, 0.4, 0.14, 0),
      ],
      { z: 0.06 },
    ),
    [-1, 1].flatMap((s) => [
      flat(
        lathe(
          [
            [0.11, 0.2],
            [0.125, 0.24],
            [0.125, 0.4],
            [0.1, 0.47],
            [0, 0.47],
          ],
          0,
          8,
          { x: s * 0.325, z: 0.06, s: [0.86, 1, 1.5] },
        ),
      ),
      flat(
        lathe(
          [
            [0.075, 0.14],
            [0.11, 0.14],
            [0.1, 0.19],
            [0.05, 0.3],
          ],
          3,
          8,
          { x: s * 0.325, z: 0.06, s: [0.86, 1, 1.3] },
        ),
      ),
      flat(
        lathe(
          [
            [0.03, 0.1],
            [0.085, 0.15],
          ],
          2,
          8,
          { x: s * 0.325, z: 0.06, s: [0.86, 1, 1.3] },
        ),
      ),
      box(0.02, 0.12, 0.25, 1, { x: s * 0.43, y: 0.33, z: 0.06 }),
      extrude(
        [
          [0, 0],
          [0.16, 0.08],
          [0.14, 0.15],
          [0, 0.17],
        ],
        0.025,
        1,
        { x: s * 0.36, y: 0.27, z: 0.2, ry: -PI / 2 },
        0,
      ),
      // legs: left trails, right strides
      limb([s * 0.06, 0.42, -0.06], [s * 0.09, 0.26, s > 0 ? -0.2 : 0.02], 0.085, 0.1, 3),
      limb([s * 0.09, 0.29, s > 0 ? -0.2 : 0.0], [s * 0.09, 0.11, s > 0 ? -0.16 : 0.12], 0.075, 0.09, 0),
      limb([s * 0.13, 0.63, -0.13], [s * 0.19, 0.5, s > 0 ? -0.02 : -0.24], 0.065, 0.075, 3),
      limb([s * 0.19, 0.52, s > 0 ? -0.02 : -0.24], [s * 0.17, 0.45, s > 0 ? -0.13 : -0.36], 0.06, 0.07, 0),
    ]),
    limb([0, 0.4, -0.04], [0, 0.7, -0.15], 0.22, 0.14, 0),
    limb([0, 0.5, -0.15], [0, 0.66, -0.21], 0.12, 0.05, 1),
    flat(gem(0.1, 0, { y: 0.8, z: -0.22, s: [0.85, 0.9, 1.1] }, 1)),
    box(0.13, 0.035, 0.06, 2, { y: 0.8, z: -0.29 }),
    limb([0.0, 0.62, -0.02], [0, 0.8, -0.06], 0.05, 0.16, 3),
  );
