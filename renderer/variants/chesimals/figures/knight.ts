/**
 * The Knight: a sea horse on an L, which is how it leaps. Its head is turned aside, so that its own player, who sees it
 * from behind, has its profile too.
 */
import { cylinder, gem, move, moveAll, type Part, type V2 } from '../../../art/kit.ts';
import { trim } from '../../../art/skin.ts';
import { type Joint, limb, slab } from './limb.ts';
import { FLOOR } from './plate.ts';

const { cos, max, min, sin } = Math;

const FOOT: readonly V2[] = [
  [-0.13, 0.33],
  [0.29, 0.33],
  [0.33, 0.29],
  [0.33, 0.2],
  [0.29, 0.16],
  [0.05, 0.16],
  [0.05, -0.29],
  [0.01, -0.33],
  [-0.13, -0.33],
  [-0.17, -0.29],
  [-0.17, 0.29],
];
/** the body stands over the long bar of the L */
const X = -0.06;
const NAPE = -0.04;
/** how far the head is turned to its right, in radians */
const ASIDE = 0.95;

/** The neck turns on its way up. */
const turnAt = (y: number): number => {
  const t = max(0, min(1, (y - 0.42) / 0.3));
  return -ASIDE * t * t * (3 - 2 * t);
};
const bent = ([x, y, z, ...rest]: Joint): Joint => {
  const a = turnAt(y);
  const [dx, dz] = [x - X, z - NAPE];
  return [X + dx * cos(a) + dz * sin(a), y, NAPE - dx * sin(a) + dz * cos(a), ...rest];
};
/** What belongs to the head, or to the neck at a height. */
const turnedAside = (parts: readonly Part[], y = 1): Part[] =>
  moveAll(
    parts.map((part) => move(part, { x: -X, z: -NAPE })),
    { ry: turnAt(y), x: X, z: NAPE },
  );

const foreleg = (s: number): Part =>
  limb(
    [
      [X + s * 0.07, 0.36, -0.02, 0.06],
      [X + s * 0.12, 0.38, -0.17, 0.05],
      [X + s * 0.12, 0.24, -0.23, 0.035],
      [X + s * 0.12, 0.17, -0.3, 0.04],
    ],
    0,
    6,
  );
const hindleg = (s: number): Part =>
  limb(
    [
      [X + s * 0.08, 0.26, 0.12, 0.09],
      [X + s * 0.13, 0.22, 0.24, 0.06],
      [X + s * 0.12, 0.12, 0.14, 0.042],
      [X + s * 0.12, 0.1, 0.03, 0.045],
    ],
    0,
    7,
  );

const BODY: readonly Joint[] = [
  [X, 0.14, 0.3, 0.03],
  [X, 0.24, 0.22, 0.11],
  [X, 0.33, 0.1, 0.14, 0.9],
  [X, 0.42, 0.0, 0.135, 0.85],
  [X, 0.55, -0.04, 0.115, 0.78],
  [X, 0.69, -0.05, 0.108, 0.78],
  [X, 0.785, -0.095, 0.104, 0.85],
  [X, 0.755, -0.21, 0.08, 0.85],
  [X, 0.675, -0.325, 0.058, 0.95],
  [X, 0.65, -0.352, 0.03],
];

/** height, back, and how far the plate of the mane leans */
const MANE = [
  [0.86, 0.0, -0.5],
  [0.75, 0.08, 0.3],
  [0.61, 0.1, 0.75],
  [0.48, 0.15, 1.0],
  [0.37, 0.23, 1.2],
] as const;

export const knightBody = (): Part[] => [
  slab(FOOT, FLOOR, 0.06, 0),
  limb(BODY.map(bent), 0, 12),
  foreleg(1),
  foreleg(-1),
  hindleg(1),
  hindleg(-1),
  ...MANE.flatMap(([y, z, rx]) => turnedAside([gem(0.088, 1, { x: X, y, z, rx, s: [0.35, 1.15, 0.75] })], y)),
  ...turnedAside(
    [1, -1].map((s) => cylinder(0, 0.036, 0.13, 1, { x: X + s * 0.05, y: 0.9, z: -0.06, rx: 0.25, rz: -s * 0.25 }, 6)),
  ),
  ...trim(
    turnedAside([1, -1].map((s) => gem(0.036, 2, { x: X + s * 0.082, y: 0.77, z: -0.15 }))),
    // the two ends of the L
    cylinder(0.046, 0.046, 0.02, 2, { x: 0.245, y: 0.115, z: 0.245 }, 10),
    cylinder(0.046, 0.046, 0.02, 2, { x: X, y: 0.115, z: -0.265 }, 10),
  ),
];
