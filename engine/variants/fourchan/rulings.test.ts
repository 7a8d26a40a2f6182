/** What RULINGS.md of 4chan chess must be besides what it must be in every game. */
import { expect, test } from 'vitest';
import { codeIn, rulingsOf, testedGame, textOf } from '../../testing/games.ts';

const game = testedGame('fourchan');
const { entries, ids, named } = rulingsOf(game);

test('leaves none out of a group', () => {
  const numbered = ids.filter((id) => /^C-.*\d$/.test(id));
  expect(ids.filter((id) => !/\d[a-z]?$/.test(id))).toEqual(['C-SETUP', 'C-PIPE']);
  for (const group of new Set(numbered.map((id) => id.replace(/\d+$/, '')))) {
    const members = numbered.filter((id) => id.replace(/\d+$/, '') === group);
    if (group === 'C-X') expect(members).toEqual(['C-X1', 'C-X2', 'C-X3', 'C-X4', 'C-X5', 'C-X9']);
    else expect(members).toEqual(members.map((_, i) => `${group}${i + 1}`));
  }
});
test('gives a ground for each, and positions of B5 that there are', () => {
  const files = ['../../testing/fourchan/test-positions.ts', 'tests/edges-moves.test.ts'];
  const edges = files.map((file) => textOf(file, game.folder)).join('\n');
  const rows = new Set([...edges.matchAll(/\btest\('(\d[\d, ]*)/g)].flatMap(([, n]) => n.split(', ').map(Number)));
  for (const { line, id } of entries) {
    if (id !== 'B5' && id !== 'C-X9') expect(line).toMatch(/ \*[^*]+\*(?: \[[\d, ]+\])?$/);
    for (const number of (line.match(/ \[([\d, ]+)\]$/)?.[1] ?? '').split(', ').filter(Boolean)) {
      expect(rows).toContain(Number(number));
    }
  }
});
test('has none that no position shows and no test tries', () => {
  const tests = codeIn(game.folder).filter((file) => /(^|\/)(edges-\w+|draws)\.test\.ts$/.test(file));
  const tried = new Set(tests.flatMap((file) => named(textOf(file, game.folder))));
  const shown = (line: string): boolean => / \[[\d, ]+\]$/.test(line);
  const rulings = entries.filter(({ id }) => id.startsWith('C-'));
  expect(rulings.filter(({ line, id }) => !shown(line) && !tried.has(id)).map(({ id }) => id)).toEqual([]);
});
