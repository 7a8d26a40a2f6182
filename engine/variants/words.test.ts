/** The rulebook and every word of each game: whole, clean and used. */
import { describe, expect, test } from 'vitest';
import { codeIn, games, textOf } from '../testing/games.ts';
import { variants } from './registry.ts';

const core = new URL('../core/', import.meta.url);
/** The code of a folder but for its words and tests. */
const sourceOf = (folder: URL): string =>
  codeIn(folder)
    .filter((file) => /^(?!words|rulebook).*(?<!\.test)\.ts$/.test(file))
    .map((file) => textOf(file, folder))
    .join('\n');

describe.each(variants)('the rulebook of $id', ({ words }) => {
  test.each(words.rulebook)('$title', ({ paragraphs, diagrams }) => {
    expect(paragraphs.length).toBeGreaterThan(0);
    for (const paragraph of paragraphs) expect(paragraph).toMatch(/^[A-Z\d].*[.:!]$/i);
    for (const { caption } of diagrams) expect(caption).toMatch(/^[A-Z].*\.$/);
  });
  test('has its sections once', () => {
    const sections = words.rulebook.map(({ id }) => id);
    expect(new Set(sections).size).toBe(sections.length);
  });
});

describe.each(games)('$id', ({ folder, designers, words, forms, summary: mostInSummary }) => {
  const { kinds, rules, reasons, checks = {}, conditions, features = {}, flags = {}, fields = {} } = words;
  const { startSays = {}, problems, provenance, budgetSays } = words;
  const [{ types, endings, options, layout, turnRules = [], reactions = [], words: ofVariant }] = forms;
  const source = sourceOf(folder);

  test('the rulebook has a section with a picture for each kind, and names the designers', () => {
    for (const { words, types } of forms) {
      const about = words.rulebook.filter(({ kind }) => kind !== null);
      expect(about.map(({ kind }) => kind).sort()).toEqual(Object.keys(kinds).sort());
      expect(
        types
          .filter((t) => !t.ownerless)
          .map(({ id }) => id)
          .sort(),
      ).toEqual(Object.keys(kinds).sort());
      expect(about.filter(({ diagrams }) => diagrams.length === 0)).toEqual([]);
      const all = words.rulebook.flatMap(({ paragraphs }) => paragraphs).join(' ');
      for (const name of designers) expect(all).toContain(name);
    }
  });
  test('house rules name kinds of the game', () => {
    for (const { kinds: changed = [] } of options)
      for (const kind of changed) expect(Object.keys(kinds)).toContain(kind);
  });
  test('the ruling of every reason, check and house rule leads to a section of the book', () => {
    const all = [...Object.values(reasons), ...Object.values(checks), ...options];
    const cited = all.flatMap(({ ruling }) => (ruling === null ? [] : [ruling]));
    for (const { words } of forms) {
      const retold = new Set(words.rulebook.flatMap(({ rulings }) => rulings));
      expect(cited.filter((ruling) => !retold.has(ruling))).toEqual([]);
    }
  });

  describe('every word is used', () => {
    const used = (name: string): string[] =>
      [...source.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g'))].map(([, a, b]) => a ?? b);
    const unquoted = (ids: readonly string[], code = source): string[] => ids.filter((id) => !code.includes(`'${id}'`));

    test.each(Object.entries({ rules, conditions, flags, fields, startSays }))('%s', (name, list) => {
      expect(Object.keys(list).filter((id) => !used(name).includes(id))).toEqual([]);
    });
    test('reasons', () => expect(unquoted(Object.keys(reasons), source + sourceOf(core))).toEqual([]));
    test('states and endings', () => {
      expect(unquoted([...ofVariant.states, ...endings].map(({ id }) => id))).toEqual([]);
    });
    test('problems', () => {
      expect(unquoted(Object.keys(problems)).filter((id) => !used('problems').includes(id))).toEqual([]);
    });
    test('features', () => {
      const lying = [...(layout.terrain?.features ?? []), ...types.filter((t) => t.ownerless)];
      expect(Object.keys(features).sort()).toEqual(lying.map(({ id }) => id).sort());
    });
  });
  test('every rule has words of its own', () => {
    const told = Object.values(rules).map(({ id }) => id);
    const ruled = [...types.flatMap((t) => t.rules), ...turnRules, ...reactions];
    expect(ruled.map(({ id }) => id).filter((id) => !told.includes(id))).toEqual([]);
  });

  describe('every sentence begins and ends', () => {
    // what takes arguments is a function
    const begins = (form: RegExp, ...all: readonly unknown[]): void => {
      for (const says of all) if (typeof says === 'string') expect(says).toMatch(form);
    };
    const said = (...lists: readonly object[]): readonly unknown[] =>
      lists.flatMap((list) => Object.values(list)).map((told) => (typeof told === 'object' ? told.says : told));

    test('of rules and positions', () => {
      begins(/^[A-Z].*\.$/, ...said(rules, conditions, startSays, features, flags, fields), provenance);
      begins(/^[A-Z{].*\.$/, ...said(problems), budgetSays);
    });
    test('of reasons and checks', () => begins(/^[A-Z{].*(\.|\})$/, ...said(reasons, checks)));
    test('of endings and house rules', () => {
      begins(/^[A-Z{].*\.$/, ...said(endings));
      begins(/^[A-Z\d].*\.$/, ...said(options, ...options.map(({ values }) => values)));
    });
    test('of kinds, which have a short one', () => {
      for (const { summary, sentences } of Object.values(kinds)) {
        begins(/^[A-Z].*\.$/, summary, ...sentences);
        expect(summary.length).toBeLessThanOrEqual(mostInSummary);
      }
    });
  });

  test('ids of rules are all different, and so are letters, capitals with a + if promoted, and summaries', () => {
    const of = Object.values(kinds);
    for (const all of [Object.values(rules).map(({ id }) => id), of.map((k) => k.letter), of.map((k) => k.summary)])
      expect(new Set(all).size).toBe(all.length);
    for (const [id, { letter }] of Object.entries(kinds))
      expect(letter).toMatch(id.startsWith('+') ? /^\+[A-Z]$/ : /^[A-Z]$/);
  });
});
