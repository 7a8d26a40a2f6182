/** RULINGS.md and who cites it: what a comment, a test, a reason or the rulebook names by id is told on the page, once. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checks, options, reasons, words } from './words/words.ts';

const folder = new URL('./', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const RULING = /\b(?:D-(?:[A-Z]{1,2}\d{1,2}|[A-Z]{4,})|A\d(?:\.\d)?)\b/g;

const page = read('RULINGS.md');
const told = [...page.matchAll(/^- \*\*(D-[A-Z]+\d*|A\d(?:\.\d)?)\*\* \S/gm)].map(([, id]) => id);
const missing = (ids: Iterable<string>): string[] => [...new Set(ids)].filter((id) => !told.includes(id));

describe('the page of rulings', () => {
  test('tells each ruling once', () => {
    expect(told.filter((id, i) => told.indexOf(id) !== i)).toEqual([]);
  });
  test('leaves none out of a group', () => {
    const numbered = told.filter((id) => /^D-.*\d$/.test(id));
    expect(told.filter((id) => !/\d$/.test(id))).toEqual(['D-SETUP', 'D-PIPE', 'D-LEGAL', 'D-FOOL']);
    const groups = [...new Set(numbered.map((id) => id.replace(/\d+$/, '')))];
    for (const group of groups) {
      const first = group === 'D-T' ? 0 : 1; // the common rules of terrain are number 0
      const members = numbered.filter((id) => id.replace(/\d+$/, '') === group);
      expect(members).toEqual(members.map((_, i) => `${group}${i + first}`));
    }
  });
  test('has what it cites itself', () => {
    expect(missing(page.match(RULING) ?? [])).toEqual([]);
  });
  test('marks exactly the house rules, by the ruling each comes from', () => {
    const marked = page.split('\n').filter((line) => line.startsWith('- ') && line.includes('**House rule** `'));
    const found = marked.map(
      (line) => `${line.match(/\*\*(D-\w+)\*\*/)?.[1]} ${line.match(/House rule\*\* `(\w+)`/)?.[1]}`,
    );
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
  expect(told.filter((id) => id.startsWith('D-') && !retold.has(id))).toEqual([]);
});
