/** Test positions of the rules (B5), under their numbers: /mlp/, /b/, /d/, /x/, /v/. */
import { describe, expect, test } from 'vitest';
import { TestTable } from '../../../testing/fourchan/table.ts';
import { words } from '../../../testing/table.ts';
import { board } from '../board.ts';

const { of } = TestTable;

describe('/mlp/', () => {
  test('33: an /mlp/ shoots a neighbour along rank or file and stays', () => {
    const table = of('M@e5 O@d5 t@e6 n@f6');
    expect(table.texts('e5', 'Me5*')).toEqual(['Me5*e6']);
    expect(table.after('Me5*e6').men).toBe('M@e5 O@d5 n@f6');
  });
  test('34: a frozen /mlp/ shoots and does not move', () =>
    expect(of('M@e5 t@e6 x@f6').texts('e5')).toEqual(['Me5*e6']));
  test('35: an /mlp/ on an /n/ neither shoots nor captures', () => {
    const table = of('N@e5 M@e5^ t@e6');
    expect(table.all('rifle', 'capture')).toEqual([]);
    expect(table.to('e5^')).toContain('f7');
    expect(table.to('e5')).not.toContain('e6');
  });
  test('36: an /mlp/ may shoot an Admin, and never promotes by it', () => {
    expect(of('M@e5 a@e6').after('Me5*e6').ending).toBe('white: admin-taken');
    expect(of('M@e7 t@e8').texts('e7', 'Me7*')).toEqual(['Me7*e8']);
  });
});

describe('/b/', () => {
  const bishop = words('a8 b1 b7 c2 c6 d3 d5 f3 f5 g2 g6 h1 h7 i8 j9');
  const knight = words('c3 c5 d2 d6 f2 f6 g3 g5');
  const steps = words('d3 d4 d5 e3 e5 f3 f4 f5');
  const copying = (men: string, text: string): TestTable => of(men, 'black').after(text);
  test('37: a /b/ moves as the Bishop that moved last, and promotes', () => {
    const table = copying('B@e4 k@b9', 'Kb9-c8');
    expect(table.to('e4')).toEqual(bishop);
    const promoting = table.from('e4').filter((a) => a.promotion !== null);
    expect(promoting.map((a) => board.name(a.to!)).sort()).toEqual(words('a8 i8 j9'));
  });
  test('38: a /b/ does not capture a /k/ from afar', () => {
    const table = copying('B@e4 k@b9', 'Kb9-a8');
    expect([table.to('e4').includes('b7'), table.to('e4').includes('a8')]).toEqual([true, false]);
  });
  test('39: at the start a /b/ has nothing to copy', () => {
    expect(TestTable.usual().from('b2')).toEqual([]);
    expect(of('+B@e4').to('e4')).toEqual(steps); // C-B1
  });
  test('40: after a lift a /b/ moves as a /tg/', () => {
    const table = copying('B@e4 t@a9 M@b8', 'Ta9@b8>a8');
    const straight = words('a4 b4 c4 d4 f4 g4 h4 i4 j4 e1 e2 e3 e5 e6 e7 e8 e9 e10');
    const diagonal = bishop.filter((c) => c !== 'a8'); // its own /mlp/ was put there
    expect(table.to('e4')).toEqual([...straight, ...diagonal].sort());
  });
  test('41: what a /b/ copies of castling and of a drop', () => {
    expect(copying("B@e4 a@e9' n@a9'", 'Ae9-b9,Na9-c9').to('e4')).toEqual(steps);
    expect(copying('B@e4 m@-', 'M@c8').to('e4')).toEqual(knight);
  });
  test('42: a /b/ copies an /mlp/ without its shot', () => {
    const table = copying('B@e4 n@f4 m@b9', 'Mb9-c7');
    expect([table.to('e4'), table.from('e4', 'capture', 'rifle')]).toEqual([knight, []]);
  });
  test('43: a /b/ copies a /v/ by its gait', () => {
    const table = copying('B@e4 n@g5 r@e6 n@d5 v@b9', 'Vb9-b8');
    expect(table.to('e4', 'move')).toEqual(words('c4 d3 d4 e2 e3 e5 f3 f4 f5 g4'));
    expect(table.texts('e4').filter((text) => /[x*]/.test(text))).toEqual(['Be4xe6', 'Be4xg5']);
    expect(table.after('Be4xg5').men).toBe('B@g5 n@d5 r@e6 v@b8');
  });
  test('44: a /b/ copies an Anon forward', () =>
    expect(copying("B@e4 n@f5 o@a8'", 'Oa8-a6').texts('e4')).toEqual(['Be4-e5', 'Be4xf5']));
  test('45: a /b/ copies what another /b/ moved like', () =>
    expect(of('B@e4 M@c3 b@h8').after('Mc3-d5', 'Bh8-g6').to('e4')).toEqual(knight));
  test('46: a /b/ copies an /r9k/ without its rage', () => {
    const table = copying('B@e4 O@g6 n@f5 r@b9', 'Rb9-b8');
    expect(table.texts('e4').filter((text) => /[x!]/.test(text))).toEqual(['Be4xf5']);
    expect(table.to('e4')).toHaveLength(15); // to f5, not beyond it
  });
  test('47: a /b/ copies an /x/ without freezing', () => {
    const cells = copying('B@e4 n@f5 x@b9', 'Xb9-a8').to('e4');
    expect([cells.includes('d5'), cells.includes('f5')]).toEqual([true, false]);
  });
  test('48: a frozen /b/ has no action', () => expect(copying('B@e4 x@e5 k@b9', 'Kb9-a8').from('e4')).toEqual([]));
  test('49: a /b/ copies a promoted piece’s move', () => {
    const cells = copying('B@e4 +k@b9', '+Kb9-b8').to('e4');
    expect([cells.includes('e5'), cells.includes('h7')]).toEqual([true, true]);
  });
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
  test('57: a /d/ keeps how its first victim moves', () => {
    const table = fed('n@e6');
    expect(table.to('e6')).toContain('a6');
    expect(table.to('e6')).toHaveLength(18 + 4);
  });
  test('58: a /d/ absorbs its first victim only', () => {
    const table = fed('n@e6 k@e7').after('De6xe7', 'Ai9-i10');
    expect([table.to('e7').includes('a7'), table.to('e7').includes('c5')]).toEqual([true, false]);
  });
  test('59: what a /d/ absorbs of an /mlp/, of a /b/ and of a /v/', () => {
    const rifle = fed('m@e6 t@e7 n@g7')
      .from('e6')
      .map((a) => a.text);
    expect(rifle.filter((text) => /[x*]/.test(text))).toEqual(['De6xe7', 'De6xg7']);
    expect(fed('b@e6').to('e6')).toHaveLength(8);
    const table = fed('v@e6 n@d8');
    expect(table.texts('e6').filter((text) => /[x*]/.test(text))).toEqual(['De6xd8', 'De6xd8=+D']);
    expect(table.to('e6')).toHaveLength(8 + 4 + 1);
  });
  test('60: a /d/ frozen by an /x/ cannot capture it', () => expect(of('D@e5 x@e6 n@h9').from('e5')).toEqual([]));
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
  test('61: an /x/ freezes those beside it and cannot capture them', () => {
    const men = 'X@d4 n@e5 m@e6';
    const black = of(men, 'black');
    expect([black.from('e5').length, black.from('e6').length > 0]).toEqual([0, true]);
    const cells = of(men).to('d4');
    expect(['e5', 'f6', 'c5'].map((c) => cells.includes(c))).toEqual([false, false, true]);
  });
  test('62: Admins and Anons are not frozen; two /x/ freeze each other', () => {
    const men = 'X@d4 a@e5 o@c5 +o@c3 x@e4';
    const black = of(men, 'black');
    expect(['e5', 'c5', 'c3', 'e4'].map((c) => black.from(c).length > 0)).toEqual([true, true, true, false]);
    expect(of(men).from('d4')).toEqual([]);
  });
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
  const around = 'O@d5 O@f5 O@e4 O@e6';
  test('63: a /v/ walks its twelve cells, a promoted one 24', () => {
    expect(of('V@e5').to('e5')).toEqual(words('e6 e7 d6 f6 d5 c5 f5 g5 e4 e3 d4 f4'));
    expect(of('+V@e5').to('e5')).toHaveLength(24);
  });
  test('64: a /v/ shoots exactly two cells away', () => {
    const men = 'V@e5 n@e7 n@f7 n@g7 n@f6 n@e8';
    expect(of(men).all('rifle')).toEqual(['Ve5*e7', 'Ve5*f7', 'Ve5*g7']);
    expect(of(men).after('Ve5*f7').men).toBe('V@e5 n@e7 n@e8 n@f6 n@g7');
  });
  test('64: a /v/ shoots exactly two cells away, the house rule', () => {
    const shots = (range: string): string[] =>
      of('V@e5 n@e7 n@f7 n@g7 n@f6 n@e8 n@c5', 'white', { options: { shots: range } }).to('e5', 'rifle');
    expect(shots('ring')).toEqual(words('c5 e7 f7 g7'));
    expect(shots('straight')).toEqual(words('c5 e7 g7'));
    expect(shots('manhattan')).toEqual(words('c5 e7 f6'));
    const copied = of('B@e5=V n@e7 n@f6', 'white', { options: { shots: 'manhattan' } });
    expect(copied.to('e5', 'capture')).toEqual(['e7', 'f6']);
  });
  test('65: a /v/ that is walled in or frozen still shoots', () => {
    expect(of(`V@e5 ${around}`).from('e5')).toEqual([]);
    expect(of('V@e5 x@e6 n@g7').texts('e5')).toEqual(['Ve5*g7']);
  });
  test('C-V3: on an own /n/ it may end, but not go through it', () => {
    const cells = of('V@e5 N@e6 O@d5 O@f5 O@e4').texts('e5');
    expect(cells).toEqual(['Ve5^e6']);
  });
});
