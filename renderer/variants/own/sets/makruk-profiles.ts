/**
 * The outlines of the figures of makruk that are turned: radius and height in cells, from the foot up. They are lathed for the
 * table and drawn from the side for the flat board. Free of three.js.
 */
type Profile = readonly (readonly [radius: number, height: number])[];

/** What tapers in steps to a point. */
const stupa = (r: number, h: number): Profile => [
  [0, 0],
  [r * 0.97, 0],
  [r, 0.02],
  [r, 0.07],
  [r * 0.86, 0.1],
  [r * 0.9, 0.13],
  [r * 0.8, 0.18],
  [r * 0.62, h * 0.36],
  [r * 0.66, h * 0.42],
  [r * 0.6, h * 0.46],
  [r * 0.44, h * 0.5],
  [r * 0.47, h * 0.56],
  [r * 0.34, h * 0.62],
  [r * 0.36, h * 0.68],
  [r * 0.22, h * 0.76],
  [r * 0.1, h * 0.92],
  [0, h],
];

export const MAKRUK_PROFILES = {
  khun: stupa(0.36, 1.12),
  met: stupa(0.28, 0.6),
  khon: stupa(0.33, 0.86),
  // a boat
  rua: [
    [0, 0],
    [0.33, 0],
    [0.35, 0.03],
    [0.35, 0.07],
    [0.27, 0.13],
    [0.24, 0.2],
    [0.26, 0.27],
    [0.33, 0.33],
    [0.345, 0.37],
    [0.3, 0.4],
    [0.18, 0.385],
    [0.12, 0.37],
    [0.08, 0.42],
    [0, 0.43],
  ],
  // a shell
  bia: [
    [0, 0],
    [0.25, 0],
    [0.28, 0.025],
    [0.275, 0.08],
    [0.22, 0.125],
    [0.12, 0.15],
    [0.06, 0.19],
    [0, 0.2],
  ],
  // the shell overturned: a bowl
  'bia-ngai': [
    [0, 0],
    [0.1, 0],
    [0.2, 0.04],
    [0.265, 0.1],
    [0.285, 0.16],
    [0.26, 0.19],
    [0.12, 0.2],
    [0, 0.2],
  ],
} as const satisfies Readonly<Record<string, Profile>>;
