/**
 * Pictures of one's own that stand: cut out of a board and put into a slot of a turned foot. They are read from the seat, so
 * both faces are plain. Whoever is worth little is smaller; a royal one has studs round its foot. Slots: 0 the foot and both
 * faces, 1 the edge of the cut-out and the top of the foot, 2 studs.
 */
import type { BufferGeometry } from 'three';
import type { Quad2 } from '../../../art/filling.ts';
import { around, gem, lathe, quads as quadsPart, type V2, type V3 } from '../../../art/kit.ts';
import { figure, trim, turned } from '../../../art/skin.ts';
import type { Outline } from '../outline.ts';
import { areaOf } from './area.ts';
import type { InscribedKind } from './glyphs.ts';
import { isSmall } from './size.ts';

type Quad3 = readonly [V3, V3, V3, V3];
/** the heights of the foot, and how deep the cut-out stands in it */
const FOOT = 0.11;
const SUNK = 0.02;
const THICK = 0.07;
const SEGMENTS = 28;
/** both faces and all edges: eight triangles a quad at most */
const MOST_QUADS = 150;

/** Null where the picture is too intricate for that. */
export function cutOutFigure(kind: InscribedKind, outline: Outline): BufferGeometry | null {
  const area = areaOf(outline, MOST_QUADS);
  if (!area || area.length === 0) return null;
  const { royal } = kind;
  const r = royal ? 0.36 : isSmall(kind) ? 0.28 : 0.33;
  const foot = turned(
    [
      [0, 0],
      [r * 0.97, 0],
      [r, 0.02],
      [r, 0.055],
      [r * 0.86, FOOT - 0.02],
    ],
    0,
    SEGMENTS,
  );
  const rim = lathe(
    [
      [r * 0.86, FOOT - 0.02],
      [r * 0.8, FOOT],
      [0.0001, FOOT],
    ],
    1,
    SEGMENTS,
  );
  const high = royal ? 0.95 : isSmall(kind) ? 0.68 : 0.82;
  const placed = placing(area, high, r * 2);
  const [front, back] = [THICK / 2, -THICK / 2];
  const at = ([x, y]: V2, z: number): V3 => [x, y, z];
  const board = area.map((quad) => quad.map(placed) as unknown as Quad2);
  const faces = board.flatMap(([a, b, c, d]): readonly Quad3[] => [
    [at(a, front), at(b, front), at(c, front), at(d, front)],
    [at(d, back), at(c, back), at(b, back), at(a, back)],
  ]);
  // an edge runs counter-clockwise round the area, with its outside on the right
  const walls = edgesOf(board).map(([a, b]): Quad3 => [at(a, front), at(a, back), at(b, back), at(b, front)]);
  const stud = (a: number) => gem(0.026, 2, { x: Math.cos(a) * r * 0.9, y: 0.09, z: Math.sin(a) * r * 0.9 }, 0);
  return figure(foot, quadsPart(faces, 0), quadsPart(walls, 1), trim(rim, royal ? around(12, stud) : []));
}

/** Its lowest point stands in the foot and its middle over it; as large as both bounds allow, in cells. */
function placing(area: readonly Quad2[], high: number, wide: number): (point: V2) => V2 {
  const [xs, ys] = [area.flat().map(([x]) => x), area.flat().map(([, y]) => y)];
  const [left, right, low, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(high / (top - low || 1), wide / (right - left || 1));
  return ([x, y]) => [(x - (left + right) / 2) * scale, FOOT - SUNK + (y - low) * scale];
}

/** The edges of an area of quads: their slanting sides, and of their level ones what no neighbour shares. */
function edgesOf(area: readonly Quad2[]): readonly (readonly [V2, V2])[] {
  const slanting = area.flatMap(([a, b, c, d]): readonly (readonly [V2, V2])[] => [
    [b, c],
    [d, a],
  ]);
  const levels = new Map<number, { readonly from: number; readonly to: number; readonly isFloor: boolean }[]>();
  const put = (y: number, from: number, to: number, isFloor: boolean): void => {
    if (to - from > 1e-9) levels.set(y, [...(levels.get(y) ?? []), { from, to, isFloor }]);
  };
  for (const [a, b, c, d] of area) {
    put(a[1], a[0], b[0], true);
    put(d[1], d[0], c[0], false);
  }
  const level = [...levels].flatMap(([y, spans]) => {
    const cuts = [...new Set(spans.flatMap(({ from, to }) => [from, to]))].sort((p, q) => p - q);
    return cuts.slice(0, -1).flatMap((from, i): readonly (readonly [V2, V2])[] => {
      const to = cuts[i + 1];
      const here = spans.filter((span) => span.from < to && span.to > from);
      const [floors, ceilings] = [here.some(({ isFloor }) => isFloor), here.some(({ isFloor }) => !isFloor)];
      if (floors === ceilings) return [];
      const [p, q]: [V2, V2] = [
        [from, y],
        [to, y],
      ];
      return floors ? [[p, q]] : [[q, p]];
    });
  });
  return [...slanting, ...level];
}
