/**
 * Reads a glyph of one's own: SVG path data in a box of 100 x 100. What comes of it, the outline, is written anew from
 * numbers alone: closed loops of absolute M, L, C and Z. Nothing of the text itself goes further.
 */
import { LIMITS } from '../limits.ts';
import { type Contour, loopsOf, type Point, type Segment } from './curves.ts';
import { type GlyphProblem, Refused, stepsOfPath } from './path-text.ts';
import { sentences } from './sentences.ts';

const BOX = 100;
/** how far a curve may leave the box by rounding */
const SLACK = 0.5;
/** points of a curve that are looked at */
const LOOKS = 16;
/** square units that a glyph encloses at least */
const LEAST = 100;

export function readGlyph(text: string): { readonly outline: string } | GlyphProblem {
  try {
    if (text.length > LIMITS.glyph) throw new Refused(LIMITS.glyph + 1, sentences.tooLong(LIMITS.glyph));
    const loops = loopsOf(stepsOfPath(text)).filter(({ edges }) => edges.length > 0);
    check(loops);
    return { outline: writtenLoops(loops) };
  } catch (refused) {
    if (refused instanceof Refused) return refused.problem;
    throw refused;
  }
}

function check(loops: readonly Contour[]): void {
  let parts = 0;
  let enclosed = 0;
  for (const { start, column: begins, edges } of loops) {
    stay([start], begins);
    let at = start;
    for (const { to, column } of edges) {
      const points = pointsOf(at, to);
      stay(points, column);
      if (++parts > LIMITS.glyphParts) throw new Refused(column, sentences.tooManyParts(LIMITS.glyphParts));
      for (const point of points) {
        enclosed += Math.abs(areaOf(start, at, point));
        at = point;
      }
    }
  }
  if (enclosed < LEAST) throw new Refused(1, sentences.encloses);
}
function stay(points: readonly Point[], column: number): void {
  const isIn = (n: number): boolean => n >= -SLACK && n <= BOX + SLACK;
  if (!points.every(([x, y]) => isIn(x) && isIn(y))) throw new Refused(column, sentences.outside);
}

/** Of a triangle. */
const areaOf = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / 2;

/** The points of an edge behind its first one. */
export function pointsOf(from: Point, to: Segment): readonly Point[] {
  if (to.length === 1) return to;
  const [p, q, end] = to;
  return Array.from({ length: LOOKS }, (_, i): Point => {
    const t = (i + 1) / LOOKS;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    const on = (k: 0 | 1): number => a * from[k] + b * p[k] + c * q[k] + d * end[k];
    return [on(0), on(1)];
  });
}

const tenths = (n: number): string => String(Math.round(n * 10) / 10 || 0);
const point = ([x, y]: Point): string => `${tenths(x)} ${tenths(y)}`;
/** As a glyph is written: in tenths, and with absolute M, L, C and Z. */
export const writtenLoops = (loops: readonly Contour[]): string => loops.map(written).join('');
const written = ({ start, edges }: Contour): string =>
  `M${point(start)}${edges.map(({ to }) => (to.length === 1 ? 'L' : 'C') + to.map(point).join(' ')).join('')}Z`;
