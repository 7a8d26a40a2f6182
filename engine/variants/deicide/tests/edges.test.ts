/** The test positions of the rules (A5) that need no terrain, played by the engine, and what only the engine tells of them. */
import { describe, expect, test } from 'vitest';
import { perft } from '../../../core/perft.ts';
import { TestTable } from '../../../testing/deicide/table.ts';
import { testPositions } from '../../../testing/deicide/test-positions.ts';
import { words } from '../../../testing/table.ts';
import { board, hasMoved } from '../board.ts';

const { of } = TestTable;

describe('the start', () => {
  test('1: the array: 199 first actions, no capture, no check', () => {
    const table = TestTable.usual();
    const all = table.position.actions();
    const count = (letter: string) => all.filter((a) => a.text.startsWith(letter)).length;
    expect(all).toHaveLength(199);
    expect([count('S'), count('P'), count('W'), count('Y')]).toEqual([128, 64, 4, 3]);
    expect([table.all('capture'), table.inCheck, table.to('g2')]).toEqual([[], false, []]);
  });
  test('2: Black’s first actions, and two deep', () => {
    const black = TestTable.usual().after('a4-a5').position.actions();
    expect(black).toHaveLength(199);
    expect(perft(TestTable.usual().position.game, 2).actions).toBe(55_872);
  });
});

testPositions(of);

describe('what the engine tells of some of them', () => {
  test('17: each promotion has a text of its own', () =>
    expect(
      new Set(
        of('P@b15 n@c16')
          .from('b15')
          .map((a) => a.text),
      ).size,
    ).toBe(42));
  test('31: the way around', () => {
    const [action] = of('X@h8 n@h9 r@i9').from('h8', 'capture');
    expect(action.route.map((c) => board.name(c))).toEqual(['h8', 'i8', 'i9']);
  });
  test('69: the one move of a Fool on the last rank', () =>
    expect(
      of('F@d15=P')
        .texts()
        .filter((text) => text.startsWith('F')),
    ).toEqual(['Fd15-d16']));
  test('70 to 72: what is seen: it goes there, and there both are gone', () => {
    const seen = (men: string, way: string): string[] => {
      const effects = of(men).play(way);
      return effects.flatMap((e) => (['take', 'go', 'burst'].includes(e.do) ? [e.do] : []));
    };
    expect(seen('M@e5 n@f6 R@a1', 'e5-f6')).toEqual(['take', 'go', 'burst', 'take']);
    expect(seen('N@e5 m@f7 R@a1', 'e5-f7')).toEqual(['take', 'go', 'burst', 'take']);
    expect(seen('M@e5 m@f6 n@g7 R@a1', 'e5-f6')).toEqual(['take', 'go', 'take', 'burst', 'take']);
  });
});

describe('what the rows leave to their rulings', () => {
  test('D-K2, D-P15: a promoted Rook never castles', () => {
    const { position } = of("K@i1' P@b15").after('Pb15-b16=R');
    const rook = position.game.pieces.find((p) => position.game.typeOf(p).id === 'rook')!;
    expect(position.game.get(hasMoved, rook)).toBe(1);
  });
  test('D-P12: a Pawn that is pushed to the last rank stays or promotes, by the house rule', () => {
    const men = 'P@e15 u@e14 k@a10';
    expect(of(men, 'black').after('e14-e15').men).toBe('P@e16 u@e15');
    expect(of(men, 'black', { options: { pushed: 'promotes' } }).after('e14-e15').men).toBe('Q@e16 u@e15');
    expect(of('P@e16').to('e16')).toEqual([]);
  });
  test('D-U11: a pushed Drunk Pawn keeps its head start', () => {
    expect(of("D@d3' u@f3", 'black').after('f3-d3').to('c3')).toEqual(words('b4 a5 d4 e5 f6 g7 h8'));
  });
  test('D-TM15: who leaves in an extra turn loses no counter in it', () => {
    const table = of('z@a8 T@d1', 'black').after('a8-b8', 'Td1>>d9');
    expect([table.turn, table.men]).toEqual(['white', 'T@d9~3 z@b8']);
    expect(table.after('i1-i2').men).toBe('T@d9~3 z@b8');
  });
});
