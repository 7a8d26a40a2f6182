import { describe, expect, test } from 'vitest';
import { outlinesOf, type P } from '../../board/mark-outlines.ts';
import { markPaths } from '../../board/mark-paths.ts';
import { MARKS, type Mark } from '../../board/props.ts';
import { markSolid } from '../layers/mark-solids.ts';

const inside = (points: readonly P[], x: number, y: number): boolean => {
  let odd = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [[ax, ay], [bx, by]] = [points[i], points[j]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
};
const GRID = 81;
/** The points of a grid over the cell, and a little beyond it, that a mark covers. */
const raster = (mark: Mark, onPoints: boolean): boolean[] =>
  Array.from({ length: GRID * GRID }, (_, i) => {
    const [x, y] = [i % GRID, Math.floor(i / GRID)].map((n) => (n / (GRID - 1) - 0.5) * 1.2);
    return outlinesOf(onPoints)[mark].some(
      (o) => inside(o.shape, x, y) && !(o.holes ?? []).some((h) => inside(h, x, y)),
    );
  });

const GROUNDS = [
  ['in squares', false],
  ['on points', true],
] as const;

describe.each(GROUNDS)('On a board whose pieces stand %s', (_, onPoints) => {
  test.each([...MARKS])('%s has a solid that lies on its cell and a path for the flat board', (mark) => {
    const solid = markSolid(mark, onPoints);
    solid.computeBoundingBox();
    const { min, max } = solid.boundingBox!;
    expect(min.y).toBeGreaterThanOrEqual(-1e-6);
    expect(max.y).toBeLessThan(0.04);
    expect(Math.max(max.x, -min.x, max.z, -min.z)).toBeLessThan(0.56);
    expect(solid.attributes.position.count / 3).toBeLessThan(700);
    expect(markPaths(onPoints)[mark]).toMatch(/^(M[\d. L-]+Z)+$/);
  });

  test('a mark on all 81 cells of a field, as for a hand in Acid, fits the triangle budget beside the figures', () => {
    for (const mark of ['move', 'capture', 'swap', 'push', 'drop', 'special'] as const) {
      // 80 k minus 45 k for figures, board and sky
      // it is drawn beside figures and through them
      const triangles = (2 * markSolid(mark, onPoints).attributes.position.count) / 3;
      expect(triangles, mark).toBeLessThan(35_000 / 81);
    }
  });

  test('no two marks have the same shape', () => {
    const drawn = new Map(MARKS.map((mark) => [mark, raster(mark, onPoints)]));
    for (const a of MARKS) {
      for (const b of MARKS) {
        if (a >= b) continue;
        const [p, q] = [drawn.get(a)!, drawn.get(b)!];
        const either = p.filter((on, i) => on || q[i]).length;
        const both = p.filter((on, i) => on && q[i]).length;
        expect(both / either, `${a} and ${b}`).toBeLessThan(0.6);
      }
    }
  });
});

test('on points no mark follows the edges of a square', () => {
  for (const mark of ['selected', 'last', 'threatened', 'drop', 'cursor'] as const) {
    const points = outlinesOf(true)[mark].flatMap(({ shape }) => shape);
    const far = points.map(([x, y]) => Math.hypot(x, y));
    // a square's corners are farther from the middle than its edges by 41 %
    expect(Math.max(...far) / Math.min(...far), mark).toBeLessThan(1.25);
  }
});
test('on points the rings of occupied ones are seen round a disc of 0.92', () => {
  for (const mark of ['capture', 'either', 'selected', 'drop', 'last', 'threatened', 'cursor'] as const) {
    const far = outlinesOf(true)[mark].flatMap(({ shape }) => shape.map(([x, y]) => Math.hypot(x, y)));
    expect(Math.max(...far), mark).toBeGreaterThan(0.46 + 0.03);
  }
});
