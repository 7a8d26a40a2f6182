/**
 * The test positions of the rules on terrain (A5, 83 to 100), and what was found while proving them (D-X1 to D-X8), for the
 * engine and for the oracle.
 */
import { describe, expect, test } from 'vitest';
import { words } from '../table.ts';
import type { TableOf } from './test-positions.ts';

const onFile = (file: string, cells: readonly string[]): string[] => cells.filter((cell) => cell[0] === file);

export function testTerrain(of: TableOf): void {
  const to = (pieces: string, at: string, ...kinds: string[]): string[] => of(pieces).to(at, ...kinds);

  describe('Walls', () => {
    test('83: a Wall blocks, and is a hurdle', () => {
      expect(onFile('a', to('wall@a5 R@a1', 'a1'))).toEqual(words('a2 a3 a4'));
      expect(to('wall@a5 O@a1 n@a9', 'a1', 'capture')).toEqual(['a9']);
      expect(to('wall@a5 O@a1 p@a7 n@a9', 'a1', 'capture')).toEqual(['a7']);
    });
    test('84: a Knight does not land on Walls', () => {
      expect(to('wall@a5 wall@b5 wall@c5 N@a4', 'a4')).toEqual(words('b2 b6 c3'));
      expect(to('wall@a2 wall@b2 wall@c2 N@a1', 'a1')).toEqual(['b3']);
      expect(to('wall@b5 wall@a6 K@a5 P@p2', 'a5')).toContain('b6'); // D-T8: between two Walls
    });
  });

  describe('Cathedrals', () => {
    test('85: a Cathedral turns whoever slides diagonally', () => {
      const down = 'b4 c3 d2 e1';
      const up = 'b6 c7 d8 e9 f10 g11 h12 i13 j14 k15 l16';
      expect(to('cathedral@c7 B@a5', 'a5')).toEqual(words(`${down} ${up} d6 e5 f4 g3 h2 b8 a9`));
      expect(to('cathedral@c7 Q@a5', 'a5')).not.toContain('d6');
      expect(to('cathedral@c7 n@c7 B@a5', 'a5')).toEqual(words(`${down} b6 c7`));
    });
    test('D-T2: nobody ends where he began, by whatever way', () => {
      const square = 'cathedral@e7 cathedral@g9 cathedral@e11 cathedral@c9';
      expect(to(`${square} B@d8`, 'd8')).not.toContain('d8');
    });
  });

  describe('Portals', () => {
    const gates = 'portal@d5 portal@k7';
    test('86: a slide goes on behind the other Portal', () => {
      const found = to(`${gates} R@d2 n@k8`, 'd2');
      expect(onFile('d', found)).toEqual(words('d1 d3 d4 d5 d6 d7 d8 d9 d10 d11 d12 d13 d14 d15 d16'));
      expect(onFile('k', found)).toEqual(words('k2 k8')); // k2 along the rank
    });
    test('87: a piece behind the other Portal blocks the way', () => {
      const found = to(`${gates} R@d2 n@k7`, 'd2');
      expect(onFile('k', found)).toEqual(['k2']);
      expect(found).toContain('d6');
    });
    test('88: a Sumo Wrestler’s way through a Portal', () => {
      const found = to(`${gates} U@d4`, 'd4');
      expect(onFile('d', found)).toEqual(words('d2 d3 d5 d6'));
      expect(onFile('k', found)).toEqual(['k8']);
    });
  });

  describe('Glue Traps', () => {
    test('89: a Glue Trap ends a slide; whoever starts on one is free', () => {
      expect(onFile('a', to('glue@a4 glue@a5 R@a1', 'a1'))).toEqual(words('a2 a3 a4 a5'));
      expect(onFile('a', to('glue@a4 R@a1', 'a1'))).toEqual(words('a2 a3 a4 a5'));
      expect(onFile('a', to('glue@a6 R@a5', 'a5'))).toEqual(words('a1 a2 a3 a4 a6 a7'));
      expect(onFile('a', to('glue@a5 R@a5', 'a5'))).toHaveLength(15);
    });
    test('91: a bent way ends on a Glue Trap', () =>
      expect(to('glue@h9 X@h8 wall@g8 wall@i8 wall@h7', 'h8')).toEqual(words('h10 i9 g9')));
    test('90: a Pawn’s head start ends on a Glue Trap', () => expect(to('glue@a5 P@a4', 'a4')).toEqual(words('a5 a6')));
  });

  describe('Landmines', () => {
    test('92: one’s own mine destroys too, and nothing is captured', () => {
      const table = of('R@a1 n@a9', 'white', { mines: 'white@a5' }).after('a1-a9');
      expect(table.men).toBe('n@a9');
    });
    test('93: a Cannon jumps over a mine unharmed', () =>
      expect(of('O@a1 p@a5 n@a9', 'white', { mines: 'black@a7' }).after('a1-a9').men).toBe('O@a9 p@a5'));
    test('94: a pushed piece sets off a mine', () =>
      expect(of('U@e5 n@e6', 'white', { mines: 'white@e7' }).after('e5-e6').men).toBe('U@e6'));
    test('95: a King does not step on a hidden mine: it is revealed and the move taken back', () => {
      const table = of('K@d4 R@a1', 'white', { mines: 'black@d5' }).after('d4-d5');
      expect([table.census, table.turn]).toEqual(['K@d4 R@a1 k@i16 mine@d5', 'white']);
      expect(table.to('d4')).toEqual(words('c3 c4 c5 d3 e3 e4 e5'));
    });
    test('96: a Time Machine that lands on a mine is lost with it', () => {
      const table = of('T@d9~1 R@a1', 'white', { mines: 'black@d9' });
      expect(table.after('i1-i2').men).toBe('R@a1');
    });
    test('97: a hidden mine does not stop a check, a revealed one does', () => {
      expect(of('K@a1 r@a9', 'white', { mines: 'black@a5' }).inCheck).toBe(true);
      expect(of('K@a1 r@a9 mine@a5').inCheck).toBe(false);
    });
    test('100: a mine that would expose the King is revealed and the move taken back', () => {
      const table = of('K@i1 R@i5 r@i9', 'white', { mines: 'black@i7' });
      table.after('i5-i8');
      expect([table.census, table.turn]).toEqual(['K@i1 R@i5 k@i16 mine@i7 r@i9', 'white']);
      expect(table.to('i5')).toContain('h5'); // the mine shields the King now (D-X6)
      expect(table.to('i5')).not.toContain('i7');
    });
  });

  describe('Ziggurats', () => {
    test('98: the sixth piece on a Ziggurat wins at once, whoever brought it there', () => {
      const five = 'ziggurat@a5 n@a5 ziggurat@c5 n@c5 ziggurat@h9 p@h9 ziggurat@j9 j@j9 ziggurat@l12 b@l12';
      const table = of(`${five} ziggurat@f5 r@f6 U@f7`);
      expect(table.after('f7-f6').ending).toBe('black: ziggurats');
    });
  });

  describe('what was found while proving the rules', () => {
    test('D-X1: a first move is illegal when the turn could then neither end nor go on', () => {
      // when the turn ends, the landing on the Bomber opens the file; only a Knight can close it again, with two moves
      const men = 'K@e1 m@e4 T@e4~1 r@e9 r@d16 r@f16 P@a4 N@a8';
      const table = of(men, 'white', { extraTurn: true });
      expect(table.movers()).toEqual(['a8']);
      expect(table.to('a8')).toEqual(['c7', 'c9']);
      table.after('a8-c7');
      expect([table.can('end'), table.to('c7')]).toEqual([false, words('e6 e8')]);
      expect(table.after('c7-e6').men).toBe('N@e6 P@a4 r@d16 r@e9 r@f16');
      expect(of(men).ending).toBe('draw: stalemate');
    });
    test('D-X2: a landing that would kill one’s own Bomber is no check', () =>
      expect(of('K@e1 M@e2 T@e2~1').inCheck).toBe(false));
    test('D-X3: a hidden mine where a flight lands is ignored until the move is played', () => {
      // to both players the flight blocks the Rook; the Landmine under it is revealed when it is played
      const table = of('K@e1 N@a8 r@e10 T@e5~1', 'white', { mines: 'black@e5' });
      expect(table.can('a8-b6')).toBe(true);
      table.after('a8-b6');
      expect([table.census, table.turn]).toEqual(['K@e1 N@a8 T@e5~1 k@i16 mine@e5 r@e10', 'white']);
      expect(table.can('a8-b6')).toBe(false);
    });
    test('D-X4: a King is not pushed onto a mine that both know of', () => {
      expect(of('U@e5 k@e6 mine@e7 R@a1').can('e5-e6')).toBe(false);
      const hidden = of('U@e5 k@e6 R@a1', 'white', { mines: 'white@e7' });
      hidden.after('e5-e6');
      expect([hidden.census, hidden.turn]).toEqual(['K@i1 R@a1 U@e5 k@e6 mine@e7', 'white']);
    });
    test('D-X5: of two hidden mines the one that exposed the King is revealed', () => {
      // the Knight dies on h6 and harms nobody; the Time Machine should have blocked the rook
      const table = of('K@e1 N@g4 r@e10 T@e7~1', 'white', { mines: 'black@h6 white@e7' });
      table.after('g4-h6');
      expect(table.census).toBe('K@e1 N@g4 T@e7~1 k@i16 mine@e7 r@e10');
    });
    test('D-X1 with D-T13: nor may a mine leave a turn that can neither go on nor end', () => {
      const men = 'K@e1 m@e4 T@e4~1 r@e9 r@d16 r@f16 P@a4 N@a8';
      const table = of(men, 'white', { extraTurn: true, mines: 'black@c9' });
      table.after('a8-c9');
      expect([table.turn, table.movesLeft, table.men.includes('N@a8 P@a4')]).toEqual(['white', 2, true]);
      expect([table.census.includes('mine@c9'), table.to('a8')]).toEqual([true, ['c7']]);
    });
    test('D-X6: a revealed mine ends a slide and destroys who stops on it', () => {
      expect(onFile('a', to('mine@a5 R@a1 n@a9', 'a1'))).toEqual(words('a2 a3 a4 a5'));
      expect(of('mine@a5 R@a1 n@a9').after('a1-a5').men).toBe('n@a9');
      expect(to('mine@h9 X@h8', 'h8')).not.toContain('h10');
      expect(to('mine@h10 X@h8', 'h8')).toContain('h10');
    });
    test('D-X8: two actions that lead to one position remain two', () => {
      const table = of('S@c1 T@d9~1 n@d9');
      expect(table.can('c1-d10')).toBe(true);
    });
  });
}
