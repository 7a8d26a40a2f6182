/** RULINGS.md and who cites it: what a comment, a test, a reason or the rulebook names by id is told on the page, once. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { options, reasons, words } from './words/words.ts';

const folder = new URL('./', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
/** A new group of rulings belongs here. */
const GROUPS = ['AN', 'C', 'DK', 'G', 'H', 'K', 'M', 'P', 'R', 'S', 'V', 'W', 'Z'];
const RULING = new RegExp(`\\b(?:(?:${GROUPS.join('|')})\\d{1,2}|A\\d(?:\\.\\d{1,2})?)\\b`, 'g');

const page = read('RULINGS.md');
const told = [...page.matchAll(/^- \*\*([A-Z]+\d[\d.]*)\*\* \S/gm)].map(([, id]) => id);
const missing = (ids: Iterable<string>): string[] => [...new Set(ids)].filter((id) => !told.includes(id));

describe('the page of rulings', () => {
  test('tells each ruling once', () => {
    expect(told.filter((id, i) => told.indexOf(id) !== i)).toEqual([]);
  });
  test('leaves none out of a group', () => {
    const ids = told.filter((id) => !/^A\d/.test(id));
    const groups = [...new Set(ids.map((id) => id.replace(/\d+$/, '')))];
    expect(groups.toSorted(), 'name a new group in GROUPS above').toEqual(GROUPS);
    for (const group of groups) {
      const members = ids.filter((id) => id.replace(/\d+$/, '') === group);
      expect(members).toEqual(members.map((_, i) => `${group}${i + 1}`));
    }
  });
  test('has what it cites itself', () => {
    expect(missing(page.match(RULING) ?? [])).toEqual([]);
  });
  test('marks exactly the house rules, by the ruling each comes from', () => {
    const marked = page.split('\n').filter((line) => line.startsWith('- ') && line.includes('**House rule** `'));
    const found = marked.map(
      (line) => `${line.match(/\*\*(\w+)\*\*/)?.[1]} ${line.match(/House rule\*\* `(\w+)`/)?.[1]}`,
    );
    expect(found.sort()).toEqual(options.map((o) => `${o.ruling} ${o.id}`).sort());
  });
});

describe('every ruling cited is on the page', () => {
  test('by reasons, house rules and the rulebook', () => {
    const said = [...Object.values(reasons), ...options].flatMap((w) => (w.ruling === null ? [] : [w.ruling]));
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
