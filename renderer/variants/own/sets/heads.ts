/** Heads of animals, carved from one outline each: they stand on a stem. Slots: 0 wood, 1 stain, 2 gilt, 3 dark. */
import * as THREE from 'three';
import { box, cylinder, flat, type MaterialSlot, move, type Part, sphere, type Transform } from '../../../art/kit.ts';
import { tube } from '../../../art/skin.ts';
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

const HORSE: Profile = [
  [-0.15, 0],
  [-0.205, 0.12],
  [-0.215, 0.27],
  [-0.175, 0.42],
  [-0.1, 0.535],
  [-0.035, 0.58],
  [-0.02, 0.66],
  [0.035, 0.585],
  [0.095, 0.54],
  [0.165, 0.43],
  [0.235, 0.335],
  [0.255, 0.27],
  [0.235, 0.215],
  [0.185, 0.2],
  [0.12, 0.25],
  [0.055, 0.262],
  [0.03, 0.235],
  [0.075, 0.16],
  [0.13, 0.08],
  [0.145, 0],
];
const MANE: Profile = [
  [-0.16, 0.02],
  [-0.235, 0.12],
  [-0.25, 0.27],
  [-0.21, 0.44],
  [-0.125, 0.57],
  [-0.04, 0.635],
  [-0.045, 0.565],
  [-0.12, 0.48],
  [-0.165, 0.38],
  [-0.19, 0.25],
  [-0.175, 0.1],
];
export const eyes = (f: number, y: number, x: number, r = 0.022): Part[] =>
  [-1, 1].map((s) => sphere(r, 3, { x: s * x, y, z: -f }, 6, 4));
export const ears = (f: number, y: number, x: number, slot: 0 | 1 = 0): Part[] =>
  [-1, 1].map((s) => flat(cylinder(0.004, 0.034, 0.1, slot, { x: s * x, y, z: -f, rx: 0.15, rz: -s * 0.18 }, 5)));

/** The head of a horse, as tall as 0.66 * s. */
export const horse = (s: number, y: number, f = 0, extra: readonly Part[] = [], mane: 0 | 1 | 3 = 1): Part[] =>
  [
    carved(HORSE, 0.27, 0.1, 0, {}, s > 0.85),
    carved(MANE, 0.1, 0.02, mane),
    ...ears(-0.02, 0.62, 0.07),
    ...eyes(0.1, 0.44, 0.118, 0.026),
    ...[-1, 1].map((k) => sphere(0.014, 3, { x: k * 0.06, y: 0.28, z: -0.232 }, 5, 4)),
    // a nick for the mouth
    box(0.2, 0.012, 0.1, 3, { y: 0.235, z: -0.2, rx: 0.42 }),
    ...extra,
  ]
    .map((part) => move(part, { ry: TURNED, s: 1.06 }))
    .map((part) => move(part, { y, z: -f, s }));

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
    ...[-1, 1].map((k) =>
      move(
        carved(
          [
            [-0.15, 0.06],
            [-0.2, 0.2],
            [-0.15, 0.37],
            [-0.02, 0.39],
            [0.03, 0.25],
            [-0.02, 0.1],
          ],
          0.045,
          0.015,
          1,
        ),
        { x: k * 0.155, ry: k * -0.25 },
      ),
    ),
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
