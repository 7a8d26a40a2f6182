/** Charonite: crystals that burst a Diskette. */
import type { BufferGeometry } from 'three';
import {
  box,
  extrude,
  flat,
  gem,
  lathe,
  type MaterialSlot,
  move,
  moveAll,
  type Part,
  sculpt,
} from '../../../art/kit.ts';
import { puck } from './beacon.ts';

const crystal = (
  h: number,
  r: number,
  slot: MaterialSlot,
  lean: number,
  dir: number,
  x: number,
  z: number,
  seg = 6,
): Part =>
  move(
    move(
      flat(
        lathe(
          [
            [r * 0.7, 0],
            [r, h * 0.22],
            [r * 0.82, h * 0.72],
            [0, h],
          ],
          slot,
          seg,
          { ry: dir * 3 },
        ),
      ),
      { rx: lean },
    ),
    { ry: dir, x, z, y: 0.06 },
  );
export const charoniteFigure = (): BufferGeometry =>
  sculpt(
    puck(0.36, 0.08, 0.24),
    crystal(1.24, 0.15, 2, 0.06, 0, 0, 0.02),
    crystal(0.95, 0.12, 0, 0.3, 0.5, 0.07, 0.08),
    crystal(0.88, 0.11, 0, 0.33, -0.95, -0.1, 0.06),
    crystal(0.7, 0.1, 1, 0.5, 1.75, 0.12, 0),
    crystal(0.62, 0.095, 1, 0.55, -1.9, -0.12, -0.02),
    crystal(0.5, 0.085, 0, 0.55, 2.75, 0.07, -0.1),
    crystal(0.42, 0.075, 2, 0.75, -2.6, -0.08, -0.1),
    crystal(0.5, 0.08, 2, 0.7, 1.1, 0.14, 0.08),
    crystal(0.46, 0.08, 0, 0.75, -0.35, -0.06, 0.14),
    crystal(0.34, 0.06, 0, 0.9, -1.4, -0.14, 0.04),
    crystal(0.34, 0.06, 2, 0.95, 0.2, 0.06, 0.14),
    // what is left of the Diskette
    moveAll(
      [
        extrude(
          [
            [-0.2, 0],
            [0.2, 0],
            [0.2, 0.1],
            [0.1, 0.17],
            [0.03, 0.12],
            [-0.06, 0.2],
            [-0.13, 0.14],
            [-0.2, 0.19],
          ],
          0.05,
          0,
          {},
          0.008,
        ),
        box(0.26, 0.09, 0.012, 3, { y: 0.055, z: -0.037 }),
        box(0.2, 0.02, 0.016, 2, { y: 0.06, z: -0.04 }),
      ],
      { y: 0.06, z: -0.29, rx: -0.55 },
    ),
    [
      [0.28, 0.5, -0.2, 0.03],
      [-0.3, 0.66, -0.1, 0.028],
      [0.16, 0.98, -0.16, 0.026],
      [-0.2, 1.02, 0.2, 0.024],
    ].map(([x, y, z, r]) => gem(r, 1, { x, y, z, s: [1, 1.5, 1] })),
  );
