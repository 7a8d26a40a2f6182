import { describe, expect, test } from 'vitest';
import type { MoveMark } from '../../../../../electron/contract/workshop.ts';
import { type MoveBrush, marksWith, usualBrush } from './move-brush.ts';

const draw = (marks: readonly MoveMark[], brush: Partial<MoveBrush>, dx: number, dy: number) =>
  marksWith(marks, { ...usualBrush, ...brush }, dx, dy);
const spots = (marks: readonly MoveMark[]): string[] => marks.map(({ dx, dy }) => `${dx},${dy}`).sort();

describe('A click', () => {
  test.each([
    ['all', 1, 2, 8],
    ['all', 1, 1, 4],
    ['all', 0, 1, 4],
    ['sides', 1, 2, 2],
    ['sides', 0, 1, 1],
    ['ends', 1, 2, 2],
    ['ends', 1, 0, 1],
    ['none', 1, 2, 1],
  ] as const)('that also draws %s puts marks on as many squares', (mirror, dx, dy, count) => {
    const marks = draw([], { mirror }, dx, dy);
    expect(new Set(spots(marks)).size).toBe(count);
    expect(marks).toHaveLength(count);
    expect(JSON.stringify(marks)).not.toContain('-0');
  });
  test('on the same mark takes it away, with its mirror images', () => {
    const knight = draw([], {}, 1, 2);
    expect(draw(knight, {}, -2, 1)).toEqual([]);
    expect(draw(knight, { mirror: 'none' }, 1, 2)).toHaveLength(7);
  });
  test('with another kind of move takes the place of the one before', () => {
    const both = draw([], {}, 0, 1);
    expect(draw(both, { does: 'goes', mirror: 'none' }, 0, 1)).toContainEqual({ dx: 0, dy: 1, does: 'goes', range: 1 });
    expect(draw(both, { does: 'goes' }, 0, 1).every(({ does }) => does === 'goes')).toBe(true);
  });
  test('leaves how it moves beside how it captures: a cannon', () => {
    const moves = draw([], { does: 'goes', range: 0 }, 0, 1);
    const cannon = draw(moves, { does: 'takes', range: 0, hop: 'cannon' }, 0, 1);
    expect(cannon).toHaveLength(8);
    expect(cannon.filter(({ hop }) => hop === 'cannon').map(({ does }) => does)).toEqual(Array(4).fill('takes'));
  });
  const bend = { way: 'half', range: 0 } as const;
  test('with a second leg is beside the step that is there: a Griffon, and away with it again', () => {
    const ferz = draw([], {}, 1, 1);
    const griffon = draw(ferz, { bend }, 1, 1);
    expect(griffon).toHaveLength(8);
    expect(griffon.slice(0, 4)).toEqual(ferz);
    expect(griffon[4]).toEqual({ dx: 1, dy: 1, does: 'both', range: 1, bend });
    expect(draw(griffon, { bend }, -1, -1)).toEqual(ferz);
    expect(draw(griffon, {}, 1, 1)).toEqual(griffon.slice(4));
  });
  test('with another second leg takes the place of the one before', () => {
    const bent = draw([], { bend }, 1, 1);
    const other = draw(bent, { bend: { way: 'aside', range: 1 } }, 1, 1);
    expect(other.map((mark) => mark.bend)).toEqual(Array(4).fill({ way: 'aside', range: 1 }));
  });
  test('over an enemy it has no limit, and nothing else', () => {
    const enemy = { hop: 'cannonEnemy', lame: true, inPassing: true, mirror: 'none' } as const;
    expect(draw([], { ...enemy, range: 0 }, 0, 1)).toEqual([
      { dx: 0, dy: 1, does: 'both', range: 0, hop: 'cannonEnemy' },
    ]);
    expect(draw([], { ...enemy, range: 3 }, 0, 1)).toEqual([
      { dx: 0, dy: 1, does: 'both', range: 3, lame: true, inPassing: true },
    ]);
  });
  test('what it does at the bend makes another mark, in the place of the first', () => {
    const bent = draw([], { bend }, 1, 1);
    const capturing = draw(bent, { bend: { ...bend, there: 'captures' } }, 1, 1);
    expect(capturing.map((mark) => mark.bend?.there)).toEqual(Array(4).fill('captures'));
    expect(draw(capturing, { bend: { ...bend, there: 'captures' } }, 1, 1)).toEqual([]);
  });
  test('draws a second leg without what cannot stand in a move that bends', () => {
    const all = { range: 2, hop: 'cannon', lame: true, inPassing: true, initial: true } as const;
    expect(draw([], { ...all, bend: { way: 'on', range: 5 }, mirror: 'none' }, 0, 1)).toEqual([
      { dx: 0, dy: 1, does: 'both', range: 2, initial: true, bend: { way: 'on', range: 0 } },
    ]);
  });
  test('draws no jump over a piece where it does not go on', () => {
    expect(draw([], { hop: 'cannon' }, 0, 1)[0]).toEqual({ dx: 0, dy: 1, does: 'both', range: 1 });
  });
});
