/** Werewolf: a shaggy body with its claws raised and its head thrown back, howling, turned aside. */
import type { BufferGeometry } from 'three';
import { around, gem, moveAll, type Part } from '../../../art/kit.ts';
import { figure, loft, trim, tube } from '../../../art/skin.ts';
import { foot } from './family.ts';

const { sin, cos } = Math;
const GAZE = 0.75;

/** What comes in pairs: ears and their insides, eyes, cheek tufts, fangs. */
const pair = (s: number): Part[] => [
  loft(
    [
      [-0.03, 0.07, 0.065, 0.045],
      [-0.06, 0.16, 0.045, 0.03],
      [-0.09, 0.27, 0.002, 0.002],
    ],
    0,
    5,
    { x: s * 0.085, rz: -s * 0.22 },
  ),
  loft(
    [
      [0, 0.06, 0.03, 0.05],
      [-0.06, -0.03, 0.035, 0.06],
      [-0.16, -0.06, 0.003, 0.003],
    ],
    1,
    5,
    { x: s * 0.125 },
  ),
  ...trim(
    gem(0.04, 2, { x: s * 0.085, y: 0.07, z: -0.1, s: [0.8, 0.8, 1.3] }),
    loft(
      [
        [0.025, 0.115, 0.038, 0.012],
        [-0.03, 0.16, 0.028, 0.012],
        [-0.06, 0.23, 0.002, 0.002],
      ],
      1,
      4,
      { x: s * 0.085, rz: -s * 0.22 },
    ),
    gem(0.038, 2, { x: s * 0.038, y: -0.045, z: -0.25, s: [0.45, 1.2, 0.45] }),
    gem(0.032, 2, { x: s * 0.028, y: -0.125, z: -0.2, s: [0.45, 1.2, 0.45] }),
  ),
];

const head = (): Part[] =>
  moveAll(
    [
      loft(
        [
          [-0.16, 0, 0.05, 0.06],
          [-0.1, 0.02, 0.13, 0.12],
          [0, 0.03, 0.14, 0.125],
          [0.08, 0.02, 0.095, 0.08],
          [0.17, 0.01, 0.07, 0.058],
          [0.27, 0.005, 0.055, 0.044],
          [0.3, -0.005, 0.02, 0.02],
        ],
        0,
        9,
      ),
      loft(
        [
          [-0.02, -0.07, 0.085, 0.05],
          [0.08, -0.11, 0.06, 0.034],
          [0.21, -0.18, 0.038, 0.024],
          [0.235, -0.19, 0.01, 0.01],
        ],
        0,
        7,
      ),
      ...trim(
        loft(
          [
            [0, -0.05, 0.06, 0.03],
            [0.1, -0.075, 0.045, 0.025],
            [0.19, -0.12, 0.02, 0.02],
          ],
          2,
          6,
        ),
        gem(0.038, 3, { y: 0.03, z: -0.295 }),
      ),
      ...[-1, 1].flatMap(pair),
    ],
    { y: 0.83, z: -0.02, rx: 0.92, s: 1.08 },
  );

/** An arm held out and up, with three claws. */
const arm = (s: number): Part[] => [
  tube(
    [
      [s * 0.1, 0.58, 0],
      [s * 0.3, 0.5, -0.02],
      [s * 0.35, 0.62, -0.08],
      [s * 0.36, 0.74, -0.12],
    ],
    0.062,
    0,
    5,
    6,
  ),
  ...trim(
    [-1, 0, 1].map((i) =>
      gem(0.06, 1, { x: s * 0.36 + i * 0.045, y: 0.81, z: -0.14, rz: -i * 0.35, s: [0.34, 1.25, 0.34] }),
    ),
  ),
];

const FUR = [
  { y: 0.24, r: 0.195, n: 9, from: 0, slot: 3, size: 0.135 },
  { y: 0.4, r: 0.19, n: 8, from: 0.3, slot: 1, size: 0.122 },
  { y: 0.55, r: 0.145, n: 7, from: 0.1, slot: 3, size: 0.11 },
] as const;

export const werewolfFigure = (): BufferGeometry =>
  figure(
    foot(0.37, [
      [0.27, 0.15],
      [0.24, 0.19],
      [0, 0.2],
    ]),
    moveAll(
      [
        loft(
          [
            [-0.02, 0.16, 0.22, 0.2],
            [-0.03, 0.34, 0.2, 0.18],
            [-0.04, 0.5, 0.15, 0.15],
            [-0.05, 0.66, 0.125, 0.125],
            [-0.03, 0.76, 0.1, 0.1],
          ],
          0,
          9,
        ),
        ...FUR.flatMap(({ y, r, n, from, slot, size }) =>
          around(n, (a) =>
            gem(size, slot, {
              x: cos(a + from) * r,
              z: sin(a + from) * r + 0.03,
              y,
              ry: -(a + from),
              rz: 0.55,
              s: [0.42, 1, 0.6],
            }),
          ),
        ),
        ...[-1, 1].flatMap(arm),
        ...head(),
      ],
      { ry: GAZE },
    ),
  );
