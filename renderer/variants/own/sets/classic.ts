/**
 * The classical set: turned wood after no particular pattern, with the usual fairy pieces. What a compound adds shows on top:
 * who also moves like a Knight carries a small horse's head. Slots: 0 wood, 1 stain (grooves, collars, manes), 2 gilt, 3 dark.
 */
import type { BufferGeometry } from 'three';
import { around, box, cylinder, flat, gem, move, type Part, rod, sphere, torus } from '../../../art/kit.ts';
import { figure, trim, turned } from '../../../art/skin.ts';
import { CAMEL, carved, ears, elephantHead, eyes, GIRAFFE, GRASSHOPPER, HAWK, horse, TURNED } from './heads.ts';
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
  pole([
    [0.15, 0.79],
    [0.11, 0.87],
    [0.05, 0.9],
    [0, 0.905],
  ]),
];
const king = (): Part[] => [
  pole([
    ...footProfile(0.35, 0.125, 0.64),
    ...collarProfile(0.2, 0.66, 0.05),
    ...collarProfile(0.16, 0.725, 0.03),
    [0.115, 0.76],
    [0.2, 0.93],
    [0.185, 0.955],
    [0.08, 1.0],
    [0, 1.01],
  ]),
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
  box(0.05, 0.2, 0.05, 2, { y: 1.1 }),
  box(0.16, 0.052, 0.05, 2, { y: 1.125 }),
];
const bishop = (): Part[] => [
  pole([...footProfile(0.31, 0.1, 0.46), ...collarProfile(0.18, 0.475, 0.05), [0.09, 0.54]]),
  pole(mitre(0.15, 0.54, 0.32)),
  sphere(0.05, 1, { y: 0.885 }, 10, 7),
  ...trim(band(0.31), slit(0.74, 0.15)),
];
const pawn = (): Part[] => [
  pole([...footProfile(0.27, 0.095, 0.34), ...collarProfile(0.155, 0.35, 0.04), [0.07, 0.4]]),
  sphere(0.128, 0, { y: 0.5 }, 16, 11),
  ...trim(band(0.27)),
];

const knight = (): Part[] => [...stem(0.31), ...horse(0.98, 0.255)];

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
    pole([...footProfile(0.33, 0.12, 0.42), ...collarProfile(0.2, 0.43, 0.05), [0.1, 0.49]]),
    pole(mitre(0.17, 0.49, 0.27)),
    ...horse(0.66, 0.62, 0.02),
    ...trim(band(0.33), slit(0.65, 0.17)),
  ],
  chancellor: () => [
    pole([...footProfile(0.34, 0.18, 0.28), ...collarProfile(0.22, 0.28, 0.04)]),
    ...tower(0.225, 0.32, 0.26),
    ...horse(0.68, 0.52, 0),
    ...trim(band(0.34)),
  ],
  amazon: () => [
    pole([...footProfile(0.35, 0.125, 0.5), ...collarProfile(0.2, 0.52, 0.05), [0.11, 0.58]]),
    ...coronet(0.235, 0.56, 7, 2),
    ...horse(0.66, 0.64, 0),
    ...trim(band(0.35)),
  ],
  man: () => [
    pole([
      ...footProfile(0.3, 0.12, 0.42),
      ...collarProfile(0.18, 0.43, 0.04),
      [0.1, 0.48],
      [0.17, 0.62],
      [0.155, 0.65],
      [0, 0.66],
    ]),
    sphere(0.06, 0, { y: 0.69 }, 9, 7),
    ...trim(
      band(0.3),
      turned(
        [
          [0.16, 0.6],
          [0.177, 0.61],
          [0.172, 0.635],
          [0.155, 0.64],
        ],
        1,
        FACETS,
      ),
    ),
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
  elephant: () => [...stem(0.34), ...elephantHead(0.98, 0.28), ...tower(0.1, 0.72, 0.16)],
  dabbaba: () => [
    pole([...footProfile(0.31, 0.2, 0.2), [0, 0.21]]),
    flat(cylinder(0.19, 0.25, 0.4, 0, { y: 0.4, ry: Math.PI / 4 }, 4)),
    flat(cylinder(0.01, 0.27, 0.2, 1, { y: 0.69, ry: Math.PI / 4 }, 4)),
    rod([0, 0.42, -0.1], [0, 0.42, -0.36], 0.055, 0.045, 1, 8),
    sphere(0.065, 2, { y: 0.42, z: -0.37 }, 8, 6),
    ...trim(band(0.31)),
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
  zebra: () => [
    ...stem(0.31),
    ...horse(
      0.98,
      0.255,
      0,
      [0.08, 0.17, 0.26, 0.35].map((y) => box(0.278, 0.03, 0.27 - y * 0.25, 3, { y, z: 0.085 + y * 0.02, rx: -0.3 })),
      3,
    ),
  ],
  nightrider: () => [...stem(0.34), ...horse(0.8, 0.25, 0.11), ...horse(0.8, 0.34, -0.12)],
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
    pole([...footProfile(0.32, 0.14, 0.36), ...collarProfile(0.18, 0.36, 0.035), [0.1, 0.4]]),
    sphere(0.1, 0, { y: 0.44 }, 12, 8),
    pole(
      [
        [0, 0.47],
        [0.24, 0.47],
        [0.25, 0.485],
        [0.13, 0.52],
        [0.1, 0.62],
        [0.05, 0.78],
        [0.0, 0.9],
      ],
      1,
    ),
    ...trim(
      band(0.32),
      turned(
        [
          [0.128, 0.525],
          [0.136, 0.53],
          [0.118, 0.575],
          [0.11, 0.575],
        ],
        2,
        FACETS,
      ),
    ),
    gem(0.05, 2, { y: 0.92 }, 0),
  ],
  champion: () => [
    pole([...footProfile(0.32, 0.13, 0.36), ...collarProfile(0.18, 0.37, 0.04), [0.09, 0.42]]),
    // a helmet with a crest
    sphere(0.155, 0, { y: 0.53, s: [1, 1.1, 1.12] }, 16, 11),
    box(0.2, 0.035, 0.12, 3, { y: 0.53, z: -0.14 }),
    carved(
      [
        [-0.2, 0.5],
        [-0.22, 0.66],
        [-0.12, 0.78],
        [0.02, 0.79],
        [0.12, 0.72],
        [0.1, 0.66],
        [0, 0.7],
        [-0.1, 0.66],
        [-0.15, 0.55],
      ],
      0.06,
      0.015,
      1,
    ),
    ...trim(band(0.32)),
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
        { x: k * 0.14, y: 0.28, ry: k * 0.3 },
      ),
    ),
  ],
  prince: () => [
    ...stem(0.33),
    ...horse(0.9, 0.255),
    move(
      pole(
        [
          [0.05, 0],
          [0.075, 0.06],
          [0.06, 0.06],
          [0, 0.03],
        ],
        2,
      ),
      { y: 0.87, z: 0.02 },
    ),
    ...trim(torus(0.34, 0.018, 2, { y: 0.09, rx: Math.PI / 2 }, Math.PI * 2, 24, 5)),
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
