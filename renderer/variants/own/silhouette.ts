/**
 * The outline of a model, for its glyph: its triangles put on a grid, and the edge of what they cover followed and made simpler. It
 * is seen from its owner's seat, or from the side where that shows more of it, looking to the left as the horses of glyphs do.
 * Free of three.js.
 */
import type { Model } from '../../../engine/shared/model.ts';
import type { V2 } from '../../art/kit.ts';
import { BOX, type Outline } from './outline.ts';

/** cells along each side of the grid, and what stays free round the outline, in units of the box */
const GRID = 160;
const FREE = 4;
/** how much more the side must show */
const MORE = 1.12;
/** how far a simpler line may lie beside the true one, in cells: more where there would be too many points */
const NEAR = [0.75, 1.5, 2.5, 4];
const MOST_POINTS = 160;
/** of less than this, in cells, a part is not seen */
const LEAST_AREA = 25;

/** Null where hardly anything is seen. */
export function silhouetteOf(model: Model): Outline | null {
  const [front, side] = [maskOf(model, 0, 1), maskOf(model, 2, 1)];
  const shown = covered(side) > MORE * covered(front) ? side : front;
  const loops = loopsOf(shown).filter((loop) => Math.abs(areaOf(loop)) >= LEAST_AREA);
  if (loops.length === 0) return null;
  for (const near of NEAR) {
    const simple = loops.map((loop) => simpler(loop, near)).filter((loop) => loop.length > 2);
    if (near !== NEAR[NEAR.length - 1] && simple.reduce((sum, loop) => sum + loop.length, 0) > MOST_POINTS) continue;
    // round numbers are short in the markup
    const outline = simple.map((loop) => loop.map(([x, y]): V2 => [round(x), round(y)]));
    return outline.length === 0
      ? null
      : outline.map(([start, ...others]) => ({ start, edges: others.map((point) => [point]) }));
  }
  return null;
}
const round = (cells: number): number => Math.round((cells / GRID) * BOX * 10) / 10;

const covered = (mask: Uint8Array): number => mask.reduce((sum, n) => sum + n, 0);

/** Seen along the third axis, in the middle of the grid and as large as it can be; y down. */
function maskOf({ points, corners }: Model, across: 0 | 2, up: 1): Uint8Array {
  const mask = new Uint8Array(GRID * GRID);
  const free = (FREE / BOX) * GRID;
  let [high, wide] = [0, 0];
  for (let i = 0; i < points.length; i += 3) {
    high = Math.max(high, points[i + up]);
    wide = Math.max(wide, Math.abs(points[i]), Math.abs(points[i + 2]));
  }
  // the same for both views
  const scale = (GRID - 2 * free) / Math.max(high, 2 * wide);
  const floor = GRID / 2 + (high * scale) / 2;
  const placed = (corner: number): V2 => [
    GRID / 2 + points[3 * corner + across] * scale,
    floor - points[3 * corner + up] * scale,
  ];
  for (let i = 0; i < corners.length; i += 3)
    fill(
      mask,
      [0, 1, 2].map((k) => placed(corners[i + k])),
    );
  return mask;
}
/** The cells whose middles lie in a triangle, whichever way round it runs. */
function fill(mask: Uint8Array, triangle: readonly V2[]): void {
  const ys = triangle.map(([, y]) => y);
  const last = Math.min(GRID - 1, Math.floor(Math.max(...ys) - 0.5));
  for (let row = Math.max(0, Math.ceil(Math.min(...ys) - 0.5)); row <= last; row++) {
    const y = row + 0.5;
    let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let k = 0; k < 3; k++) {
      const [[ax, ay], [bx, by]] = [triangle[k], triangle[(k + 1) % 3]];
      if (y < Math.min(ay, by) || y > Math.max(ay, by)) continue;
      const at = ay === by ? [ax, bx] : [ax + ((y - ay) / (by - ay)) * (bx - ax)];
      [left, right] = [Math.min(left, ...at), Math.max(right, ...at)];
    }
    const end = Math.min(GRID - 1, Math.floor(right - 0.5));
    for (let x = Math.max(0, Math.ceil(left - 0.5)); x <= end; x++) mask[row * GRID + x] = 1;
  }
}

/** The edges between what is covered and what is not, as loops: what is covered lies on their right, so holes run the other way round. */
function loopsOf(mask: Uint8Array): readonly (readonly V2[])[] {
  const isIn = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < GRID && y < GRID && mask[y * GRID + x] === 1;
  const SIDE = GRID + 1;
  /** by where an edge begins: where it may end */
  const edges = new Map<number, number[]>();
  const add = (x: number, y: number, toX: number, toY: number): void => {
    const from = y * SIDE + x;
    edges.set(from, [...(edges.get(from) ?? []), toY * SIDE + toX]);
  };
  for (let y = 0; y < GRID; y++) {
    for (let x = 0; x < GRID; x++) {
      if (!isIn(x, y)) continue;
      if (!isIn(x, y - 1)) add(x, y, x + 1, y);
      if (!isIn(x + 1, y)) add(x + 1, y, x + 1, y + 1);
      if (!isIn(x, y + 1)) add(x + 1, y + 1, x, y + 1);
      if (!isIn(x - 1, y)) add(x, y + 1, x, y);
    }
  }
  const loops: V2[][] = [];
  for (const start of edges.keys()) {
    for (let next = edges.get(start)!.pop(); next !== undefined; next = edges.get(start)!.pop()) {
      const loop: V2[] = [[start % SIDE, Math.floor(start / SIDE)]];
      while (next !== undefined && next !== start) {
        loop.push([next % SIDE, Math.floor(next / SIDE)]);
        next = edges.get(next)!.pop();
      }
      // the middles of the edges run more smoothly than their ends
      loops.push(
        loop.map(([x, y], i) => [(x + loop[(i + 1) % loop.length][0]) / 2, (y + loop[(i + 1) % loop.length][1]) / 2]),
      );
    }
  }
  return loops;
}
const areaOf = (loop: readonly V2[]): number =>
  loop.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = loop[(i + 1) % loop.length];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

/** By the method of Douglas and Peucker, in two halves between its first point and the one farthest from that. */
function simpler(loop: readonly V2[], near: number): readonly V2[] {
  const [start] = loop;
  const far = loop.reduce((best, point, i) => (between(point, start) > between(loop[best], start) ? i : best), 0);
  const halves = [loop.slice(0, far + 1), [...loop.slice(far), start]];
  return halves.flatMap((half) => line(half, near).slice(0, -1));
}
const between = ([x, y]: V2, [toX, toY]: V2): number => Math.hypot(x - toX, y - toY);
function line(points: readonly V2[], near: number): readonly V2[] {
  const kept = new Uint8Array(points.length);
  kept[0] = kept[points.length - 1] = 1;
  const open: (readonly [number, number])[] = [[0, points.length - 1]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [from, to] = next;
    let [best, most] = [from, near];
    for (let i = from + 1; i < to; i++) {
      const off = distance(points[i], points[from], points[to]);
      if (off > most) [best, most] = [i, off];
    }
    if (best === from) continue;
    kept[best] = 1;
    open.push([from, best], [best, to]);
  }
  return points.filter((_, i) => kept[i]);
}
function distance(point: V2, from: V2, to: V2): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length === 0) return between(point, from);
  return Math.abs(dx * (point[1] - from[1]) - dy * (point[0] - from[0])) / length;
}
