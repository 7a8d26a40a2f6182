/** Cannon: a barrel on two spoked wheels, its mouth raised forward. */
import type { BufferGeometry } from 'three';
import { box, cylinder, extrude, moveAll, torus } from '../../../art/kit.ts';
import { figure, trim, turned } from '../../../art/skin.ts';
import { foot } from './family.ts';

const { PI } = Math;

const wheel = (side: number) =>
  moveAll(
    [
      torus(0.17, 0.036, 1, {}, PI * 2, 14, 4),
      cylinder(0.05, 0.05, 0.09, 1, { rx: PI / 2 }, 6),
      ...[0, 1, 2].map((i) => box(0.31, 0.034, 0.03, 0, { rz: (i * PI) / 3 })),
    ],
    { x: side * 0.262, y: 0.31, z: 0.02, ry: PI / 2 },
  );

const cheek = (side: number) =>
  extrude(
    [
      [0.17, 0.27],
      [0.2, 0.4],
      [0.05, 0.42],
      [-0.1, 0.34],
      [-0.36, 0.13],
      [-0.3, 0.12],
      [-0.05, 0.22],
    ],
    0.05,
    0,
    { x: side * 0.145, ry: PI / 2 },
    0.008,
  );

export const cannonFigure = (): BufferGeometry =>
  figure(
    foot(0.385, [
      [0.3, 0.125],
      [0.27, 0.127],
      [0.02, 0.128],
    ]),
    [-1, 1].flatMap((s) => [...wheel(s), cheek(s)]),
    cylinder(0.022, 0.022, 0.56, 1, { y: 0.31, z: 0.02, rz: PI / 2 }, 5),
    moveAll(
      [
        turned(
          [
            [0, -0.36],
            [0.05, -0.34],
            [0.03, -0.29],
            [0.11, -0.27],
            [0.158, -0.22],
            [0.162, -0.12],
            [0.135, 0.12],
            [0.112, 0.34],
            [0.15, 0.39],
            [0.16, 0.43],
            [0.145, 0.46],
            [0.085, 0.46],
            [0.08, 0.41],
          ],
          0,
          13,
        ),
        ...trim(
          turned(
            [
              [0.085, 0.42],
              [0, 0.41],
            ],
            3,
            10,
          ),
          ...[
            [0.164, -0.13],
            [0.138, 0.12],
          ].map(([r, y]) =>
            turned(
              [
                [r - 0.012, y - 0.015],
                [r + 0.016, y],
                [r + 0.014, y + 0.035],
                [r - 0.016, y + 0.05],
              ],
              1,
              13,
            ),
          ),
        ),
      ],
      { y: 0.48, z: 0.02, rx: 0.3 - PI / 2 },
    ),
    trim(
      turned(
        [
          [0.27, 0.13],
          [0, 0.132],
        ],
        3,
        16,
      ),
    ),
  );
