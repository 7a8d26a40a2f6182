/**
 * The tile that every figure stands on: five-sided, as in shogi, pointing to its player's forward. Its back slopes to
 * its owner and its prow to the other player, and each slope carries the letter for its own reader; the ridge between
 * them is where the tile is widest. Promoted it lies on its other face: vermilion panels in a gold line, gold letters
 * with a plus, and laurel round the figure. A sculpture stands between the two letters, its foot no wider than
 * 0.35, so that it hides neither. Slots: 0 lacquer, 1 vermilion, 2 gold, 3 ink, which contrasts with the lacquer.
 */
import * as THREE from 'three';
import { type MaterialSlot, move, moveAll, type Part, type Transform, type V2, type V3 } from '../../../art/kit.ts';
import { band, widthOf, write } from '../../../art/lettering.ts';
import { figure, trim } from '../../../art/skin.ts';

const { PI, atan2, cos, hypot, sin } = Math;

/** where it stands: sunk a little into the slope */
const STANDS: Transform = { y: 0.1, z: -0.035 };

const RIDGE = -0.215;
const MIDDLE = 0.118;
const BACK_SLOPE = 0.14;
const PROW_SLOPE = 0.36;
const RIDGE_HEIGHT = MIDDLE - RIDGE * BACK_SLOPE;
const OUTLINE: readonly V2[] = [
  [-0.342, 0.378],
  [0.342, 0.378],
  [0.325, RIDGE],
  [0, -0.44],
  [-0.325, RIDGE],
];

/** The height of the upper face. */
const topAt = (z: number): number => (z >= RIDGE ? MIDDLE - z * BACK_SLOPE : RIDGE_HEIGHT - (RIDGE - z) * PROW_SLOPE);

/** Flat facets: convex polygons, counter-clockwise from outside. */
export const facets = (slot: MaterialSlot, ...polygons: (readonly V3[])[]): Part => {
  const position: number[] = [];
  for (const polygon of polygons) {
    for (let i = 1; i + 1 < polygon.length; i++) position.push(...polygon[0], ...polygon[i], ...polygon[i + 1]);
  }
  const part = new THREE.BufferGeometry();
  part.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  part.computeVertexNormals();
  const slots = new Float32Array(position.length / 3).fill(slot);
  return part.setAttribute('slot', new THREE.BufferAttribute(slots, 1));
};

/** The outline drawn in by d on every side; its corners on the ridge stay on the ridge. */
const inset = (d: number): V2[] =>
  OUTLINE.map(([x, z], i) => {
    if (z === RIDGE) return [x - Math.sign(x) * d, z];
    const [before, after] = [OUTLINE.at(i - 1)!, OUTLINE[(i + 1) % OUTLINE.length]];
    const inward = (dx: number, dz: number): V2 => [dz / hypot(dx, dz), -dx / hypot(dx, dz)];
    const [a, b] = [inward(x - before[0], z - before[1]), inward(after[0] - x, after[1] - z)];
    const long = hypot(a[0] + b[0], a[1] + b[1]);
    const [mx, mz] = [(a[0] + b[0]) / long, (a[1] + b[1]) / long];
    const reach = d / (mx * a[0] + mz * a[1]);
    return [x + mx * reach, z + mz * reach];
  });

const hoop = (outline: readonly V2[], height: (z: number) => number): V3[] =>
  outline.map(([x, z]) => [x, height(z), z]);

const wall = (low: readonly V3[], high: readonly V3[]): V3[][] =>
  low.map((point, i) => {
    const next = (i + 1) % low.length;
    return [point, low[next], high[next], high[i]];
  });

/** On the back, as the owner sees it (right, up), and on the prow, as the other player does; `lift` off the surface. */
const onBack =
  (z0: number, lift = 0.006) =>
  (u: number, v: number): V3 => [u, topAt(Math.max(RIDGE, z0 - v)) + lift, z0 - v];
const onProw =
  (z0: number, lift = 0.006) =>
  (u: number, v: number): V3 => [-u, topAt(Math.min(RIDGE, z0 + v)) + lift, z0 + v];

/** A line drawn in by d round the whole face, bent over the ridge. */
function edging(d: number, w: number, lift = 0.005): V3[][] {
  const [left, right, r, tip, l] = inset(d);
  const back = onBack(0, lift);
  const prow = onProw(0, lift);
  const flip = ([x, z]: V2): V2 => [x, -z];
  const turn = ([x, z]: V2): V2 => [-x, z];
  return [...band([l, left, right, r].map(flip), w, back, 0), ...band([r, tip, l].map(turn), w, prow, 0)];
}

/** The panels of the promoted face, drawn in by d. */
function panels(d: number): V3[][] {
  const [left, right, r, tip, l] = hoop(inset(d), (z) => topAt(z) + 0.003);
  return [
    [left, right, r, l],
    [l, r, tip],
  ];
}

/** One leaf, pointing forward from the origin. */
const leaf = (): Part =>
  facets(
    2,
    [
      [0, 0, 0.125],
      [0, 0.016, 0.05],
      [-0.034, 0, 0.05],
    ],
    [
      [0, 0, 0.125],
      [0.034, 0, 0.05],
      [0, 0.016, 0.05],
    ],
    [
      [0, 0, -0.015],
      [-0.034, 0, 0.05],
      [0, 0.016, 0.05],
    ],
    [
      [0, 0, -0.015],
      [0, 0.016, 0.05],
      [0.034, 0, 0.05],
    ],
  );

/** Two branches at the sides of the sculpture, rising towards the prow. */
const laurel = (): Part[] =>
  [-1, 1].flatMap((side) =>
    [0, 1, 2, 3].flatMap((i) =>
      [0, 1].map((out) => {
        const a = (0.36 + i * 0.115) * PI;
        const [x, z] = [side * sin(a) * 0.262, -0.035 + cos(a) * 0.26];
        const along = atan2(side * cos(a), -sin(a)) + side * (out ? 0.5 : -0.3);
        return move(move(leaf(), { rx: -0.35 - out * 0.45, s: 0.9 }), { ry: along, x, y: topAt(z) + 0.01, z });
      }),
    ),
  );

/** Both letters: for the owner on the back, for the other player on the prow. */
export interface Letters {
  readonly own: readonly (readonly V3[])[];
  readonly other: readonly (readonly V3[])[];
}

/** What stands on a tile of 4chan chess. */
export const tileText = (letter: string, promoted: boolean): string => (promoted ? `+${letter}` : letter);

/** A text of more than two letters is written smaller, so that it takes no more room. */
export const fitted = (text: string, size: number): number => size * Math.min(1, widthOf('++', 1) / widthOf(text, 1));

export const tileLetters = (text: string): Letters => {
  const size = fitted(text, 0.165);
  const own = write(text, size, (0.038 * size) / 0.165, onBack(0.243));
  if (text.length < 2) return { own, other: write(text, 0.124, 0.034, onProw(-0.3)) };
  return { own, other: write(text, fitted(text, 0.108), fitted(text, 0.029), onProw(-0.291)) };
};

/** The bare tile with both letters; without any where the sculpture covers it and carries them itself. */
export function tile(text: string | null, promoted: boolean): Part[] {
  const low = hoop(OUTLINE, () => 0.022);
  const high = hoop(OUTLINE, (z) => topAt(z) - 0.022);
  const rim = hoop(inset(0.02), topAt);
  const [left, right, r, tip, l] = rim;
  const face = [
    [left, right, r, l],
    [l, r, tip],
  ];
  const body = facets(
    0,
    ...wall(
      hoop(inset(0.02), () => 0),
      low,
    ),
    ...wall(low, high),
    ...wall(high, rim),
    ...face,
  );
  const ink: MaterialSlot = promoted ? 2 : 3;
  return [
    body,
    ...trim(
      promoted ? facets(1, ...panels(0.036)) : [],
      facets(ink, ...edging(0.038, promoted ? 0.02 : 0.016)),
      text === null
        ? []
        : [...Object.values(tileLetters(text)).map((bands) => facets(ink, ...bands)), ...(promoted ? laurel() : [])],
    ),
  ];
}

/** What marks a royal piece: a broad border of light round the face of its tile. */
export const royalBorder = (): Part[] => trim(facets(2, ...edging(0.034, 0.052, 0.008)));

/** A sculpture on its tile; `more` lies on the tile as it is. */
export const onTile = (
  text: string,
  promoted: boolean,
  sculpture: readonly (Part | readonly Part[])[],
  place: Transform = STANDS,
  more: readonly Part[] = [],
): THREE.BufferGeometry => figure(tile(text, promoted), moveAll(sculpture.flat() as Part[], place), more);

/** What is ink on the plain form and gold, or vermilion, on the promoted one. */
export const hue = (promoted: boolean, plain: MaterialSlot = 3, raised: MaterialSlot = 2): MaterialSlot =>
  promoted ? raised : plain;

export const tileStar = (points: number, outer: number, inner: number): V2[] =>
  Array.from({ length: points * 2 }, (_, i) => {
    const a = PI / 2 + (i * PI) / points;
    const r = i % 2 ? inner : outer;
    return [cos(a) * r, sin(a) * r];
  });

/** The same as the owner sees it and as the other player sees it. */
export const bothWays = (make: (towards: 1 | -1) => readonly Part[]): Part[] => [
  ...make(1),
  ...moveAll(make(-1), { ry: PI }),
];
