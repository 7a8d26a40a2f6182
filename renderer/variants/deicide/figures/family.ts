/**
 * What the family of Deicide shares: the stepped foot every figure stands on, its spur that points to the player's
 * forward, collars, battlements, stars. Figures are small on a board of 16 x 16, so each is told by one bold head;
 * whatever has a profile is turned by TURN, so that the profile is seen from behind as well as from the front.
 */
import {
  arc,
  around,
  extrude,
  gem,
  type MaterialSlot,
  moveAll,
  type Part,
  type Transform,
  type V2,
} from '../../../art/kit.ts';
import { trim, turned } from '../../../art/skin.ts';

const { PI, sin, cos } = Math;

/** how far a head is turned to the right of forward */
export const TURN = 1.08;

/**
 * The foot: a plinth of radius `r` with an inlaid band and the spur, and the stem given above it as (radius, height)
 * pairs from y 0.115 up. Pawns have fewer segments.
 */
export const foot = (r: number, stem: readonly V2[], segments = 18): Part[] => {
  const small = segments < 16;
  const step: readonly V2[] = small
    ? [[r - 0.058, 0.066]]
    : [
        [r - 0.022, 0.068],
        [r - 0.06, 0.07],
      ];
  const band: readonly V2[] = [
    [r - (small ? 0.012 : 0.03), small ? 0.05 : 0.06],
    [r - (small ? 0.024 : 0.036), 0.082],
    [r - 0.072, 0.091],
  ];
  const half = r * 0.36;
  const spur: readonly V2[] = [
    [-half, -0.02],
    [0, 0.075],
    [half, -0.02],
    [half * 0.5, -0.06],
    [-half * 0.5, -0.06],
  ];
  return [
    turned([[r, 0], [r, 0.05], ...step, [r - 0.075, 0.115], ...stem], 0, segments),
    ...trim(turned(band, 1, segments), extrude(spur, 0.07, 1, { y: 0.04, z: -r, rx: -PI / 2 }, 0)),
  ];
};

/** A ring of metal round a stem. */
export const collar = (r: number, y: number, slot: MaterialSlot = 1, segments = 18, h = 0.05): Part =>
  turned(
    [
      [r * 0.72, y],
      [r, y + h * 0.35],
      [r, y + h * 0.65],
      [r * 0.7, y + h],
    ],
    slot,
    segments,
  );

/** A band of paint round a turned body: what a collar is when it stands out too little to throw a shadow. */
export const band = (profile: readonly V2[], segments = 16, slot: MaterialSlot = 1, place?: Transform): Part[] =>
  trim(turned(profile, slot, segments, place));

/** Battlements: `n` blocks on a ring from radius r0 to r1, each filling `fill` of its share. */
export const merlons = (
  n: number,
  r0: number,
  r1: number,
  y: number,
  h: number,
  slot: MaterialSlot = 0,
  fill = 0.6,
): Part[] =>
  around(n, (a) => {
    const w = (PI / n) * fill;
    const outline = [...arc(r1, -w, w, 2), ...arc(r0, w, -w, 1)];
    return extrude(outline, h, slot, { y: y + h / 2, rx: -PI / 2, rz: a + PI / n }, 0);
  });

export const starOutline = (points: number, outer: number, inner: number, from = PI / 2): V2[] =>
  Array.from({ length: points * 2 }, (_, i) => {
    const a = from + (i * PI) / points;
    const r = i % 2 ? inner : outer;
    return [cos(a) * r, sin(a) * r];
  });

/** A spark that is one from every side. */
export const spark = (r: number, slot: MaterialSlot, place: Transform): Part[] =>
  moveAll(
    [
      gem(r, slot, { s: [1, 0.3, 0.3] }),
      gem(r, slot, { s: [0.3, 1, 0.3] }),
      gem(r, slot, { s: [0.3, 0.3, 1] }),
      gem(r * 0.42, slot),
    ],
    place,
  );
