/** How games end without a mate: D-G7, D-G8, and what stands above them. */
import { describe, expect, test } from 'vitest';
import { TestTable } from '../../testing/deicide/table.ts';

const { of } = TestTable;

describe('bare Kings', () => {
  test('when the last other piece is gone', () => {
    expect(of('M@e5 n@f6').after('e5-f6').ending).toBe('draw: dead-position');
    expect(of('K@i1').ending).toBe('draw: dead-position');
  });
  test('not while something is in flight', () => {
    const table = of('T@d9~2').after('i1-i2', 'i16-i15');
    expect(table.ending).toBeNull();
  });
  test('a Snail alone still gives check', () => expect(of('Z@d4').ending).toBeNull());
});

describe('repetition', () => {
  test('the third time, and the state must be the same in everything', () => {
    const table = of('R@a1 r@a16 F@d4');
    const round = ['a1-a2', 'a16-a15', 'a2-a1', 'a15-a16'];
    table.play(...round, ...round);
    expect(table.ending).toBeNull(); // the Fool had nobody to copy when it all began
    table.play('a1-a2');
    expect(table.ending).toBeNull();
    expect(table.after('a16-a15').ending).toBe('draw: repetition');
  });
  test('A6: what was moved last is no part of it where there is no Fool to copy it', () => {
    const round = ['a1-a2', 'a16-a15', 'a2-a1', 'a15-a16'];
    const other = ['i1-i2', 'a16-a15', 'i2-i1', 'a15-a16'];
    expect(of('R@a1 r@a16').after(...round, ...round).ending).toBe('draw: repetition');
    const moved = { lastKind: { white: 'knight' } };
    const differs = (men: string): boolean =>
      of(men, 'black', moved).position.key() !== of(men, 'black').position.key();
    expect(['R@a1 r@a16', 'R@a1 F@d4 r@a16', 'R@a1 f@d4 r@a16', 'R@a1 f@d4~2 r@a16'].map(differs)).toEqual([
      ...[false, false, true, true],
    ]);
    expect(of('R@a1 f@d4 r@a16').after(...round, ...other).ending).toBeNull();
  });
  test('an extra turn is another position', () => {
    const table = of('Z@a2 R@p1');
    table.play('a2-a3', 'i16-i15', 'end', 'p1-p2', 'i15-i16', 'a3-a2', 'i16-i15', 'end', 'p2-p1', 'i15-i16');
    expect(table.ending).toBeNull();
  });
});

describe('no progress', () => {
  const quiet = (n: number, men = 'R@a1 r@a16 P@c5'): TestTable => of(men, 'white', { quiet: n });
  test('two hundred turns of either side', () => {
    expect(quiet(198).after('a1-a2').ending).toBeNull();
    expect(quiet(199).after('a1-a2').ending).toBe('draw: no-progress');
  });
  test('a capture, an explosion and a pawn begin anew', () => {
    expect(quiet(199).after('a1-a16').ending).toBeNull();
    expect(quiet(199).after('c5-c6').ending).toBeNull();
    expect(quiet(199, 'T@d9~1 R@d9 r@p16').after('i1-i2').ending).toBeNull();
  });
  test('mate stands above it', () => {
    expect(of('q@b14 k@c14 K@a16', 'black', { quiet: 199 }).after('b14-b15').ending).toBe('black: checkmate');
  });
  test('a turn of two moves is one turn', () => {
    const table = of('Z@i3 r@a16', 'white', { quiet: 197 }).after('i3-i4', 'a16-a15');
    expect(table.ending).toBeNull();
    expect(table.after('a15-a14').ending).toBeNull();
    expect(table.after('i4-i5').ending).toBe('draw: no-progress');
  });
});

describe('Ziggurats', () => {
  const five = 'ziggurat@a5 N@a5 ziggurat@c5 N@c5 ziggurat@h9 P@h9 ziggurat@j9 J@j9 ziggurat@l12 B@l12 ziggurat@f8';
  test('a piece that arrives wins', () => expect(of(`${five} R@f1`).after('f1-f8').ending).toBe('white: ziggurats'));
  test('a landing wins, and nothing lands after it', () => {
    const table = of(`${five} T@f8~1 T@e8~1 r@e8`).after('i1-i2');
    expect([table.ending, table.men.includes('T@e8~0')]).toEqual(['white: ziggurats', true]);
  });
  test('the winning move must be legal', () => expect(of(`${five} R@f1 r@i9`).can('f1-f8')).toBe(false));
  test('the King counts', () => {
    expect(of(`${five} K@f7 r@a16`).after('f7-f8').ending).toBe('white: ziggurats');
  });
});
