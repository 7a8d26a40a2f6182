/**
 * Areas as flat quads: what closed lines enclose by the nonzero rule, as SVG fills them, cut into trapezoids between
 * level lines. Lines may cross themselves and each other.
 */
import type { V2 } from './kit.ts';

export type Quad2 = readonly [V2, V2, V2, V2];

/** From its lower end to its upper one. */
interface Side {
  readonly low: V2;
  readonly high: V2;
  /** the way in which the line runs */
  readonly way: 1 | -1;
}
interface Span {
  readonly left: Side;
  readonly right: Side;
  readonly from: number;
  to: number;
}

/** more sides than this are not asked where they cross */
const MOST_CROSSED = 600;

/**
 * The quads are counter-clockwise where y goes up. Points are moved to level lines `grain` apart, so that there are not too
 * many of them.
 */
export function filled(loops: readonly (readonly V2[])[], grain: number): readonly Quad2[] {
  const sides = loops.flatMap((loop) => sidesOf(loop.map(([x, y]): V2 => [x, Math.round(y / grain) * grain])));
  const levels = levelsOf(sides, grain);
  const done: Span[] = [];
  let open: Span[] = [];
  for (const [i, from] of levels.slice(0, -1).entries()) {
    const to = levels[i + 1];
    const spans = spansBetween(sides, from, to);
    // a span between the same two sides goes on
    const next = spans.map((span) => {
      const before = open.find(({ left, right }) => left === span.left && right === span.right);
      if (before) before.to = to;
      return before ?? span;
    });
    done.push(...open.filter((span) => !next.includes(span)));
    open = next;
  }
  return [...done, ...open].map(({ left, right, from, to }): Quad2 => {
    const corner = (side: Side, y: number): V2 => [xAt(side, y), y];
    return [corner(left, from), corner(right, from), corner(right, to), corner(left, to)];
  });
}

const xAt = ({ low, high }: Side, y: number): number =>
  low[0] + ((high[0] - low[0]) * (y - low[1])) / (high[1] - low[1]);

const sidesOf = (loop: readonly V2[]): readonly Side[] =>
  loop.flatMap((a, i): Side[] => {
    const b = loop[(i + 1) % loop.length];
    if (a[1] === b[1]) return [];
    return [a[1] < b[1] ? { low: a, high: b, way: 1 } : { low: b, high: a, way: -1 }];
  });

/** The heights at which a side begins, ends or crosses another. */
function levelsOf(sides: readonly Side[], grain: number): readonly number[] {
  const levels = new Set(sides.flatMap(({ low, high }) => [low[1], high[1]]));
  if (sides.length <= MOST_CROSSED)
    for (const [i, one] of sides.entries())
      for (const other of sides.slice(i + 1)) {
        const y = crossing(one, other);
        if (y !== null) levels.add(Math.round(y / grain) * grain);
      }
  return [...levels].sort((a, b) => a - b);
}
function crossing(one: Side, other: Side): number | null {
  const [from, to] = [Math.max(one.low[1], other.low[1]), Math.min(one.high[1], other.high[1])];
  if (to <= from) return null;
  const [before, after] = [from, to].map((y) => xAt(one, y) - xAt(other, y));
  return before * after < 0 ? from + ((to - from) * before) / (before - after) : null;
}

function spansBetween(sides: readonly Side[], from: number, to: number): readonly Span[] {
  const middle = (from + to) / 2;
  const across = sides
    .filter(({ low, high }) => low[1] < middle && high[1] > middle)
    .sort((a, b) => xAt(a, middle) - xAt(b, middle));
  const spans: Span[] = [];
  let winding = 0;
  let left = across[0];
  for (const side of across) {
    if (winding === 0) left = side;
    winding += side.way;
    if (winding === 0) spans.push({ left, right: side, from, to });
  }
  return spans;
}
