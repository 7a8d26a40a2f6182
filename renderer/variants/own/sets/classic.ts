/**
 * The classical set: turned wood after no particular pattern, with the usual fairy pieces. What a compound adds shows on top:
 * who also moves like a Knight carries a small horse's head. Slots: 0 wood, 1 stain (grooves, collars, manes), 2 gilt, 3 dark.
 */
import type { BufferGeometry } from 'three';
import { around, box, cylinder, gem, move, type Part, rod, sphere, torus } from '../../../art/kit.ts';
import { figure, trim, turned } from '../../../art/skin.ts';
import {
  CAMEL,
  carved,
  ears,
  elephantHead,
  elephantWithTower,
  eyes,
  GIRAFFE,
  GRASSHOPPER,
  HAWK,
  horse,
  stripes,
  TURNED,
} from './heads.ts';
import { CLASSIC } from './names.ts';
import { band, collarProfile, coronet, FACETS, footProfile, mitre, pole, slit, stem, tower } from './turned.ts';

const queen = (): Part[] => [
  pole([
    ...footProfile(0.34, 0.115, 0.58),
    ...collarProfile(0.19, 0.6, 0.05),
    ...collarProfile(0.15, 0.665, 0.03),
    [0.11, 0.7],
  ]),
  ...coronet(0.215, 0.69, 8),
  ...trim(
    band(0.34),
    turned(
      [
        [0.15, 0.61],
        [0.196, 0.618],
        [0.196, 0.632],
        [0.15, 0.64],
      ],
      1,
      FACETS,
    ),
  ),
  pole(
    [
      [0.14, 0.79],
      [0.1, 0.86],
      [0, 0.89],
    ],
    1,
  ),
];
const king = (): Part[] => [
  pole([
    ...footProfile(0.35, 0.125, 0.64),
    ...collarProfile(0.2, 0.66, 0.05),
    ...collarProfile(0.16, 0.725, 0.03),
    [0.115, 0.76],
    [0.21, 0.93],
  ]),
  // a lid of gilt and stain
  pole(
    [
      [0.21, 0.93],
      [0.215, 0.955],
      [0.19, 0.97],
    ],
    2,
  ),
  pole(
    [
      [0.19, 0.97],
      [0.09, 1.03],
      [0, 1.04],
    ],
    1,
  ),
  ...trim(
    band(0.35),
    turned(
      [
        [0.16, 0.67],
        [0.206, 0.678],
        [0.206, 0.692],
        [0.16, 0.7],
      ],
      1,
      FACETS,
    ),
  ),
  box(0.06, 0.27, 0.06, 2, { y: 1.15 }),
  box(0.22, 0.06, 0.06, 2, { y: 1.18 }),
];
const bishop = (): Part[] => [
  pole([...footProfile(0.3, 0.1, 0.52), ...collarProfile(0.18, 0.535, 0.05), [0.09, 0.6]]),
  pole(mitre(0.14, 0.6, 0.4)),
  sphere(0.055, 1, { y: 1.02 }, 10, 7),
  ...trim(
    band(0.3),
    slit(0.86, 0.16),
    turned(
      [
        [0.176, 0.548],
        [0.188, 0.555],
        [0.188, 0.567],
        [0.15, 0.586],
      ],
      1,
      FACETS,
    ),
  ),
];
const pawn = (): Part[] => [
  pole([...footProfile(0.27, 0.095, 0.34), ...collarProfile(0.155, 0.35, 0.04), [0.07, 0.4]]),
  sphere(0.128, 0, { y: 0.5 }, 16, 11),
  ...trim(band(0.27)),
];

const knight = (): Part[] => [...stem(0.31), ...horse(0.95, 0.2, -0.02)];

const pieces: Readonly<Record<(typeof CLASSIC)[number], () => Part[]>> = {
  king,
  queen,
  bishop,
  pawn,
  knight,
  rook: () => [
    pole([...footProfile(0.31, 0.17, 0.3), ...collarProfile(0.21, 0.3, 0.04)]),
    ...tower(0.215, 0.34, 0.3),
    ...trim(band(0.31)),
  ],
  archbishop: () => [
    pole([...footProfile(0.31, 0.11, 0.5), ...collarProfile(0.2, 0.51, 0.05), [0, 0.57]]),
    ...horse(0.62, 0.57, 0.02),
    pole(mitre(0.12, 0.94, 0.28), 1),
    sphere(0.04, 2, { y: 1.23 }, 8, 6),
    ...trim(band(0.31)),
  ],
  chancellor: () => [
    pole([...footProfile(0.35, 0.18, 0.22), ...collarProfile(0.22, 0.22, 0.04)]),
    ...tower(0.24, 0.26, 0.26),
    ...horse(0.7, 0.44),
    ...trim(band(0.34)),
  ],
  amazon: () => [
    pole([...footProfile(0.35, 0.125, 0.5), ...collarProfile(0.2, 0.52, 0.05), [0.11, 0.58]]),
    ...coronet(0.27, 0.5, 6, 2),
    ...horse(0.66, 0.56),
    ...trim(band(0.35)),
  ],
  // a low crown without a cross
  man: () => [
    pole([
      ...footProfile(0.32, 0.15, 0.3),
      ...collarProfile(0.2, 0.31, 0.04),
      [0.13, 0.36],
      [0.24, 0.5],
      [0.23, 0.53],
      [0.17, 0.5],
      [0, 0.49],
    ]),
    ...trim(
      band(0.32),
      turned(
        [
          [0.175, 0.504],
          [0, 0.495],
        ],
        1,
        FACETS,
      ),
      turned(
        [
          [0.2, 0.455],
          [0.236, 0.48],
          [0.247, 0.505],
        ],
        2,
        FACETS,
      ),
    ),
    sphere(0.06, 2, { y: 0.54 }, 9, 7),
  ],
  ferz: () => [
    pole([...footProfile(0.28, 0.095, 0.36), ...collarProfile(0.15, 0.37, 0.035), [0.08, 0.41], [0.1, 0.5], [0, 0.52]]),
    // an oblique cross
    ...[1, -1].map((s) => box(0.4, 0.07, 0.07, 0, { y: 0.5, ry: (s * Math.PI) / 4 })),
    ...around(4, (a) =>
      sphere(0.055, 2, { x: Math.cos(a + Math.PI / 4) * 0.2, y: 0.5, z: Math.sin(a + Math.PI / 4) * 0.2 }, 8, 6),
    ),
    ...trim(band(0.28)),
  ],
  wazir: () => [
    pole([...footProfile(0.28, 0.095, 0.36), ...collarProfile(0.15, 0.37, 0.035), [0.08, 0.41], [0.1, 0.5], [0, 0.52]]),
    box(0.4, 0.07, 0.07, 0, { y: 0.5 }),
    box(0.07, 0.07, 0.4, 0, { y: 0.5 }),
    ...around(4, (a) => box(0.09, 0.09, 0.09, 2, { x: Math.cos(a) * 0.2, y: 0.5, z: Math.sin(a) * 0.2 })),
    ...trim(band(0.28)),
  ],
  alfil: () => [...stem(0.31), ...elephantHead(0.92, 0.28)],
  elephant: () => [
    pole([...footProfile(0.34, 0.24, 0.19), [0, 0.195]]),
    ...trim(band(0.34)),
    ...elephantWithTower(0.19),
  ],
  // a ram under its roof, on wheels; it points at the enemy
  dabbaba: () => [
    pole([...footProfile(0.3, 0.26, 0.1), [0, 0.17]]),
    box(0.28, 0.2, 0.5, 0, { y: 0.33 }),
    ...[1, -1].flatMap((k) => [
      box(0.3, 0.04, 0.62, 1, { x: k * 0.105, y: 0.51, rz: -k * 0.75 }),
      ...[-0.17, 0.17].map((z) => cylinder(0.11, 0.11, 0.06, 1, { x: k * 0.18, y: 0.25, z, rz: Math.PI / 2 }, 12)),
    ]),
    rod([0, 0.36, -0.2], [0, 0.36, -0.4], 0.06, 0.06, 0, 8),
    sphere(0.075, 2, { y: 0.36, z: -0.41 }, 8, 6),
    ...trim(band(0.3)),
  ],
  camel: () => [
    ...stem(0.31),
    ...[carved(CAMEL, 0.19, 0.065), ...ears(0.09, 0.57, 0.045), ...eyes(0.16, 0.505, 0.088)].map((p) =>
      move(p, { y: 0.25, s: 1.12, ry: TURNED }),
    ),
  ],
  giraffe: () => [
    ...stem(0.31),
    ...[
      carved(GIRAFFE, 0.17, 0.055),
      ...[-1, 1].map((k) => rod([k * 0.04, 0.76, -0.03], [k * 0.05, 0.87, -0.02], 0.014, 0.02, 3, 5)),
      ...eyes(0.1, 0.68, 0.08),
      ...[
        [0, 0.2],
        [0.05, 0.36],
        [0, 0.5],
        [-0.05, 0.1],
      ].flatMap(([f, y]) => [-1, 1].map((k) => sphere(0.035, 1, { x: k * 0.072, y, z: -f, s: [0.5, 1, 1] }, 6, 5))),
    ].map((p) => move(p, { y: 0.25, s: 0.98, ry: TURNED })),
  ],
  // it looks to the other side than the other horses
  zebra: () => [...stem(0.31), ...horse(0.9, 0.2, -0.02, -TURNED), ...stripes(0.9, 0.2, -TURNED)],
  // two heads on one neck, back to back
  nightrider: () => [
    pole([...footProfile(0.33, 0.2, 0.22), [0, 0.23]]),
    ...trim(band(0.33)),
    ...horse(0.74, 0.2).map((part) => move(part, { x: -0.13 })),
    ...horse(0.74, 0.2, 0, TURNED + Math.PI).map((part) => move(part, { x: 0.13 })),
  ],
  grasshopper: () => [
    pole([...footProfile(0.31, 0.09, 0.36), ...collarProfile(0.14, 0.37, 0.035), [0.06, 0.42], [0, 0.43]]),
    ...[
      carved(GRASSHOPPER, 0.15, 0.05),
      ...[-1, 1].flatMap((k) => [
        rod([k * 0.09, 0.12, -0.02], [k * 0.16, 0.4, 0.17], 0.03, 0.022, 1, 6),
        rod([k * 0.16, 0.4, 0.17], [k * 0.17, 0.03, 0.33], 0.022, 0.014, 1, 6),
        rod([k * 0.04, 0.24, -0.26], [k * 0.09, 0.38, -0.42], 0.011, 0.006, 3, 4),
        sphere(0.03, 3, { x: k * 0.07, y: 0.2, z: -0.27 }, 6, 5),
      ]),
    ].map((p) => move(p, { y: 0.38, s: 1, ry: TURNED })),
    ...trim(band(0.31)),
  ],
  cannon: () => [
    pole([...footProfile(0.32, 0.22, 0.16), ...collarProfile(0.24, 0.16, 0.035), [0, 0.2]]),
    ...[-1, 1].flatMap((k) => [
      torus(0.13, 0.026, 1, { x: k * 0.15, y: 0.34, ry: Math.PI / 2 }, Math.PI * 2, 16, 6),
      ...around(3, (a) => box(0.02, 0.26, 0.02, 1, { x: k * 0.15, y: 0.34, rx: a / 2 })),
    ]),
    move(
      turned(
        [
          [0, -0.27],
          [0.04, -0.25],
          [0.1, -0.2],
          [0.105, -0.02],
          [0.085, 0.04],
          [0.075, 0.3],
          [0.095, 0.32],
          [0.095, 0.36],
          [0.055, 0.36],
          [0.05, 0.28],
        ],
        0,
        16,
      ),
      { y: 0.43, rx: -1.05, ry: 0.6 },
    ),
    ...trim(band(0.32)),
  ],
  wizard: () => [
    pole([...footProfile(0.28, 0.13, 0.44), ...collarProfile(0.17, 0.44, 0.035), [0.1, 0.48]]),
    sphere(0.1, 0, { y: 0.52 }, 12, 8),
    pole(
      [
        [0, 0.55],
        [0.21, 0.55],
        [0.22, 0.565],
        [0.13, 0.6],
        [0.1, 0.72],
        [0.05, 0.92],
        [0.0, 1.06],
      ],
      1,
    ),
    ...trim(
      band(0.28),
      turned(
        [
          [0.128, 0.605],
          [0.136, 0.61],
          [0.121, 0.655],
          [0.11, 0.655],
        ],
        2,
        FACETS,
      ),
    ),
    gem(0.05, 2, { y: 1.08 }, 0),
  ],
  champion: () => [
    pole([...footProfile(0.28, 0.12, 0.42), ...collarProfile(0.19, 0.43, 0.045), [0.11, 0.48]]),
    // a helmet with a crest, seen from the side
    ...[
      sphere(0.155, 0, { y: 0.6, s: [1, 1.1, 1.12] }, 16, 11),
      box(0.2, 0.035, 0.12, 3, { y: 0.6, z: -0.14 }),
      carved(
        [
          [-0.26, 0.4],
          [-0.29, 0.66],
          [-0.2, 0.86],
          [0, 0.92],
          [0.13, 0.86],
          [0.14, 0.76],
          [0, 0.78],
          [-0.1, 0.74],
          [-0.15, 0.6],
        ],
        0.06,
        0.015,
        1,
      ),
    ].map((part) => move(part, { ry: TURNED })),
    ...trim(band(0.3)),
  ],
  hawk: () => [
    ...stem(0.31),
    ...[
      carved(HAWK, 0.2, 0.07),
      carved(
        [
          [0.19, 0.4],
          [0.265, 0.36],
          [0.25, 0.26],
          [0.215, 0.32],
        ],
        0.09,
        0.02,
        2,
      ),
      ...eyes(0.12, 0.42, 0.095, 0.026),
    ].map((p) => move(p, { y: 0.26 })),
    ...[-1, 1].map((k) =>
      move(
        carved(
          [
            [-0.3, 0.02],
            [-0.2, 0.3],
            [-0.05, 0.36],
            [0.05, 0.2],
            [-0.05, 0.05],
          ],
          0.05,
          0.015,
          1,
        ),
        { x: k * 0.19, y: 0.32, z: 0.06, ry: k * 0.75, rz: k * 0.1 },
      ),
    ),
  ],
  prince: () => [
    pole([...footProfile(0.29, 0.14, 0.4), ...collarProfile(0.21, 0.4, 0.05), [0, 0.45]]),
    ...horse(0.64, 0.41),
    // a crown between its ears
    pole(
      [
        [0.085, 0.86],
        [0.11, 0.96],
        [0, 0.93],
      ],
      2,
    ),
    ...around(5, (a) => cylinder(0.004, 0.035, 0.1, 2, { x: Math.cos(a) * 0.09, y: 0.99, z: Math.sin(a) * 0.09 }, 4)),
    ...trim(band(0.29), torus(0.215, 0.022, 2, { y: 0.425, rx: Math.PI / 2 }, Math.PI * 2, 20, 5)),
  ],
  courier: () => [
    pole([...footProfile(0.29, 0.09, 0.4), ...collarProfile(0.16, 0.41, 0.04), [0.08, 0.46]]),
    pole(mitre(0.12, 0.46, 0.22)),
    // wings
    ...[-1, 1].map((k) =>
      move(
        carved(
          [
            [-0.05, 0],
            [0.04, 0.02],
            [0.05, 0.16],
            [-0.02, 0.3],
            [-0.06, 0.2],
            [-0.12, 0.26],
            [-0.12, 0.12],
          ],
          0.03,
          0.01,
          1,
        ),
        { x: k * 0.14, y: 0.46, ry: k * 0.5, rz: -k * 0.4 },
      ),
    ),
    ...trim(band(0.29)),
  ],
};

/** The figures, by name. */
export const classic = Object.fromEntries(CLASSIC.map((name) => [name, () => figure(pieces[name]())])) as Readonly<
  Record<(typeof CLASSIC)[number], () => BufferGeometry>
>;
