/** Heads of animals, sculpted or carved from one outline each, which stand on a stem, and a whole elephant. Slots: 0 wood, 1 stain, 2 gilt, 3 dark. */
import * as THREE from 'three';
import {
  box,
  cylinder,
  flat,
  type MaterialSlot,
  move,
  moveAll,
  type Part,
  sphere,
  type Transform,
} from '../../../art/kit.ts';
import { loft, tube } from '../../../art/skin.ts';
import { horse as sculptedHorse } from '../../deicide/figures/horses.ts';
import type { Profile } from './turned.ts';

/** A silhouette seen from the side (forward, up), with round edges; it looks ahead. */
export function carved(
  outline: Profile,
  thick: number,
  round: number,
  slot: MaterialSlot = 0,
  place: Transform = {},
  fine = true,
): Part {
  const shape = new THREE.Shape(outline.map(([f, y]) => new THREE.Vector2(f, y)));
  const solid = new THREE.ExtrudeGeometry(shape, {
    depth: Math.max(0.01, thick - 2 * round),
    bevelEnabled: true,
    bevelThickness: round,
    bevelSize: round * 0.75,
    bevelOffset: -round * 0.75,
    bevelSegments: fine && round > 0.05 ? 2 : 1,
    curveSegments: 4,
  }).translate(0, 0, -Math.max(0.01, thick - 2 * round) / 2);
  const part = solid.index ? solid.toNonIndexed() : solid;
  part.deleteAttribute('uv');
  part.rotateY(Math.PI / 2);
  const slots = new Float32Array(part.attributes.position.count).fill(slot);
  part.setAttribute('slot', new THREE.BufferAttribute(slots, 1));
  return move(part, place);
}

/** heads look aside a little: from the seat their outline is seen, and not the nape of a neck */
export const TURNED = 1.3;

export const eyes = (f: number, y: number, x: number, r = 0.022): Part[] =>
  [-1, 1].map((s) => sphere(r, 3, { x: s * x, y, z: -f }, 6, 4));
export const ears = (f: number, y: number, x: number, slot: 0 | 1 = 0): Part[] =>
  [-1, 1].map((s) => flat(cylinder(0.004, 0.034, 0.1, slot, { x: s * x, y, z: -f, rx: 0.15, rz: -s * 0.18 }, 5)));

/**
 * Neck and head of a horse, sculpted as in Deicide Chess: its chest at the height `y`, `f` before the middle, as tall as 0.92 * s.
 * `looking`: the angle by which it looks aside.
 */
export const horse = (s: number, y: number, f = 0, looking = TURNED): Part[] => {
  const isLarge = s > 0.8;
  const place = { y: y - 0.15 * s, z: -f, s: [s, 0.88 * s, s * 1.08], ry: looking } as const;
  return sculptedHorse(place, isLarge ? 9 : 6, isLarge);
};

/** Stripes round that neck, dark, and a mane that stands up like a brush. */
export const stripes = (s: number, y: number, looking = TURNED): Part[] =>
  moveAll(
    [
      ...[
        [-0.04, 0.26, 0.183, 0.2],
        [-0.058, 0.4, 0.153, 0.174],
        [-0.062, 0.54, 0.125, 0.148],
        [-0.04, 0.67, 0.117, 0.134],
      ].map(([forward, up, width, depth]) =>
        loft(
          [
            [forward, up - 0.026, width, depth],
            [forward, up + 0.026, width * 0.97, depth * 0.97],
          ],
          3,
          10,
        ),
      ),
      loft(
        [
          [0.18, 0.8, 0.116, 0.104],
          [0.205, 0.775, 0.112, 0.098],
        ],
        3,
        9,
      ),
    ],
    { y: y - 0.15 * s, s: [s, 0.88 * s, s * 1.08], ry: looking },
  );

const EAR: Profile = [
  [-0.15, 0.06],
  [-0.2, 0.2],
  [-0.15, 0.37],
  [-0.02, 0.39],
  [0.03, 0.25],
  [-0.02, 0.1],
];
const ELEPHANT: Profile = [
  [-0.19, 0],
  [-0.24, 0.16],
  [-0.22, 0.34],
  [-0.13, 0.45],
  [0.0, 0.475],
  [0.1, 0.43],
  [0.17, 0.33],
  [0.205, 0.2],
  [0.24, 0.09],
  [0.31, 0.06],
  [0.315, 0.115],
  [0.37, 0.105],
  [0.375, 0.02],
  [0.3, -0.03],
  [0.2, 0.0],
  [0.145, 0.1],
  [0.1, 0.1],
  [0.12, 0],
];
export const elephantHead = (s: number, y: number): Part[] =>
  [
    carved(ELEPHANT, 0.26, 0.09),
    ...[-1, 1].map((k) => move(carved(EAR, 0.045, 0.015, 1), { x: k * 0.155, ry: k * -0.25 })),
    ...[-1, 1].map((k) =>
      tube(
        [
          [k * 0.075, 0.13, -0.13],
          [k * 0.095, 0.05, -0.22],
          [k * 0.09, 0.08, -0.31],
        ],
        0.022,
        2,
        5,
        5,
      ),
    ),
    ...eyes(0.13, 0.3, 0.115),
  ].map((part) => move(part, { y, s, ry: TURNED }));

/** A whole elephant, its feet at the height `y`, with a tower on its back. */
export const elephantWithTower = (y: number): Part[] =>
  moveAll(
    [
      sphere(0.19, 0, { y: 0.34, z: 0.06, s: [0.85, 0.9, 1.3] }, 12, 8),
      ...[-1, 1].flatMap((k) =>
        [-0.09, 0.2].map((z) => cylinder(0.062, 0.07, 0.26, 0, { x: k * 0.09, y: 0.13, z }, 7)),
      ),
      sphere(0.135, 0, { y: 0.46, z: -0.22, s: [0.9, 1.05, 1] }, 10, 7),
      tube(
        [
          [0, 0.44, -0.33],
          [0, 0.3, -0.39],
          [0, 0.15, -0.37],
          [0, 0.09, -0.44],
        ],
        0.045,
        0,
        7,
        6,
      ),
      ...[-1, 1].flatMap((k) => [
        tube(
          [
            [k * 0.07, 0.38, -0.31],
            [k * 0.085, 0.31, -0.4],
            [k * 0.07, 0.34, -0.47],
          ],
          0.02,
          2,
          4,
          5,
        ),
        move(carved(EAR, 0.04, 0.012, 1), { x: k * 0.135, y: 0.19, z: -0.14, s: 1.05, ry: k * -0.35 }),
      ]),
      ...eyes(0.29, 0.49, 0.095),
      // a cloth, and the tower on it
      box(0.3, 0.12, 0.24, 2, { y: 0.47, z: 0.09 }),
      box(0.26, 0.16, 0.26, 1, { y: 0.6, z: 0.09 }),
      ...[-1, 1].flatMap((k) =>
        [-1, 1].map((l) => box(0.08, 0.08, 0.08, 1, { x: k * 0.09, y: 0.71, z: 0.09 + l * 0.09 })),
      ),
    ],
    { y, ry: TURNED },
  );

export const CAMEL: Profile = [
  [-0.2, 0],
  [-0.24, 0.1],
  [-0.19, 0.21],
  [-0.1, 0.23],
  [-0.04, 0.16],
  [0.02, 0.18],
  [0.06, 0.3],
  [0.05, 0.44],
  [0.07, 0.52],
  [0.1, 0.575],
  [0.15, 0.56],
  [0.24, 0.5],
  [0.27, 0.45],
  [0.255, 0.4],
  [0.2, 0.395],
  [0.15, 0.41],
  [0.155, 0.3],
  [0.16, 0.16],
  [0.13, 0.04],
  [0.14, 0],
];
export const GIRAFFE: Profile = [
  [-0.12, 0],
  [-0.1, 0.2],
  [-0.035, 0.5],
  [-0.03, 0.68],
  [0, 0.76],
  [0.02, 0.84],
  [0.05, 0.765],
  [0.14, 0.72],
  [0.22, 0.65],
  [0.235, 0.6],
  [0.2, 0.57],
  [0.13, 0.58],
  [0.075, 0.6],
  [0.07, 0.48],
  [0.12, 0.2],
  [0.13, 0],
];
export const HAWK: Profile = [
  [-0.13, 0],
  [-0.2, 0.14],
  [-0.17, 0.34],
  [-0.1, 0.46],
  [0.0, 0.52],
  [0.1, 0.5],
  [0.18, 0.43],
  [0.25, 0.36],
  [0.245, 0.27],
  [0.2, 0.33],
  [0.12, 0.33],
  [0.09, 0.25],
  [0.13, 0.1],
  [0.12, 0],
];
export const GRASSHOPPER: Profile = [
  [-0.3, 0.06],
  [-0.16, 0.03],
  [0.1, 0.05],
  [0.24, 0.1],
  [0.31, 0.18],
  [0.28, 0.25],
  [0.2, 0.24],
  [0.1, 0.19],
  [-0.1, 0.17],
  [-0.3, 0.12],
];
