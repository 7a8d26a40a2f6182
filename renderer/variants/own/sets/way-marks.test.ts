/** Marks that show how a piece moves, on the pieces that bear characters. */
import { describe, expect, test } from 'vitest';
import { boardInSet } from '../../../testing/own.ts';
import { ownGlyphs } from '../glyphs.ts';
import { wayMarks } from './way-marks.ts';

const AWAY = 10;
const middleOf = (loop: readonly (readonly [number, number])[]): readonly number[] =>
  [0, 1].map((i) => Math.round(loop.reduce((sum, point) => sum + point[i], 0) / loop.length) + 0);

test('a step is a dot, a line an arrowhead and a leap a ring, each in its direction', () => {
  const [step, line, ring, hole] = wayMarks(
    [
      { dx: 0, dy: 1, far: false },
      { dx: -1, dy: 0, far: true },
      { dx: 3, dy: 4, far: false },
    ],
    AWAY,
  );
  expect([step, line, ring, hole].map((loop) => loop.length)).toEqual([10, 3, 10, 10]);
  expect([step, line, ring, hole].map(middleOf)).toEqual([
    [0, 10],
    [-10, 0],
    [6, 8],
    [6, 8],
  ]);
  expect(Math.min(...line.map(([x]) => x))).toBeLessThan(-12);
});

describe.each(['shogi', 'xiangqi', 'janggi'] as const)('In the set %s', (set) => {
  const game = boardInSet(set);
  const [kind] = game.kinds;
  const drawn = (ways?: readonly { dx: number; dy: number; far: boolean }[]): string =>
    ownGlyphs([{ ...kind, ...(ways && { ways }) }], { set }, 'moves')[kind.id];
  test('other moves have other marks, which turn with the side', () => {
    const [one, two] = [drawn([{ dx: 0, dy: 1, far: false }]), drawn([{ dx: 0, dy: 1, far: true }])];
    expect(one).not.toBe(two);
    expect(one).toContain('data-turn');
  });
  test('a kind whose moves are not told bears its character alone', () => {
    expect(drawn()).toBe(ownGlyphs([kind], { set }, 'characters')[kind.id]);
  });
});
