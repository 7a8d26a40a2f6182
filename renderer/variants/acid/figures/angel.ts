/** Angel: an eye under a halo, held by three pairs of feathers over an open beacon. */
import type { BufferGeometry } from 'three';
import {
  around,
  extrude,
  flat,
  gem,
  lathe,
  type MaterialSlot,
  move,
  moveAll,
  type Part,
  sculpt,
  sphere,
  torus,
  type V3,
} from '../../../art/kit.ts';
import { puck } from './beacon.ts';

const { PI } = Math;
/** One feather: a long kite along +x, twisted about its own length, raised, swept and rooted. */
const feather = (
  s: number,
  len: number,
  w: number,
  slot: MaterialSlot,
  up: number,
  sweep: number,
  twist: number,
  root: V3,
): Part =>
  move(
    move(
      extrude(
        [
          [0, -w * 0.2],
          [s * len * 0.3, -w * 0.55],
          [s * len, 0],
          [s * len * 0.42, w * 0.45],
          [0, w * 0.25],
        ],
        0.018,
        slot,
        { rx: twist },
        0,
      ),
      { rz: s * up },
    ),
    { ry: -s * sweep, x: s * root[0], y: root[1], z: root[2] },
  );
export const angelFigure = (): BufferGeometry =>
  sculpt(
    puck(0.33, 0.08, 0.16),
    flat(
      lathe(
        [
          [0, 0.2],
          [0.055, 0.36],
          [0.1, 0.56],
          [0.085, 0.72],
          [0.03, 0.8],
        ],
        0,
        6,
      ),
    ),
    flat(
      lathe(
        [
          [0.075, 0.44],
          [0.11, 0.47],
          [0.115, 0.5],
          [0.085, 0.52],
        ],
        1,
        6,
      ),
    ),
    flat(
      lathe(
        [
          [0.1, 0.62],
          [0.125, 0.655],
          [0.095, 0.69],
        ],
        1,
        6,
      ),
    ),
    [-1, 1].flatMap((s) => [
      feather(s, 0.66, 0.18, 0, 1.1, 0.12, -0.1, [0.05, 0.66, 0.05]),
      feather(s, 0.58, 0.18, 1, 0.82, 0.2, -0.15, [0.06, 0.63, 0.08]),
      feather(s, 0.46, 0.18, 0, 0.52, 0.3, -0.3, [0.07, 0.6, 0.05]),
      feather(s, 0.41, 0.16, 0, 0.2, 0.3, -1.15, [0.07, 0.55, 0.08]),
      feather(s, 0.45, 0.16, 1, -0.02, 0.66, -1.3, [0.06, 0.52, 0.08]),
      feather(s, 0.42, 0.15, 0, -0.12, 1.05, -1.3, [0.05, 0.5, 0.08]),
      feather(s, 0.32, 0.12, 0, -0.75, -0.3, -0.4, [0.06, 0.46, -0.02]),
    ]),
    sphere(0.09, 2, { y: 0.91 }, 10, 8),
    sphere(0.045, 3, { y: 0.91, z: -0.062 }, 8, 6),
    flat(
      lathe(
        [
          [0.05, 0.78],
          [0.09, 0.83],
          [0.075, 0.86],
        ],
        0,
        8,
      ),
    ),
    moveAll(
      [
        torus(0.175, 0.026, 2, { rx: PI / 2 }, PI * 2, 24, 5),
        ...around(8, (a) =>
          move(
            extrude(
              [
                [0.19, -0.025],
                [a % (PI / 2) < 0.01 ? 0.3 : 0.25, 0],
                [0.19, 0.025],
              ],
              0.018,
              1,
              { rx: PI / 2 },
              0,
            ),
            { ry: a },
          ),
        ),
      ],
      { y: 1.1, z: 0.02, rx: -0.14 },
    ),
    [
      [0.1, 0.25, 0.04, 0.035],
      [-0.08, 0.2, -0.06, 0.03],
      [0.05, 0.15, -0.09, 0.024],
      [-0.12, 0.3, 0.06, 0.028],
      [0.0, 0.13, 0.08, 0.022],
    ].map(([x, y, z, r]) => gem(r, 2, { x, y, z, rx: x * 9, rz: z * 12 })),
  );
