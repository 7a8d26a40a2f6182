/** RULINGS.md and who cites it: what a comment, a test, a reason or the rulebook names by id is told on the page, once. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checks, options, reasons, words } from './words/words.ts';

const folder = new URL('./', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const RULING = /\b(?:C-(?:[A-Z]\d{1,2}|[A-Z]{4,})|B\d\.\d|B[56])\b/g;

const page = read('RULINGS.md');
const lines = [...page.matchAll(/^- \*\*(C-[A-Z]+\d*|B\d(?:\.\d)?)\*\* \S.*$/gm)];
const told = lines.map(([, id]) => id);
const missing = (ids: Iterable<string>): string[] => [...new Set(ids)].filter((id) => !told.includes(id));

describe('the page of rulings', () => {
  test('tells each ruling once', () => {
    expect(told.filter((id, i) => told.indexOf(id) !== i)).toEqual([]);
  });
  test('leaves none out of a group', () => {
    const numbered = told.filter((id) => /^C-.*\d$/.test(id));
    expect(told.filter((id) => !/\d$/.test(id))).toEqual(['C-SETUP', 'C-PIPE']);
    for (const group of new Set(numbered.map((id) => id.replace(/\d+$/, '')))) {
      const members = numbered.filter((id) => id.replace(/\d+$/, '') === group);
      if (group === 'C-X') expect(members).toEqual(['C-X1', 'C-X2', 'C-X3', 'C-X4', 'C-X5', 'C-X9']);
      else expect(members).toEqual(members.map((_, i) => `${group}${i + 1}`));
    }
  });
  test('has what it cites itself', () => {
    expect(missing(page.match(RULING) ?? [])).toEqual([]);
  });
  test('gives a ground for each, and positions of B5 that there are', () => {
    const edges = ['moves', 'traits', 'stacks'].map((part) => read(`tests/edges-${part}.test.ts`)).join('\n');
    const rows = new Set([...edges.matchAll(/\btest\('(\d[\d, ]*)/g)].flatMap(([, n]) => n.split(', ').map(Number)));
    for (const [line, id] of lines) {
      if (id !== 'B5' && id !== 'C-X9') expect(line).toMatch(/ \*[^*]+\*(?: \[[\d, ]+\])?$/);
      for (const number of (line.match(/ \[([\d, ]+)\]$/)?.[1] ?? '').split(', ').filter(Boolean)) {
        expect(rows).toContain(Number(number));
      }
    }
  });
  test('has none that no position shows and no test tries', () => {
    const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(^|\/)(edges-\w+|draws)\.test\.ts$/.test(file),
    );
    const tried = new Set(tests.flatMap((file) => read(file).match(RULING) ?? []));
    const shown = (line: string): boolean => / \[[\d, ]+\]$/.test(line);
    const rulings = lines.filter(([, id]) => id.startsWith('C-'));
    expect(rulings.filter(([line, id]) => !shown(line) && !tried.has(id)).map(([, id]) => id)).toEqual([]);
  });
  test('marks exactly the house rules, by the ruling each comes from', () => {
    const marked = lines.filter(([line]) => line.includes('**House rule** `'));
    const found = marked.map(([line, id]) => `${id} ${line.match(/House rule\*\* `(\w+)`/)?.[1]}`);
    expect(found.sort()).toEqual(options.map((o) => `${o.ruling} ${o.id}`).sort());
  });
});

describe('every ruling cited is on the page', () => {
  test('by reasons, checks, house rules and the rulebook', () => {
    const all = [...Object.values(reasons), ...Object.values(checks), ...options];
    const said = all.flatMap((w) => (w.ruling === null ? [] : [w.ruling]));
    const retold = words.rulebook.flatMap((section) => section.rulings);
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
  const retold = new Set(words.rulebook.flatMap((section) => section.rulings));
  expect(told.filter((id) => id.startsWith('C-') && !retold.has(id))).toEqual([]);
});
