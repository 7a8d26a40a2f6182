/** Outlines as they are drawn: what is written is read again, points and their mirror images. */
import { describe, expect, test } from 'vitest';
import { readGlyph } from '../../../../../engine/workshop/glyph/read-glyph.ts';
import { LIMITS } from '../../../../../engine/workshop/limits.ts';
import { outlineOf } from '../../../../variants/own/outline.ts';
import {
  type Drawing,
  drawingOf,
  glyphOfDrawing,
  MOST_LETTERS,
  MOST_POINTS,
  middleAfter,
  nearestLine,
  withHole,
  withoutLoop,
  withPointAdded,
  withPointMoved,
  withPointRemoved,
  withRound,
} from './drawn-outline.ts';

const drawn = (glyph: string): Drawing => {
  const read = readGlyph(glyph);
  if (!('outline' in read)) throw new Error(read.says);
  return drawingOf(outlineOf(read.outline)!);
};
const HOUSE = 'M50 10L90 50L90 90L10 90L10 50Z';
const spot = (point: number, loop = 0) => ({ loop, point });

test('the limits are those of the engine', () => {
  expect([MOST_LETTERS, MOST_POINTS]).toEqual([LIMITS.glyph, LIMITS.glyphParts]);
});
test.each([
  HOUSE,
  'M10 50C10 20 30 10 50 10C70 10 90 30 90 50L50 90Z',
  'M10 10L90 10L90 90L10 90ZM40 40L40 60L60 60L60 40Z',
])('what is drawn is written as it was: %s', (glyph) => {
  expect(glyphOfDrawing(drawn(glyph))).toBe(glyph);
});

describe('A point', () => {
  test('moves, and stays in the box', () => {
    expect(glyphOfDrawing(withPointMoved(drawn(HOUSE), spot(1), [120, 40], false))).toBe(
      'M50 10L100 40L90 90L10 90L10 50Z',
    );
  });
  test('moves with its mirror image, and on the middle it stays there', () => {
    const moved = withPointMoved(drawn(HOUSE), spot(1), [80, 40], true);
    expect(glyphOfDrawing(moved)).toBe('M50 10L80 40L90 90L10 90L20 40Z');
    expect(glyphOfDrawing(withPointMoved(moved, spot(0), [70, 5], true))).toBe('M50 5L80 40L90 90L10 90L20 40Z');
  });
  test('is added behind another, and at the mirror image', () => {
    const [added, at] = withPointAdded(drawn(HOUSE), spot(1), [95, 70], true);
    expect(glyphOfDrawing(added)).toBe('M50 10L90 50L95 70L90 90L10 90L5 70L10 50Z');
    expect(at).toEqual(spot(2));
    const [left, there] = withPointAdded(drawn(HOUSE), spot(3), [5, 70], true);
    expect(glyphOfDrawing(left)).toBe('M50 10L90 50L95 70L90 90L10 90L5 70L10 50Z');
    expect(left[0][there.point].at).toEqual([5, 70]);
    const [top] = withPointAdded(drawn(HOUSE), spot(0), [75, 20], true);
    expect(glyphOfDrawing(top)).toBe('M50 10L75 20L90 50L90 90L10 90L10 50L25 20Z');
  });
  test('is added twice on a line that is its own mirror image, and once in its middle', () => {
    const [two, at] = withPointAdded(drawn(HOUSE), spot(2), [30, 95], true);
    expect(glyphOfDrawing(two)).toBe('M50 10L90 50L90 90L70 95L30 95L10 90L10 50Z');
    expect(two[0][at.point].at).toEqual([30, 95]);
    expect(glyphOfDrawing(withPointAdded(drawn(HOUSE), spot(2), [50.3, 80], true)[0])).toBe(
      'M50 10L90 50L90 90L50 80L10 90L10 50Z',
    );
  });
  test('is removed with its image, unless too few would be left', () => {
    expect(glyphOfDrawing(withPointRemoved(drawn(HOUSE), spot(1), true)!)).toBe('M50 10L90 90L10 90Z');
    expect(withPointRemoved(drawn('M50 10L90 90L10 90Z'), spot(0), false)).toBeNull();
  });
  test('is made round and follows its neighbours, and a corner again', () => {
    const round = withRound(drawn(HOUSE), spot(1), true, true);
    const glyph = glyphOfDrawing(round);
    expect(glyph.match(/C/g)).toHaveLength(4);
    expect(drawn(glyph)[0].map(({ is }) => is)).toEqual(['corner', 'round', 'corner', 'corner', 'round']);
    expect(readGlyph(glyphOfDrawing(withPointMoved(round, spot(2), [100, 100], true)))).toHaveProperty('outline');
    expect(glyphOfDrawing(withRound(drawn(glyph), spot(1), false, true))).toBe(HOUSE);
  });
  test('of a curve takes its handles along', () => {
    const curve = drawn('M10 50C10 20 30 10 50 10C70 10 90 30 90 50L50 90Z');
    expect(glyphOfDrawing(withPointMoved(curve, spot(1), [50, 20], false))).toContain('C10 20 30 20 50 20C70 20');
  });
});
test('a hole is open, and goes again', () => {
  const holed = withHole(drawn(HOUSE));
  expect(glyphOfDrawing(holed)).toBe(`${HOUSE}M40 60L60 60L60 40L40 40Z`);
  expect(glyphOfDrawing(withoutLoop(holed, 1))).toBe(HOUSE);
});
test('the nearest line, and its middle', () => {
  expect(nearestLine(drawn(HOUSE), [50, 93])).toEqual({ spot: spot(2), far: 3 });
  expect(middleAfter(drawn(HOUSE), spot(2))).toEqual([50, 90]);
});
