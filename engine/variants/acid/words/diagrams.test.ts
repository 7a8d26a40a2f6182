/** Every diagram of the original text, by its id, and those of the rulebook. */
import { describe, expect, test } from 'vitest';
import { TestTable } from '../../../testing/acid/table.ts';
import { testDiagrams } from '../../../testing/acid/test-diagrams.ts';
import { acid } from '../index.ts';

testDiagrams(TestTable.of, () => TestTable.usual());

describe('what the engine tells of some of them', () => {
  test('D22: a Diskette becomes a Charonite on the back row', () => {
    const effects = TestTable.of('D@e8 K@a1 k@i9').play('De8-e9');
    expect(effects.map((e) => e.do)).toEqual(['go', 'become', 'turn']);
  });
  test('D27: only Worm moves are left, and each says that it loses', () => {
    const actions = TestTable.of('K@a9 C@b9 M@a8 m@b8 W@e5 k@f2').position.actions();
    expect(actions.every((a) => a.captures.length === 0 && a.loses !== null)).toBe(true);
  });
});

describe('in each picture of the rulebook there is something to show', () => {
  test.each(acid.words.rulebook.filter(({ diagrams }) => diagrams.length > 0))('$title', ({ diagrams }) => {
    for (const { spec } of diagrams) {
      const table = TestTable.of(spec.pieces, spec.turn as 'magi' | 'line');
      const isStill = spec.pieces === 'M@e3 K@e7'; // a Mass has no moves: the King shows it
      expect(table.to(spec.focus).length > 0 || isStill, spec.pieces).toBe(true);
    }
  });
});
