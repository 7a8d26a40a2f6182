/** Snail: a spiral shell, two long eyes, and the halo of one that nobody may take. */
import type { BufferGeometry } from 'three';
import { gem, moveAll, type Part, sphere, torus, type V3 } from '../../../art/kit.ts';
import { figure, loft, trim, tube, turned } from '../../../art/skin.ts';
import { foot } from './family.ts';

const { PI, sin, cos, sqrt } = Math;
const TURN = 1.05;
const COILS = 2.2;

/** The shell: a flattened ball with a lip, and on each side a ridge that winds inwards. */
const shell = (): Part[] => {
  const [R, flat, steps] = [0.27, 0.62, 20];
  const ridge = (side: number): V3[] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const t = i / steps;
      const r = R * (0.97 - 0.9 * t);
      const a = t * 2 * PI * COILS - 1.2;
      return [side * flat * sqrt(R * R - r * r), sin(a) * r, -cos(a) * r];
    });
  return moveAll(
    [
      sphere(R, 1, { s: [flat, 1, 1] }, 12, 9),
      ...trim([-1, 1].map((s) => tube(ridge(s), 0.034, 0, 26, 4))),
      // the mouth of the shell, over the neck
      loft(
        [
          [0.06, -0.16, 0.17, 0.13],
          [0.2, -0.2, 0.155, 0.1],
          [0.235, -0.21, 0.1, 0.06],
        ],
        1,
        8,
      ),
    ],
    { y: 0.49, z: 0.1 },
  );
};

const body = (): Part[] => [
  loft(
    [
      [-0.4, 0.13, 0.02, 0.012],
      [-0.28, 0.15, 0.1, 0.04],
      [-0.08, 0.17, 0.15, 0.065],
      [0.12, 0.18, 0.14, 0.07],
      [0.25, 0.22, 0.108, 0.077],
      [0.32, 0.32, 0.085, 0.074],
      [0.36, 0.42, 0.08, 0.074],
      [0.39, 0.49, 0.03, 0.03],
    ],
    0,
    8,
  ),
  ...[-1, 1].flatMap((s) => [
    tube(
      [
        [s * 0.04, 0.44, -0.35],
        [s * 0.07, 0.58, -0.37],
        [s * 0.14, 0.7, -0.38],
      ],
      0.024,
      0,
      4,
      5,
    ),
    sphere(0.048, 2, { x: s * 0.145, y: 0.72, z: -0.38 }, 7, 5),
    ...trim(gem(0.032, 0, { x: s * 0.06, y: 0.37, z: -0.42 })),
  ]),
];

export const snailFigure = (): BufferGeometry =>
  figure(
    foot(0.35, [
      [0.275, 0.12],
      [0.02, 0.122],
    ]),
    trim(
      turned(
        [
          [0.24, 0.124],
          [0, 0.126],
        ],
        3,
        16,
      ),
    ),
    moveAll([...body(), ...shell()], { ry: TURN, x: -0.01 }),
    torus(0.14, 0.022, 2, { y: 0.96, rx: PI / 2 - 0.12, x: 0.06, z: 0.04 }, PI * 2, 16, 4),
  );
