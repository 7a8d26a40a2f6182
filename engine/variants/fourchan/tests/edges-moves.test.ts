/** Test positions of the rules (B5), under their numbers: the start, /r9k/, Anons, promotion, castling, /tg/, /k/. */
import { describe, expect, test } from 'vitest';
import { Game } from '../../../core/game.ts';
import { perft } from '../../../core/perft.ts';
import { TestTable } from '../../../testing/fourchan/table.ts';
import { words } from '../../../testing/table.ts';
import { board } from '../board.ts';
import { fourchan } from '../index.ts';

const { of } = TestTable;

describe('the start', () => {
  test('1: the array: 39 first actions, and the counts that follow', () => {
    const table = TestTable.usual();
    const count = (letter: string) => table.position.actions().filter((a) => a.text.startsWith(letter)).length;
    expect(table.count).toBe(39);
    expect('OMRSNDP'.split('').map(count)).toEqual([20, 6, 5, 4, 2, 1, 1]);
    expect('TKXVBA'.split('').map(count)).toEqual([0, 0, 0, 0, 0, 0]);
    const game = new Game(fourchan);
    expect([2, 3].map((depth) => perft(game, depth).actions)).toEqual([1582, 69_420]);
  });
  test('1: the array: 39 first actions, and the counts that follow, four deep', () => {
    expect(perft(new Game(fourchan), 4).actions).toBe(3_065_732);
  });
  test('1: the array: 39 first actions, and the counts that follow, Black turned round', () => {
    const game = new Game(fourchan, { array: 'rotated' });
    expect([1, 2].map((depth) => perft(game, depth).actions)).toEqual([39, 1582]);
    const { men, census } = TestTable.usual({ array: 'rotated' });
    expect([men.includes('d@h10'), men.includes('t@e9'), census.includes('a@f9')]).toEqual([true, true, true]);
  });
  test('1: the array: 39 first actions, and the counts that follow, the array, mirrored', () => {
    const { census } = TestTable.usual();
    for (const token of words('D@c1 d@c10 R@d1 N@a2 n@a9 B@b2 M@c2 K@d2 A@e2 a@e9 T@f2 O@j3 o@j8')) {
      expect(census.split(' ')).toContain(token);
    }
    expect(census.split(' ')).toHaveLength(52);
  });
  test('2: at the start a rage of the /r9k/ toward c2 takes its own /mlp/ and an anon', () => {
    const table = TestTable.usual().after('Rd1!b3');
    const men = table.men.split(' ');
    expect([men.includes('R@b3'), men.includes('M@c2'), men.includes('O@b3')]).toEqual([true, false, false]);
    expect([men.length, table.ending, table.turn]).toEqual([48, null, 'black']);
  });
  test('3: a rage that captures one’s own Admin loses', () => {
    const table = TestTable.usual().after('Rd1!f3');
    expect([table.ending, table.position.actions()]).toEqual(['black: admin-lost', []]);
  });
  test('4: a rage may begin at a friend and ends at the edge of its range', () => {
    const { men } = TestTable.usual().after('Rd1!b1');
    expect([men.includes('D@c1'), men.includes('R@b1')]).toEqual([false, true]);
  });
});

describe('/r9k/', () => {
  /** its actions that end on one of these cells */
  const way = (men: string, at: string, cells: string): string[] => {
    const ends = words(cells);
    const found = of(men)
      .from(at)
      .filter((a) => a.to !== null && ends.includes(board.name(a.to)));
    return found.map((a) => a.text).sort();
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
  test('C-R2, C-R3: a friend of its own is reason enough, and a stack goes whole', () => {
    expect(of('R@e5 N@e6 O@e6^ n@e7 k@e7^').after('Re5!e7').men).toBe('R@e7');
    expect(north('R@e5 K@e7')).toEqual(['Re5!e7', 'Re5-e6']);
    expect(north('+R@e5 O@e6 K@e8')).toEqual(['+Re5!e7']); // C-K3: out of reach for a friend too
  });
  test('C-R5: only the last cell of a rage is landed on', () => {
    const gates = '#w@e6 #w@a1';
    expect(of(`R@e5 m@e6 ${gates}`).after('Re5!e7').men).toBe('R@e7');
    expect(of(`R@e4 m@e5 ${gates}`).after('Re4!e6').men).toBe('R@a1');
  });
  test('C-P5: nor do the cells between count for promotion', () => {
    expect(way('+O@a1 R@e6 m@e7', 'e6', 'e8')).toEqual(['Re6!e8', 'Re6!e8=+R']);
    expect(way('R@d5 m@c6', 'd5', 'b7')).toEqual(['Rd5!b7']);
  });
});

describe('Anons and promotion', () => {
  const to = (men: string): string[] => of(`O@c3' ${men}`).to('c3');
  test('13: no double step past an enemy Anon that could capture it', () => {
    expect(to('o@b5')).toEqual(['c4']);
    expect(to('o@d5')).toEqual(['c4']);
    expect(to('n@b5 o@b5^')).toEqual(['c4']); // C-A5: one that rides too
  });
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
  test('C-A4: the last cell of a double step may hold a friend that carries', () => {
    expect(of("O@c3' N@c5").texts('c3')).toEqual(['Oc3-c4', 'Oc3^c5']);
    expect(of("O@c3' N@c4").texts('c3')).toEqual(['Oc3^c4']);
  });
  test('C-P1: within the zone too, unless the house rule wants the border crossed', () => {
    expect(of('T@e8').texts('e8', 'Te8-e9')).toEqual(['Te8-e9', 'Te8-e9=+T']);
    const crossing = { options: { promotion: 'crossing' } };
    expect(of('T@e8', 'white', crossing).texts('e8', 'Te8-e9')).toEqual(['Te8-e9']);
    expect(of('T@e8', 'white', crossing).texts('e8', 'Te8-e7')).toEqual(['Te8-e7', 'Te8-e7=+T']);
    expect(of('T@e7', 'white', crossing).texts('e7', 'Te7-e8')).toEqual(['Te7-e8', 'Te7-e8=+T']);
    expect(of('O@c9', 'white', crossing).texts('c9')).toEqual(['Oc9-c10=+O']); // C-P2
  });
  test('C-P2: nobody promotes twice, and an Admin never', () => {
    expect(of('+T@e8').texts('e8', '+Te8-e9')).toEqual(['+Te8-e9']);
    expect(of('A@e8').texts('e8', 'Ae8-e9')).toEqual(['Ae8-e9']);
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
  test('C-A1: once, never again after any displacement; a rider goes along', () => {
    const table = of(ready).after('Ae2-e3', 'Ai10-i9', 'Ae3-e2', 'Ai9-i10');
    expect(table.all('castle')).toEqual([]);
    expect(of(ready).after('Na2-a3', 'Ai10-i9', 'Na3-a2', 'Ai9-i10').all('castle')).toEqual([J_SIDE]);
    expect(of(`${ready} O@a2^`).after(A_SIDE).men).toBe('N@c2 N@j2 O@c2^');
    const lifted = of(`${ready} t@a3`, 'black').after('Ta3@a2>b2', 'Nb2-b1', 'Ai10-i9', 'Nb1-a1', 'Ai9-i10');
    expect(lifted.after('Na1-a2', 'Ta3-a4').all('castle')).toEqual([J_SIDE]);
    expect(of(`${ready} t@a3`, 'black').after('Ta3@a2>b2').men).toBe('N@b2 N@j2 t@a3');
    expect(of(`${ready} t@a3`, 'black').after('Ta3@a2>a2').all('castle')).toEqual([A_SIDE, J_SIDE]); // C-T7: a pass
  });
  test('C-T7: put down on a teleporter that leads back, it has been elsewhere', () => {
    const table = of(`${ready} t@b3 #b@a3 #b@a2`, 'black').after('Tb3@a2>a3');
    expect([table.men, table.all('castle')]).toEqual(['N@a2 N@j2 t@b3', [J_SIDE]]);
  });
  test('C-H8: an /n/ out of the hand never castles', () => {
    expect(of("A@e2' N@-").after('N@a2', 'Ai10-i9').all('castle')).toEqual([]);
  });
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
  test('C-K2: a borrowed move of an /n/ does not ignore it', () => {
    expect(of('B@e5=N k@e8').to('e5', 'capture')).toEqual([]);
    expect(of('D@e5=N k@e8').to('e5', 'capture')).toEqual([]);
    expect(of('B@e5=N k@e7').to('e5', 'capture')).toEqual(['e7']);
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
