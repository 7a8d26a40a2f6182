/** The Warmachine: a gun on a plus with a wheel at each end, for it goes along ranks and files, one square or two. */
import { around, box, cylinder, lathe, type Part, torus, type V2 } from '../../../art/kit.ts';
import { trim } from '../../../art/skin.ts';
import { polar, slab } from './limb.ts';

const { PI } = Math;

const [NARROW, END] = [0.095, 0.25];
const PLUS: readonly V2[] = [
  [NARROW, END],
  [NARROW, NARROW],
  [END, NARROW],
  [END, -NARROW],
  [NARROW, -NARROW],
  [NARROW, -END],
  [-NARROW, -END],
  [-NARROW, -NARROW],
  [-END, -NARROW],
  [-END, NARROW],
  [-NARROW, NARROW],
  [-NARROW, END],
];

const wheels = (r: number, wide: number, slot: 1 | 3, segments: number): Part[] =>
  around(4, (a) => {
    const [x, z] = polar(0.275, a);
    return cylinder(r, r, wide, slot, { x, z, y: 0.162, rz: PI / 2, ry: -a }, segments);
  });

export const warmachineBody = (): Part[] => [
  slab(PLUS, 0.1, 0.13, 0, 0.02),
  ...wheels(0.112, 0.13, 3, 14),
  lathe(
    [
      [0.17, 0.22],
      [0.187, 0.27],
      [0.162, 0.34],
      [0.092, 0.39],
      [0, 0.4],
    ],
    0,
    14,
  ),
  cylinder(0.07, 0.07, 0.58, 0, { y: 0.475, z: -0.04, rx: PI / 2 }, 10),
  cylinder(0.1, 0.075, 0.07, 1, { y: 0.475, z: -0.345, rx: -PI / 2 }, 10),
  box(0.3, 0.06, 0.07, 1, { y: 0.5 }),
  ...trim(
    wheels(0.055, 0.18, 1, 8),
    [0.12, -0.12].map((z) => torus(0.178, 0.032, 1, { y: 0.3, z }, PI, 12, 6)),
    cylinder(0, 0.095, 0.07, 2, { y: 0.475, z: -0.41, rx: -PI / 2 }, 10),
    // the plus once more, lit, where it is seen from above
    box(0.085, 0.05, 0.34, 2, { y: 0.54 }),
    [1, -1].map((s) => box(0.128, 0.05, 0.085, 2, { y: 0.54, x: s * 0.106 })),
  ),
];
