/**
 * The shapes of all marks as outlines in (x, forward) on a cell of 1 x 1, centred: the 3D table lays them on cells and
 * the flat board draws the same outlines as paths. Marks are distinguished by shape alone. Marks for occupied cells
 * stay outside a base of 0.78 across. Those with a direction point forward; the renderer rotates them. On a board whose
 * pieces stand on points, where lines cross, marks that would follow the edges of a square are rings round the point, and
 * those for occupied cells stay outside a disc of 0.92 where they can.
 */
import type { Mark } from './props.ts';

export type P = readonly [number, number];
export interface MarkOutline {
  readonly shape: readonly P[];
  readonly holes?: readonly (readonly P[])[];
}

const arc = (r: number, from: number, to: number, n: number, cx = 0, cy = 0): P[] =>
  Array.from({ length: n + 1 }, (_, i) => {
    const a = from + ((to - from) * i) / n;
    return [cx + Math.cos(a) * r, cy + Math.sin(a) * r];
  });
const circle = (r: number, n = 32, cx = 0, cy = 0): P[] => arc(r, 0, (Math.PI * 2 * (n - 1)) / n, n - 1, cx, cy);
const turn = (points: readonly P[], a: number): P[] =>
  points.map(([x, y]) => [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)]);
const shift = (points: readonly P[], dx: number, dy: number): P[] => points.map(([x, y]) => [x + dx, y + dy]);
const square = (h: number): P[] => [
  [-h, -h],
  [h, -h],
  [h, h],
  [-h, h],
];
const diamond = (h: number): P[] => [
  [h, 0],
  [0, h],
  [-h, 0],
  [0, -h],
];
const bar = (x: number, y: number, w: number, h: number): P[] => [
  [x - w, y - h],
  [x + w, y - h],
  [x + w, y + h],
  [x - w, y + h],
];
const four = (points: readonly P[]): MarkOutline[] =>
  [0, 1, 2, 3].map((i) => ({ shape: turn(points, (i * Math.PI) / 2) }));
const saw = (outer: number, inner: number, teeth: number): P[] =>
  [0, 1, 2, 3].flatMap((side) =>
    turn(
      Array.from(
        { length: teeth * 2 + 1 },
        (_, i): P => [i % 2 ? inner : outer, (((i + 0.5) / (teeth * 2 + 1)) * 2 - 1) * outer],
      ),
      (side * Math.PI) / 2,
    ),
  );

const chevron = (y: number): MarkOutline => ({
  shape: [
    [-0.45, y - 0.17],
    [0, y + 0.15],
    [0.45, y - 0.17],
    [0.45, y - 0.07],
    [0, y + 0.19],
    [-0.45, y - 0.07],
  ]
    .reverse()
    .map(([x, y]): P => [x, y]),
});
const swapArrow = (a: number): MarkOutline[] => [
  { shape: turn([...arc(0.465, 0.15, 2.1, 14), ...arc(0.395, 2.1, 0.15, 14)], a) },
  {
    shape: turn(
      [
        [0.36 * Math.cos(2.17), 0.36 * Math.sin(2.17)],
        [0.515 * Math.cos(2.17), 0.515 * Math.sin(2.17)],
        [0.45 * Math.cos(2.62), 0.45 * Math.sin(2.62)],
      ],
      a,
    ),
  },
];

/** an almond lying on its side, like an eye */
const lens = (half: number, high: number, y: number): P[] =>
  Array.from({ length: 20 }, (_, i): P => {
    const a = (i / 20) * Math.PI * 2;
    return [half * Math.cos(a), y + high * Math.sin(a) * Math.abs(Math.sin(a)) ** 0.35];
  });

const CORNER: readonly P[] = [
  [0.475, 0.475],
  [0.2, 0.475],
  [0.2, 0.42],
  [0.42, 0.42],
  [0.42, 0.2],
  [0.475, 0.2],
];

const EDGE_CROSS: readonly P[] = shift(
  turn(
    [
      [-0.03, -0.115],
      [0.03, -0.115],
      [0.03, -0.03],
      [0.115, -0.03],
      [0.115, 0.03],
      [0.03, 0.03],
      [0.03, 0.115],
      [-0.03, 0.115],
      [-0.03, 0.03],
      [-0.115, 0.03],
      [-0.115, -0.03],
      [-0.03, -0.03],
    ],
    Math.PI / 4,
  ),
  0,
  0.41,
);

const outlines: Readonly<Record<Mark, readonly MarkOutline[]>> = {
  move: [{ shape: circle(0.15, 24) }],
  capture: [
    { shape: circle(0.452, 28), holes: [circle(0.412, 28)] },
    ...four(turn(bar(0.55, 0, 0.06, 0.035), Math.PI / 4)),
  ],
  // a capture or a special move, which is asked: the ring of the one with the diamonds of the other, also beside a figure
  either: [
    { shape: circle(0.452, 28), holes: [circle(0.412, 28)] },
    { shape: diamond(0.4), holes: [diamond(0.32)] },
    ...four(shift(diamond(0.08), 0.4, 0.4)),
  ],
  // a move that captures a piece on another cell: the dot of a move as a target, with the ticks of a capture
  strike: [
    { shape: circle(0.23, 24), holes: [circle(0.17, 24)] },
    { shape: circle(0.085, 16) },
    ...four(turn(bar(0.325, 0, 0.07, 0.035), Math.PI / 4)),
  ],
  // one of the mover's own would be lost: a small cross at the middle of each edge, which leaves room for another mark
  own: four(EDGE_CROSS),
  swap: [...swapArrow(0), ...swapArrow(Math.PI)],
  push: [0.3, 0.02, -0.26].map(chevron),
  drop: [0, 1, 2, 3].flatMap((s) =>
    [-0.3, 0, 0.3].map((x): MarkOutline => ({ shape: turn(bar(x, 0.435, 0.085, 0.02), (s * Math.PI) / 2) })),
  ),
  special: [
    { shape: diamond(0.47), holes: [diamond(0.385)] },
    { shape: diamond(0.1) },
    ...four(shift(diamond(0.07), 0.385, 0.385)),
  ],
  selected: four(CORNER),
  last: [{ shape: square(0.465), holes: [square(0.444)] }],
  threatened: [{ shape: saw(0.482, 0.425, 5), holes: [saw(0.438, 0.381, 5)] }],
  spent: [
    {
      shape: [
        [0.175, -0.405],
        [0.24, -0.34],
        [0.31, -0.41],
        [0.435, -0.245],
        [0.5, -0.3],
        [0.315, -0.51],
      ]
        .reverse()
        .map(([x, y]): P => [x, y]),
    },
  ],
  // cut off: the two halves of a broken ring
  cut: [0, Math.PI].map(
    (a): MarkOutline => ({
      shape: shift(
        turn([...arc(0.425, -1, 1, 12), ...arc(0.365, 1, -1, 12)], a),
        a === 0 ? 0.06 : -0.06,
        a === 0 ? 0.04 : -0.04,
      ),
    }),
  ),
  // the keyboard cursor: a double frame, the only mark that closes the whole edge twice
  cursor: [
    { shape: square(0.495), holes: [square(0.455)] },
    { shape: square(0.425), holes: [square(0.405)] },
  ],
  // a waypoint of a route: a small diamond (a square on its corner)
  route: [{ shape: diamond(0.25), holes: [diamond(0.14)] }],
  // what would be lost: a cross over the whole cell
  loss: [Math.PI / 4, -Math.PI / 4].flatMap((a) =>
    [0.42, -0.42].map((x): MarkOutline => ({ shape: turn(bar(x, 0, 0.13, 0.04), a) })),
  ),
  // one of a pair: two links of a chain at the near edge and the far one
  link: [0.4, -0.4].flatMap((y) =>
    [-0.1, 0.1].map((x): MarkOutline => ({ shape: circle(0.105, 14, x, y), holes: [circle(0.055, 14, x, y)] })),
  ),
  // a hostile piece that could capture there: a solid arrowhead pointing that way, with a bar behind it
  attacks: [
    {
      shape: [
        [-0.34, 0.24],
        [0.34, 0.24],
        [0, 0.5],
      ],
    },
    { shape: bar(0, -0.45, 0.34, 0.035) },
  ],
  // one of the mover's own that could: a hollow arrowhead between two rails
  covers: [
    {
      shape: [
        [-0.34, 0.22],
        [0.34, 0.22],
        [0, 0.5],
      ],
      holes: [
        [
          [-0.2, 0.265],
          [0.2, 0.265],
          [0, 0.43],
        ],
      ],
    },
    ...[-0.46, 0.46].map((x): MarkOutline => ({ shape: bar(x, -0.1, 0.03, 0.3) })),
  ],
  // this piece guards or attacks: an eye at the near edge and at the far one
  watch: [0.4, -0.4].flatMap((y): MarkOutline[] => [
    { shape: lens(0.3, 0.115, y), holes: [lens(0.225, 0.075, y)] },
    { shape: circle(0.05, 12, 0, y) },
  ]),
};

const ring = (outer: number, inner: number, n = 28): MarkOutline => ({
  shape: circle(outer, n),
  holes: [circle(inner, n)],
});
/** Parts of a ring, `half` an angle to both sides of each of their middles. */
const arcs = (outer: number, inner: number, count: number, half: number, n: number): MarkOutline[] =>
  Array.from({ length: count }, (_, i) => {
    const a = ((i + 0.5) / count) * Math.PI * 2;
    return { shape: [...arc(outer, a - half, a + half, n), ...arc(inner, a + half, a - half, n)] };
  });
const gear = (outer: number, inner: number, teeth: number): P[] =>
  Array.from({ length: teeth * 2 }, (_, i): P => {
    const [r, a] = [i % 2 ? inner : outer, (i / (teeth * 2)) * Math.PI * 2];
    return [Math.cos(a) * r, Math.sin(a) * r];
  });
const scaled = (k: number, list: readonly MarkOutline[]): MarkOutline[] =>
  list.map(({ shape }) => ({ shape: shape.map(([x, y]): P => [x * k, y * k]) }));

const pointOutlines: Readonly<Record<Mark, readonly MarkOutline[]>> = {
  ...outlines,
  capture: [ring(0.51, 0.47), ...four(turn(bar(0.56, 0, 0.06, 0.035), Math.PI / 4))],
  either: [
    ring(0.51, 0.47),
    { shape: diamond(0.4), holes: [diamond(0.32)] },
    ...four(turn(shift(diamond(0.08), 0.56, 0), Math.PI / 4)),
  ],
  own: four(shift(EDGE_CROSS, 0, 0.015)),
  swap: scaled(1.08, outlines.swap),
  // dashes of a ring
  drop: arcs(0.5, 0.455, 12, 0.16, 2),
  // four parts of a ring, broken towards the lines
  selected: arcs(0.52, 0.46, 4, 0.5, 8),
  // thin, and alone of the rings closed without anything on it or beside it
  last: [ring(0.5, 0.475)],
  threatened: [{ shape: gear(0.53, 0.47, 18), holes: [gear(0.485, 0.425, 18)] }],
  // a double ring
  cursor: [ring(0.53, 0.49), ring(0.46, 0.435)],
};

/** `onPoints`: the pieces of the board stand where its lines cross. */
export const outlinesOf = (onPoints: boolean): Readonly<Record<Mark, readonly MarkOutline[]>> =>
  onPoints ? pointOutlines : outlines;

/** Face colours; the meaning never depends on them. */
export const markColours: Readonly<Record<Mark, string>> = {
  move: '#bff5d8',
  capture: '#ff8a73',
  either: '#ff8a73',
  strike: '#ff8a73',
  own: '#ff9ade',
  swap: '#c791ff',
  push: '#ffc46b',
  drop: '#9fd8ff',
  special: '#ffe66b',
  selected: '#ffffff',
  last: '#d6dbe2',
  threatened: '#ff5f6e',
  spent: '#ffffff',
  cut: '#ffc46b',
  cursor: '#ffffff',
  route: '#bff5d8',
  loss: '#ff8a73',
  link: '#9fd8ff',
  watch: '#ffe66b',
  attacks: '#ff8a73',
  covers: '#9fd8ff',
};
