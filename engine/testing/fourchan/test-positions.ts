/** The test positions of the rules (B5) under their numbers, for the engine and for the oracle. */
import { describe, expect, test } from 'vitest';
import { words } from '../table.ts';

/** Further facts of a position, as both tables take them. */
type Setting = {
  readonly options?: Readonly<Record<string, string>>;
};
/** What the engine's table and the oracle's are asked alike. A rider is asked for as "a5^"; lists are sorted. */
interface Table {
  from(where: string, ...kinds: string[]): readonly unknown[];
  /** the cells where it can go, each once */
  to(where: string, ...kinds: string[]): string[];
  /** the texts of what it can do; of those that begin with `start` where that is said */
  texts(where: string, start?: string): string[];
  /** the texts of all actions of those kinds */
  all(...kinds: string[]): string[];
  can(text: string): boolean;
  /** plays texts, one after another */
  after(...texts: readonly string[]): this;
  /** of actions */
  readonly count: number;
  readonly census: string;
  /** the census without Admins and teleporters, and the teleporters alone */
  readonly men: string;
  readonly gates: string;
  readonly turn: string;
  readonly ending: string | null;
}
/** `text` is a census without the Admins that are of no matter: they stand on j1 and i10 */
type TableOf = (text: string, turn?: 'white' | 'black', setting?: Setting) => Table;

/** `usual` sets up the usual array. */
export function testPositions(of: TableOf, usual: () => Table): void {
  describe('the start', () => {
    test('2: at the start a rage of the /r9k/ toward c2 takes its own /mlp/ and an anon', () => {
      const table = usual().after('Rd1!b3');
      const men = table.men.split(' ');
      expect([men.includes('R@b3'), men.includes('M@c2'), men.includes('O@b3')]).toEqual([true, false, false]);
      expect([men.length, table.ending, table.turn]).toEqual([48, null, 'black']);
    });
    test('3: a rage that captures one’s own Admin loses', () => {
      const table = usual().after('Rd1!f3');
      expect([table.ending, table.count, table.census.includes('A@e2')]).toEqual(['black: admin-lost', 0, false]);
    });
    test('4: a rage may begin at a friend and ends at the edge of its range', () => {
      const { men } = usual().after('Rd1!b1');
      expect([men.includes('D@c1'), men.includes('R@b1')]).toEqual([false, true]);
    });
  });

  describe('/r9k/', () => {
    /** its actions that end on one of these cells */
    const way = (men: string, at: string, cells: string): string[] => {
      const ends = words(cells);
      return of(men)
        .texts(at)
        .filter((text) => ends.includes(/[-!^]([a-j]\d+)/.exec(text)?.[1] ?? ''));
    };
    const north = (men: string): string[] => way(men, 'e5', 'e6 e7 e8 e9');
    test('5: an /r9k/ goes on to capture at the end of its range, or moves quietly before it', () =>
      expect(north('R@e5 m@e7')).toEqual(['Re5!e7', 'Re5-e6']));
    test('6: a rage captures everybody in its way and cannot stop early', () => {
      expect(north('R@e5 m@e6')).toEqual(['Re5!e7']);
      expect(of('R@e5 m@e6').after('Re5!e7').men).toBe('R@e7');
      expect(north('R@e5 m@e6 t@e7')).toEqual(['Re5!e7']);
      expect(of('R@e5 m@e6 t@e7').after('Re5!e7').men).toBe('R@e7');
    });
    test('7: a rage ends at the edge of the board', () => {
      expect(way('R@b5 m@a5', 'b5', 'a5')).toEqual(['Rb5!a5']);
      expect(of('R@b5 m@a5').after('Rb5!a5').men).toBe('R@a5');
    });
    test('8: a rage stops before a /k/ that is out of range', () => {
      expect(north('+R@e5 m@e6 k@e8')).toEqual(['+Re5!e7']);
      expect(of('+R@e5 m@e6 k@e8').after('+Re5!e7').men).toBe('+R@e7 k@e8');
    });
    test('9: a /k/ out of range is not captured, an /mlp/ there is', () => {
      expect(north('+R@e5 k@e8')).toEqual(['+Re5-e6', '+Re5-e7']);
      expect(north('+R@e5 m@e8')).toEqual(['+Re5!e8', '+Re5-e6', '+Re5-e7']);
    });
    test('10: of two Admins in one rage the first captured decides', () => {
      expect(of('R@e5 M@e6 a@e7').after('Re5!e7').ending).toBe('white: admin-taken');
      expect(of('R@e5 A@e6 a@e7').after('Re5!e7').ending).toBe('black: admin-lost');
      expect(of('R@e5 A@e7 a@e6').after('Re5!e7').ending).toBe('white: admin-taken');
    });
    test('11: a rage may promote where it ends', () =>
      expect(way('R@d6 m@c7', 'd6', 'b8')).toEqual(['Rd6!b8', 'Rd6!b8=+R']));
    test('12: beside a friend that carries: boarding it or a rage through it', () => {
      expect(way('R@e5 N@f5', 'e5', 'f5 g5')).toEqual(['Re5!g5', 'Re5^f5']);
      expect(of('R@e5 N@f5').after('Re5!g5').men).toBe('R@g5');
      expect(of('R@e5 N@f5').after('Re5^f5').men).toBe('N@f5 R@f5^');
    });
  });

  describe('Anons and promotion', () => {
    const to = (men: string): string[] => of(`O@c3' ${men}`).to('c3');
    test('13: no double step past an enemy Anon that could capture it', () => {
      expect(to('o@b5')).toEqual(['c4']);
      expect(to('o@d5')).toEqual(['c4']);
      expect(to('n@b5 o@b5^')).toEqual(['c4']); // C-A5: one that rides too
    });
    test('13: nor from where it has been moved to', () => expect(of('O@c3').to('c3')).toEqual(['c4']));
    test('14: a promoted Anon or an /n/ beside does not prevent a double step', () => {
      expect(to('+o@b5')).toEqual(['c4', 'c5']);
      expect(to('n@d5')).toEqual(['c4', 'c5']);
    });
    test('15: an Anon’s double step and the piece in its way', () => {
      expect(to('m@c4')).toEqual([]);
      expect(to('m@c5')).toEqual(['c4']);
    });
    test('16: an Anon captures diagonally', () => {
      expect(to('m@b4 m@c4 m@d4')).toEqual(['b4', 'd4']);
      expect(of("O@c3' m@b4 m@c4 m@d4").all('capture')).toEqual(['Oc3xb4', 'Oc3xd4']);
    });
    test('17: promotion is a choice in the zone and forced on the last rank', () => {
      expect(of('O@c6').texts('c6')).toEqual(['Oc6-c7']);
      expect(of('O@c7').texts('c7')).toEqual(['Oc7-c8', 'Oc7-c8=+O']);
      expect(of('O@c8').texts('c8')).toEqual(['Oc8-c9', 'Oc8-c9=+O']);
      expect(of('O@c9').texts('c9')).toEqual(['Oc9-c10=+O']);
    });
    test('18: a promoted Anon has 16 actions', () => expect(of('+O@e5').to('e5')).toHaveLength(16));
    test('19: an /n/ promotes by a move within or into the zone', () => {
      expect(of('N@e8').texts('e8', 'Ne8-e2')).toEqual(['Ne8-e2', 'Ne8-e2=+N']);
      expect(of('N@e5').texts('e5', 'Ne5-e6')).toEqual(['Ne5-e6']);
      expect(of('N@e5').texts('e5', 'Ne5-e9')).toEqual(['Ne5-e9', 'Ne5-e9=+N']);
    });
  });

  describe('castling', () => {
    const ready = "A@e2' N@a2' N@j2'";
    const A_SIDE = 'Ae2-b2,Na2-c2';
    const J_SIDE = 'Ae2-i2,Nj2-h2';
    test('20: castling: the Admin and the /n/ on either side', () => {
      expect(of(ready).all('castle')).toEqual([A_SIDE, J_SIDE]);
      expect(of(ready).after(A_SIDE).census).toBe('A@b2 N@c2 N@j2 a@i10');
      expect(of(ready).after(J_SIDE).census).toBe('A@i2 N@a2 N@h2 a@i10');
      expect(of("a@e9' n@a9' n@j9' A@j1", 'black').all('castle')).toEqual(['Ae9-b9,Na9-c9', 'Ae9-i9,Nj9-h9']);
    });
    test('21: castling is refused when blocked, when the /n/ has moved, and when it is frozen', () => {
      expect(of(`${ready} B@b2`).all('castle')).toEqual([J_SIDE]);
      expect(of("A@e2' N@a2 N@j2'").all('castle')).toEqual([J_SIDE]);
      expect(of(`${ready} x@b3`).all('castle')).toEqual([J_SIDE]);
      expect(of("A@e2 N@a2' N@j2'").all('castle')).toEqual([]);
    });
    test('22: castling does not mind attacks', () =>
      expect(of(`${ready} t@i9 t@b10`).all('castle')).toEqual([A_SIDE, J_SIDE]));
  });

  describe('/tg/', () => {
    const lifts = (men: string, at = 'e5'): string[] =>
      of(men)
        .texts(at)
        .filter((text) => text.includes('@'));
    test('23: a /tg/ puts an enemy on eight cells, its own among them', () => {
      const cells = words('d4 d5 d6 e4 e6 f4 f5 f6');
      expect(lifts('T@e5 m@e6')).toEqual(cells.map((c) => `Te5@e6>${c}`));
      expect(of('T@e5 m@e6').after('Te5@e6>d4').men).toBe('T@e5 m@d4');
      expect(of('T@e5 m@e6').after('Te5@e6>e6').men).toBe('T@e5 m@e6');
    });
    test('24: Anons, Admins and distant pieces are not lifted', () => {
      expect(lifts('T@e5 o@e6 +o@d6')).toEqual([]);
      expect(lifts('T@e5 a@e6')).toEqual([]);
      expect(lifts('T@e5 m@e7')).toEqual([]);
      expect(lifts('T@e5 M@e6')).toEqual([]);
    });
    test('25: a stack is lifted whole or not at all', () => {
      expect(of('T@e5 n@e6 m@e6^').after('Te5@e6>f6').men).toBe('T@e5 m@f6^ n@f6');
      expect(lifts('T@e5 n@e6 o@e6^')).toEqual([]);
    });
    test('26: a lifted piece is not put on an occupied cell', () => expect(lifts('T@e5 m@e6 N@d4')).toHaveLength(7));
    test('27: a lifted piece put on a teleporter comes out of the other', () => {
      expect(of('T@e5 m@e6 #w@d4 #w@h8').after('Te5@e6>d4').men).toBe('T@e5 m@h8');
      expect(of('T@e5 m@e6 #w@d4 #w@h8 N@h8').after('Te5@e6>d4').men).toBe('T@e5 m@h8');
      const traveller = { options: { blocked: 'traveller' } };
      const old = of('T@e5 m@e6 #w@d4 #w@h8 N@h8', 'white', traveller);
      expect(old.after('Te5@e6>d4').men).toBe('N@h8 T@e5');
      expect(of('T@e5 m@e6 #w@e6 #w@h8').after('Te5@e6>e6').men).toBe('T@e5 m@e6'); // a pass lands nowhere
    });
    test('28: a frozen /tg/ lifts and does not move', () => {
      const table = of('T@e5 x@e6 m@e4');
      expect(table.from('e5', 'move', 'capture')).toEqual([]);
      expect(table.from('e5', 'lift')).toHaveLength(14);
      expect(of('N@e5 T@e5^ m@e6').from('e5^', 'lift')).toHaveLength(8); // C-T6
    });
    test('29: a promoted /tg/ jumps over a friend', () =>
      expect(of('+T@e5 O@e6 m@e7 m@g7').to('e5', 'capture')).toEqual(['e7', 'g7']));
  });

  describe('/k/, who is safe from afar', () => {
    test('30: who may capture a /k/ from where', () => {
      expect(of('N@e5 k@e8').to('e5', 'capture')).toEqual(['e8']);
      expect(of('T@e5 k@e8').to('e5', 'capture')).toEqual([]);
      expect(of('T@e5 k@e8').to('e5', 'move')).toContain('e7');
      expect(of('T@e6 k@e8 a@j10').to('e6', 'capture')).toEqual(['e8']);
    });
    test('30: who may capture a /k/ from where, the house rule', () => {
      const takes = (men: string, immunity: string): string[] =>
        of(men, 'white', { options: { immunity } }).to('e5', 'capture');
      expect(takes('N@e5 k@e8', 'nobody')).toEqual([]);
      expect(takes('+N@e5 k@e7', 'nobody')).toEqual(['e7']);
      expect(takes('T@e5 k@e8', 'tg-n')).toEqual(['e8']);
      expect(takes('+T@e5 +k@e8', 'tg-n')).toEqual(['e8']);
      expect(takes('N@e5 k@e8', 'tg-n')).toEqual(['e8']);
      expect(takes('+P@e5 k@h8', 'tg-n')).toEqual([]);
    });
    test('31: a /k/ is safe from two cells on, whoever would capture it', () => {
      expect(of('M@e6 k@f8').all('capture')).toEqual(['Me6xf8', 'Me6xf8=+M']);
      expect(of('+M@e5 k@f8').all('capture')).toEqual([]);
      expect(of('V@e6 k@g7').all('rifle')).toEqual(['Ve6*g7']);
      expect(of('T@b2 k@d4').all('capture')).toEqual(['Tb2xd4']);
      expect(of('T@b2 k@e5').all('capture')).toEqual([]);
    });
    test('32: a rider /k/ is safe with its mount', () => {
      expect(of('T@a5 n@e5 k@e5^').all('capture')).toEqual([]);
      expect(of('T@c5 n@e5 k@e5^').after('Tc5xe5').men).toBe('T@e5');
    });
  });

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
    const copying = (men: string, text: string) => of(men, 'black').after(text);
    test('37: a /b/ moves as the Bishop that moved last, and promotes', () => {
      const table = copying('B@e4 k@b9', 'Kb9-c8');
      expect(table.to('e4')).toEqual(bishop);
      const promoting = table.texts('e4').filter((text) => text.includes('='));
      expect(promoting).toEqual(['Be4-a8=+B', 'Be4-i8=+B', 'Be4-j9=+B']);
    });
    test('38: a /b/ does not capture a /k/ from afar', () => {
      const table = copying('B@e4 k@b9', 'Kb9-a8');
      expect([table.to('e4').includes('b7'), table.to('e4').includes('a8')]).toEqual([true, false]);
    });
    test('39: at the start a /b/ has nothing to copy', () => {
      expect(usual().from('b2')).toEqual([]);
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
      expect(copying('B@e4 b@-', 'B@c8').from('e4')).toEqual([]); // C-B3
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
  });

  describe('/d/', () => {
    /** the /d/ on e5 takes e6, the other side's Admin steps */
    const fed = (men: string) => of(`D@e5 ${men}`).after('De5xe6', 'Ai10-i9');
    test('57: a /d/ keeps how its first victim moves', () => {
      const table = fed('n@e6');
      const rook = 'a6 b6 c6 g6 h6 i6 j6 e1 e2 e3 e4 e8 e9 e10';
      expect(table.to('e6')).toEqual(words(`${rook} d5 e5 f5 d6 f6 d7 e7 f7`));
    });
    test('58: a /d/ absorbs its first victim only', () => {
      const table = fed('n@e6 k@e7').after('De6xe7', 'Ai9-i10');
      expect([table.to('e7').includes('a7'), table.to('e7').includes('c5')]).toEqual([true, false]);
    });
    test('59: what a /d/ absorbs of an /mlp/, of a /b/ and of a /v/', () => {
      const rifle = fed('m@e6 t@e7 n@g7').texts('e6');
      expect(rifle.filter((text) => /[x*]/.test(text))).toEqual(['De6xe7', 'De6xg7']);
      expect(fed('b@e6').to('e6')).toHaveLength(8);
      const table = fed('v@e6 n@d8');
      expect(table.texts('e6').filter((text) => /[x*]/.test(text))).toEqual(['De6xd8', 'De6xd8=+D']);
      expect(table.to('e6')).toHaveLength(8 + 4 + 1);
    });
    test('60: a /d/ frozen by an /x/ cannot capture it', () => expect(of('D@e5 x@e6 n@h9').from('e5')).toEqual([]));
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
      expect(black.texts('c5')).toEqual(['Oc5-c4', 'Oc5xd4']);
      expect(of(men).from('d4')).toEqual([]);
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
    });
    test('65: a /v/ that is walled in or frozen still shoots', () => {
      expect(of(`V@e5 ${around}`).from('e5')).toEqual([]);
      expect(of('V@e5 x@e6 n@g7').texts('e5')).toEqual(['Ve5*g7']);
    });
  });

  describe('/n/ and its rider', () => {
    test('50: a /k/ boards an /n/', () => expect(of('N@a2 K@b3').after('Kb3^a2').men).toBe('K@a2^ N@a2'));
    test('51: a stack moves as its mount, captures nobody and does not promote', () => {
      const table = of('N@a2 K@a2^ m@a9 m@c4');
      expect(table.all('capture')).toEqual([]);
      const file = table.to('a2').filter((cell) => cell.startsWith('a'));
      expect(file).toEqual(['a1', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8']);
      expect(table.texts('a2', 'Na2-a8')).toEqual(['Na2-a8']);
      expect(table.to('a2^')).toEqual(['b1', 'b3']);
      expect(table.after('Na2-a8').men).toBe('K@a8^ N@a8 m@a9 m@c4');
    });
    test('52: a rider leaves its mount and may promote, without capturing', () => {
      const table = of('N@a8 K@a8^ m@c10');
      const ends = words('b7 b9 c6 d5 e4 f3 g2 h1');
      expect(table.texts('a8^')).toEqual(ends.flatMap((end) => [`Ka8-${end}`, `Ka8-${end}=+K`]));
    });
    test('53: a rider that leaves outside the zone does not promote', () => {
      const table = of('N@a5 K@a5^');
      expect(table.texts('a5^', 'Ka5-b6')).toEqual(['Ka5-b6']);
      expect(table.after('Ka5-b6').men).toBe('K@b6 N@a5');
    });
    test('54: a stack is captured whole, unless its rider is safe', () => {
      expect(of('N@a5 M@a5^ t@a9', 'black').after('Ta9xa5').men).toBe('t@a5');
      expect(of('N@a5 K@a5^ t@a9', 'black').to('a9')).not.toContain('a5');
    });
    test('55: an /n/ carries neither an Admin nor another /n/, but an Anon', () => {
      const boards = (men: string): string[] => of(men).all('board');
      expect(boards('A@e2 N@e3')).toEqual([]);
      expect(boards('N@a2 N@a5')).toEqual([]);
      expect(boards("O@a2' N@a3")).toEqual(['Oa2^a3']);
      expect(boards('N@a3 O@a3^ M@b5')).toEqual([]); // one rider only
    });
    test('56: both of a captured stack come into the hand', () => {
      const table = of('N@a5 M@a5^ p@b7', 'black').after('Pb7xa5');
      expect(table.men).toBe('m@- n@- p@a5');
    });
  });

  describe('/vp/ and its hand', () => {
    test('66: a captured promoted piece comes to the hand in its base form', () => {
      const table = of('P@e5 +t@e7').after('Pe5xe7');
      expect(table.men).toBe('P@e7 T@-');
      table.after('Ai10-i9');
      expect([table.can('T@a5'), table.can('T@e7'), table.can('T@i9')]).toEqual([true, false, false]);
      expect(table.after('T@a5').men).toBe('P@e7 T@a5');
    });
    test('67: a full hand takes no seventh piece', () => {
      const table = of('P@e5 t@e7 O@- O@- O@- O@- O@- O@-').after('Pe5xe7');
      expect(table.men).toBe('O@- O@- O@- O@- O@- O@- P@e7');
    });
    test('68: where an Anon may be dropped, and its double step', () => {
      const table = of('O@- O@c5');
      expect([table.can('O@c10'), table.can('O@c9'), table.can('O@c4')]).toEqual([false, true, true]);
      expect(of('O@-').after('O@c3', 'Ai10-i9').to('c3')).toEqual(['c4', 'c5']);
      expect(of('O@-').after('O@c2', 'Ai10-i9').to('c2')).toEqual(['c3']);
      expect(of('o@-', 'black').after('O@c8', 'Aj1-j2').to('c8')).toEqual(['c6', 'c7']);
    });
    const cornered = (hand: string, guard: string) => of(`T@b2 ${hand}@- a@a10 ${guard}@b10 o@a9`);
    test('69: the drop of an Anon that mates is illegal', () => {
      const table = cornered('O', 'p');
      expect([table.can('O@b9'), table.can('O@c9')]).toEqual([false, true]);
    });
    test('70: the drop is legal where an answer captures the Anon', () =>
      expect(cornered('O', 'n').can('O@b9')).toBe(true));
    test('71: other pieces may mate by a drop', () => {
      const table = of('T@b2 N@- a@a10 p@b10 o@a9');
      expect(table.after('N@b9', 'Oa9-a8').can('Nb9xb10')).toBe(true);
      expect(cornered('M', 'p').can('M@c9')).toBe(true);
    });
  });

  describe('/sci/ and its teleporters', () => {
    test('72: a /sci/ leaves two teleporters and no third', () => {
      const table = of('S@e5').after('Se5-e7#', 'Ai10-i9', 'Se7-g7#', 'Ai9-i10');
      expect(table.gates).toBe('#w@e5 #w@e7');
      expect(table.texts('g7').filter((text) => text.includes('#'))).toEqual([]);
    });
    const slide = (men: string) => of(men).after('Na5-e5');
    test('73: who lands on a teleporter comes out of the other and promotes later', () => {
      const gates = '#w@e5 #w@e8';
      expect(slide(`N@a5 ${gates}`).men).toBe('N@e8');
      expect(of(`N@a5 ${gates}`).texts('a5', 'Na5-e5')).toEqual(['Na5-e5']);
      expect(slide(`N@a5 ${gates}`).after('Ai10-i9').texts('e8', 'Ne8-e7')).toEqual(['Ne8-e7', 'Ne8-e7=+N']);
      expect(of(`N@a5 ${gates}`).after('Na5-h5').men).toBe('N@h5');
    });
    const traveller = { options: { blocked: 'traveller' } };
    const old = (men: string) => of(men, 'white', traveller);
    test('74: whoever stands on the exit is captured, or by the house rule the one who lands is lost', () => {
      expect(of('N@a5 m@e8 #w@e5 #w@e8').after('Na5-e5').men).toBe('N@e8');
      expect(old('N@a5 m@e8 #w@e5 #w@e8').after('Na5-e5').men).toBe('m@e8');
    });
    test('75: an Admin that telefrags an enemy', () => {
      const men = 'A@e4 m@e8 #b@e5 #b@e8';
      const table = of(men).after('Ae4-e5');
      expect([table.ending, table.census]).toEqual([null, '#b@e5 #b@e8 A@e8 a@i10']);
      expect(old(men).after('Ae4-e5').ending).toBe('black: admin-lost');
    });
    test('76: a piece on the entrance is captured, and the captor comes out', () =>
      expect(of('N@a5 t@e5 #w@e5 #w@e8').after('Na5xe5').men).toBe('N@e8'));
    test('77: teleporters of different sides do not lead anywhere', () =>
      expect(slide('N@a5 #w@e5 #b@e8').men).toBe('N@e5'));
    test('78: a teleporter in the zone promotes by its entrance', () => {
      const table = of('N@a9 #w@e9 #w@e3');
      expect(table.texts('a9', 'Na9-e9')).toEqual(['Na9-e9', 'Na9-e9=+N']);
      expect(table.after('Na9-e9=+N').men).toBe('+N@e3');
    });
    test('79: a /sci/ that comes back to where it was has passed', () =>
      expect(of('S@e8 #w@e8 #w@e6').after('Se8-e6').men).toBe('S@e8'));
    test('80: a stack teleports whole, and a drop comes out of the exit', () => {
      expect(slide('N@a5 M@a5^ #w@e5 #w@e8').men).toBe('M@e8^ N@e8');
      expect(of('M@- #w@e5 #w@e8').after('M@e5').men).toBe('M@e8');
      expect(slide('N@a5 M@a5^ m@e8 #w@e5 #w@e8').men).toBe('M@e8^ N@e8'); // C-N4, C-S6
      expect(old('N@a5 M@a5^ m@e8 #w@e5 #w@e8').after('Na5-e5').men).toBe('m@e8'); // the house rule: both
    });
    test('81: an Admin may walk into check, and is captured', () => {
      expect(of('A@e1 a@e3').after('Ae1-e2', 'Ae3xe2').ending).toBe('black: admin-taken');
    });
  });
}
