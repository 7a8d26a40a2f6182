/**
 * How a piece moves, as marks round its character: a dot for a step, an arrowhead where it goes on, and a ring for a leap.
 * Free of three.js.
 */
import type { V2 } from '../../../art/kit.ts';
import type { Ways } from './signs.ts';

/** how large a character is among them, as a share of its usual size */
export const AMONG_MARKS = 0.7;
/** and a mark, as a share of how far away it is */
const MARK = 0.27;
type Loop = readonly V2[];
const CORNERS = 10;
/** the hole of a ring, as a share */
const HOLE = 0.52;

const circle = ([x, y]: V2, r: number, isHole = false): Loop =>
  Array.from({ length: CORNERS }, (_, i): V2 => {
    const a = ((isHole ? -i : i) * 2 * Math.PI) / CORNERS;
    return [x + Math.cos(a) * r, y + Math.sin(a) * r];
  });
/** Points outwards. */
function arrowhead([x, y]: V2, [u, v]: V2, size: number): Loop {
  const point = (along: number, aside: number): V2 => [
    x + (u * along - v * aside) * size,
    y + (v * along + u * aside) * size,
  ];
  return [point(0.8, 0), point(-0.45, 0.72), point(-0.45, -0.72)];
}

/**
 * Closed lines that run counter-clockwise, but for holes, with the middle of the character at the origin; y goes up.
 * `away`: how far from there the marks are.
 */
export function wayMarks(ways: Ways, away: number): readonly Loop[] {
  const size = away * MARK;
  return ways.flatMap(({ dx, dy, far }) => {
    const long = Math.hypot(dx, dy);
    const way: V2 = [dx / long, dy / long];
    const at: V2 = [way[0] * away, way[1] * away];
    if (far) return [arrowhead(at, way, size)];
    const isLeap = Math.max(Math.abs(dx), Math.abs(dy)) > 1;
    const r = size / 2;
    return isLeap ? [circle(at, r * 1.15), circle(at, r * 1.15 * HOLE, true)] : [circle(at, r)];
  });
}
