/**
 * /n/: an engine with a flat deck on which another piece may stand. Tailboard and plough carry the letters, because the
 * engine covers its tile. SEAT is where the rider stands, in the engine's own space; the funnel stays clear of it.
 */
import type { BufferGeometry } from 'three';
import {
  box,
  cylinder,
  extrude,
  type Part,
  roundedRectangle,
  sphere,
  torus,
  type V2,
  type V3,
} from '../../../art/kit.ts';
import { write } from '../../../art/lettering.ts';
import { figure, trim, turned } from '../../../art/skin.ts';
import type { RiderSeat } from '../../../art/variant-art.ts';
import { facets, fitted, hue, type Letters, tile, tileText } from './tile.ts';

const { PI } = Math;

/** the deck: its height, its middle and its ends */
const DECK = 0.375;
const FORE = -0.23;
const AFT = 0.265;
const HALF = 0.265;
/** where the tailboard meets the tile */
const FOOT_Z = 0.372;
const FOOT_Y = 0.085;

export const SEAT: RiderSeat = { x: 0, y: DECK + 0.012, z: 0.09, scale: 0.68 };

const wheel = (p: boolean, side: number, z: number): Part[] => {
  const [r, x, y] = [0.135, side * 0.305, 0.235];
  return [
    cylinder(r, r, 0.07, 3, { x, y, z, rz: PI / 2 }, 14),
    ...trim(
      cylinder(r * 0.76, r * 0.76, 0.082, 0, { x, y, z, rz: PI / 2 }, 12),
      cylinder(r * 0.28, r * 0.28, 0.1, hue(p), { x, y, z, rz: PI / 2 }, 6),
      [0.6, 0.6 + PI / 2].map((rx) => box(0.09, 0.028, r * 1.6, 3, { x, y, z, rx })),
    ),
  ];
};

/** On the tailboard, as the owner sees it (right, up), from its middle. */
const onTail = (lift: number) => {
  const [dy, dz] = [DECK - FOOT_Y, AFT - FOOT_Z];
  const long = Math.hypot(dy, dz);
  return (u: number, v: number): V3 => [
    u,
    (DECK + FOOT_Y) / 2 + (v * dy) / long - (lift * dz) / long,
    (AFT + FOOT_Z) / 2 + (v * dz) / long + (lift * dy) / long,
  ];
};

function tailboard(p: boolean, text: string): Part[] {
  const at = onTail(0);
  const half = Math.hypot(DECK - FOOT_Y, AFT - FOOT_Z) / 2;
  const [low, high] = [-half, half];
  const face = [at(-HALF, low), at(HALF, low), at(HALF, high), at(-HALF, high)];
  const floor = face.map(([x, , z]): V3 => [x, 0.06, z]);
  const panel = onTail(0.004);
  const inside: V3[] = [
    [-HALF + 0.035, low + 0.035],
    [HALF - 0.035, low + 0.035],
    [HALF - 0.035, high - 0.03],
    [-HALF + 0.035, high - 0.03],
  ].map(([u, v]) => panel(u, v));
  return [
    facets(0, face, [floor[1], floor[2], face[2], face[1]], [floor[3], floor[0], face[0], face[3]]),
    ...trim(
      p ? facets(1, inside) : [],
      // rails at both sides
      [-1, 1].map((s) => {
        const middle = onTail(0.012)(s * (HALF - 0.016), 0);
        return box(0.034, 0.03, half * 2, hue(p), {
          x: middle[0],
          y: middle[1],
          z: middle[2],
          rx: Math.atan2(DECK - FOOT_Y, FOOT_Z - AFT),
        });
      }),
      facets(hue(p), ...letters(text).own),
    ),
  ];
}

/** Planks, and a ring where the rider stands. */
const deck = (p: boolean): Part[] => {
  const [long, middle] = [AFT - FORE, (AFT + FORE) / 2];
  return [
    box(HALF * 2 - 0.03, 0.2, long, 0, { y: 0.255, z: middle }),
    extrude(
      roundedRectangle(HALF * 2, long + 0.02, 0.03, 1),
      0.02,
      0,
      { y: DECK - 0.017, z: middle, rx: -PI / 2 },
      0.008,
    ),
    ...trim(
      p ? box(HALF * 2 - 0.06, 0.012, long - 0.05, 1, { y: DECK, z: middle }) : [],
      [-1, 1].map((s) => box(0.13, 0.02, 0.02, hue(p), { x: s * 0.175, y: DECK, z: middle })),
      [-1, 1].flatMap((s) =>
        [-1, 1].map((e) => box(0.15, 0.02, 0.02, hue(p), { x: s * 0.16, y: DECK, z: middle + e * 0.14 })),
      ),
      torus(0.13, 0.018, hue(p), { y: DECK, z: middle, rx: PI / 2 }, PI * 2, 18, 4),
    ),
  ];
};

/** The plough before the engine, with the letter for the other player: on it (right, up) as that player sees it. */
const onPlough = (lift: number) => {
  const [top, foot]: [V2, V2] = [
    [0.315, -0.272],
    [0.07, -0.372],
  ];
  const long = Math.hypot(top[0] - foot[0], top[1] - foot[1]);
  const [dy, dz] = [(top[0] - foot[0]) / long, (top[1] - foot[1]) / long];
  return (u: number, v: number): V3 => [
    -u,
    (top[0] + foot[0]) / 2 + v * dy + lift * dz,
    (top[1] + foot[1]) / 2 + v * dz - lift * dy,
  ];
};

export const letters = (text: string): Letters => ({
  own: write(text, fitted(text, 0.19), fitted(text, 0.044), onTail(0.009)),
  other:
    text.length > 1
      ? write(text, fitted(text, 0.125), fitted(text, 0.034), onPlough(0.009))
      : write(text, 0.15, 0.038, onPlough(0.009)),
});

function plough(p: boolean, text: string): Part[] {
  const outline: readonly V2[] = [
    [-0.11, -0.132],
    [0.11, -0.132],
    [0.235, 0.06],
    [0.235, 0.132],
    [-0.235, 0.132],
    [-0.235, 0.06],
  ];
  const on = (lift: number, shrink: number): V3[] => outline.map(([u, v]) => onPlough(lift)(u * shrink, v * shrink));
  const [front, back] = [on(0, 1), on(-0.05, 1)];
  const edges = front.map((point, i) => {
    const next = (i + 1) % front.length;
    return [point, back[i], back[next], front[next]];
  });
  const frame = on(0.004, 0.95);
  const inner = on(0.005, 0.86);
  return [
    facets(0, front, ...edges),
    ...trim(
      facets(
        hue(p),
        ...frame.map((point, i) => {
          const next = (i + 1) % frame.length;
          return [point, frame[next], inner[next], inner[i]];
        }),
      ),
      p ? facets(1, inner) : [],
      facets(hue(p), ...letters(text).other),
    ),
  ];
}

/** Lamp and funnel. */
const nose = (p: boolean): Part[] => [
  box(0.34, 0.15, 0.08, 0, { y: 0.3, z: -0.26 }),
  ...trim(
    cylinder(0.062, 0.062, 0.05, 3, { y: 0.375, z: -0.315, rx: PI / 2 }, 10),
    sphere(0.05, 2, { y: 0.375, z: -0.335, s: [1, 1, 0.6] }, 8, 5),
  ),
  turned(
    [
      [0.06, 0.36],
      [0.046, 0.47],
      [0.088, 0.55],
      [0.088, 0.59],
      [0.055, 0.59],
      [0.045, 0.54],
      [0, 0.54],
    ],
    hue(p),
    10,
    { z: -0.29, s: [0.86, 1, 0.86] },
  ),
];

export const nFigure = (p: boolean, text = tileText('N', p)): BufferGeometry =>
  figure(
    tile(null, p),
    [-1, 1].flatMap((side) => [...wheel(p, side, 0.13), ...wheel(p, side, -0.15)]),
    deck(p),
    tailboard(p, text),
    plough(p, text),
    nose(p),
    // lamps at the corners of the deck
    [-1, 1].flatMap((s) => [
      cylinder(0.026, 0.03, 0.17, 0, { x: s * 0.3, y: 0.42, z: AFT + 0.02 }, 6),
      p
        ? sphere(0.05, 2, { x: s * 0.3, y: 0.53, z: AFT + 0.02 }, 7, 5)
        : box(0.07, 0.05, 0.07, 3, { x: s * 0.3, y: 0.52, z: AFT + 0.02 }),
    ]),
  );
