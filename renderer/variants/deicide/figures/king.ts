/** King: the tallest crown, closed by two arches, under a broad cross, and a ring of light round its foot. */
import type { BufferGeometry } from 'three';
import { around, extrude, gem, type Part, sphere, torus } from '../../../art/kit.ts';
import { royalRing } from '../../../art/royal.ts';
import { figure, trim, turned } from '../../../art/skin.ts';
import { collar, foot } from './family.ts';

const { PI, sin, cos } = Math;

/** One blade of the cross; two of them make it a cross from above as well. */
const cross = (turn: number): Part =>
  extrude(
    [
      [-0.026, 0.024],
      [-0.12, 0.06],
      [-0.12, -0.06],
      [-0.026, -0.024],
      [-0.055, -0.115],
      [0.055, -0.115],
      [0.026, -0.024],
      [0.12, -0.06],
      [0.12, 0.06],
      [0.026, 0.024],
      [0.055, 0.105],
      [-0.055, 0.105],
    ],
    0.055,
    1,
    { y: 1.265, ry: turn, s: [1.4, 1.08, 1.1] },
    0.01,
  );

export const kingFigure = (): BufferGeometry =>
  figure(
    foot(0.38, [
      [0.235, 0.17],
      [0.17, 0.3],
      [0.14, 0.48],
      [0.13, 0.66],
    ]),
    royalRing(0.38),
    collar(0.225, 0.66),
    turned([
      [0.14, 0.71],
      [0.18, 0.74],
      [0.13, 0.78],
      [0.15, 0.86],
      [0.185, 0.95],
      [0.215, 1],
      [0.205, 1.015],
      [0.17, 1.015],
      [0.15, 1.05],
      [0.09, 1.09],
      [0, 1.1],
    ]),
    [0, PI / 2].map((a) => torus(0.18, 0.028, 1, { y: 1, ry: a + PI / 4, s: [1, 0.62, 1] }, PI, 9, 4)),
    trim(around(8, (a) => gem(0.038, 1, { x: cos(a) * 0.205, z: sin(a) * 0.205, y: 1.02, s: [1, 1.3, 1] }))),
    sphere(0.045, 1, { y: 1.13 }, 7, 5),
    [0, PI / 2].map(cross),
  );
