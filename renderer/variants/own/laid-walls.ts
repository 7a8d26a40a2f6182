/** What stands on squares that are closed in play, in space: a stone that was laid, or the duck, which is moved about. */
import type { BufferGeometry } from 'three';
import { mergeGround, type Stuff } from '../../art/ground.ts';
import { cylinder, type Part, sphere } from '../../art/kit.ts';
import { turned } from '../../art/skin.ts';

const STONE: Stuff = {
  ...{ body: '#3a3a3c', accent: '#4a4a4c', light: '#6a6a6c', dark: '#232324' },
  ...{ roughness: 0.45, metalness: 0, glow: 0 },
};
const DUCK: Stuff = {
  ...{ body: '#f2bd2c', accent: '#e36a1e', light: '#fff6d8', dark: '#1a1408' },
  ...{ roughness: 0.4, metalness: 0, glow: 0 },
};

/** A flat, round stone, as of a brook. */
const stone = (): Part[] => [
  turned(
    [
      [0, 0],
      [0.28, 0],
      [0.36, 0.05],
      [0.375, 0.11],
      [0.33, 0.18],
      [0.22, 0.225],
      [0, 0.24],
    ],
    0,
    22,
    { s: [1, 1, 0.88] },
  ),
];

/** It swims to the first side's right, so that both sides see it from the side. */
const duck = (): Part[] => [
  sphere(0.3, 0, { y: 0.2, s: [1.2, 0.68, 0.92] }, 20, 12),
  // its tail
  cylinder(0.02, 0.13, 0.26, 0, { x: -0.33, y: 0.31, rz: 0.85 }, 10),
  sphere(0.2, 0, { x: 0.18, y: 0.54 }, 18, 12),
  cylinder(0.13, 0.17, 0.16, 0, { x: 0.16, y: 0.38 }, 14),
  // bill, eyes and wings
  sphere(0.1, 1, { x: 0.37, y: 0.51, s: [1.1, 0.38, 0.9] }, 12, 8),
  ...[-1, 1].flatMap((k) => [
    sphere(0.032, 3, { x: 0.28, y: 0.6, z: k * 0.155 }, 8, 6),
    sphere(0.16, 0, { x: -0.06, y: 0.26, z: k * 0.24, s: [1.25, 0.6, 0.4], rz: 0.2 }, 12, 8),
  ]),
];

export const laidWalls: Readonly<Record<'stones' | 'duck', () => BufferGeometry>> = {
  stones: () => mergeGround(STONE, stone()),
  duck: () => mergeGround(DUCK, duck()),
};
