/** Lines drawn by hand become few points near the same way, and an eraser finds them. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MOST_POINTS } from '../../engine/shared/drawing.ts';
import { onTable, pairs, ringAround, simplified, strokesAt } from './strokes.ts';

it('a straight line is two points, a corner is kept', () => {
  const straight = Array.from({ length: 50 }, (_, i) => [i * 10, i * 10]).flat();
  expect(simplified(straight)).toEqual([0, 0, 490, 490]);
  expect(simplified([0, 0, 100, 1, 200, 0, 201, 100, 200, 200])).toEqual([0, 0, 200, 0, 200, 200]);
});
it('whatever the hand does, the ends stay and there are not too many points', () => {
  const coordinate = fc.integer({ min: -100, max: 1600 });
  fc.assert(
    fc.property(fc.array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 400 }), (drawn) => {
      const kept = pairs(simplified(drawn.flat()));
      expect(kept.length).toBeLessThanOrEqual(MOST_POINTS);
      expect(kept.length).toBeGreaterThanOrEqual(2);
      const end = ([x, y]: readonly [number, number]) => ({ x, y });
      expect([kept[0], kept.at(-1)]).toEqual([end(drawn[0]!), end(drawn.at(-1)!)]);
    }),
    { numRuns: 60 },
  );
});
it('an eraser finds what is near: along a line, and on the ring but not inside it', () => {
  const strokes = [
    { id: 3, pen: 'red' as const, points: [0, 0, 400, 0] },
    { id: 8, pen: 'blue' as const, points: [...ringAround({ x: 200, y: 200 })] },
  ];
  expect(strokesAt(strokes, { x: 250, y: 9 }, 12)).toEqual([3]);
  expect(strokesAt(strokes, { x: 250, y: 30 }, 12)).toEqual([]);
  expect(strokesAt(strokes, { x: 242, y: 200 }, 12)).toEqual([8]);
  expect(strokesAt(strokes, { x: 200, y: 200 }, 12)).toEqual([]);
});
it('a line ends at the edge of the table', () => {
  expect(onTable({ x: -300, y: 1200 }, 9, 9)).toEqual({ x: -100, y: 900 });
});
