/** Voyager: a dart of a hull under one tall sail, banded, swept back. */
import type { BufferGeometry } from 'three';
import {
  box,
  cylinder,
  extrude,
  flat,
  gem,
  type MaterialSlot,
  moveAll,
  type Part,
  quads,
  rod,
  sculpt,
  type V3,
} from '../../../art/kit.ts';
import { puck, thruster } from './beacon.ts';

const { PI, pow } = Math;
const sailPanel = (v0: number, v1: number, u0: number, u1: number, slot: MaterialSlot, cols: number): Part => {
  const at = (u: number, v: number, t: number): V3 => {
    const w = 0.43 * pow(1 - v, 0.75) + 0.012;
    return [u * w, 0.36 + v * 0.92, 0.2 - 0.26 * (1 - u * u) * (1 - v * 0.75) - v * 0.02 + t];
  };
  const q: [V3, V3, V3, V3][] = [],
    t = 0.011;
  for (let i = 0; i < cols; i++) {
    const a = u0 + ((u1 - u0) * i) / cols,
      b = u0 + ((u1 - u0) * (i + 1)) / cols;
    q.push(
      [at(a, v0, t), at(b, v0, t), at(b, v1, t), at(a, v1, t)],
      [at(b, v0, -t), at(a, v0, -t), at(a, v1, -t), at(b, v1, -t)],
      [at(a, v1, t), at(b, v1, t), at(b, v1, -t), at(a, v1, -t)],
    );
  }
  q.push(
    [at(u0, v0, -t), at(u0, v0, t), at(u0, v1, t), at(u0, v1, -t)],
    [at(u1, v0, t), at(u1, v0, -t), at(u1, v1, -t), at(u1, v1, t)],
  );
  return quads(q, slot);
};
export const voyagerFigure = (): BufferGeometry =>
  sculpt(
    puck(0.34, 0.08),
    flat(cylinder(0.05, 0.11, 0.2, 3, { y: 0.17, z: 0.04 }, 6)),
    flat(cylinder(0.075, 0.075, 0.03, 2, { y: 0.2, z: 0.04 }, 6)),
    moveAll(
      [
        flat(gem(0.1, 0, { s: [1, 0.75, 4.5] })),
        flat(gem(0.055, 2, { y: 0.05, z: -0.16, s: [0.8, 0.8, 2] })),
        box(0.03, 0.05, 0.3, 1, { y: 0.05, z: 0.13 }),
        ...[-1, 1].flatMap((s) => [
          extrude(
            [
              [s * 0.04, 0.2],
              [s * 0.43, -0.34],
              [s * 0.41, -0.42],
              [s * 0.05, -0.16],
            ],
            0.02,
            0,
            { rx: -PI / 2, y: -0.01 },
            0.008,
          ),
          extrude(
            [
              [s * 0.3, -0.15],
              [s * 0.445, -0.355],
              [s * 0.43, -0.44],
              [s * 0.3, -0.33],
            ],
            0.04,
            1,
            { rx: -PI / 2, y: -0.01 },
            0.004,
          ),
          box(0.02, 0.12, 0.13, 1, { x: s * 0.41, y: -0.04, z: 0.36 }),
          ...thruster(s * 0.08, -0.01, 0.3, 0.05, 0.16, { rx: -PI / 2 }),
        ]),
      ],
      { y: 0.3, rx: 0.07 },
    ),
    rod([0, 0.32, 0.02], [0, 1.31, 0.16], 0.022, 0.012, 3),
    gem(0.035, 2, { y: 1.3, z: 0.16 }),
    sailPanel(0.02, 0.2, -1, 1, 0, 8),
    sailPanel(0.23, 0.4, -1, 1, 0, 8),
    sailPanel(0.43, 0.58, -1, 1, 1, 6),
    sailPanel(0.61, 0.76, -1, 1, 0, 6),
    sailPanel(0.79, 0.96, -1, 1, 0, 4),
    sailPanel(0.205, 0.225, -1, 1, 2, 8),
    sailPanel(0.595, 0.606, -1, 1, 2, 6),
  );
