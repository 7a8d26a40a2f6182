/** What turned pieces are put together from: feet, collars, crowns and towers. Slots: 0 wood, 1 stain, 2 gilt, 3 dark. */
import { around, box, type MaterialSlot, type Part, sphere, type V2 } from '../../../art/kit.ts';
import { trim, turned } from '../../../art/skin.ts';

/** how many facets a turned piece has */
export const FACETS = 18;
export type Profile = readonly V2[];

/** A foot of radius r: a plinth, a bead and a hollow up to the neck. */
export const footProfile = (r: number, neck: number, up: number): V2[] => [
  [0, 0],
  [r * 0.97, 0],
  [r, 0.02],
  [r, 0.06],
  [r * 0.93, 0.08],
  [r * 0.9, 0.095],
  [r * 0.93, 0.115],
  [r * 0.88, 0.145],
  [r * 0.66, 0.185],
  [neck * 1.25, up * 0.5 + 0.1],
  [neck, up],
];
/** A stained ring round its foot. */
export const band = (r: number): Part =>
  turned(
    [
      [r * 0.9, 0],
      [r * 1.04, 0.002],
      [r * 1.04, 0.03],
      [r * 0.9, 0.034],
    ],
    1,
    FACETS,
  );
export const collarProfile = (r: number, y: number, t = 0.035): V2[] => [
  [r * 0.8, y],
  [r, y + t * 0.35],
  [r, y + t * 0.65],
  [r * 0.75, y + t],
];
export const pole = (profile: Profile, slot: MaterialSlot = 0): Part => turned(profile, slot, FACETS);

/** What carries a head. */
export const stem = (r: number): Part[] => [
  pole([...footProfile(r, r * 0.62, 0.22), ...collarProfile(r * 0.78, 0.225, 0.045), [0, 0.27]]),
  ...trim(band(r)),
];

/** A bishop's hat, and the cut in it. */
export const mitre = (r: number, y: number, h: number): Profile => [
  [r * 0.45, y],
  [r * 0.86, y + h * 0.16],
  [r, y + h * 0.36],
  [r * 0.9, y + h * 0.58],
  [r * 0.55, y + h * 0.83],
  [r * 0.16, y + h * 0.97],
  [0, y + h],
];
export const slit = (y: number, r: number): Part => box(r * 0.16, r * 0.95, r * 1.1, 3, { y, z: -r * 0.62, rx: 0.62 });

/** With battlements round a dark floor. */
export const tower = (r: number, y: number, h: number): Part[] => [
  pole([
    [r * 0.78, y],
    [r * 0.72, y + h * 0.3],
    [r * 0.74, y + h * 0.5],
    [r, y + h * 0.62],
    [r * 1.02, y + h * 0.66],
    [r * 1.02, y + h],
    [r * 0.76, y + h],
    [r * 0.74, y + h * 0.8],
    [0, y + h * 0.8],
  ]),
  ...trim(
    turned(
      [
        [r * 0.73, y + h * 0.81],
        [0, y + h * 0.81],
      ],
      3,
      FACETS,
    ),
    turned(
      [
        [r * 0.8, y + h * 0.47],
        [r * 0.98, y + h * 0.6],
      ],
      1,
      FACETS,
    ),
  ),
  ...around(6, (a) =>
    box(r * 0.34, h * 0.2, r * 0.34, 0, {
      x: Math.cos(a) * r * 0.88,
      y: y + h * 1.07,
      z: Math.sin(a) * r * 0.88,
      ry: -a,
    }),
  ),
];
/** A cup with balls on its rim. */
export const coronet = (r: number, y: number, points: number, slot: 0 | 2 = 0): Part[] => [
  pole([
    [r * 0.52, y],
    [r * 0.74, y + 0.05],
    [r * 1.02, y + 0.16],
    [r * 0.88, y + 0.165],
    [r * 0.62, y + 0.1],
    [0, y + 0.11],
  ]),
  ...around(points, (a) =>
    sphere(r * 0.17, slot, { x: Math.cos(a) * r * 0.95, y: y + 0.175, z: Math.sin(a) * r * 0.95 }, 6, 4),
  ),
];
