/** The rulebook and every word of Deicide Chess: whole, used, and its pictures show what their captions say. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Position } from '../../../core/position.ts';
import { startOfCensus } from '../../../core/start/census.ts';
import type { DiagramSpec } from '../../../core/vocabulary.ts';
import { deicide } from '../index.ts';
import { checks, conditions, features, kinds, reasons, rules, words } from './words.ts';

/** Where the piece in focus may go, sorted. */
const goesTo = ({ pieces, turn, focus }: DiagramSpec): string[] => {
  const start = startOfCensus(deicide, pieces);
  if (!start.ok) throw new Error(start.error.message);
  const made = Position.start(deicide, {}, { ...start.value, turn });
  if (!made.ok) throw new Error(made.error.message);
  const position = made.value;
  const cell = deicide.topology.parse(focus);
  const actions = position.actions().filter((a) => a.from === cell);
  const cells = actions.flatMap((a) => a.targets.map((t) => deicide.topology.name(t.cell)));
  return [...new Set(cells)].sort();
};
const sorted = (cells: string): string[] => cells.split(' ').filter(Boolean).sort();

/** By section and number of the diagram: cells that the caption says are marked, and cells that it says are not. */
const CLAIMS: Readonly<Record<string, readonly [goes: string, never: string]>> = {
  'board 1': ['h5 h6 h7 h8', 'h9 h3'],
  'check 1': ['g7 g9 i7 i8 i9', 'h7 h9 g8'],
  'check 2': ['g7 g8 g9 h7 h9 i7 i8 i9', ''],
  'check 3': ['a7 a9 b7 b8 b9', ''],
  'check 4': ['h7 g8 i8', 'h9'],
  'check 5': ['g8 h6 h7 h8 f8', 'f7 g6'],
  'king 1': ['h7 h9 i7 i8 i9', 'g7 g8 g9'],
  'king 2': ['g1', 'k1'],
  'king 3': ['g7 g8 g9 h7 i7', 'h9 i8 i9'],
  'queen 1': ['h12 h9 i9 j10', 'h13 k11'],
  'rook 1': ['h9 h13 e8', 'h14 d8'],
  'bishop 1': ['e11 j6', 'd12 k5'],
  'knight 1': ['j9 g10 i10 f9', 'h9 g8'],
  'archbishop 1': ['i10 i9', 'g9 f10 j9'],
  'chancellor 1': ['i10 h7 g8', 'h9 h10 g10'],
  'centaur 1': ['i10 g7', 'h9'],
  'champion 1': ['j10 h10', 'g9 h9 i9'],
  'wizard 1': ['k9', 'h7'],
  'prince 1': ['i9', 'h9'],
  'princess 1': ['h11 i9', 'h9 h10'],
  'kitsune 1': ['h10 g9 i9 b14', ''],
  'kitsune 2': ['i9', 'h9'],
  'werewolf 1': ['h10 f10 a10', 'h9'],
  'werewolf 2': ['h10', 'g9'],
  'cannon 1': ['e12 m5 e8 g5', 'e9 e14 h5'],
  'archer 1': ['j10 b8 f6', 'g7 a9 c7'],
  'sorceress 1': ['a1 p16 h9 i9 g8', 'k11'],
  'sumo 1': ['h9 h10 j8 k8', 'g7 f6 g9 f10'],
  'sumo 2': ['h16 i15 j16', ''],
  'bomber 1': ['i9', 'h9'],
  'bomber 2': ['i9', 'h10 k11'],
  'snail 1': ['h9 g9 g8 g7 h7 i7 i8', 'i9'],
  'snail 2': ['g7 h7 i7', 'h9 g8 i8'],
  'time-machine 1': ['d7 k3 f5', 'd8 g6 l3'],
  'time-machine 2': ['g7 g8 g9 h7 h9 i7 i8 i9', ''],
  'time-machine 3': ['g7 g8 g9 h7 h9 i7 i8', 'i9'],
  'fool 1': ['i10 g10 j9', 'h9'],
  'fool 2': ['h9 g9', 'h7 i9'],
  'fool 3': ['g9 f10 h7 h6', 'h9 h10'],
  'pawn 1': ['h5 h6 h7 h8 i5', 'h9 g5'],
  'pawn 2': ['g8', 'h8 h9 i8'],
  'pawn 3': ['h16 i16', ''],
  'rookie 1': ['h4 h8 g3', 'h9 i4 i3'],
  'drunk-pawn 1': ['c8 i4 j5 h4', 'b9 k6'],
  'drunk-pawn 2': ['g4 i4', 'f5 j5 h4'],
  'cathedral 1': ['i8 j9 h9 g10 j7 k6', ''],
  'cathedral 2': ['i8 h7', 'h9 j7 j9'],
  'portal 1': ['d5 d6 k8 k9 k10', 'k7 k11'],
  'portal 2': ['d5 d6', 'k7 k8'],
  'wall 1': ['h8 f5', 'h9 h10 e5'],
  'wall 2': ['h12 h8', 'h9 h10'],
  'wall 3': ['g10 i10', 'g9 h9 i9'],
  'mine 1': ['h9', 'h10 h12'],
  'mine 2': ['g7 g8 g9 h7 i7 i8', 'h9 i9'],
  'glue 1': ['h7 h8', 'h9'],
  'glue 2': ['h10 g9 i9', ''],
  'ziggurat 1': ['h8', ''],
};

describe('the rulebook', () => {
  for (const section of words.rulebook) {
    test(section.title, () => {
      expect(section.paragraphs.length).toBeGreaterThan(0);
      for (const paragraph of section.paragraphs) expect(paragraph).toMatch(/^[A-Z\d].*[.:!]$/i);
      for (const { caption } of section.diagrams) expect(caption).toMatch(/^[A-Z].*\.$/);
    });
    for (const [i, { spec, caption }] of section.diagrams.entries()) {
      test(`${section.id} ${i + 1}: ${caption}`, () => {
        const [goes, never] = CLAIMS[`${section.id} ${i + 1}`];
        const cells = goesTo(spec);
        expect(sorted(goes).filter((c) => !cells.includes(c))).toEqual([]);
        expect(sorted(never).filter((c) => cells.includes(c))).toEqual([]);
      });
    }
  }
  test('has claims for its pictures and no others', () => {
    const pictures = words.rulebook.flatMap((s) => s.diagrams.map((_, i) => `${s.id} ${i + 1}`));
    expect(Object.keys(CLAIMS).sort()).toEqual(pictures.sort());
  });
  test('has a section for each kind and each feature, and names the designer', () => {
    const told = words.rulebook.flatMap((s) => (s.kind === null ? [] : [s.kind])).sort();
    expect(told).toEqual(Object.keys(kinds).sort());
    const types = deicide.types.filter((t) => !t.ownerless);
    expect(types.map((t) => t.id).sort()).toEqual(told);
    const sections = words.rulebook.map((s) => s.id);
    expect(Object.keys(features).filter((id) => !sections.includes(id))).toEqual([]);
    expect(new Set(sections).size).toBe(sections.length);
    expect(words.rulebook.flatMap((s) => s.paragraphs).join(' ')).toContain('Fennaixelphox');
  });
});

test('the ruling of every reason, check and house rule leads to a section of the book', () => {
  const retold = new Set(words.rulebook.flatMap((s) => s.rulings));
  const all = [...Object.values(reasons), ...Object.values(checks), ...deicide.options];
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
  const used = (source: string, name: string): string[] =>
    [...source.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g'))].map(([, a, b]) => a ?? b);

  test('rules', () => {
    expect(Object.keys(rules).filter((id) => !used(variant, 'rules').includes(id))).toEqual([]);
  });
  test('conditions', () => {
    expect(Object.keys(conditions).filter((id) => !used(variant, 'conditions').includes(id))).toEqual([]);
  });
  test('reasons', () => {
    const said = (id: string): boolean => variant.includes(`'${id}'`) || core.includes(`'${id}'`);
    expect(Object.keys(reasons).filter((id) => !said(id))).toEqual([]);
  });
  test('states', () => {
    expect(words.states.filter(({ id }) => !variant.includes(`'${id}'`))).toEqual([]);
  });
});

test('every sentence begins and ends', () => {
  for (const { says } of Object.values(rules)) expect(says).toMatch(/^[A-Z].*\.$/);
  for (const { says } of [...Object.values(reasons), ...Object.values(checks)])
    expect(says).toMatch(/^[A-Z{].*(\.|\})$/);
  for (const says of Object.values(conditions)) expect(says).toMatch(/^[A-Z].*\.$/);
  for (const { says } of deicide.endings) expect(says).toMatch(/^[A-Z{].*\.$/);
  for (const option of deicide.options) {
    for (const value of [option, ...option.values]) expect(value.says).toMatch(/^[A-Z\d].*\.$/);
  }
});
test('rule ids are all different, and letters are one capital each, all different', () => {
  const ids = Object.values(rules).map((r) => r.id);
  expect(new Set(ids).size).toBe(ids.length);
  const letters = Object.values(kinds).map((k) => k.letter);
  expect(new Set(letters).size).toBe(letters.length);
  for (const letter of letters) expect(letter).toMatch(/^[A-Z]$/);
});
