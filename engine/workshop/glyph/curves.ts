/** The steps of a path as lines and curves between points of the box: every shorthand and every arc written out. */
import type { PathStep } from './path-text.ts';

export type Point = readonly [x: number, y: number];
/** To the last of its points: a line of one, or a curve of three. */
export type Segment = readonly [Point] | readonly [Point, Point, Point];
/** A closed line. The columns are those of its steps. */
export interface Contour {
  readonly start: Point;
  readonly column: number;
  readonly edges: { readonly to: Segment; readonly column: number }[];
}

const { PI, abs, ceil, cos, hypot, sin, sqrt, tan } = Math;

export function loopsOf(steps: readonly PathStep[]): readonly Contour[] {
  const loops: Contour[] = [];
  let at: Point = [0, 0];
  /** where the curve before was heading, for S and T */
  let ahead: { readonly letter: string; readonly control: Point } | null = null;
  const begin = (point: Point, column: number): void => {
    loops.push({ start: point, column, edges: [] });
    at = point;
  };
  let isClosed = false;
  for (const { letter, numbers, column } of steps) {
    const name = letter.toUpperCase();
    const [ox, oy]: Point = letter === name ? [0, 0] : at;
    const point = (i: number): Point => [numbers[i] + ox, numbers[i + 1] + oy];
    if (name === 'M') {
      begin(point(0), column);
      isClosed = false;
      ahead = null;
      continue;
    }
    if (isClosed) begin(at, column);
    const loop = loops[loops.length - 1];
    isClosed = name === 'Z';
    const add = (...to: Segment): void => {
      loop.edges.push({ to, column });
      at = to[to.length - 1];
    };
    const mirrored = (letters: string): Point =>
      ahead && letters.includes(ahead.letter) ? [2 * at[0] - ahead.control[0], 2 * at[1] - ahead.control[1]] : at;
    let control: Point | null = null;
    switch (name) {
      case 'L':
        add(point(0));
        break;
      case 'H':
        add([numbers[0] + ox, at[1]]);
        break;
      case 'V':
        add([at[0], numbers[0] + oy]);
        break;
      case 'C':
        control = point(2);
        add(point(0), control, point(4));
        break;
      case 'S':
        control = point(0);
        add(mirrored('CS'), control, point(2));
        break;
      case 'Q':
      case 'T':
        control = name === 'Q' ? point(0) : mirrored('QT');
        add(...quadratic(at, control, point(name === 'Q' ? 2 : 0)));
        break;
      case 'A':
        for (const edge of arc(at, numbers, point(5))) add(...edge);
        break;
      case 'Z':
        at = loop.start;
    }
    ahead = control && { letter: name, control };
  }
  return loops;
}

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

const quadratic = (from: Point, control: Point, to: Point): Segment => [
  between(from, control, 2 / 3),
  between(to, control, 2 / 3),
  to,
];

/** As the SVG standard says it (B.2.4 and B.2.5): radii that are too small grow until they reach. */
function arc(from: Point, [a, b, turn, isLarge, isClockwise]: readonly number[], to: Point): readonly Segment[] {
  const [cosTurn, sinTurn] = [cos((turn * PI) / 180), sin((turn * PI) / 180)];
  if (from[0] === to[0] && from[1] === to[1]) return [];
  if (a === 0 || b === 0) return [[to]];
  // in the frame where the ellipse is a circle of radius 1
  const inFrame = ([x, y]: Point): Point => [x * cosTurn + y * sinTurn, y * cosTurn - x * sinTurn];
  const half = inFrame([(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]);
  const grown = Math.max(1, hypot(half[0] / a, half[1] / b));
  const [rx, ry] = [abs(a) * grown, abs(b) * grown];
  const [hx, hy] = [half[0] / rx, half[1] / ry];
  const short = hx * hx + hy * hy;
  const aside = sqrt(Math.max(0, 1 - short) / short) * (isLarge === isClockwise ? -1 : 1);
  const [cx, cy] = [hy * aside, -hx * aside];
  const first = Math.atan2(hy - cy, hx - cx);
  const last = Math.atan2(-hy - cy, -hx - cx);
  let sweep = last - first;
  if (isClockwise && sweep < 0) sweep += 2 * PI;
  if (!isClockwise && sweep > 0) sweep -= 2 * PI;
  const parts = Math.max(1, ceil(abs(sweep) / (PI / 2) - 1e-9));
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const placed = (x: number, y: number): Point => [
    middle[0] + (x + cx) * rx * cosTurn - (y + cy) * ry * sinTurn,
    middle[1] + (x + cx) * rx * sinTurn + (y + cy) * ry * cosTurn,
  ];
  const bulge = (4 / 3) * tan(sweep / parts / 4);
  return Array.from({ length: parts }, (_, i): Segment => {
    const [p, q] = [first + (sweep * i) / parts, first + (sweep * (i + 1)) / parts];
    const end = i === parts - 1 ? to : placed(cos(q), sin(q));
    return [
      placed(cos(p) - bulge * sin(p), sin(p) + bulge * cos(p)),
      placed(cos(q) + bulge * sin(q), sin(q) - bulge * cos(q)),
      end,
    ];
  });
}
