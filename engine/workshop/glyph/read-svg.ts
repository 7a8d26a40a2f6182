/**
 * Takes a glyph out of the text of an SVG file: what its filled shapes enclose, fitted into the box of a glyph. Nothing in it is
 * run or fetched, and of its text nothing goes further but numbers: tags are looked for, and of them only shapes, groups,
 * transforms and fills are read. Whatever is too intricate for a glyph is simplified until it fits.
 */
import { LIMITS } from '../limits.ts';
import { type Contour, loopsOf, type Point, type Segment } from './curves.ts';
import { Refused, stepsOfPath } from './path-text.ts';
import { pointsOf, readGlyph, writtenLoops } from './read-glyph.ts';
import { sentences } from './sentences.ts';
import { type Matrix, matrixOf, multiplied, SAME, transformed } from './svg-matrix.ts';
import { type Tag, tagsOf } from './svg-tags.ts';

/** what stays free at every side of the box */
const FREE = 4;
const BOX = 100;
/** lines and curves in all shapes of the file */
const MOST_PARTS = 5000;
/** points that are looked at while a glyph is simplified */
const MOST_LOOKS = 3_000_000;
/** how deep groups lie in groups */
const DEEPEST = 100;
/** how far from a curve its simplified line may run, in units of the box */
const COARSE = [0.25, 0.5, 1, 2, 4];

/** What is inside them is drawn elsewhere or not at all. */
const UNSEEN: readonly string[] = [
  ...['defs', 'clippath', 'mask', 'symbol', 'pattern', 'marker', 'lineargradient', 'radialgradient', 'filter'],
  ...['metadata', 'style', 'script', 'text', 'foreignobject', 'title', 'desc'],
];

interface Level {
  readonly name: string;
  readonly matrix: Matrix;
  readonly isUnseen: boolean;
  readonly isFilled: boolean;
  readonly isEvenOdd: boolean;
}

/** The path of a glyph as `readGlyph` takes it, or why there is none. */
export function glyphFromSvg(text: string): { readonly glyph: string } | { readonly says: string } {
  try {
    const loops = fitted(shapesIn(text));
    const looks = { left: MOST_LOOKS };
    for (const coarse of [null, ...COARSE]) {
      const glyph = writtenLoops(coarse === null ? loops : loops.flatMap((loop) => simplified(loop, coarse, looks)));
      if (glyph.length <= LIMITS.glyph && 'outline' in readGlyph(glyph)) return { glyph };
    }
    return { says: sentences.svgIntricate };
  } catch (refused) {
    if (refused instanceof Refused) return { says: refused.problem.says };
    throw refused;
  }
}

function shapesIn(text: string): readonly Contour[] {
  const loops: Contour[] = [];
  const open: Level[] = [];
  let [parts, isSvg, hasLines] = [0, false, false];
  for (const tag of tagsOf(text)) {
    if (tag.is === 'end') {
      const at = open.findLastIndex(({ name }) => name === tag.name);
      if (at >= 0) open.length = at;
      continue;
    }
    isSvg ||= tag.name === 'svg';
    if (!isSvg) throw new Refused(1, sentences.noSvg);
    const level = levelOf(tag, open.at(-1));
    const path = level.isUnseen ? null : pathOf(tag);
    hasLines ||= path !== null;
    if (path !== null && level.isFilled) {
      const shape = loopsOf(stepsOfPath(path)).filter(({ edges }) => edges.length > 0);
      parts += shape.reduce((sum, { edges }) => sum + edges.length, 0);
      if (parts > MOST_PARTS) throw new Refused(1, sentences.svgIntricate);
      const placed = shape.map((loop) => mapped(loop, (point) => transformed(point, level.matrix)));
      loops.push(...directed(placed, level.isEvenOdd));
    }
    if (tag.is === 'open') open.push(level);
    if (open.length > DEEPEST) throw new Refused(1, sentences.svgIntricate);
  }
  if (!isSvg) throw new Refused(1, sentences.noSvg);
  if (loops.length === 0) throw new Refused(1, hasLines ? sentences.svgUnfilled : sentences.svgEmpty);
  return loops;
}

function levelOf({ name, attributes }: Tag, above: Level | undefined): Level {
  const styles = new Map(
    (attributes.get('style') ?? '').split(';').map((one) => {
      const [key, value = ''] = one.split(':');
      return [key.trim(), value.trim()] as const;
    }),
  );
  const style = (key: string): string | undefined => styles.get(key) ?? attributes.get(key)?.trim();
  const [fill, rule] = [style('fill'), style('fill-rule')];
  const isHidden = style('display') === 'none' || style('visibility') === 'hidden';
  return {
    name,
    matrix: multiplied(above?.matrix ?? SAME, matrixOf(attributes.get('transform') ?? '')),
    isUnseen: above?.isUnseen === true || isHidden || UNSEEN.includes(name),
    isFilled:
      fill === undefined || fill === 'inherit' ? (above?.isFilled ?? true) : fill !== 'none' && fill !== 'transparent',
    isEvenOdd: rule === undefined ? (above?.isEvenOdd ?? false) : rule === 'evenodd',
  };
}

/** The outline of a shape as path data; null of what is no shape. */
function pathOf({ name, attributes }: Tag): string | null {
  const number = (key: string): number => Number.parseFloat(attributes.get(key) ?? '0') || 0;
  const ellipse = (cx: number, cy: number, rx: number, ry: number): string | null =>
    rx > 0 && ry > 0
      ? `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`
      : null;
  switch (name) {
    case 'path':
      return attributes.get('d')?.replace(/[\t\n\r]/g, ' ') || null;
    case 'polygon':
    case 'polyline': {
      const points = attributes
        .get('points')
        ?.replace(/[\t\n\r]/g, ' ')
        .trim();
      return points ? `M${points}Z` : null;
    }
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'rect': {
      const [x, y, w, h] = ['x', 'y', 'width', 'height'].map(number);
      return w > 0 && h > 0 ? `M${x} ${y}h${w}v${h}h${-w}Z` : null;
    }
    default:
      return null;
  }
}

const mapped = ({ start, column, edges }: Contour, to: (point: Point) => Point): Contour => ({
  start: to(start),
  column,
  edges: edges.map((edge) => ({ ...edge, to: edge.to.map(to) as unknown as Segment })),
});

/** Its points, the first one and those of every line and curve. */
function outlineOf({ start, edges }: Contour): readonly Point[] {
  const points: Point[] = [start];
  for (const { to } of edges) points.push(...pointsOf(points[points.length - 1], to));
  return points;
}
/** Twice the area that it encloses, positive clockwise on a screen. */
const areaOf = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length];
    return sum + x * ny - nx * y;
  }, 0);
function isInside([x, y]: Point, points: readonly Point[]): boolean {
  let inside = false;
  for (const [i, [ax, ay]] of points.entries()) {
    const [bx, by] = points[(i + 1) % points.length];
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) inside = !inside;
  }
  return inside;
}
function reversed({ start, column, edges }: Contour): Contour {
  const ends = [start, ...edges.map(({ to }) => to[to.length - 1])];
  return {
    start: ends[ends.length - 1],
    column,
    edges: edges
      .map(({ to, column: at }, i) => ({
        to: (to.length === 1 ? [ends[i]] : [to[1], to[0], ends[i]]) as unknown as Segment,
        column: at,
      }))
      .reverse(),
  };
}

/** of more loops than these it is not asked which lies in which */
const MOST_NESTED = 200;
/**
 * Glyphs are filled by the nonzero rule, so shapes of either direction must not cancel each other out, and the holes of the other
 * rule run against what surrounds them.
 */
function directed(loops: readonly Contour[], isEvenOdd: boolean): readonly Contour[] {
  const points = loops.map(outlineOf);
  const areas = points.map(areaOf);
  if (!isEvenOdd || loops.length > MOST_NESTED) {
    const isTurned = areas.reduce((sum, area) => sum + area, 0) < 0;
    return isTurned ? loops.map(reversed) : loops;
  }
  return loops.map((loop, i) => {
    const depth = points.filter((other, k) => k !== i && isInside(points[i][0], other)).length;
    return areas[i] > 0 === (depth % 2 === 0) ? loop : reversed(loop);
  });
}

/** As large as the box allows, and in its middle. */
function fitted(loops: readonly Contour[]): readonly Contour[] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const loop of loops)
    for (const [x, y] of outlineOf(loop)) {
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  const size = Math.max(right - left, bottom - top);
  const scale = (BOX - 2 * FREE) / size;
  if (!Number.isFinite(size) || !Number.isFinite(scale) || scale === 0) throw new Refused(1, sentences.svgEmpty);
  const fit = ([x, y]: Point): Point => [
    BOX / 2 + (x - (left + right) / 2) * scale,
    BOX / 2 + (y - (top + bottom) / 2) * scale,
  ];
  return loops.map((loop) => mapped(loop, fit));
}

interface Looks {
  left: number;
}
/** Lines alone, that far from it at most; nothing of a loop that is too small to be seen. */
function simplified(loop: Contour, coarse: number, looks: Looks): readonly Contour[] {
  const points = thinned(outlineOf(loop), coarse, looks);
  if (points.length < 3 || Math.abs(areaOf(points)) < coarse * coarse * 8) return [];
  const [start, ...rest] = points;
  return [{ start, column: 1, edges: rest.map((to) => ({ to: [to] as const, column: 1 })) }];
}
/** By Ramer, Douglas and Peucker, without recursion. */
function thinned(points: readonly Point[], far: number, looks: Looks): readonly Point[] {
  const keeps = new Set([0, points.length - 1]);
  const spans: [number, number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    looks.left -= to - from;
    if (looks.left < 0) throw new Refused(1, sentences.svgIntricate);
    let [furthest, at] = [far, -1];
    for (let i = from + 1; i < to; i++) {
      const away = distance(points[i], points[from], points[to]);
      if (away > furthest) [furthest, at] = [away, i];
    }
    if (at < 0) continue;
    keeps.add(at);
    // it will not be a glyph at this coarseness, and the work must end
    if (keeps.size > LIMITS.glyphParts + 1) return points;
    spans.push([from, at], [at, to]);
  }
  return points.filter((_, i) => keeps.has(i));
}
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const long = dx * dx + dy * dy;
  const t = long === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / long));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}
