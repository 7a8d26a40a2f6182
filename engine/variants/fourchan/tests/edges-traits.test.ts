/** What the test positions of the rules leave to their rulings: /b/, /d/, /x/, /v/. */
import { describe, expect, test } from 'vitest';
import { TestTable } from '../../../testing/fourchan/table.ts';
import { words } from '../../../testing/table.ts';

const { of } = TestTable;

describe('/b/', () => {
  const bishop = words('a8 b1 b7 c2 c6 d3 d5 f3 f5 g2 g6 h1 h7 i8 j9');
  const steps = words('d3 d4 d5 e3 e5 f3 f4 f5');
  const copying = (men: string, text: string): TestTable => of(men, 'black').after(text);
  test('C-B3: a /b/ out of the hand gives nothing', () => {
    expect(copying('B@e4 b@-', 'B@c8').from('e4')).toEqual([]);
    expect(of('B@e4=K b@-', 'black').after('B@c8').from('e4')).toEqual([]);
  });
  test('C-B10, C-B11: what a /d/ had absorbed, and what a /b/ was copying with its own step', () => {
    expect(copying('B@e4 d@b9=N', 'Db9-b8').to('e4')).toContain('e9');
    expect(copying('B@e4 d@b9 N@b8', 'Db9xb8').to('e4')).toEqual(steps); // as it was before
    const chained = of('+B@a1 M@c3 +b@h8').after('Mc3-d5', '+Bh8-g6').to('a1');
    expect(chained).toEqual(words('a2 b1 b2 b3 c2'));
  });
  test('C-B12: a mount gives its own move, a rider that leaves its own', () => {
    expect(copying('B@e4 n@a9 k@a9^', 'Na9-a8').to('e4')).toContain('e9');
    expect(copying('B@e4 n@a9 k@a9^', 'Ka9-b8').to('e4')).toEqual(bishop);
  });
  test('C-B13: a promoted piece as it is, one that promotes as it was', () => {
    expect(copying('B@e4 o@c3', 'Oc3-c2=+O').to('e4')).toEqual(['e5']);
    expect(copying('B@e4 +o@c3', '+Oc3-c2').to('e4')).toHaveLength(16);
  });
  test('C-D5, C-H1: it never absorbs and fills no hand', () => {
    const table = of('B@e4=P m@f6').after('Be4xf6');
    expect([table.men, table.states('f6')]).toEqual(['B@f6', ['copies']]);
  });
  test('promotes as anybody does', () => {
    expect(of('B@a9=K').texts('a9', 'Ba9-b8')).toEqual(['Ba9-b8', 'Ba9-b8=+B']);
  });
});

describe('/d/', () => {
  /** the /d/ on e5 takes e6, the other side's Admin steps */
  const fed = (men: string): TestTable => of(`D@e5 ${men}`).after('De5xe6', 'Ai10-i9');
  test('C-D2: what the victim had absorbed counts, what it was copying does not', () => {
    expect(fed('d@e6=N').to('e6')).toContain('e9');
    expect(of('D@e5 b@e6').after('De5xe6', 'Ai10-i9').states('e6')).toEqual(['absorbed-nothing']);
    const copied = of('D@e5 b@e6 M@a1', 'black', { lastPlayed: { white: ['n'] } }).after('Ai10-i9', 'De5xe6');
    expect(copied.after('Ai9-i10').to('e6')).toHaveLength(8);
  });
  test('C-D3: promoted it keeps that and leaps', () => {
    const table = of('D@e7=N').after('De7-e8=+D', 'Ai10-i9');
    const cells = table.to('e8');
    expect(['e1', 'f10', 'd7'].map((c) => cells.includes(c))).toEqual([true, true, true]);
  });
  test('C-D4: out of a hand it begins anew', () => {
    const table = of('P@d4 d@e6=N').after('Pd4xe6', 'Ai10-i9', 'D@a5', 'Ai9-i10');
    expect([table.to('a5').length, table.states('a5')]).toEqual([5, ['absorbs-next']]);
  });
});

describe('/x/', () => {
  test('C-A3b: by a house rule an Anon is frozen and lifted until it is promoted', () => {
    const free = (men: string, side: 'white' | 'black' = 'white') => of(men, side, { options: { anons: 'promoted' } });
    const black = free('X@d4 a@e5 o@c5 +o@c3', 'black');
    expect(['e5', 'c5', 'c3'].map((c) => black.from(c).length > 0)).toEqual([true, false, true]);
    expect(black.why('c5', 'c4')).toMatchObject({ ruling: 'C-X2' });
    const lifter = free('T@e5 o@e6 +o@d6');
    expect(lifter.after('Te5@e6>f5').men).toBe('+o@d6 T@e5 o@f5');
    expect(free('T@e5 o@e6 +o@d6').can('Te5@d6>f5')).toBe(false);
    expect(free('T@e5 n@e6 o@e6^').after('Te5@e6>f6').men).toBe('T@e5 n@f6 o@f6^');
  });
  test('C-A3b: a drop that mates but for an /x/ that freezes the Anon is allowed', () => {
    const may = (anons: string, men: string) =>
      of(`O@- N@b1 a@a10 o@a9 p@b10 ${men}`, 'white', { options: { anons } }).can('O@b9');
    expect(may('both', '')).toBe(false);
    expect(may('both', 'x@-')).toBe(false);
    expect(may('promoted', '')).toBe(false);
    expect(may('promoted', 'x@-')).toBe(true);
  });
  test('C-X2b: by a house rule a frozen /b/ moves, captures and leaves an /n/ as the piece it copies', () => {
    const free = (men: string, copying = 'free') => of(men, 'white', { options: { copying } });
    const knights = ['c3', 'c5', 'd2', 'd6', 'f2', 'f6', 'g3', 'g5'];
    expect(free('B@e4=M x@e5 n@f6').to('e4').sort()).toEqual(knights);
    expect(free('B@e4=M x@e5 n@f6').can('Be4xf6')).toBe(true);
    expect(free('B@e4=M x@e5', 'frozen').from('e4')).toEqual([]);
    expect(free('N@e4 B@e4^=M x@e5').can('Be4-f6')).toBe(true);
    expect(free('N@e4 B@e4^=M x@e5 n@f6').can('Be4xf6')).toBe(false); // C-N5
    expect(free('B@e4 x@e5').from('e4')).toEqual([]);
    expect(free('D@e4=M X@a1 x@e5').from('e4')).toEqual([]);
  });
  test('C-X2b: of a promoted /b/ the own step stays frozen, unless it copies one', () => {
    const free = (men: string) => of(men, 'white', { options: { copying: 'free' } });
    expect(free('+B@e4=M x@e5').to('e4')).toHaveLength(8);
    expect(free('+B@e4=M x@e5').to('e4')).not.toContain('d4');
    expect(free('+B@e4=A x@e5').to('e4')).toHaveLength(8);
    expect(free('+B@e4=A x@e5').can('+Be4xe5')).toBe(true);
    expect(free('+B@e4=N x@e5').can('+Be4xe5')).toBe(true);
    expect(free('+B@e4=N x@e5').can('+Be4-d5')).toBe(false);
    expect(free('+B@e4 x@e5').from('e4')).toEqual([]);
  });
  test('C-X2b: a frozen /b/ that copies is a danger to an Admin, a warning and a state that says so', () => {
    const free = of('B@e4=N x@d5 a@e9', 'black', { options: { copying: 'free' } });
    const held = of('B@e4=N x@d5 a@e9', 'black');
    expect([free, held].map(({ position }) => position.checks().length)).toEqual([1, 0]);
    const says = ({ position }: TestTable) =>
      position.pieces().flatMap((p) => p.states.filter(({ id }) => id === 'frozen').map((s) => s.says));
    expect([says(free), says(held)]).toEqual([
      ['It is frozen by Black /x/ d5 and can leave its square only as the piece it copies.'],
      ['It is frozen by Black /x/ d5 and cannot leave its square.'],
    ]);
  });
  test('C-X1: freed as soon as the /x/ is gone', () => {
    const table = of('X@d4 n@e5').after('Xd4-c3');
    expect(table.from('e5').length).toBeGreaterThan(0);
    expect(of('X@d4 n@e5 t@d9', 'black').after('Td9xd4', 'Aj1-j2').from('e5').length).toBeGreaterThan(0);
  });
  test('C-X2: a friend may board a frozen /n/; who stands on it is frozen too', () => {
    expect(of('X@d4 n@e5 m@f7', 'black').texts('f7')).toContain('Mf7^e5');
    const stack = of('X@d4 n@e5 m@e5^', 'black');
    expect([stack.from('e5'), stack.from('e5^')]).toEqual([[], []]);
  });
  test('C-X5: riding it freezes all the same', () => expect(of('N@d4 X@d4^ n@e5', 'black').from('e5')).toEqual([]));
  test('who is frozen is told when it begins and when it ends', () => {
    const told = (table: TestTable, text: string) => table.play(text).filter((e) => e.do === 'state');
    const begins = told(of('X@c3 n@e5'), 'Xc3-d4');
    expect(begins).toMatchObject([{ state: 'frozen', on: true }]);
    expect(told(of('X@d4 n@e5'), 'Xd4-c3')).toMatchObject([{ state: 'frozen', on: false, by: [] }]);
    expect(of('X@d4 n@e5 o@c5').states('e5')).toContain('frozen');
    expect(of('X@d4 n@e5 o@c5').states('c5')).toEqual([]);
  });
});

describe('/v/', () => {
  test('64: what is two cells away from a /b/ that copies a /v/, by the house rule', () => {
    const copied = of('B@e5=V n@e7 n@f6', 'white', { options: { shots: 'manhattan' } });
    expect(copied.to('e5', 'capture')).toEqual(['e7', 'f6']);
  });
  test('C-V3: on an own /n/ it may end, but not go through it', () => {
    const cells = of('V@e5 N@e6 O@d5 O@f5 O@e4').texts('e5');
    expect(cells).toEqual(['Ve5^e6']);
  });
});
