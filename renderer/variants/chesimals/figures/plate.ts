/**
 * The plate that every unit stands on: round for White, an octagon for Black, a square for nobody, with eight sockets for
 * the nerves of its creature, which a neutral unit does not have, and the pattern of its colour on the ring between body and rim. The pattern is lit, so it stays legible on
 * the dark floor of every colour; the ring is kept free by all bodies, but for the limbs that say how a unit moves.
 */
import { around, lathe, type Part, sculpt, type V2 } from '../../../art/kit.ts';
import { trim, turned } from '../../../art/skin.ts';
import { byOwner, type Colour, type Pattern } from '../liveries.ts';
import { EIGHTH_TURN, lying, outward, polar, spike } from './limb.ts';

const { PI, cos, round, sin } = Math;

/** where nerves are tied to a plate: how far from its middle, and how high */
export const SOCKET_REACH = 0.365;
export const SOCKET_HEIGHT = 0.075;
export const FLOOR = 0.05;

const MARK = FLOOR + 0.006;
const HALF = EIGHTH_TURN / 2;
/** the middle of the ring that carries the pattern */
const RING = 0.287;

const hoop = (inner: (a: number) => number, outer: (a: number) => number, n: number): Part[] =>
  Array.from({ length: n }, (_, i) => {
    const [a, b] = [(i / n) * PI * 2, ((i + 1) / n) * PI * 2];
    return lying([polar(inner(a), a), polar(outer(a), a), polar(outer(b), b), polar(inner(b), b)], MARK, 2);
  });

/** The same mark eight times, between the ways that nerves take. */
const eight = (points: readonly V2[], lift = 0): Part[] =>
  around(8, (a) => lying(outward(a + HALF, points), MARK + lift, 2));

const marks: Readonly<Record<Pattern, () => Part[]>> = {
  plain: () => [],
  dots: () =>
    around(12, (a) => {
      const round = Array.from(
        { length: 8 },
        (_, i): V2 => [RING + cos(i * EIGHTH_TURN) * 0.04, sin(i * EIGHTH_TURN) * 0.04],
      );
      return lying(outward(a + PI / 12, round), MARK, 2);
    }),
  bars: () =>
    around(24, (a) =>
      lying(
        outward(a + PI / 24, [
          [0.243, -0.012],
          [0.33, -0.016],
          [0.33, 0.016],
          [0.243, 0.012],
        ]),
        MARK,
        2,
      ),
    ),
  chevrons: () =>
    [-1, 1].flatMap((s) =>
      eight([
        [0.328, 0],
        [0.276, s * 0.066],
        [0.238, s * 0.066],
        [0.286, 0],
      ]),
    ),
  // a chain: each touches the next
  diamonds: () =>
    around(16, (a) =>
      lying(
        outward(a, [
          [0.24, 0],
          [RING, 0.056],
          [0.332, 0],
          [RING, -0.056],
        ]),
        MARK,
        2,
      ),
    ),
  zigzag: () => {
    const wave = (a: number): number => RING + (round(a / HALF) % 2 ? 0.028 : -0.028);
    return hoop(
      (a) => wave(a) - 0.015,
      (a) => wave(a) + 0.015,
      16,
    );
  },
  crosses: () => [
    ...eight([
      [0.239, -0.018],
      [0.335, -0.018],
      [0.335, 0.018],
      [0.239, 0.018],
    ]),
    ...eight(
      [
        [0.269, -0.054],
        [0.305, -0.054],
        [0.305, 0.054],
        [0.269, 0.054],
      ],
      0.001,
    ),
  ],
  rings: () => [
    ...hoop(
      () => 0.304,
      () => 0.328,
      24,
    ),
    ...hoop(
      () => 0.246,
      () => 0.27,
      24,
    ),
  ],
  // a right angle in each corner, which reaches farther out than any ring
  corners: () =>
    around(4, (a) =>
      [-1, 1].map((s) =>
        lying(
          outward(a + HALF * 2, [
            [0.424, 0],
            [0.424 - 0.17, s * 0.17],
            [0.366 - 0.17, s * 0.17],
            [0.366, 0],
          ]),
          MARK,
          2,
        ),
      ),
    ).flat(),
};

export const patternOf = (pattern: Pattern): Part[] => marks[pattern]();

interface Shape {
  readonly corners: number;
  readonly far: number;
}
/** By owner: how many corners a plate has, and how much farther out they lie than the rim of a round one. */
const SHAPES: readonly [Shape, Shape, Shape] = [
  { corners: 24, far: 1 },
  // an octagon reaches as far as the circle at its corners, not at its edges
  { corners: 8, far: 0.985 / cos(HALF) },
  { corners: 4, far: 0.95 / cos(EIGHTH_TURN) },
];

/** Faces that meet in an edge, where the lathe has rounded them. */
const faceted = (part: Part): Part => {
  part.computeVertexNormals();
  return part;
};

/** Whoever is White stands on a round plate, whoever is Black on an octagon, and a neutral unit on a square. */
export function plate({ side, pattern }: Pick<Colour, 'side' | 'pattern'>): Part[] {
  const { corners, far } = byOwner(SHAPES, side);
  const place = { ry: corners === 24 ? 0 : PI / corners };
  const rim = turned(
    [
      [0.386 * far, 0],
      [0.391 * far, 0.046],
      [0.374 * far, 0.07],
      [0.342 * far, 0.07],
      [0.332 * far, FLOOR],
    ],
    1,
    corners,
    place,
  );
  const sockets = (a: number): Part => {
    const [x, z] = polar(SOCKET_REACH, a);
    return spike(0.04, 0.032, [x, 0.066, z], 2, 3, -a);
  };
  return [
    side === null ? faceted(rim) : rim,
    ...trim(
      lathe(
        [
          [0.334 * far, FLOOR],
          [0, FLOOR],
        ],
        3,
        corners,
        place,
      ),
      side === null ? [] : around(8, sockets),
      patternOf(pattern).length > 0 ? sculpt(patternOf(pattern)) : [],
    ),
  ];
}
