/**
 * A picture of one's own, as a description brings it: closed loops of lines and curves in a box of 100 x 100. Whatever is
 * drawn of it is made of the numbers that are found in it. Free of three.js.
 */
import type { V2 } from '../../art/kit.ts';

/** To the last of its points: a line of one, or a curve of three. */
type Edge = readonly V2[];
interface Loop {
  readonly start: V2;
  readonly edges: readonly Edge[];
}
export type Outline = readonly Loop[];

export const BOX = 100;
/** letters; 400 curves take less */
const LONGEST = 20_000;
const NUMBER = '-?\\d{1,4}(?:\\.\\d)?';
const EDGE = `L${NUMBER} ${NUMBER}|C${NUMBER}(?: ${NUMBER}){5}`;
const WHOLE = new RegExp(`^(?:M${NUMBER} ${NUMBER}(?:${EDGE})+Z)+$`);

/** Null for a text that is no such picture. */
export function outlineOf(text: string | undefined): Outline | null {
  if (text === undefined || text.length > LONGEST || !WHOLE.test(text)) return null;
  return text
    .split('M')
    .slice(1)
    .map((loop) => {
      const [start, ...edges] = loop
        .slice(0, -1)
        .split(/[LC]/)
        .map((part) => pairs(part.split(' ').map(Number)));
      return { start: start[0], edges };
    });
}
const pairs = (numbers: readonly number[]): readonly V2[] =>
  numbers.flatMap((x, i): V2[] => (i % 2 ? [] : [[x, numbers[i + 1]]]));

/** the size of a glyph, and what stays free of it on every side */
const GLYPH = 45;
const FREE = 1.5;

/** As the data of a path in a glyph. */
export function pathOf(outline: Outline): string {
  const number = (n: number): string => String(Math.round((FREE + (n * (GLYPH - 2 * FREE)) / BOX) * 100) / 100);
  const points = (edge: Edge): string => edge.map(([x, y]) => `${number(x)} ${number(y)}`).join(' ');
  return outline
    .map(
      ({ start, edges }) =>
        `M${points([start])}${edges.map((e) => (e.length === 1 ? 'L' : 'C') + points(e)).join('')}Z`,
    )
    .join('');
}

/** how long a piece of a curve may be, and how many there are at most */
const PIECE = 7;
const MOST_PIECES = 10;

/** As lines alone. */
export const polygonsOf = (outline: Outline): readonly (readonly V2[])[] =>
  outline.map(({ start, edges }) => {
    const points: V2[] = [start];
    for (const edge of edges) points.push(...pointsOf(points[points.length - 1], edge));
    return points;
  });

function pointsOf(from: V2, edge: Edge): readonly V2[] {
  if (edge.length === 1) return edge;
  const [p, q, to] = edge;
  const long = [from, p, q].reduce((sum, [x, y], i) => sum + Math.hypot(edge[i][0] - x, edge[i][1] - y), 0);
  const pieces = Math.max(2, Math.min(MOST_PIECES, Math.ceil(long / PIECE)));
  return Array.from({ length: pieces }, (_, i): V2 => {
    const t = (i + 1) / pieces;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    return [a * from[0] + b * p[0] + c * q[0] + d * to[0], a * from[1] + b * p[1] + c * q[1] + d * to[1]];
  });
}
