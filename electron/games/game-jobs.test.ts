/** Jobs with the text of a game leave nothing behind. */
import { expect, test } from 'vitest';
import { TranspositionTable } from '../../engine/search/table.ts';
import { shelf } from '../../engine/testing/workshop/shelf.ts';
import { ownVariants } from '../../engine/variants/registry.ts';
import { runGameJob } from './game-jobs.ts';

const means = { table: new TranspositionTable(10), stop: () => false };

test('a game that is tried, or played by the computer, is not remembered: it is one of hundreds while somebody writes it', () => {
  const text = shelf.get('minishogi')!;
  const before = ownVariants();
  expect(runGameJob({ do: 'try-game', text }, means)).toEqual([]);
  expect(runGameJob({ do: 'play-itself', text, games: 1, seed: 1 }, { ...means, stop: () => true })).toEqual([]);
  expect(ownVariants()).toEqual(before);
});
