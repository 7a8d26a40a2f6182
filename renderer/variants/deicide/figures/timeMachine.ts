/** Time Machine: an hourglass between two cogs, a clock on top, two rings in motion round it. */
import type { BufferGeometry } from 'three';
import { around, box, cylinder, extrude, sphere, torus } from '../../../art/kit.ts';
import { figure, trim, turned } from '../../../art/skin.ts';
import { foot, starOutline } from './family.ts';

const { PI, sin, cos } = Math;

export const timeMachineFigure = (): BufferGeometry =>
  figure(
    foot(0.37, [
      [0.25, 0.17],
      [0.2, 0.2],
      [0.2, 0.23],
      [0, 0.23],
    ]),
    turned(
      [
        [0.125, 0.29],
        [0.17, 0.36],
        [0.16, 0.44],
        [0.09, 0.54],
        [0.035, 0.6],
        [0.09, 0.66],
        [0.16, 0.76],
        [0.17, 0.84],
        [0.125, 0.91],
      ],
      2,
      12,
    ),
    [0.25, 0.9].map((y) => extrude(starOutline(8, 0.25, 0.205), 0.05, 0, { y: y + 0.025, rx: -PI / 2 }, 0)),
    trim(
      turned(
        [
          [0.185, 0.945],
          [0.18, 0.972],
          [0.1, 0.985],
          [0, 0.985],
        ],
        1,
        14,
      ),
      box(0.034, 0.02, 0.13, 3, { y: 0.99, z: -0.055 }),
      box(0.09, 0.02, 0.034, 3, { y: 0.99, x: 0.035 }),
      [-1, 1].map((s) => sphere(0.048, 1, { x: s * 0.39, y: 0.6 }, 6, 4)),
    ),
    around(3, (a) => cylinder(0.02, 0.02, 0.64, 1, { x: cos(a + 0.5) * 0.18, z: sin(a + 0.5) * 0.18, y: 0.6 }, 4)),
    torus(0.395, 0.033, 1, { y: 0.6, rx: PI / 2 - 0.42 }, PI * 2, 22, 4),
    torus(0.335, 0.028, 0, { y: 0.6, ry: 0.55 }, PI * 2, 20, 4),
  );
