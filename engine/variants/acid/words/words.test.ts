/** The rulebook and every word of acid: whole, and its pictures are positions that the generator can play. */
import { describe, expect, test } from 'vitest';
import { Table } from '../../../testing/acid/table.ts';
import { acid } from '../index.ts';
import { rules } from './words.ts';

const { words } = acid;
describe('the rulebook', () => {
  for (const section of words.rulebook) {
    test(section.title, () => {
      expect(section.paragraphs.length).toBeGreaterThan(0);
      for (const paragraph of section.paragraphs) expect(paragraph).toMatch(/^[A-Z\d].*[.:!]$/i);
      for (const { spec, caption } of section.diagrams) {
        const table = new Table(spec.pieces, spec.turn as 'magi' | 'line');
        const isStill = ['M@e3 K@e7'].includes(spec.pieces); // a Mass has no moves: the King shows it
        expect(table.to(spec.focus).length > 0 || isStill, spec.pieces).toBe(true);
        expect(caption).toMatch(/\.$/);
      }
    });
  }
  test('has a section for each kind and names the designers', () => {
    const kinds = words.rulebook.flatMap((s) => (s.kind === null ? [] : [s.kind]));
    expect(kinds.sort()).toEqual(acid.types.map((t) => t.id).sort());
    const all = words.rulebook.flatMap((s) => s.paragraphs).join(' ');
    for (const name of ['juniper', 'diskette', 'edith', 'ashley']) expect(all).toContain(name);
  });
});
test('the ruling of every reason and house rule leads to a section of the book', () => {
  const retold = new Set(words.rulebook.flatMap((s) => s.rulings));
  const cited = [...Object.values(words.reasons), ...acid.options].flatMap((w) =>
    w.ruling === null ? [] : [w.ruling],
  );
  expect(cited.filter((ruling) => !retold.has(ruling))).toEqual([]);
});
test('every rule has its own words, and every sentence ends', () => {
  const used = [...acid.types.flatMap((t) => t.rules), ...(acid.turnRules ?? []), ...(acid.reactions ?? [])].map(
    (r) => r.id,
  );
  expect([...new Set(used)].sort()).toEqual(
    Object.values(rules)
      .map((r) => r.id)
      .sort(),
  );
  for (const { says } of Object.values(rules)) expect(says).toMatch(/^[A-Z].*\.$/);
  for (const { says } of Object.values(words.reasons)) expect(says).toMatch(/(\.|\})$/);
  for (const option of acid.options) {
    for (const value of [option, ...option.values]) expect(value.says).toMatch(/^[A-Z\d].*\.$/);
  }
});
test('letters are one capital each, all different', () => {
  const letters = acid.types.map((t) => t.letter);
  expect(new Set(letters).size).toBe(letters.length);
  for (const letter of letters) expect(letter).toMatch(/^[A-Z]$/);
});
