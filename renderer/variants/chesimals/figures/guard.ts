/**
 * The Guard: a round tower of a man behind a round shield, for it goes one square any way. A crest runs over its helm
 * down to a clasp between its shoulders, so that it has a back.
 */
import { arc, box, cylinder, extrude, gem, lathe, type Part, torus } from '../../../art/kit.ts';
import { trim, turned } from '../../../art/skin.ts';
import { limb } from './limb.ts';
import { FLOOR } from './plate.ts';

const { PI } = Math;

/** A wall bent round the front, from radius to radius, that many radians to each side. */
const shield = (inner: number, outer: number, half: number, high: number, y: number, slot: 0 | 1): Part =>
  extrude(
    [...arc(outer, PI / 2 - half, PI / 2 + half, 8), ...arc(inner, PI / 2 + half, PI / 2 - half, 8)],
    high,
    slot,
    { rx: -PI / 2, y },
    0,
  );

export const guardBody = (): Part[] => [
  lathe(
    [
      [0.2, FLOOR],
      [0.212, 0.1],
      [0.19, 0.22],
      [0.12, 0.3],
    ],
    0,
    16,
  ),
  turned(
    [
      [0.125, 0.3],
      [0.14, 0.35],
      [0.132, 0.39],
    ],
    0,
    14,
  ),
  turned(
    [
      [0.15, 0.378],
      [0.186, 0.392],
      [0.152, 0.412],
    ],
    1,
    14,
  ),
  lathe(
    [
      [0.152, 0.405],
      [0.128, 0.45],
      [0.06, 0.488],
      [0, 0.5],
    ],
    0,
    14,
  ),
  shield(0.236, 0.28, 0.94, 0.24, 0.215, 0),
  shield(0.228, 0.29, 0.97, 0.035, 0.345, 1),
  ...[1, -1].map((s) => gem(0.1, 1, { x: s * 0.185, y: 0.27, rz: s * 0.5, s: [0.75, 0.8, 1] })),
  // the crest, from brow to nape
  limb(
    [
      [0, 0.47, -0.1, 0.018],
      [0, 0.53, -0.02, 0.034],
      [0, 0.53, 0.06, 0.034],
      [0, 0.47, 0.13, 0.03],
      [0, 0.39, 0.165, 0.02],
    ],
    1,
    6,
  ),
  ...trim(
    turned(
      [
        [0.202, 0.166],
        [0.222, 0.183],
        [0.2, 0.2],
      ],
      2,
      16,
    ),
    box(0.19, 0.03, 0.05, 2, { y: 0.345, z: -0.115 }),
    cylinder(0.09, 0.09, 0.05, 1, { y: 0.215, z: -0.277, rx: PI / 2 }, 10),
    gem(0.066, 2, { y: 0.215, z: -0.302, s: [1, 1, 0.4] }),
    gem(0.05, 2, { y: 0.555, z: 0.02, s: [0.8, 0.8, 1.4] }),
    torus(0.062, 0.02, 2, { y: 0.24, z: 0.188, rx: 0.45 }, PI * 2, 12, 4),
  ),
];
