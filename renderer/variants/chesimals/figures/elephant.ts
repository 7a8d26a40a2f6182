/** The Elephant: its legs stand out over the corners and an X lies on its back, for it goes along diagonals, one square or two. */
import { box, gem, type Part, sphere } from '../../../art/kit.ts';
import { trim } from '../../../art/skin.ts';
import { limb } from './limb.ts';
import { FLOOR } from './plate.ts';

const leg = (sx: number, sz: number): Part =>
  limb(
    [
      [sx * 0.1, 0.36, sz * 0.1, 0.1],
      [sx * 0.19, 0.29, sz * 0.19, 0.084],
      [sx * 0.235, 0.14, sz * 0.235, 0.066],
      [sx * 0.25, 0.1, sz * 0.25, 0.086],
      [sx * 0.25, FLOOR, sz * 0.25, 0.092],
    ],
    0,
    8,
  );

const tusk = (s: number): Part =>
  limb(
    [
      [s * 0.075, 0.36, -0.26, 0.042],
      [s * 0.17, 0.3, -0.34, 0.036],
      [s * 0.25, 0.31, -0.385, 0.026],
      [s * 0.3, 0.38, -0.395, 0.008],
    ],
    1,
    6,
  );

const BOTH = [1, -1];

export const elephantBody = (): Part[] => [
  ...BOTH.flatMap((sx) => BOTH.map((sz) => leg(sx, sz))),
  sphere(0.2, 0, { y: 0.42, z: 0.04, s: [0.95, 0.8, 1.05] }, 16, 10),
  sphere(0.135, 0, { y: 0.46, z: -0.2 }, 12, 8),
  ...BOTH.map((s) =>
    gem(0.155, 0, { x: s * 0.17, y: 0.475, z: -0.14, ry: s * 0.5, rx: -0.15, s: [0.78, 0.98, 0.22] }, 1),
  ),
  limb(
    [
      [0, 0.43, -0.3, 0.066],
      [0, 0.32, -0.375, 0.054],
      [0, 0.2, -0.375, 0.044],
      [0, 0.125, -0.34, 0.037],
      [0, 0.09, -0.36, 0.03],
    ],
    0,
    8,
  ),
  tusk(1),
  tusk(-1),
  ...trim(
    BOTH.map((s) => box(0.078, 0.05, 0.36, 2, { y: 0.572, z: 0.04, ry: (s * Math.PI) / 4 })),
    BOTH.map((s) => gem(0.031, 2, { x: s * 0.095, y: 0.5, z: -0.29 })),
  ),
];
