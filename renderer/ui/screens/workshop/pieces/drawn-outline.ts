/**
 * An outline as somebody draws it: closed loops of points in a box of 100 x 100, y down, each a corner or round. Pure: every
 * change makes a new drawing. With `isMirrored` a change is made at the mirror image of its point, too, where there is one.
 */
import { BOX, type Outline } from '../../../../variants/own/outline.ts';

/** Right and down, in units of the box. */
export type V2 = Outline[number]['start'];
/** A curve of a file keeps its handles until its point is made round or a corner. */
export type DrawnPoint =
  | { readonly at: V2; readonly is: 'corner' | 'round' }
  | { readonly at: V2; readonly is: 'curved'; readonly before: V2; readonly after: V2 };
export type Drawing = readonly (readonly DrawnPoint[])[];
/** The number of a loop, and of a point in it. */
export interface Spot {
  readonly loop: number;
  readonly point: number;
}

/** characters, and lines and curves: what the engine takes as a glyph */
export const MOST_LETTERS = 4096;
export const MOST_POINTS = 400;
/** how near to its mirror image a point must lie, in units of the box */
const NEAR = 0.6;
const MIDDLE = BOX / 2;
/** rounding to tenths moves a handle no further than that */
const ROUNDING = 0.2;

const clamped = (n: number): number => Math.max(0, Math.min(BOX, n));
const inBox = ([x, y]: V2): V2 => [clamped(x), clamped(y)];
const away = ([ax, ay]: V2, [bx, by]: V2): number => Math.hypot(bx - ax, by - ay);
const mirrored = ([x, y]: V2): V2 => [BOX - x, y];
const plus = ([ax, ay]: V2, [bx, by]: V2): V2 => [ax + bx, ay + by];
const minus = ([ax, ay]: V2, [bx, by]: V2): V2 => [ax - bx, ay - by];

/** A third of the way between its neighbours, halved to either side: the curves meet without a corner. */
function roundHandles(loop: readonly { readonly at: V2 }[], i: number): readonly [V2, V2] {
  const { at } = loop[i];
  const [before, after] = [loop[(i + loop.length - 1) % loop.length].at, loop[(i + 1) % loop.length].at];
  const way: V2 = [(after[0] - before[0]) / 6, (after[1] - before[1]) / 6];
  return [inBox(minus(at, way)), inBox(plus(at, way))];
}
const handlesOf = (loop: readonly DrawnPoint[], i: number): readonly [V2 | null, V2 | null] => {
  const point = loop[i];
  if (point.is === 'corner') return [null, null];
  return 'before' in point ? [point.before, point.after] : roundHandles(loop, i);
};

export function drawingOf(outline: Outline): Drawing {
  return outline.map(({ start, edges }) => {
    const ends = [start, ...edges.map((edge) => edge[edge.length - 1])];
    const isClosed = ends.length > 2 && away(ends[0], ends[ends.length - 1]) < ROUNDING;
    const points = (isClosed ? ends.slice(0, -1) : ends).map((at) => ({ at }));
    return points.map(({ at }, i): DrawnPoint => {
      const into = edges[i === 0 ? points.length - 1 : i - 1];
      const out = edges[i];
      const before = into?.length === 3 ? into[1] : at;
      const after = out?.length === 3 ? out[0] : at;
      if (away(before, at) < ROUNDING && away(after, at) < ROUNDING) return { at, is: 'corner' };
      const [one, other] = roundHandles(points, i);
      const isRound = away(before, one) < ROUNDING && away(after, other) < ROUNDING;
      return isRound ? { at, is: 'round' } : { at, is: 'curved', before, after };
    });
  });
}

const tenths = (n: number): string => String(Math.round(n * 10) / 10 || 0);
const written = (...points: readonly V2[]): string => points.map(([x, y]) => `${tenths(x)} ${tenths(y)}`).join(' ');

/** As a glyph is written. */
export const glyphOfDrawing = (drawing: Drawing): string =>
  drawing
    .map((loop) => {
      const edges = loop.map(({ at }, i) => {
        const next = (i + 1) % loop.length;
        const [after, before] = [handlesOf(loop, i)[1], handlesOf(loop, next)[0]];
        const to = loop[next].at;
        const isCurve = (after && away(after, at) >= ROUNDING) || (before && away(before, to) >= ROUNDING);
        if (isCurve) return `C${written(after ?? at, before ?? to, to)}`;
        return next === 0 ? '' : `L${written(to)}`;
      });
      return `M${written(loop[0].at)}${edges.join('')}Z`;
    })
    .join('');

const withLoop = (drawing: Drawing, n: number, loop: readonly DrawnPoint[]): Drawing => drawing.with(n, loop);
export const pointAt = (drawing: Drawing, { loop, point }: Spot): DrawnPoint | undefined => drawing[loop]?.[point];

/** The point that is its mirror image, in whichever loop; null where there is none, or where it is that itself. */
function mirrorOf(drawing: Drawing, spot: Spot): Spot | null {
  const point = pointAt(drawing, spot);
  if (!point || Math.abs(point.at[0] - MIDDLE) <= NEAR) return null;
  const wanted = mirrored(point.at);
  for (const [loop, points] of drawing.entries()) {
    const found = points.findIndex(({ at }) => away(at, wanted) <= NEAR);
    if (found >= 0) return { loop, point: found };
  }
  return null;
}
const isOnMiddle = (drawing: Drawing, spot: Spot): boolean =>
  Math.abs((pointAt(drawing, spot)?.at[0] ?? 0) - MIDDLE) <= NEAR;

function withOneMoved(drawing: Drawing, spot: Spot, to: V2): Drawing {
  const loop = drawing[spot.loop];
  const point = loop[spot.point];
  const by = minus(to, point.at);
  const moved: DrawnPoint =
    point.is === 'curved'
      ? { ...point, at: to, before: inBox(plus(point.before, by)), after: inBox(plus(point.after, by)) }
      : { ...point, at: to };
  return withLoop(drawing, spot.loop, loop.with(spot.point, moved));
}
export function withPointMoved(drawing: Drawing, spot: Spot, to: V2, isMirrored: boolean): Drawing {
  const [x, y] = inBox(to);
  if (isMirrored && isOnMiddle(drawing, spot)) return withOneMoved(drawing, spot, [MIDDLE, y]);
  const other = isMirrored ? mirrorOf(drawing, spot) : null;
  const moved = withOneMoved(drawing, spot, [x, y]);
  return other ? withOneMoved(moved, other, mirrored([x, y])) : moved;
}

const inserted = (drawing: Drawing, { loop, point }: Spot, ...points: readonly V2[]): Drawing =>
  withLoop(drawing, loop, drawing[loop].toSpliced(point, 0, ...points.map((at): DrawnPoint => ({ at, is: 'corner' }))));

/** On the line behind a point; with where the new point stands. */
export function withPointAdded(
  drawing: Drawing,
  { loop, point }: Spot,
  where: V2,
  isMirrored: boolean,
): readonly [Drawing, Spot] {
  const at = inBox(where);
  const length = drawing[loop].length;
  const here = { loop, point: point + 1 };
  const next = { loop, point: (point + 1) % length };
  const images = isMirrored ? [mirroredEnd(drawing, { loop, point }), mirroredEnd(drawing, next)] : [];
  const [from, to] = images;
  // its mirror image runs the other way, from the image of its end to that of its start
  const isLine = from && to && from.loop === to.loop && from.point === (to.point + 1) % drawing[to.loop].length;
  if (!isLine) return [inserted(drawing, here, at), here];
  if (to.loop === loop && to.point === point) {
    if (Math.abs(at[0] - MIDDLE) <= NEAR) return [inserted(drawing, here, [MIDDLE, at[1]]), here];
    const isFirst = at[0] < MIDDLE === drawing[loop][point].at[0] < MIDDLE;
    const pair = isFirst ? [at, mirrored(at)] : [mirrored(at), at];
    return [inserted(drawing, here, ...pair), { loop, point: point + (isFirst ? 1 : 2) }];
  }
  const there = { loop: to.loop, point: to.point + 1 };
  const isBefore = there.loop === loop && there.point <= here.point;
  const both = isBefore
    ? inserted(inserted(drawing, here, at), there, mirrored(at))
    : inserted(inserted(drawing, there, mirrored(at)), here, at);
  return [both, isBefore ? { loop, point: here.point + 1 } : here];
}
/** A point on the middle is its own image. */
const mirroredEnd = (drawing: Drawing, spot: Spot): Spot | null =>
  isOnMiddle(drawing, spot) ? spot : mirrorOf(drawing, spot);

const LEAST_POINTS = 3;
/** Null where the loop would have too few points. */
export function withPointRemoved(drawing: Drawing, spot: Spot, isMirrored: boolean): Drawing | null {
  const gone = [spot, ...(isMirrored ? [mirrorOf(drawing, spot) ?? spot] : [])];
  const rest = drawing.map((loop, n) => loop.filter((_, i) => !gone.some((one) => one.loop === n && one.point === i)));
  return rest.some(({ length }) => length < LEAST_POINTS) ? null : rest;
}

export function withRound(drawing: Drawing, spot: Spot, isRound: boolean, isMirrored: boolean): Drawing {
  const is = isRound ? 'round' : 'corner';
  const other = isMirrored ? mirrorOf(drawing, spot) : null;
  return [spot, ...(other ? [other] : [])].reduce(
    (now, { loop, point }) => withLoop(now, loop, now[loop].with(point, { at: now[loop][point].at, is })),
    drawing,
  );
}

/** Twice the area of a loop, positive clockwise on the screen. */
const areaOf = (loop: readonly DrawnPoint[]): number =>
  loop.reduce((sum, { at: [x, y] }, i) => {
    const [nx, ny] = loop[(i + 1) % loop.length].at;
    return sum + x * ny - nx * y;
  }, 0);
const NEW_HALF = 10;
/** A small square in the middle that runs against the first loop, so that it is a hole where it lies in it. */
export function withHole(drawing: Drawing): Drawing {
  const [low, high] = [MIDDLE - NEW_HALF, MIDDLE + NEW_HALF];
  const clockwise: readonly V2[] = [
    [low, low],
    [high, low],
    [high, high],
    [low, high],
  ];
  const points = drawing[0] && areaOf(drawing[0]) > 0 ? clockwise.toReversed() : clockwise;
  return [...drawing, points.map((at): DrawnPoint => ({ at, is: 'corner' }))];
}
export const withoutLoop = (drawing: Drawing, loop: number): Drawing => drawing.filter((_, n) => n !== loop);

/** The point before the line that passes nearest, and how far away it is; curves count as lines between their ends. */
export function nearestLine(drawing: Drawing, [x, y]: V2): { readonly spot: Spot; readonly far: number } | null {
  let nearest: { readonly spot: Spot; readonly far: number } | null = null;
  for (const [loop, points] of drawing.entries())
    for (const [point, { at: a }] of points.entries()) {
      const b = points[(point + 1) % points.length].at;
      const [dx, dy] = minus(b, a);
      const long = dx * dx + dy * dy;
      const t = long === 0 ? 0 : Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / long));
      const far = away([x, y], [a[0] + t * dx, a[1] + t * dy]);
      if (!nearest || far < nearest.far) nearest = { spot: { loop, point }, far };
    }
  return nearest;
}
/** The middle of the line behind a point. */
export function middleAfter(drawing: Drawing, { loop, point }: Spot): V2 {
  const points = drawing[loop];
  const [a, b] = [points[point].at, points[(point + 1) % points.length].at];
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}
