/** The horses: the Knight, the Archbishop (a horse under a mitre, with a crozier) and the Chancellor (a horse in a tower). */
import type { BufferGeometry } from 'three';
import {
  cylinder,
  extrude,
  gem,
  moveAll,
  type Part,
  sphere,
  type Transform,
  torus,
  type V2,
} from '../../../art/kit.ts';
import { figure, loft, trim, turned } from '../../../art/skin.ts';
import { collar, foot, merlons, TURN } from './family.ts';

const { PI } = Math;

const MANE: readonly V2[] = [
  [0.16, 0.95],
  [0.11, 1.02],
  [0.03, 1.05],
  [-0.06, 1.04],
  [-0.09, 0.98],
  [-0.165, 0.95],
  [-0.165, 0.87],
  [-0.235, 0.82],
  [-0.215, 0.73],
  [-0.28, 0.67],
  [-0.25, 0.57],
  [-0.31, 0.5],
  [-0.27, 0.4],
  [-0.32, 0.32],
  [-0.2, 0.22],
  [-0.1, 0.4],
  [-0.06, 0.7],
  [0.05, 0.86],
];

/** Neck, head and mane, 1.07 high from the chest; looks forward. */
export const horse = (place: Transform, segments = 9, hasBridle = true): Part[] =>
  moveAll(
    [
      loft(
        [
          [-0.03, 0.16, 0.2, 0.21],
          [-0.05, 0.32, 0.16, 0.18],
          [-0.065, 0.47, 0.128, 0.15],
          [-0.055, 0.62, 0.108, 0.13],
          [-0.02, 0.75, 0.112, 0.12],
          [0.045, 0.835, 0.122, 0.112],
          [0.125, 0.835, 0.124, 0.115],
          [0.21, 0.775, 0.104, 0.09],
          [0.29, 0.7, 0.082, 0.07],
          [0.355, 0.63, 0.084, 0.066],
          [0.385, 0.59, 0.056, 0.047],
        ],
        0,
        segments,
      ),
      sphere(0.105, 0, { y: 0.755, z: -0.085, s: [1.06, 1, 1.1] }, 8, 5),
      extrude(MANE, 0.05, 1, { ry: PI / 2 }, 0.012),
      ...[-1, 1].map((s) =>
        loft(
          [
            [-0.005, -0.03, 0.045, 0.038],
            [0, 0.05, 0.04, 0.03],
            [0.03, 0.16, 0.002, 0.002],
          ],
          0,
          5,
          { x: s * 0.08, y: 0.92, rz: -s * 0.24 },
        ),
      ),
      ...trim(
        [-1, 1].flatMap((s) => [
          gem(0.036, 3, { x: s * 0.12, y: 0.85, z: -0.135 }),
          gem(0.024, 3, { x: s * 0.07, y: 0.645, z: -0.365 }),
        ]),
        hasBridle
          ? [torus(0.094, 0.014, 1, { y: 0.715, z: -0.265, rx: PI / 2 - 0.86, s: [1, 1.06, 1] }, PI * 2, 9, 4)]
          : [],
      ),
    ],
    place,
  );

export const knightFigure = (): BufferGeometry =>
  figure(
    foot(0.35, [
      [0.225, 0.16],
      [0.2, 0.2],
      [0, 0.23],
    ]),
    horse({ y: 0.06, x: 0.02, s: [1.1, 1.1, 1.18], ry: TURN }, 10),
  );

/** A tall mitre with a metal hem and two crossed ridges, its base at y 0. */
const mitre = (): Part[] => [
  loft(
    [
      [0, 0, 0.12, 0.09],
      [0, 0.1, 0.152, 0.105],
      [0, 0.19, 0.125, 0.085],
      [0, 0.28, 0.06, 0.045],
      [0, 0.34, 0.002, 0.002],
    ],
    0,
    10,
  ),
  extrude(
    [
      [-0.135, 0.03],
      [-0.172, 0.1],
      [-0.145, 0.2],
      [-0.075, 0.295],
      [0, 0.37],
      [0.075, 0.295],
      [0.145, 0.2],
      [0.172, 0.1],
      [0.135, 0.03],
      [0, 0.02],
    ],
    0.03,
    1,
    {},
    0.006,
  ),
  ...trim(
    turned(
      [
        [0.118, -0.02],
        [0.142, 0],
        [0.137, 0.045],
      ],
      1,
      12,
      { s: [1, 1, 0.78] },
    ),
    extrude(
      [
        [-0.1, 0.03],
        [-0.122, 0.1],
        [-0.1, 0.2],
        [-0.055, 0.285],
        [0, 0.37],
        [0.055, 0.285],
        [0.1, 0.2],
        [0.122, 0.1],
        [0.1, 0.03],
        [0, 0.02],
      ],
      0.03,
      1,
      { ry: PI / 2 },
      0.006,
    ),
  ),
];

/** A bishop's staff, as tall as the mitre, at the horse's side. */
const crozier = (): Part[] => [
  cylinder(0.024, 0.028, 0.98, 1, { x: -0.29, y: 0.56, z: 0.1, rz: 0.04 }, 6),
  ...trim(torus(0.085, 0.03, 1, { x: -0.235, y: 1.1, z: 0.1 }, PI * 1.45, 9, 5)),
];

export const archbishopFigure = (): BufferGeometry =>
  figure(
    foot(0.37, [
      [0.225, 0.17],
      [0.17, 0.24],
      [0.15, 0.28],
    ]),
    collar(0.24, 0.235),
    horse({ y: 0.2, x: 0.06, z: 0.03, s: [0.95, 0.76, 1.08], ry: TURN }, 8),
    crozier(),
    moveAll(mitre(), { y: 0.945, ry: TURN, x: 0.07, z: 0.04, s: [1.2, 1.04, 1.2] }),
  );

export const chancellorFigure = (): BufferGeometry =>
  figure(
    foot(0.385, [
      [0.3, 0.15],
      [0.275, 0.24],
      [0.265, 0.34],
    ]),
    collar(0.295, 0.335, 1, 18, 0.045),
    turned([
      [0.265, 0.37],
      [0.31, 0.42],
      [0.34, 0.44],
      [0.34, 0.51],
      [0.15, 0.513],
    ]),
    trim(
      turned(
        [
          [0.339, 0.5135],
          [0.12, 0.515],
        ],
        1,
      ),
    ),
    merlons(6, 0.25, 0.34, 0.51, 0.12),
    horse({ y: 0.4, s: [0.92, 0.86, 0.92], ry: TURN }, 8),
  );
