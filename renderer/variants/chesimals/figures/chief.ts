/**
 * The Chief: an eight-pointed star of nerves, for it touches all its neighbours, under a brain of two lobes with one
 * eye. Of a royal creature the brain stands higher and wears a crown that shines.
 */
import { around, lathe, type Part, sphere, torus, type V2 } from '../../../art/kit.ts';
import { trim, turned } from '../../../art/skin.ts';
import { EIGHTH_TURN, type Joint, limb, polar, slab, spike } from './limb.ts';
import { FLOOR } from './plate.ts';

const { PI, cos, max, min, sin } = Math;

const star = (points: number, outer: number, inner: number): V2[] =>
  Array.from({ length: points * 2 }, (_, i) => {
    const [a, r] = [(i / points) * PI, i % 2 ? inner : outer];
    return [sin(a) * r, cos(a) * r];
  });

/** half width, height and depth of a lobe, and how far its middle is from the middle of the brain */
const LOBE = [0.145, 0.195, 0.236] as const;
const APART = 0.084;

/** A nerve that winds over a lobe from brow to nape. */
const fold = (s: 1 | -1, up: number): Part => {
  const at = (_: unknown, i: number): Joint => {
    const t = i / 31;
    const across = 0.5 + 0.62 * max(-1, min(1, 1.4 * sin(t * PI * 7 + 0.5)));
    const along = (t - 0.5) * 2.7;
    return [
      s * (APART + sin(across) * LOBE[0]),
      up + cos(across) * cos(along) * LOBE[1],
      cos(across) * sin(along) * LOBE[2],
      0.02,
    ];
  };
  return limb(Array.from({ length: 32 }, at), 2, 4);
};

/** The dark cleft between the lobes. */
const cleft = (up: number): Part => {
  const dip = Math.sqrt(1 - (APART / LOBE[0]) ** 2);
  const at = (_: unknown, i: number): Joint => {
    const a = (i / 8 - 0.5) * 2.6;
    return [0, up + dip * cos(a) * LOBE[1], dip * sin(a) * LOBE[2], 0.026];
  };
  return limb(Array.from({ length: 9 }, at), 3, 4);
};

const crown = (up: number): Part[] => [
  torus(0.172, 0.036, 2, { y: up + 0.172, rx: PI / 2 }, PI * 2, 20, 5),
  ...around(8, (a) => {
    const [x, z] = polar(0.178, a + EIGHTH_TURN / 2);
    return spike(0.058, 0.175, [x, up + 0.178, z], 2);
  }),
];

export function chiefBody(royal: boolean): Part[] {
  const up = royal ? 0.67 : 0.6;
  return [
    slab(star(8, 0.352, 0.185), FLOOR, 0.075, 0),
    lathe(
      [
        [0.2, 0.1],
        [0.125, 0.16],
        [0.092, 0.26],
        [0.105, up - 0.29],
        [0.15, up - 0.22],
      ],
      0,
      14,
    ),
    turned(
      [
        [0.12, up - 0.24],
        [0.212, up - 0.15],
        [0.24, up - 0.055],
        [0.218, up - 0.025],
      ],
      1,
      16,
    ),
    ...[1, -1].map((s) => sphere(1, 0, { x: s * APART, y: up, s: LOBE }, 14, 10)),
    ...(royal ? crown(up) : []),
    ...trim(fold(1, up), fold(-1, up), cleft(up), sphere(0.066, 2, { y: up - 0.05, z: -0.212, s: [1, 1, 0.7] }, 10, 7)),
  ];
}
