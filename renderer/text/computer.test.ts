/** What is said about a level is what the engine's level is. */
import { expect, test } from 'vitest';
import { LEVELS } from '../../electron/contract/settings.ts';
import { levels } from '../../engine/search/levels.ts';
import { levelText } from './computer.ts';

test('every level of the engine has its name here, and no other does', () => {
  expect(Object.entries(levelText).map(([id, { name }]) => [id, name])).toEqual(
    levels.map(({ id, name }) => [id, name]),
  );
  expect([...LEVELS]).toEqual(levels.map(({ id }) => id));
});

test('the sentences are true: how far each level looks, and which of them vary their play', () => {
  const says = (id: string) => levelText[id]?.says ?? '';
  const far: Record<number, RegExp> = {
    1: /next move only|one move ahead/,
    2: /up to two moves/,
    3: /up to three moves/,
  };
  for (const { id, limits, quiescence, heat } of levels) {
    if (limits.depth !== undefined) expect(says(id)).toMatch(far[limits.depth] ?? /never/);
    else expect(says(id)).not.toMatch(/moves? ahead/);
    expect(/varies|misses your answer|captures that may follow/.test(says(id)), id).toBe(heat > 0);
    expect(/misses your answer/.test(says(id)), id).toBe(!quiescence);
  }
  const bare = levels.filter((level) => level.heat === 0);
  const nodes = bare.map(({ limits }) => limits.nodes ?? Infinity);
  expect([...nodes].sort((a, b) => a - b)).toEqual(nodes);
  expect(new Set(nodes).size).toBe(bare.length);
});
