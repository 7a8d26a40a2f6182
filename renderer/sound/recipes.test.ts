/** What a sound may be: short, in every material; where it comes from; and which announcements have one. */
import { expect, test } from 'vitest';
import { MATERIALS } from '../board/material.ts';
import { soundNames } from './names.ts';
import { recipeLength, transposed } from './parts.ts';
import { recipeOf } from './recipes.ts';
import { soundOfUtterance } from './utterances.ts';
import { sourceAt } from './where.ts';

/** seconds */
const LONGEST = 1.6;
const HIGHEST = 20_000;

test.each(soundNames)('%s is short and within the range of the ear', (name) => {
  for (const material of MATERIALS) {
    const recipe = recipeOf(name, material);
    expect(recipe.length).toBeGreaterThan(0);
    expect(recipeLength(recipe)).toBeLessThanOrEqual(LONGEST);
    for (const part of recipe) {
      expect(part.attack).toBeLessThan(part.length);
      expect(Math.min(part.from, part.to)).toBeGreaterThan(20);
      expect(Math.max(part.from, part.to)).toBeLessThan(HIGHEST);
      expect(part.gain).toBeGreaterThan(0);
    }
  }
});

test('a slide lasts as long as the movement', () => {
  expect(recipeLength(recipeOf('slide', 'wood', 0.8))).toBeCloseTo(0.8);
  expect(recipeLength(recipeOf('slide', 'wood', 0.2))).toBeCloseTo(0.2);
});

test('pieces of different materials sound different, signals do not', () => {
  const of = (name: 'place' | 'check') => new Set(MATERIALS.map((m) => JSON.stringify(recipeOf(name, m)))).size;
  expect(of('place')).toBe(MATERIALS.length);
  expect(of('check')).toBe(1);
});

test('a transposed sound keeps its times', () => {
  const recipe = recipeOf('check', 'wood');
  expect(transposed(recipe, 2).map((part) => part.from)).toEqual(recipe.map((part) => part.from * 2));
  expect(recipeLength(transposed(recipe, 2))).toBe(recipeLength(recipe));
});

test('a square sounds from where the player at this seat sees it', () => {
  const cells = [
    { name: 'a1', alias: 'a1', x: 0, y: 0, zone: 'field', height: 0 },
    { name: 'c3', alias: 'c3', x: 2, y: 2, zone: 'field', height: 0 },
  ];
  const board = { topology: { width: 3, height: 3, cells, files: [], ranks: [] } };
  expect(sourceAt(board, 0, 0, 'wood')).toEqual({ across: -1, away: 0, material: 'wood' });
  expect(sourceAt(board, 0, 1, 'wood')).toEqual({ across: 1, away: 1, material: 'wood' });
  expect(sourceAt(board, 1, 0, 'wood')).toEqual({ across: 1, away: 1, material: 'wood' });
  expect(sourceAt(board, null, 0, 'wood')).toEqual({ across: 0, away: 0, material: 'wood' });
});

test('an attempt that is refused sounds, a question that the pointer asks does not', () => {
  const why = { piece: 1, cell: 4, reason: null };
  const view = { turn: 0 as const, pieces: [] };
  expect(soundOfUtterance({ say: 'why', why }, view, {})).toBe('illegal');
  expect(soundOfUtterance({ say: 'why', why: { ...why, passing: true } }, view, {})).toBeNull();
  expect(soundOfUtterance({ say: 'why', why: { ...why, cell: null } }, view, {})).toBeNull();
  expect(soundOfUtterance({ say: 'refused', message: '' }, view, {})).toBe('illegal');
});
