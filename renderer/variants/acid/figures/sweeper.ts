/** Sweeper: a V-plough with rotary brushes. */
import type { BufferGeometry } from 'three';
import {
  box,
  cylinder,
  extrude,
  flat,
  lathe,
  limb,
  type MaterialSlot,
  moveAll,
  type Part,
  rod,
  sculpt,
  sphere,
  type V2,
} from '../../../art/kit.ts';
import { puck } from './beacon.ts';

const { PI } = Math;
type Side = -1 | 1;

/** A profile seen from the side, as wide as `width`. */
const profile = (pts: V2[], width: number, slot: MaterialSlot, bevel = 0): Part =>
  extrude(pts, width, slot, { ry: PI / 2 }, bevel);

const hull = (): Part[] => [
  profile(
    [
      [-0.33, 0.16],
      [0.2, 0.16],
      [0.22, 0.3],
      [0.06, 0.47],
      [-0.22, 0.47],
      [-0.33, 0.36],
    ],
    0.36,
    0,
    0.02,
  ),
  profile(
    [
      [-0.3, 0.1],
      [0.2, 0.1],
      [0.2, 0.18],
      [-0.3, 0.18],
    ],
    0.46,
    3,
  ),
];

const windscreen = (): Part =>
  profile(
    [
      [0.105, 0.405],
      [0.2, 0.305],
      [0.225, 0.325],
      [0.13, 0.43],
    ],
    0.3,
    2,
  );

const roof = (): Part =>
  profile(
    [
      [-0.24, 0.48],
      [0.04, 0.48],
      [0.04, 0.52],
      [-0.2, 0.52],
    ],
    0.1,
    1,
  );

const beaconLight = (): Part[] => [
  flat(
    lathe(
      [
        [0.09, 0.48],
        [0.09, 0.53],
        [0.07, 0.56],
      ],
      3,
      8,
      { z: -0.0 },
    ),
  ),
  sphere(0.072, 2, { y: 0.56 }, 8, 6),
];

const rearGrille = (): Part[] => [
  box(0.3, 0.14, 0.03, 3, { y: 0.27, z: 0.345 }),
  ...[0.23, 0.27, 0.31].map((y) => box(0.28, 0.014, 0.02, 1, { y, z: 0.36 })),
  box(0.37, 0.02, 0.34, 3, { y: 0.4, z: 0.12 }),
];

const trackAndLamp = (s: Side): Part[] => [
  box(0.07, 0.16, 0.56, 3, { x: s * 0.245, y: 0.16, z: -0.02 }),
  box(0.06, 0.05, 0.02, 2, { x: s * 0.14, y: 0.41, z: 0.345 }),
];

/** One of the two concave mouldboards that meet at the prow. */
const mouldboard = (s: Side): Part[] =>
  moveAll(
    [
      profile(
        [
          [0.02, 0.03],
          [0.05, 0.05],
          [-0.03, 0.12],
          [-0.055, 0.22],
          [-0.045, 0.34],
          [0.01, 0.46],
          [-0.02, 0.48],
          [-0.085, 0.35],
          [-0.1, 0.22],
          [-0.07, 0.1],
        ],
        0.47,
        0,
      ),
      profile(
        [
          [0.03, 0.025],
          [0.062, 0.045],
          [0.02, 0.085],
          [-0.01, 0.06],
        ],
        0.474,
        2,
      ),
      profile(
        [
          [-0.078, 0.1],
          [-0.108, 0.22],
          [-0.093, 0.36],
          [-0.026, 0.482],
          [-0.066, 0.482],
          [-0.128, 0.36],
          [-0.143, 0.22],
          [-0.113, 0.1],
        ],
        0.46,
        3,
      ),
      ...[-0.14, 0.0, 0.14].map((x) => box(0.06, 0.05, 0.06, 1, { x, y: 0.465, z: 0.008, rz: s * 0.6 })),
      ...[-0.12, 0.1].map((x) => box(0.03, 0.3, 0.06, 1, { x, y: 0.26, z: 0.125 })),
    ],
    { x: s * 0.205, z: -0.3, ry: -s * 0.42 },
  );

/** A rotary brush at a rear corner, and the arm that holds it. */
const brush = (s: Side): Part[] => [
  flat(
    lathe(
      [
        [0.15, 0.02],
        [0.115, 0.13],
        [0.06, 0.17],
      ],
      3,
      12,
      { x: s * 0.3, z: 0.22 },
    ),
  ),
  flat(
    lathe(
      [
        [0.085, 0.15],
        [0.09, 0.19],
        [0.05, 0.21],
        [0, 0.21],
      ],
      1,
      8,
      { x: s * 0.3, z: 0.22 },
    ),
  ),
  cylinder(0.035, 0.035, 0.02, 2, { x: s * 0.3, y: 0.215, z: 0.22 }, 8),
  limb([s * 0.15, 0.34, 0.16], [s * 0.3, 0.22, 0.22], 0.06, 0.07, 0),
];

const exhaust = (s: Side): Part[] => [
  rod([s * 0.13, 0.42, 0.26], [s * 0.15, 0.62, 0.32], 0.042, 0.05, 3, 8),
  rod([s * 0.15, 0.62, 0.32], [s * 0.1505, 0.628, 0.3235], 0.04, 0.04, 2, 8),
];

const sideStrip = (s: Side): Part => box(0.02, 0.14, 0.3, 1, { x: s * 0.205, y: 0.28, z: 0.02 });

export const sweeperFigure = (): BufferGeometry =>
  sculpt(
    puck(0.35, 0.08),
    hull(),
    windscreen(),
    roof(),
    beaconLight(),
    rearGrille(),
    ([-1, 1] as const).flatMap((s) => [...trackAndLamp(s), ...mouldboard(s), ...brush(s), ...exhaust(s), sideStrip(s)]),
  );
