/** Jobs with the text of a game leave nothing behind. */
import { expect, test } from 'vitest';
import { TranspositionTable } from '../../engine/search/table.ts';
import { shelf } from '../../engine/testing/workshop/shelf.ts';
import { ownVariants } from '../../engine/variants/registry.ts';
import { runGameJob } from './game-jobs.ts';

const means = { table: new TranspositionTable(10), stop: () => false, told: () => {} };

test('a game that is tried, or played by the computer, is not remembered: it is one of hundreds while somebody writes it', () => {
  const text = shelf.get('minishogi')!;
  const before = ownVariants();
  expect(runGameJob({ do: 'try-game', text }, means)).toEqual([]);
  expect(runGameJob({ do: 'play-itself', text, games: 1, seed: 1 }, { ...means, stop: () => true })).toEqual([]);
  expect(ownVariants()).toEqual(before);
});

test('every game of a text is told when it was read, of how many, and none is read once it is stopped', () => {
  const text = '[one:chess]\n[two:one]\nmustCapture = true\n[three:two]\n';
  const told: string[] = [];
  const read = (stop: () => boolean, most?: number) =>
    runGameJob(
      { do: 'read-games', text, ...(most && { most }) },
      { ...means, stop, told: ({ game, of }) => told.push(`${game.name} of ${of}`) },
    );
  expect(read(() => false)).toMatchObject([{ name: 'one' }, { name: 'two' }, { name: 'three' }]);
  expect(told).toEqual(['one of 3', 'two of 3', 'three of 3']);
  expect(read(() => told.length === 5)).toMatchObject([{ name: 'one' }, { name: 'two' }]);
  expect(read(() => false, 1)).toMatchObject([{ name: 'one' }]);
});
