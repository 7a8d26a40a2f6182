/** RULINGS.md and who cites it: what a comment, a test, a reason or the rulebook names by id is told on the page, once. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { options, reasons, tallWords } from './words/words.ts';

const folder = new URL('./', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const RULING = /\b(?:Q\d{1,2}|B\d\.\d|B[2356])\b/g;

const page = read('RULINGS.md');
const lines = [...page.matchAll(/^- \*\*(Q\d+|B\d(?:\.\d)?)\*\* \S.*$/gm)];
const told = lines.map(([, id]) => id);
const missing = (ids: Iterable<string>): string[] => [...new Set(ids)].filter((id) => !told.includes(id));

describe('the page of rulings', () => {
  test('tells each ruling once, and leaves none out', () => {
    expect(told.filter((id, i) => told.indexOf(id) !== i)).toEqual([]);
    const numbers = told.filter((id) => id.startsWith('Q')).map((id) => Number(id.slice(1)));
    expect(numbers.sort((p, q) => p - q)).toEqual(Array.from({ length: 38 }, (_, i) => i + 1));
  });
  test('has what it cites itself', () => expect(missing(page.match(RULING) ?? [])).toEqual([]));
  test('gives a ground for each, and positions of B5 that there are', () => {
    const positions = new Set([...read('tests/edges.test.ts').matchAll(/\btest\('(CE\d\d):/g)].map(([, id]) => id));
    expect([...positions].sort()).toEqual(Array.from({ length: 41 }, (_, i) => `CE${String(i + 1).padStart(2, '0')}`));
    for (const [line, id] of lines) {
      if (id !== 'B5') expect(line).toMatch(/ \*[^*]+\*(?: \[[CE\d, ]+\])?$/);
      for (const number of (line.match(/ \[([CE\d, ]+)\]$/)?.[1] ?? '').split(', ').filter(Boolean)) {
        expect(positions).toContain(number);
      }
    }
  });
  test('has none that no position shows and no test tries, but for what is no part of the game or follows', () => {
    const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(^|\/)(edges|draws|start|why)\.test\.ts$/.test(file),
    );
    const tried = new Set(tests.flatMap((file) => read(file).match(RULING) ?? []));
    const shown = (line: string): boolean => / \[[CE\d, ]+\]$/.test(line);
    const untried = lines.filter(([line, id]) => id.startsWith('Q') && !shown(line) && !tried.has(id));
    expect(untried.map(([, id]) => id)).toEqual(['Q17', 'Q23', 'Q27', 'Q29', 'Q38']);
  });
  test('marks exactly the house rules, by the ruling each comes from', () => {
    const marked = lines.filter(([line]) => line.includes('**House rule** `'));
    const found = marked.map(([line, id]) => `${id} ${line.match(/House rule\*\* `(\w+)`/)?.[1]}`);
    expect(found.sort()).toEqual(options.map((o) => `${o.ruling} ${o.id}`).sort());
  });
});

describe('every ruling cited is on the page', () => {
  test('by reasons, house rules and the rulebook', () => {
    const said = [...Object.values(reasons), ...options].flatMap((w) => (w.ruling === null ? [] : [w.ruling]));
    const retold = tallWords.rulebook.flatMap((section) => section.rulings);
    expect(said.length).toBeGreaterThan(0);
    expect(retold.length).toBeGreaterThan(0);
    expect(missing([...said, ...retold])).toEqual([]);
  });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && name !== 'rulings.test.ts',
  )) {
    test(`by ${file}`, () => expect(missing(read(file).match(RULING) ?? [])).toEqual([]));
  }
});

test('every ruling is retold in some section of the rulebook', () => {
  const retold = new Set(tallWords.rulebook.flatMap((section) => section.rulings));
  expect(told.filter((id) => id.startsWith('Q') && !retold.has(id))).toEqual([]);
});
