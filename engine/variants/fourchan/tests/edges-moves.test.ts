/** The test positions of the rules (B5), played by the engine, and rulings on the start, /r9k/, Anons, castling, /tg/, /k/. */
import { describe, expect, test } from 'vitest';
import { Game } from '../../../core/game.ts';
import { perft } from '../../../core/perft.ts';
import { TestTable } from '../../../testing/fourchan/table.ts';
import { testPositions } from '../../../testing/fourchan/test-positions.ts';
import { words } from '../../../testing/table.ts';
import { board } from '../board.ts';
import { fourchan } from '../index.ts';

const { of } = TestTable;

testPositions(of, () => TestTable.usual());

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

describe('/k/, who is safe from afar', () => {
  test('C-K2: a borrowed move of an /n/ does not ignore it', () => {
    expect(of('B@e5=N k@e8').to('e5', 'capture')).toEqual([]);
    expect(of('D@e5=N k@e8').to('e5', 'capture')).toEqual([]);
    expect(of('B@e5=N k@e7').to('e5', 'capture')).toEqual(['e7']);
  });
});
