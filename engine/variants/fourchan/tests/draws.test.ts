/** How games end: by an Admin, whoever's doing it is (C-G2), or drawn (C-G5, C-G6). There is no check (C-G1). */
import { describe, expect, test } from 'vitest';
import { TestTable } from '../../../testing/fourchan/table.ts';
import { board } from '../board.ts';

const { of } = TestTable;
const traveller = { options: { blocked: 'traveller' } };

describe('an Admin is lost', () => {
  test('taken, telefragged, raged over', () => {
    expect(of('T@e5 a@e8').after('Te5xe8').ending).toBe('white: admin-taken');
    expect(of('N@a5 a@e8 #w@e5 #w@e8').after('Na5-e5').ending).toBe('white: admin-taken');
    expect(of('N@a5 A@e8 #w@e5 #w@e8').after('Na5-e5').ending).toBe('black: admin-lost');
    expect(of('A@e4 m@e8 #w@e5 #w@e8', 'white', traveller).after('Ae4-e5').ending).toBe('black: admin-lost');
    expect(of('R@e5 A@e6').after('Re5!e7').ending).toBe('black: admin-lost');
  });
  test('the loser may bring the captor with it: the captor is lost on a gate and has won', () => {
    const table = of('N@a5 a@e5 m@e8 #w@e5 #w@e8', 'white', traveller).after('Na5xe5');
    expect([table.ending, table.men]).toEqual(['white: admin-taken', 'm@e8']);
  });
  test('of two Admins on both ends of a gate, the one on the entrance decides', () => {
    const table = of('N@a5 a@e5 A@e8 #w@e5 #w@e8').after('Na5xe5');
    expect([table.ending, table.men]).toEqual(['white: admin-taken', 'N@e8']);
  });
  test('the sentence names the winner', () => {
    expect(of('T@e5 a@e8').after('Te5xe8').position.outcome?.says).toMatch(/White.*Black|Black.*White/);
  });
});

describe('no check', () => {
  test('an Admin may walk into danger and stay in it', () => {
    expect(of('A@e1 t@f9').to('e1')).toContain('f1');
    expect(of('A@e1 t@e9 M@a1').can('Ma1-b3')).toBe(true);
    expect(of('A@e1 t@e9').position.check).toBeNull();
  });
  test('who could take it is told, by whatever way', () => {
    const dangers = (men: string): string[] =>
      of(men)
        .position.checks()
        .map(({ by, says }) => `${says.split(' ')[1]} ${by >= 0}`);
    expect(dangers('A@e1 t@e9')).toEqual(['/tg/ true']);
    expect(dangers('A@e1 t@e9 O@e5')).toEqual([]);
    expect(dangers('A@e1 m@e2')).toEqual(['/mlp/ true']);
    expect(dangers('A@e1 v@f3')).toEqual(['/v/ true']);
    expect(dangers('A@e1 b@e9')).toEqual([]);
    expect(dangers('A@e1 b@e9=N')).toEqual(['/b/ true']);
    expect(dangers('A@e1 r@e3')).toEqual(['/r9k/ true']);
    expect(dangers('A@e1 d@a1=N')).toEqual(['/d/ true']);
    expect(dangers('A@e1 x@a5')).toEqual([]);
  });
  test('not who is frozen, unless it shoots; not who shares a cell', () => {
    const dangers = (men: string): number => of(men).position.checks().length;
    expect(dangers('A@e1 t@e9 X@d8')).toBe(0);
    expect(dangers('A@e1 m@e2 X@d3')).toBe(1);
    expect(dangers('A@e1 n@e9')).toBe(1);
    expect(dangers('A@e1 n@e9 m@e9^')).toBe(0);
    expect(dangers('A@e1 n@e2 m@e2^')).toBe(0);
  });
  test('the danger has its line', () => {
    const [check] = of('A@e1 t@e4').position.checks();
    expect(check.line.map((c) => board.name(c))).toEqual(['e4', 'e3', 'e2', 'e1']);
    expect(check.ruling).toBe('C-G1');
  });
});

describe('drawn', () => {
  test('C-G5: nothing to play', () => {
    const frozen = 'A@a1 N@a2 N@b1 B@b2 x@b3 x@c2';
    expect(of(frozen, 'black').after('Ai10-i9').ending).toBe('draw: no-action');
    expect(of(`${frozen} M@-`, 'black').after('Ai10-i9').ending).toBeNull();
  });
  const ofT = ['Ta1-a2', 'Ti9-i8', 'Ta2-a1', 'Ti8-i9'];
  const ofK = ['Kc1-d2', 'Ti9-i8', 'Kd2-c1', 'Ti8-i9'];
  test('C-G6: the same position for the third time', () => {
    expect(of('T@a1 K@c1 t@i9').after(...ofT, ...ofT.slice(0, -1)).ending).toBeNull();
    expect(of('T@a1 K@c1 t@i9').after(...ofT, ...ofT).ending).toBe('draw: repetition');
  });
  test('B6: what a /b/ could copy is part of the position', () => {
    const table = of('T@a1 K@c1 B@h1 t@i9').after(...ofT, ...ofT);
    expect(table.ending).toBeNull(); // the first time Black had played nothing
    expect(table.after('Ta1-a2', 'Ti9-i8').ending).toBe('draw: repetition');
    expect(of('T@a1 K@c1 b@h9 t@i9').after(...ofT, ...ofK, ...ofT).ending).toBeNull();
  });
  test('B6: what was played last is no part of it where nobody copies it', () => {
    expect(of('T@a1 K@c1 t@i9').after(...ofT, ...ofK).ending).toBe('draw: repetition');
    const played = { lastPlayed: { white: ['n'], black: null } };
    const differs = (men: string): boolean =>
      of(men, 'black', played).position.key() !== of(men, 'black').position.key();
    expect(['T@a1 t@i9', 'T@a1 B@h1 t@i9', 'T@a1 b@h9', 'T@a1 b@-', '+b@h9'].map(differs)).toEqual([
      ...[false, false, true, true, true],
    ]);
  });
  test('C-G6: so is who has moved, what a /d/ absorbed, and what lies on the ground', () => {
    const key = (men: string): string => of(men).position.key();
    expect(key("A@e2' N@a2'")).not.toBe(key("A@e2' N@a2"));
    expect(key('D@e5=N')).not.toBe(key('D@e5'));
    expect(key('D@e5=')).not.toBe(key('D@e5'));
    expect(key('M@a1 #w@e5')).not.toBe(key('M@a1 #b@e5'));
    expect(key('M@a1 m@-')).not.toBe(key('M@a1'));
    expect(key('N@a1 M@a1^')).not.toBe(key('N@a1 M@a2'));
    expect(key('M@a1 #w@e5 #w@e7')).toBe(key('#w@e7 M@a1 #w@e5'));
  });
});
