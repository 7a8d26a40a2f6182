/** Worm: overlapping armour rings out of a hole, one low loop and a rising neck; each ring's lip is lit or dark. */
import type { BufferGeometry } from 'three';
import * as THREE from 'three';
import {
  around,
  box,
  cylinder,
  extrude,
  flat,
  lathe,
  type MaterialSlot,
  move,
  moveAll,
  type Part,
  quads,
  rod,
  sculpt,
  type V3,
} from '../../../art/kit.ts';
import { puck } from './beacon.ts';

const { PI, sin, cos } = Math;
/** how many armour rings there are, and how many corners each has */
const RINGS = 24;
const CORNERS = 7;
/** the part of the spine that is the loop: out of the hole, low and wide; from the side of it the neck rises */
const LOOP = 0.6;

const loop = (u: number): V3 => {
  const a = 4.9 - (u / LOOP) * 6.47;
  const r = 0.2 + 0.11 * Math.min(1, (u / LOOP) * 3);
  return [r * sin(a), 0.1 + 0.04 * (u / LOOP), r * cos(a)];
};
/** the control points of a cubic curve */
const NECK: readonly V3[] = [loop(LOOP), [-0.37, 0.22, -0.22], [-0.44, 0.86, 0.12], [0.07, 1.03, -0.05]];

/** The point of the spine that far along it: 0 in the hole, 1 at the head. */
const spine = (t: number): V3 => {
  const u = Math.min(1.04, Math.max(0, t));
  if (u <= LOOP) return loop(u);
  const v = (u - LOOP) / (1 - LOOP);
  const k = [(1 - v) ** 3, 3 * v * (1 - v) ** 2, 3 * v * v * (1 - v), v ** 3];
  return [0, 1, 2].map((i) => NECK.reduce((sum, p, j) => sum + k[j] * p[i], 0)) as unknown as V3;
};

/** The corners of a cross-section of the body. */
const crossSection = (t: number, radius: number): V3[] => {
  const c = new THREE.Vector3(...spine(t));
  const tangent = new THREE.Vector3(...spine(t + 0.01)).sub(new THREE.Vector3(...spine(t - 0.01))).normalize();
  const outward = new THREE.Vector3(c.x, 0, c.z).normalize();
  outward.addScaledVector(tangent, -outward.dot(tangent)).normalize();
  const across = tangent.clone().cross(outward);
  return Array.from({ length: CORNERS }, (_, j) => {
    const f = ((j + 0.5) / CORNERS) * 2 * PI;
    return c
      .clone()
      .addScaledVector(outward, radius * cos(f))
      .addScaledVector(across, radius * sin(f))
      .toArray() as unknown as V3;
  });
};

const skin = (from: V3[], to: V3[], slot: MaterialSlot): Part =>
  quads(
    from.map((p, j) => [p, from[(j + 1) % CORNERS], to[(j + 1) % CORNERS], to[j]] as const),
    slot,
  );

const thickness = (t: number): number => 0.1 - 0.032 * t;

const armourRing = (i: number): Part[] => {
  const [start, end] = [i / RINGS, (i + 1) / RINGS];
  const w = thickness(start);
  const front = crossSection(start, w);
  const back = crossSection(start + (end - start) * 0.8, w * 0.9);
  const lip = crossSection(start + (end - start) * 0.84, w * 0.7);
  const under = crossSection(end + 0.004, w * 0.7);
  const isAccent = i % 4 === 2;
  const isLit = isAccent || i % 4 === 1;
  return [
    skin(front, back, isAccent ? 1 : 0),
    skin(back, lip, 3),
    skin(lip, under, isLit ? 2 : 3),
    ...(i > 0 ? [skin(crossSection(start, w * 0.66), front, isAccent ? 1 : 0)] : []),
  ];
};

/** A spike on the outer side of a ring. */
const spike = (i: number): Part => {
  const w = thickness(i / RINGS);
  const [x, y, z] = spine(i / RINGS + 0.3 / RINGS);
  const o = Math.hypot(x, z);
  return rod(
    [x * (1 + (w * 0.5) / o), y + w * 0.6, z * (1 + (w * 0.5) / o)],
    [x * (1 + (w * 1.1) / o), y + w * 1.55, z * (1 + (w * 1.1) / o)],
    0.03,
    0.002,
    1,
    4,
  );
};
const hasSpike = (i: number): boolean => i % 2 === 0 && i > 2 && i < RINGS - 2;

const body = (): Part[] =>
  Array.from({ length: RINGS }, (_, i) => [...armourRing(i), ...(hasSpike(i) ? [spike(i)] : [])]).flat();

/** The broken ground around the hole. */
const rim = (): Part[] =>
  around(6, (a) =>
    move(
      extrude(
        [
          [-0.07, 0],
          [0.06, 0],
          [0.0, 0.13],
        ],
        0.03,
        3,
        { rx: 0.6, z: 0.27, y: 0.07 },
        0,
      ),
      { ry: a + 0.3 },
    ),
  );

/** The head with its collar, its lit throat and four teeth. */
const head = (): Part[] =>
  moveAll(
    [
      flat(
        lathe(
          [
            [0.05, -0.2],
            [0.1, -0.1],
            [0.145, 0],
            [0.15, 0.08],
            [0.1, 0.13],
          ],
          0,
          8,
        ),
      ),
      flat(
        lathe(
          [
            [0.152, 0.02],
            [0.168, 0.045],
            [0.158, 0.08],
          ],
          1,
          8,
        ),
      ),
      flat(
        lathe(
          [
            [0.1, 0.13],
            [0.06, 0.06],
            [0, 0.05],
          ],
          3,
          8,
        ),
      ),
      cylinder(0.05, 0.05, 0.02, 2, { y: 0.09 }, 8),
      ...around(4, (a) =>
        move(flat(cylinder(0, 0.045, 0.22, 1, { y: 0.2, z: 0.1, rx: -0.28 }, 4)), { ry: a + PI / 4 }),
      ),
    ],
    { x: 0.1, y: 1.06, z: -0.08, rx: -PI / 2 + 0.45 },
  );

/** Glowing crumbs in the air around it. */
const crumbs = (): Part[] =>
  [
    [0.3, 0.14, 0.28, 0.05],
    [-0.33, 0.2, 0.2, 0.045],
    [-0.3, 0.12, -0.28, 0.05],
    [0.36, 0.4, -0.16, 0.04],
    [0.02, 0.1, 0.38, 0.04],
  ].map(([x, y, z, s]) => box(s, s, s, 2, { x, y, z }));

export const wormFigure = (): BufferGeometry => sculpt(puck(0.36, 0.07, 0.26), rim(), body(), head(), crumbs());
