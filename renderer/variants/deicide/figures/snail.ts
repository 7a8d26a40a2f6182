/** Snail: a striped spiral shell, two long eyes, and the halo of one that nobody may take. */
import type { BufferGeometry } from 'three';
import { Vector3 } from 'three';
import { gem, moveAll, type Part, sphere, torus } from '../../../scene/sculpt/kit.ts';
import { figure, loft, trim, tube, turned, wrapped } from '../../../scene/sculpt/skin.ts';
import { foot } from './family.ts';

const { PI, sin, cos, exp } = Math;
const TURN = 1.05;
const COILS = 1.75;

/** The shell: a tube that winds inwards in the plane of the walk and narrows as it goes. */
const shell = (): Part[] => {
  const [steps, round] = [24, 7];
  const rings = Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const shrink = exp(-t * COILS * 0.85);
    const a = t * 2 * PI * COILS - 0.5;
    const r = 0.225 * shrink;
    const thick = 0.1 * shrink + 0.006;
    const wide = 0.085 + 0.055 * shrink;
    const middle = new Vector3(0, sin(a) * r, -cos(a) * r);
    const out = middle.clone().normalize();
    return Array.from({ length: round }, (_, j) => {
      const b = (j / round) * 2 * PI;
      return middle
        .clone()
        .addScaledVector(out, cos(b) * thick)
        .add(new Vector3(sin(b) * wide, 0, 0));
    });
  });
  return moveAll(
    [
      ...wrapped(rings, (row) => (row % 4 === 3 ? 0 : 1)),
      // the eye of the spiral, on both sides
      ...trim(sphere(0.075, 0, { s: [2.1, 1, 1] }, 8, 5)),
    ],
    { y: 0.51, z: 0.085, s: [1.14, 1.1, 1.1] },
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

export const snail = (): BufferGeometry =>
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
