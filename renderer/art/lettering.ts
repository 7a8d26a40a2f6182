/**
 * Letters as strokes, for counters, tiles, a die and badges. A letter is a few lines in a box 2 wide and 3 high; each
 * line becomes a band of flat quads with mitred corners, so lettering is cheap and stays sharp at any distance.
 */
import type { V2, V3 } from './kit.ts';

/** lines of points, `x,y` each; lines are separated by a slash */
const SHAPES: Readonly<Record<string, string>> = {
  A: '0,0 1,3 2,0/.4,1 1.6,1',
  B: '0,0 0,3 1.3,3 1.8,2.6 1.8,2 1.3,1.6 0,1.6/1.3,1.6 2,1.2 2,.5 1.4,0 0,0',
  C: '2,2.5 1.5,3 .6,3 0,2.3 0,.7 .6,0 1.5,0 2,.5',
  D: '0,0 0,3 1.2,3 2,2.2 2,.8 1.2,0 0,0',
  E: '2,3 0,3 0,0 2,0/0,1.6 1.5,1.6',
  F: '2,3 0,3 0,0/0,1.6 1.5,1.6',
  G: '2,2.5 1.5,3 .6,3 0,2.3 0,.7 .6,0 1.5,0 2,.5 2,1.4 1.2,1.4',
  H: '0,0 0,3/2,0 2,3/0,1.5 2,1.5',
  I: '.4,3 1.6,3/.4,0 1.6,0/1,0 1,3',
  J: '.7,3 2,3 2,.7 1.4,0 .6,0 0,.6',
  K: '0,0 0,3/0,1.2 1.9,3/.6,1.8 2,0',
  L: '0,3 0,0 1.9,0',
  M: '0,0 0,3 1.1,1.2 2.2,3 2.2,0',
  N: '0,0 0,3 2,0 2,3',
  O: '.6,0 1.4,0 2,.7 2,2.3 1.4,3 .6,3 0,2.3 0,.7 .6,0',
  P: '0,0 0,3 1.4,3 2,2.5 2,1.8 1.4,1.3 0,1.3',
  Q: '.6,0 1.4,0 2,.7 2,2.3 1.4,3 .6,3 0,2.3 0,.7 .6,0/1.2,.9 2.1,-.1',
  R: '0,0 0,3 1.4,3 1.9,2.6 1.9,1.9 1.4,1.5 0,1.5/1,1.5 2,0',
  S: '2,2.5 1.5,3 .6,3 0,2.5 0,2 .5,1.65 1.5,1.35 2,1 2,.5 1.4,0 .5,0 0,.5',
  T: '0,3 2,3/1,3 1,0',
  U: '0,3 0,.7 .6,0 1.4,0 2,.7 2,3',
  V: '0,3 1,0 2,3',
  W: '0,3 .5,0 1.1,1.9 1.7,0 2.2,3',
  X: '0,0 2,3/0,3 2,0',
  Y: '0,3 1,1.5 2,3/1,1.5 1,0',
  Z: '0,3 2,3 0,0 2,0',
  '0': '0,0 2,0 2,3 0,3 0,0',
  '1': '.3,2.4 1.1,3 1.1,0/.3,0 1.9,0',
  '2': '0,3 2,3 2,1.5 0,1.5 0,0 2,0',
  '3': '0,3 2,3 2,0 0,0/.5,1.5 2,1.5',
  '4': '1.5,0 1.5,3 0,.9 2,.9',
  '5': '2,3 0,3 0,1.7 2,1.7 2,0 0,0',
  '6': '2,3 0,3 0,0 2,0 2,1.6 0,1.6',
  '7': '0,3 2,3 .8,0',
  '8': '0,0 2,0 2,3 0,3 0,0/0,1.5 2,1.5',
  '9': '0,0 2,0 2,3 0,3 0,1.4 2,1.4',
  '+': '0,1.5 2,1.5/1,.5 1,2.5',
  '-': '.2,1.5 1.8,1.5',
  '↵': '2,2.7 2,1 .1,1/.9,1.9 .1,1 .9,.1',
  '?': '0,2.4 .5,3 1.5,3 2,2.4 2,1.9 1,1.3 1,.9/1,.25 1,-.1',
};

/** The characters that can be drawn. */
export const CHARACTERS: readonly string[] = Object.keys(SHAPES);

/** the gap between two letters, in the units of the shapes */
const GAP = 0.75;
const WIDE = 2;
/** a line that turns by more than this (in radians) is split there, because its mitre would be a spike */
const SHARP = 1.75;
/** how far a band extends beyond a split, as a share of its width; beyond a free end it is half */
const CUT = 0.22;

const { atan2, cos, hypot, sin } = Math;

const heading = (a: V2, b: V2): number => atan2(b[1] - a[1], b[0] - a[0]);
const bend = (from: number, to: number): number => atan2(sin(to - from), cos(to - from));

/**
 * A band of width `w` along points, as quads, counter-clockwise under `at`, which places (right, up). Its ends extend
 * by `head` and `tail`; a line that ends where it began is closed.
 */
export function band(
  points: readonly V2[],
  w: number,
  at: (u: number, v: number) => V3,
  head = w / 2,
  tail = head,
): V3[][] {
  const [first, last] = [points[0], points[points.length - 1]];
  const closed = points.length > 2 && hypot(first[0] - last[0], first[1] - last[1]) < 1e-6;
  const edges = points.map((point, i) => {
    const before = points[i - 1] ?? (closed ? points[points.length - 2] : undefined);
    const after = points[i + 1] ?? (closed ? points[1] : undefined);
    const from = before ? heading(before, point) : heading(point, after!);
    const to = after ? heading(point, after) : from;
    const half = bend(from, to) / 2;
    const across = from + half + Math.PI / 2;
    const wide = w / 2 / cos(half);
    const ahead = before && after ? 0 : before ? tail : -head;
    const [x, y] = [point[0] + cos(from) * ahead, point[1] + sin(from) * ahead];
    const [dx, dy] = [cos(across) * wide, sin(across) * wide];
    return { left: at(x + dx, y + dy), right: at(x - dx, y - dy) };
  });
  return edges.slice(1).map((edge, i) => [edges[i].right, edge.right, edge.left, edges[i].left]);
}

/** The bands of one line of a letter, split at sharp turns. */
function bands(points: readonly V2[], w: number, at: (u: number, v: number) => V3): V3[][] {
  const cuts = points.flatMap((point, i) => {
    const [before, after] = [points[i - 1], points[i + 1]];
    return before && after && Math.abs(bend(heading(before, point), heading(point, after))) > SHARP ? [i] : [];
  });
  const ends = [0, ...cuts, points.length - 1];
  return ends.slice(1).flatMap((end, i) => {
    const [head, tail] = [ends[i], end].map((k) => (cuts.includes(k) ? w * CUT : w / 2));
    return band(points.slice(ends[i], end + 1), w, at, head, tail);
  });
}

/**
 * The bands of a text `size` high with lines `w` wide, centred on the origin of `at`, which places (right, up) in
 * space. Throws for a character that has no shape.
 */
export function write(text: string, size: number, w: number, at: (u: number, v: number) => V3): V3[][] {
  const step = WIDE + GAP;
  const middle = (text.length * step - GAP) / 2;
  return [...text].flatMap((character, i) => {
    const shape = SHAPES[character];
    if (shape === undefined)
      throw new Error(`no letter for ${JSON.stringify(character)}; there are ${CHARACTERS.join('')}`);
    return shape.split('/').flatMap((line) => {
      const points = line.split(' ').map((pair): V2 => {
        const [x, y] = pair.split(',').map(Number);
        return [((i * step + x - middle) * size) / 3, ((y - 1.5) * size) / 3];
      });
      return bands(points, w, at);
    });
  });
}

/** How wide a text of this size is, without the width of its bands. */
export const widthOf = (text: string, size: number): number => ((text.length * (WIDE + GAP) - GAP) * size) / 3;
