/**
 * The plate that every unit stands on: round for White, an octagon for Black, with eight sockets for the nerves of its
 * creature and the pattern of its colour on the ring between body and rim. The pattern is lit, so it stays legible on
 * the dark floor of every colour; the ring is kept free by all bodies, but for the limbs that say how a unit moves.
 */
import { around, lathe, type Part, sculpt, type V2 } from '../../../art/kit.ts';
import { trim, turned } from '../../../art/skin.ts';
import type { Colour, Pattern } from '../liveries.ts';
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
};

export const patternOf = (pattern: Pattern): Part[] => marks[pattern]();

/** Whoever is White stands on a round plate, whoever is Black on an octagon. */
export function plate({ side, pattern }: Pick<Colour, 'side' | 'pattern'>): Part[] {
  const isRound = side === 0;
  const n = isRound ? 24 : 8;
  const place = { ry: isRound ? 0 : HALF };
  // an octagon reaches as far as the circle at its corners, not at its edges
  const k = isRound ? 1 : 0.985 / cos(HALF);
  return [
    turned(
      [
        [0.386 * k, 0],
        [0.391 * k, 0.046],
        [0.374 * k, 0.07],
        [0.342 * k, 0.07],
        [0.332 * k, FLOOR],
      ],
      1,
      n,
      place,
    ),
    ...trim(
      lathe(
        [
          [0.334 * k, FLOOR],
          [0, FLOOR],
        ],
        3,
        n,
        place,
      ),
      around(8, (a) => {
        const [x, z] = polar(SOCKET_REACH, a);
        return spike(0.04, 0.032, [x, 0.066, z], 2, 3, -a);
      }),
      patternOf(pattern).length > 0 ? sculpt(patternOf(pattern)) : [],
    ),
  ];
}
