/** RULINGS.md and who cites it: what a comment, a test, a reason or the rulebook names by id is told on the page, once. */
import { describe, expect, test } from 'vitest';
import { codeIn, games, rulingsOf, textOf } from '../testing/games.ts';

describe.each(games)('$id', (game) => {
  const { words, folder, forms } = game;
  const [{ options, words: ofVariant }] = forms;
  const { page, entries, ids, named } = rulingsOf(game);
  const missing = (cited: readonly string[]): readonly string[] => cited.filter((id) => !ids.includes(id));
  const retold = ofVariant.rulebook.flatMap((section) => section.rulings);

  describe('the page of rulings', () => {
    test('tells each ruling once', () => {
      expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    });
    test('has what it cites itself', () => {
      expect(missing(named(page))).toEqual([]);
    });
    test('marks exactly the house rules, by the ruling each comes from', () => {
      const marked = entries.filter(({ line }) => line.includes('**House rule** `'));
      const found = marked.map(({ line, id }) => `${id} ${line.match(/House rule\*\* `(\w+)`/)?.[1]}`);
      expect(found.sort()).toEqual(options.map((o) => `${o.ruling} ${o.id}`).sort());
    });
  });

  describe('every ruling cited is on the page', () => {
    test('by reasons, checks, house rules and the rulebook', () => {
      const all = [...Object.values(words.reasons), ...Object.values(words.checks ?? {}), ...options];
      const said = all.flatMap((w) => (w.ruling === null ? [] : [w.ruling]));
      expect(said.length).toBeGreaterThan(0);
      expect(retold.length).toBeGreaterThan(0);
      expect(missing([...said, ...retold])).toEqual([]);
    });
    const citing = codeIn(folder).filter((file) => file !== 'rulings.test.ts');
    test.each(citing)('by %s', (file) => expect(missing(named(textOf(file, folder)))).toEqual([]));
  });

  test('every ruling is retold in some section of the rulebook', () => {
    // A and B: what the rulings stand on
    const rulings = ids.filter((id) => !/^[AB]\d/.test(id));
    expect(rulings.filter((id) => !retold.includes(id))).toEqual(rulings.filter((id) => game.untold?.test(id)));
  });
});
