/** Bishop: a round mitre cut by a dark slot, a cross before and behind. */
import type { BufferGeometry } from 'three';
import { box, move, moveAll, sphere, torus } from '../../../art/kit.ts';
import { figure, trim, turned } from '../../../art/skin.ts';
import { collar, foot } from './family.ts';

const { PI } = Math;

export const bishopFigure = (): BufferGeometry => {
  const slot = move(move(torus(0.158, 0.028, 3, {}, PI, 12, 4), { rz: -PI / 2 }), { rx: PI / 2, s: [0.93, 1, 1] });
  return figure(
    foot(0.325, [
      [0.195, 0.17],
      [0.12, 0.3],
      [0.095, 0.46],
      [0.09, 0.6],
    ]),
    collar(0.185, 0.6),
    turned([
      [0.095, 0.65],
      [0.14, 0.675],
      [0.1, 0.7],
      [0.145, 0.75],
      [0.178, 0.83],
      [0.17, 0.92],
      [0.13, 1.02],
      [0.075, 1.11],
      [0.03, 1.155],
      [0, 1.157],
    ]),
    sphere(0.07, 1, { y: 1.19 }, 8, 6),
    trim(
      move(slot, { y: 0.92, rz: 0.8 }),
      [-1, 1].flatMap((s) =>
        moveAll([box(0.05, 0.2, 0.03, 1), box(0.14, 0.046, 0.03, 1, { y: 0.03 })], {
          y: 0.83,
          z: s * 0.172,
          rx: -s * 0.05,
        }),
      ),
    ),
  );
};
