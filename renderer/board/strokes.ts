/**
 * Lines that players draw on the table, as both boards know them: where they are, what a pen is called by colour, and what
 * an eraser touches. Points are in the board's coordinates: file, rank, file, rank …, in hundredths of a cell from the
 * middle of the first one.
 */
import type { Stroke } from '../../electron/contract/view.ts';
import { BESIDE, MOST_POINTS, type Pen } from '../../engine/shared/drawing.ts';

/** The same as in `tokens.css`: bright on every board, by day and by night. */
export const penColours: Readonly<Record<Pen, string>> = {
  yellow: '#ffe66b',
  blue: '#9fd8ff',
  violet: '#d9b3ff',
  red: '#ff8a73',
};

export interface BoardPoint {
  readonly x: number;
  readonly y: number;
}
export const pairs = (points: readonly number[]): readonly BoardPoint[] =>
  Array.from({ length: Math.floor(points.length / 2) }, (_, i) => ({ x: points[2 * i]!, y: points[2 * i + 1]! }));
const flattened = (points: readonly BoardPoint[]): readonly number[] =>
  points.flatMap(({ x, y }) => [Math.round(x), Math.round(y)]);

/** The point itself, or the nearest one that is still on the table. */
export const onTable = ({ x, y }: BoardPoint, width: number, height: number): BoardPoint => ({
  x: Math.min((width - 1) * 100 + BESIDE, Math.max(-BESIDE, x)),
  y: Math.min((height - 1) * 100 + BESIDE, Math.max(-BESIDE, y)),
});

/** How far a point is from the piece of a line between two others. */
const distance = (p: BoardPoint, a: BoardPoint, b: BoardPoint): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length));
  return Math.hypot(p.x - a.x - dx * t, p.y - a.y - dy * t);
};
/** Without the points that are nearer to the line than that (Ramer, Douglas, Peucker). */
const thinned = (points: readonly BoardPoint[], near: number): readonly BoardPoint[] => {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  let [far, at] = [near, -1];
  for (let i = 1; i < points.length - 1; i++) {
    const off = distance(points[i]!, first, last);
    if (off > far) [far, at] = [off, i];
  }
  if (at < 0) return [first, last];
  return [...thinned(points.slice(0, at + 1), near).slice(0, -1), ...thinned(points.slice(at), near)];
};

/** in hundredths of a cell; doubled until few enough points are left */
const NEAR = 4;
/** What was drawn by hand, as a stroke that can be kept. */
export const simplified = (points: readonly number[]): readonly number[] => {
  let near = NEAR;
  let few = thinned(pairs(points), near);
  for (; few.length > MOST_POINTS; few = thinned(few, near)) near *= 2;
  return flattened(few);
};

/** A ring around a point, in the middle of a cell. */
export const ringAround = ({ x, y }: BoardPoint): readonly number[] =>
  flattened(
    Array.from({ length: 25 }, (_, i) => {
      const turn = (i / 24) * Math.PI * 2;
      return { x: x + 42 * Math.cos(turn), y: y + 42 * Math.sin(turn) };
    }),
  );

/** The strokes that come so near to a point, in hundredths of a cell. */
export const strokesAt = (strokes: readonly Stroke[], at: BoardPoint, near: number): readonly number[] =>
  strokes.flatMap(({ id, points }) => {
    const line = pairs(points);
    return line.some((point, i) => distance(at, line[i - 1] ?? point, point) <= near) ? [id] : [];
  });
