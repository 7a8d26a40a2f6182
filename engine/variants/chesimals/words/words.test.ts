/** The rulebook and every word of Chesimals: whole, clean and used; the pictures show what their captions say. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Position } from '../../../core/position.ts';
import { startOfCensus } from '../../../core/start/census.ts';
import type { Variant } from '../../../core/variant.ts';
import type { CaptionedDiagram } from '../../../core/vocabulary.ts';
import { colours } from '../colours.ts';
import { chesimals, chesimalsWide } from '../index.ts';
import {
  budgetSays,
  conditions,
  fields,
  flags,
  kinds,
  problems,
  provenance,
  reasons,
  rules,
  startSays,
  states,
} from './words.ts';

/** By section and number of the diagram: where the unit in focus goes, on either board. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  turn: ['d5 d6 d7 e7 f5 f6', ''],
  chain: ['f7 f9 g6 g10 i6 i10 j7 j9', '', '', 'g8 g9 h7 h9 i7 i8 i9', 'g8 g9 h7 h9 i7 i8 i9', ''],
  chief: [
    'c3 c4 c5 c6 c7 d3 d4 d5 d6 d7 e3 e4 e6 e7 f3 f4 f5 f6 f7 g3 g4 g5 g6 g7',
    'c3 c4 c5 c6 d3 d4 d5 e3 e4 f3 f4 f5 g3 g4 g5 g6',
    'c3 c4 c5 c6 c7 d3 d4 d5 d6 d7 e3 e4 xe6 xe7 f3 f4 f5 f6 f7 g3 g4 g5 g6 g7',
    'c3 c4 c5 c6 d3 d4 d5 e3 e4 xe6 f3 f4 f5 g3 g4 g5 g6',
  ],
  knight: ['c5 c7 d4 d8 f4 f8 g5 xg7'],
  warmachine: ['c5 e3 e4 xe7 f5 g5'],
  elephant: ['c3 c7 d4 d6 f4 g3 xg7'],
  guard: ['d5 d6 xd7 f5 f6 f7'],
  leaderless: [''],
  endings: ['d5 d6 d7 xe7 f5 f6 f7'],
};
const shown = (variant: Variant, { spec }: CaptionedDiagram): string => {
  const start = startOfCensus(variant, spec.pieces);
  if (!start.ok) throw new Error(start.error.message);
  const made = Position.start(variant, {}, { ...start.value, turn: spec.turn });
  if (!made.ok) throw new Error(made.error.message);
  const piece = made.value.game.pieceOn(variant.topology.parse(spec.focus)!);
  const cells = made.value
    .actionsOf(piece)
    .map((a) => `${a.kind === 'capture' ? 'x' : ''}${variant.topology.name(a.to!)}`);
  return cells.sort().join(' ');
};
const sorted = (text: string): string => text.split(' ').sort().join(' ');

for (const variant of [chesimals, chesimalsWide]) {
  const { words } = variant;
  describe(`the rulebook of ${variant.id}`, () => {
    for (const section of words.rulebook) {
      test(section.title, () => {
        expect(section.paragraphs.length).toBeGreaterThan(0);
        for (const paragraph of section.paragraphs) expect(paragraph).toMatch(/^[A-Z\d].*[.:!]$/i);
        for (const { caption } of section.diagrams) expect(caption).toMatch(/^[A-Z].*\.$/);
        if (section.id === 'board') return;
        expect(section.diagrams.map((d) => shown(variant, d))).toEqual((SHOWN[section.id] ?? []).map(sorted));
      });
    }
    test('the array has all units, and its Guard four squares', () => {
      const [diagram] = words.rulebook.find((s) => s.id === 'board')!.diagrams;
      expect(diagram.spec.pieces.split(' ')).toHaveLength(64);
      expect(shown(variant, diagram).split(' ')).toHaveLength(4);
    });
    test('has a section with a picture for each kind, and names the designer', () => {
      const about = words.rulebook.filter((s) => s.kind !== null);
      expect(about.map((s) => s.kind).sort()).toEqual(Object.keys(kinds).sort());
      expect(variant.types.map((t) => t.id).sort()).toEqual(Object.keys(kinds).sort());
      expect(about.filter((s) => s.diagrams.length === 0)).toEqual([]);
      const sections = words.rulebook.map((s) => s.id);
      expect(new Set(sections).size).toBe(sections.length);
      expect(words.rulebook.flatMap((s) => s.paragraphs).join(' ')).toContain('Joe Joyce');
    });
    test('the ruling of every reason and house rule leads to a section of the book', () => {
      const retold = new Set(words.rulebook.flatMap((s) => s.rulings));
      const cited = [...Object.values(reasons), ...variant.options].flatMap((w) =>
        w.ruling === null ? [] : [w.ruling],
      );
      expect(cited.filter((ruling) => !retold.has(ruling))).toEqual([]);
    });
  });
}

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
    const ids = [...states.map((s) => s.id), ...chesimals.endings.map((e) => e.id), ...Object.keys(problems)];
    expect(ids.filter((id) => !quoted(variant, id))).toEqual([]);
  });
});

test('every sentence begins and ends', () => {
  for (const { says } of Object.values(rules)) expect(says).toMatch(/^[A-Z].*\.$/);
  for (const { says } of Object.values(reasons)) expect(says).toMatch(/^[A-Z{].*(\.|\})$/);
  for (const says of [...Object.values(conditions), ...Object.values(startSays), provenance])
    expect(says).toMatch(/^[A-Z].*\.$/);
  for (const says of [...Object.values(problems), budgetSays]) expect(says).toMatch(/^[A-Z{].*\.$/);
  for (const { says } of [...Object.values(flags), ...Object.values(fields)]) expect(says).toMatch(/^[A-Z].*\.$/);
  for (const { says } of chesimals.endings) expect(says).toMatch(/^[A-Z{].*\.$/);
  for (const option of chesimals.options) {
    for (const value of [option, ...option.values]) expect(value.says).toMatch(/^[A-Z\d].*\.$/);
  }
  for (const { summary, sentences } of Object.values(kinds)) {
    for (const says of [summary, ...sentences]) expect(says).toMatch(/^[A-Z].*\.$/);
    expect(summary.length).toBeLessThanOrEqual(105);
  }
});
test('ids and letters are all different', () => {
  const ids = Object.values(rules).map((r) => r.id);
  expect(new Set(ids).size).toBe(ids.length);
  const letters = Object.values(kinds).map((k) => k.letter);
  expect(new Set(letters).size).toBe(letters.length);
  expect(new Set(colours.map((c) => c.letter)).size).toBe(8);
});
