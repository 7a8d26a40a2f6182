/** The rulebook and every word of 4chan chess: whole, clean and used. What the pictures show is in diagrams.test.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fourchan } from '../index.ts';
import {
  checks,
  conditions,
  features,
  fields,
  flags,
  kinds,
  problems,
  provenance,
  reasons,
  rules,
  startSays,
  words,
} from './words.ts';

describe('the rulebook', () => {
  for (const section of words.rulebook) {
    test(section.title, () => {
      expect(section.paragraphs.length).toBeGreaterThan(0);
      for (const paragraph of section.paragraphs) expect(paragraph).toMatch(/^[A-Z\d].*[.:!]$/i);
      for (const { caption } of section.diagrams) expect(caption).toMatch(/^[A-Z].*\.$/);
    });
  }
  test('has a section for each kind, promoted or not, with a picture, and names the designer', () => {
    const about = words.rulebook.filter((s) => s.kind !== null);
    expect(about.map((s) => s.kind).sort()).toEqual(Object.keys(kinds).sort());
    expect(fourchan.types.map((t) => t.id).sort()).toEqual(Object.keys(kinds).sort());
    expect(about.filter((s) => s.diagrams.length === 0)).toEqual([]);
    const sections = words.rulebook.map((s) => s.id);
    expect(new Set(sections).size).toBe(sections.length);
    expect(words.rulebook.flatMap((s) => s.paragraphs).join(' ')).toContain('4chanchessdev');
  });
});

test('the ruling of every reason, check and house rule leads to a section of the book', () => {
  const retold = new Set(words.rulebook.flatMap((s) => s.rulings));
  const all = [...Object.values(reasons), ...Object.values(checks), ...fourchan.options];
  const cited = all.flatMap((w) => (w.ruling === null ? [] : [w.ruling]));
  expect(cited.filter((ruling) => !retold.has(ruling))).toEqual([]);
});

describe('every word is used', () => {
  const folder = new URL('../', import.meta.url);
  const files = (at: URL): string[] =>
    readdirSync(at, { recursive: true, encoding: 'utf8' }).filter((f) =>
      /^(?!words|rulebook).*(?<!\.test)\.ts$/.test(f),
    );
  const sourceOf = (at: URL): string =>
    files(at)
      .map((f) => readFileSync(new URL(f, at), 'utf8'))
      .join('\n');
  const variant = sourceOf(folder);
  const core = sourceOf(new URL('../../core/', folder));
  const used = (name: string): string[] =>
    [...variant.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g'))].map(([, a, b]) => a ?? b);
  const quoted = (source: string, id: string): boolean => source.includes(`'${id}'`);

  for (const [name, list] of Object.entries({ rules, conditions, flags, fields, startSays })) {
    test(name, () => expect(Object.keys(list).filter((id) => !used(name).includes(id))).toEqual([]));
  }
  test('reasons', () => {
    expect(Object.keys(reasons).filter((id) => !quoted(variant, id) && !quoted(core, id))).toEqual([]);
  });
  test('states, endings and problems', () => {
    const ids = [...words.states.map((s) => s.id), ...fourchan.endings.map((e) => e.id), ...Object.keys(problems)];
    expect(ids.filter((id) => !quoted(variant, id))).toEqual([]);
  });
  test('features', () => {
    expect(Object.keys(features).sort()).toEqual(fourchan.layout.terrain?.features.map((f) => f.id).sort());
  });
});

test('every sentence begins and ends', () => {
  for (const { says } of Object.values(rules)) expect(says).toMatch(/^[A-Z].*\.$/);
  for (const { says } of [...Object.values(reasons), ...Object.values(checks)])
    expect(says).toMatch(/^[A-Z{].*(\.|\})$/);
  for (const says of [...Object.values(conditions), ...Object.values(startSays), provenance])
    expect(says).toMatch(/^[A-Z].*\.$/);
  for (const says of Object.values(problems)) expect(says).toMatch(/^[A-Z{].*\.$/);
  for (const { says } of [...Object.values(features), ...Object.values(flags), ...Object.values(fields)])
    expect(says).toMatch(/^[A-Z].*\.$/);
  for (const { says } of fourchan.endings) expect(says).toMatch(/^[A-Z{].*\.$/);
  for (const option of fourchan.options) {
    for (const value of [option, ...option.values]) expect(value.says).toMatch(/^[A-Z\d].*\.$/);
  }
  for (const { summary, sentences } of Object.values(kinds)) {
    for (const says of [summary, ...sentences]) expect(says).toMatch(/^[A-Z].*\.$/);
    expect(summary.length).toBeLessThanOrEqual(105);
  }
});
test('rule ids are all different; letters are one capital each, with a + when promoted, all different', () => {
  const ids = Object.values(rules).map((r) => r.id);
  expect(new Set(ids).size).toBe(ids.length);
  const all = Object.entries(kinds);
  expect(new Set(all.map(([, k]) => k.letter)).size).toBe(all.length);
  expect(new Set(all.map(([, k]) => k.summary)).size).toBe(all.length);
  for (const [id, { letter, name }] of all) {
    expect(letter).toMatch(id.startsWith('+') ? /^\+[A-Z]$/ : /^[A-Z]$/);
    if (!id.startsWith('+')) continue;
    const base = kinds[id.slice(1) as keyof typeof kinds];
    expect([letter, name]).toEqual([`+${base.letter}`, `+${base.name}`]);
  }
});
