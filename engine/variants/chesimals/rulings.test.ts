/** What RULINGS.md of Chesimals must be besides what it must be in every game. */
import { expect, test } from 'vitest';
import { codeIn, rulingsOf, testedGame, textOf } from '../../testing/games.ts';

const game = testedGame('chesimals');
const { entries, ids, named } = rulingsOf(game);

test('leaves none out', () => {
  const numbers = ids.filter((id) => id.startsWith('Q')).map((id) => Number(id.slice(1)));
  expect(numbers.sort((p, q) => p - q)).toEqual([...Array.from({ length: 38 }, (_, i) => i + 1), 40, 41, 42, 43, 44]);
});
test('gives a ground for each, and positions of B5 that there are', () => {
  const positions = new Set(
    [...textOf('tests/edges.test.ts', game.folder).matchAll(/\btest\('(CE\d\d):/g)].map(([, id]) => id),
  );
  expect([...positions].sort()).toEqual(Array.from({ length: 41 }, (_, i) => `CE${String(i + 1).padStart(2, '0')}`));
  for (const { line, id } of entries) {
    if (id !== 'B5') expect(line).toMatch(/ \*[^*]+\*(?: \[[CE\d, ]+\])?$/);
    for (const number of (line.match(/ \[([CE\d, ]+)\]$/)?.[1] ?? '').split(', ').filter(Boolean)) {
      expect(positions).toContain(number);
    }
  }
});
test('has none that no position shows and no test tries, but for what is no part of the game or follows', () => {
  const tests = codeIn(game.folder).filter((file) => /(^|\/)(edges|draws|start|why|house-rules)\.test\.ts$/.test(file));
  const tried = new Set(tests.flatMap((file) => named(textOf(file, game.folder))));
  const shown = (line: string): boolean => / \[[CE\d, ]+\]$/.test(line);
  const untried = entries.filter(({ line, id }) => id.startsWith('Q') && !shown(line) && !tried.has(id));
  expect(untried.map(({ id }) => id)).toEqual(['Q17', 'Q23', 'Q27', 'Q29', 'Q38']);
});
