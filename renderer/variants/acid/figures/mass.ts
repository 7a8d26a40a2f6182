/** Mass: a dense body in an orbit ring, bedded in the crater it made. */
import type { BufferGeometry } from 'three';
import { around, box, extrude, flat, lathe, move, moveAll, type Part, sculpt, torus } from '../../../art/kit.ts';

const { PI } = Math;

const crater = (): Part[] => [
  flat(
    lathe(
      [
        [0.37, 0],
        [0.36, 0.05],
        [0.28, 0.09],
        [0.2, 0.03],
        [0, 0.02],
      ],
      3,
      8,
      { ry: PI / 8 },
    ),
  ),
  flat(
    lathe(
      [
        [0.25, 0.045],
        [0.2, 0.05],
        [0.17, 0.035],
      ],
      2,
      8,
    ),
  ),
];

/** The slabs thrown up at the edge of the crater. */
const slabs = (): Part[] =>
  [0, 0.9, 1.7, 2.6, 3.5, 4.3, 5.4].map((angle, i) => {
    const length = 0.12 + (i % 3) * 0.03;
    return move(
      extrude(
        [
          [-0.09, 0],
          [0.1, 0],
          [0.05, length],
          [-0.03, length * 1.25],
        ],
        0.05,
        i % 2 ? 0 : 3,
        { rx: 0.7, z: 0.29, y: 0.03 },
        0,
      ),
      { ry: angle },
    );
  });

const body = (): Part[] => [
  flat(
    lathe(
      [
        [0, 0.06],
        [0.1, 0.2],
        [0.24, 0.36],
      ],
      3,
      7,
    ),
  ),
  flat(
    lathe(
      [
        [0.24, 0.36],
        [0.33, 0.5],
        [0.345, 0.62],
      ],
      0,
      7,
    ),
  ),
  flat(
    lathe(
      [
        [0.345, 0.62],
        [0.27, 0.86],
      ],
      0,
      7,
      { ry: 0 },
    ),
  ),
];

/** What closes the body above, with the lit gap around it. */
const crown = (): Part[] => [
  flat(
    lathe(
      [
        [0.27, 0.86],
        [0.2, 0.865],
        [0.2, 0.84],
        [0, 0.84],
      ],
      3,
      7,
    ),
  ),
  flat(
    lathe(
      [
        [0.14, 0.84],
        [0.16, 0.93],
        [0.09, 1.0],
        [0, 1.0],
      ],
      0,
      7,
      { ry: 0.4 },
    ),
  ),
  flat(
    lathe(
      [
        [0.175, 0.846],
        [0.15, 0.85],
      ],
      2,
      14,
    ),
  ),
];

/** What is fixed around the body: ribs, a belt, and a line of light. */
const girdle = (): Part[] => [
  ...around(7, (a) => move(box(0.055, 0.2, 0.03, 1, { z: 0.3, y: 0.74, rx: -0.3 }), { ry: a + PI / 7 })),
  flat(torus(0.375, 0.035, 1, { y: 0.56, rx: PI / 2 }, PI * 2, 14, 4)),
  torus(0.36, 0.016, 2, { y: 0.47, rx: PI / 2 }, PI * 2, 21, 4),
];

const orbitRing = (): Part[] =>
  moveAll(
    [
      flat(torus(0.4, 0.02, 0, { rx: PI / 2 }, PI * 2, 24, 4)),
      ...[0, 2.1, 4.2].map((a) => move(box(0.07, 0.06, 0.05, 2, { z: 0.39 }), { ry: a })),
    ],
    { y: 0.68, rx: 0.0, rz: 0.28 },
  );

export const massFigure = (): BufferGeometry => sculpt(crater(), slabs(), body(), crown(), girdle(), orbitRing());
