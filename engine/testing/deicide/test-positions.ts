/**
 * Every test position of the rules (A5) that needs no terrain, under its number, for the engine and for the oracle.
 * Destinations are whole sets: a move too many is as wrong as one too few.
 */
import { describe, expect, test } from 'vitest';
import { words } from '../table.ts';

/** Further facts of a position, as both tables take them. */
export type Setting = {
  readonly options?: Readonly<Record<string, string>>;
  /** hidden mines: "white@e5 black@d4" */
  readonly mines?: string;
  /** two moves in this turn */
  readonly extraTurn?: boolean;
};
/** What the engine's table and the oracle's are asked alike. Cells and sets of cells are sorted names. */
interface Table {
  from(at: string, ...kinds: string[]): readonly { readonly promotion: unknown }[];
  to(at: string, ...kinds: string[]): string[];
  /** "f7-e6" for everything of that kind that anybody can do */
  all(kind: string): string[];
  can(step: string): boolean;
  /** plays "e4-e8", "b7-b8=Q" or "end", one after another */
  after(...steps: readonly string[]): this;
  movers(): string[];
  readonly men: string;
  readonly census: string;
  readonly turn: string;
  readonly movesLeft: number;
  readonly inCheck: boolean;
  readonly ending: string | null;
}
/** `text` is a census without the Kings that are of no matter: they stand on i1 and i16 */
export type TableOf = (text: string, turn?: 'white' | 'black', setting?: Setting) => Table;

export const withoutKings = (census: string): string =>
  census
    .split(' ')
    .filter((token) => !/^k@/i.test(token))
    .join(' ');

export function testPositions(of: TableOf): void {
  const to = (pieces: string, at: string, ...kinds: string[]): string[] => of(pieces).to(at, ...kinds);

  describe('Pawns, Rookies and Drunk Pawns', () => {
    test('3: a Pawn on its own rank slides to the end of its head start', () =>
      expect(to('P@a4', 'a4')).toEqual(words('a5 a6 a7 a8')));
    test('4: a Pawn slides from another rank of its own camp too', () =>
      expect(to('P@c3', 'c3')).toEqual(words('c4 c5 c6 c7')));
    test('5: a head start ends before a piece in the way', () => expect(to('P@c4 n@c6', 'c4')).toEqual(['c5']));
    test('6: a Pawn beyond its camp steps once', () => expect(to('P@a5', 'a5')).toEqual(['a6']));
    const row7 = () => of('P@e4 p@f6 p@f7 p@f8 p@f9').after('e4-e8');
    test('7: a head start is captured in passing on each cell that it passed', () => {
      expect(row7().all('en-passant')).toEqual(['f6-e5', 'f7-e6', 'f8-e7']);
      expect(row7().to('f9', 'capture')).toEqual(['e8']);
      expect(row7().after('f7-e6').men).toBe('p@e6 p@f6 p@f8 p@f9');
    });
    test('8: the right to capture in passing lasts one turn', () =>
      expect(row7().after('i16-i15', 'i1-i2').all('en-passant')).toEqual([]));
    test('9: other types of pawn do not capture a Pawn in passing', () => {
      const table = of('P@e4 j@f6 d@e9').after('e4-e8');
      expect(table.all('en-passant')).toEqual([]);
      expect(table.to('e9', 'capture')).toEqual(['e8']);
    });
    test('10: a Rookie is captured in passing by a Rookie, and on its cell by anybody', () => {
      const table = of('J@d3 j@e6 j@c8 p@e9').after('d3-d8');
      expect(table.all('en-passant')).toEqual(['e6-d6']);
      expect(table.all('capture')).toEqual(['c8-d8', 'e9-d8']);
      expect(table.after('e6-d6').men).toBe('j@c8 j@d6 p@e9');
    });
    test('11: the cell that a head start left is not passed', () =>
      expect(of('J@d3 j@e3').after('d3-d8').all('en-passant')).toEqual([]));
    test('12: a Drunk Pawn slides diagonally and captures straight ahead', () =>
      expect(to("D@c3' d@d5 d@e6", 'c3')).toEqual(words('b4 a5 d4 e5 f6 g7 h8')));
    test('13: a Drunk Pawn is captured in passing straight ahead', () =>
      expect(of("D@c3' d@d5 d@e6").after('c3-f6').all('en-passant')).toEqual(['d5-d4', 'e6-e5']));
    test('14: a Drunk Pawn that has moved steps once', () => expect(to('D@c3', 'c3')).toEqual(words('b4 d4')));
    test('15: a Drunk Pawn that was pushed but never moved keeps its head start', () =>
      expect(to("D@a2'", 'a2')).toEqual(words('b3 c4 d5 e6 f7')));
    test('16: a Rookie that captured keeps its slide', () => {
      const table = of('J@c3 n@d3').after('c3-d3', 'i16-i15');
      expect(table.to('d3')).toEqual(words('d4 d5 d6 d7 d8'));
    });
    test('17: a Pawn promotes to 21 types on either cell', () => {
      const all = of('P@b15 n@c16').from('b15');
      expect(all).toHaveLength(42);
      expect(new Set(all.map((a) => a.promotion)).size).toBe(21);
    });
    test('18: a Pawn that captures a Bomber as it promotes is lost with it', () =>
      expect(of('P@b15 m@c16').after('b15-c16=Q').men).toBe(''));
  });

  describe('King and castling', () => {
    const ready = "K@i1' R@a1' R@p1'";
    test('19: castling on both sides', () => {
      expect(of(ready).all('castle')).toEqual(['i1-g1', 'i1-k1']);
      expect(of(ready).after('i1-g1').census).toBe('K@g1 R@h1 R@p1 k@i16');
      expect(of(ready).after('i1-k1').census).toBe('K@k1 R@a1 R@j1 k@i16');
    });
    test('20: castling does not cross an attacked cell', () =>
      expect(of(`${ready} r@j10 k@a16`).all('castle')).toEqual(['i1-g1']));
    test('21: an attack on the Rook’s way alone does not prevent castling', () =>
      expect(of(`${ready} r@b10 k@a16`).all('castle')).toEqual(['i1-g1', 'i1-k1']));
    test('22: a Time Machine due where the King would cross prevents castling', () =>
      expect(of(`${ready} t@h1~2`).all('castle')).toEqual(['i1-k1']));
    test('23: a Rook that was pushed castles no more', () => {
      expect(of("K@i1' R@o1'").all('castle')).toEqual(['i1-k1']);
      const table = of("K@i1' R@o1' u@p1", 'black').after('p1-o1');
      expect([table.men, table.all('castle')]).toEqual(['R@n1 u@o1', []]);
    });
  });

  describe('Cannon and Archer', () => {
    test('24: a Cannon moves without a hurdle and captures over one', () => {
      expect(to('O@a1 n@a5 r@a9 q@a12', 'a1', 'move')).toEqual(words('a2 a3 a4 b1 c1 d1 e1 f1 g1 h1'));
      expect(to('O@a1 n@a5 r@a9 q@a12', 'a1', 'capture')).toEqual(['a9']);
    });
    test('25: a Cannon does not capture over two hurdles', () =>
      expect(to('O@a1 n@a5 R@a9 q@a12', 'a1', 'capture')).toEqual([]));
    test('26: an Archer shoots over exactly one hurdle', () =>
      expect(to('V@b1 n@d3 r@f5', 'b1')).toEqual(words('a2 c2 f5')));
    test('27: a piece may not become the hurdle of a check', () => {
      const table = of('o@i16 k@a16 N@g4');
      expect(table.inCheck).toBe(false);
      expect(table.to('g4')).toEqual(words('e3 e5 f2 f6 h2 h6'));
    });
    test('28: a Cannon checks over one hurdle, not over two', () => {
      expect(of('o@i16 k@a16 p@i10').inCheck).toBe(true);
      expect(of('o@i16 k@a16 p@i10 N@i5').inCheck).toBe(false);
    });
  });

  describe('Kitsune, Werewolf and the jumpers', () => {
    test('29: a Kitsune on an empty board has 77 cells', () => expect(to('X@h8 K@a2 k@p15', 'h8')).toHaveLength(77));
    test('30: a bent piece whose first step is blocked goes nowhere that way', () => {
      const found = to('X@h8 n@h9 n@i8', 'h8');
      for (const cell of ['i9', 'h10', 'j8', 'h9']) expect(found).not.toContain(cell);
      expect(found.length).toBeGreaterThan(20);
    });
    test('31: a bent piece captures by another way around', () =>
      expect(to('X@h8 n@h9 r@i9', 'h8', 'capture')).toEqual(['i9']));
    test('32: a bent piece shut in has no move', () => expect(to('X@h8 n@h9 n@h7 n@g8 n@i8', 'h8')).toEqual([]));
    test('33: a Werewolf captures round a corner unless both ways are blocked', () => {
      expect(to('L@h8 n@g9 r@h10', 'h8', 'capture')).toEqual(['h10']);
      expect(to('L@h8 n@g9 r@h10 n@i9', 'h8', 'capture')).toEqual([]);
    });
    test('34: a Champion leaps over its neighbours', () => {
      expect(to('H@h8 P@h9 P@i9 r@h10 r@j10', 'h8', 'capture')).toEqual(words('h10 j10'));
      expect(to('H@h8 P@h9 P@i9 r@h10 r@j10', 'h8', 'move')).toEqual(words('f6 f8 f10 g8 h6 h7 i8 j6 j8'));
    });
    test('35: a Princess leaps over two pieces, and no farther', () => {
      expect(to('Y@h8 P@h9 P@h10 r@h11', 'h8', 'capture')).toEqual(['h11']);
      expect(to('Y@h8 P@h9 P@h10 r@h11', 'h8')).not.toContain('h12');
    });
    test('36: a Sorceress captures beside it and moves to any empty cell', () => {
      expect(to('S@c1 r@d2 n@h8', 'c1', 'capture')).toEqual(['d2']);
      expect(to('S@c1 r@d2 n@h8', 'c1', 'move')).toContain('p15');
      expect(to('S@c1 r@d2 n@h8', 'c1', 'move')).toHaveLength(256 - 5);
    });
  });

  describe('Sumo', () => {
    test('37: a Sumo Wrestler pushes the piece in front of it', () =>
      expect(of('U@e5 n@e6').after('e5-e6').men).toBe('U@e6 n@e7'));
    test('38: a push needs an empty cell behind', () => expect(of('U@e5 n@e6 p@e7').all('push')).toEqual([]));
    test('39: a Sumo Wrestler slides up to a piece and pushes it', () =>
      expect(of('U@e5 r@e7').after('e5-e7').men).toBe('U@e7 r@e8'));
    test('40: a push over the edge captures', () => expect(of('U@e14 q@e16').after('e14-e16').men).toBe('U@e16'));
    test('41: a Snail cannot be pushed', () => expect(of('U@e5 z@e6').all('push')).toEqual([]));
    test('42: a Bomber pushed over the edge takes the Sumo Wrestler along; pushed on it does not explode', () => {
      expect(of('U@b8 m@a8').after('b8-a8').men).toBe('');
      expect(of('U@d8 m@c8').after('d8-c8').men).toBe('U@c8 m@b8');
    });
    test('43: only a King that can be pushed over the edge is in check from a Sumo Wrestler', () => {
      const check = (men: string): boolean => of(`k@a8 ${men}`, 'black').inCheck;
      expect(['U@b8', 'U@c8', 'U@b7', 'U@a7', 'U@c8 n@b8'].map(check)).toEqual([true, true, true, false, false]);
    });
    test('44: a push may not bring a King beside one’s own', () =>
      expect(of('K@a5 U@d7 k@c6').can('d7-c6')).toBe(false));
  });

  describe('Time Machine', () => {
    test('45: a Time Machine counts three, two, one and lands', () => {
      const table = of('T@d1').after('d1-d9');
      expect(table.men).toBe('T@d9~3');
      expect(table.after('i16-i15', 'i1-i2').men).toBe('T@d9~2');
      expect(table.after('i15-i16', 'i2-i1').men).toBe('T@d9~1');
      expect(table.after('i16-i15', 'i1-i2').men).toBe('T@d9');
    });
    test('45: a Time Machine counts three, two, one and lands, where the turn of departure ticks', () => {
      const table = of('T@d1', 'white', { options: { departure: 'ticks' } }).after('d1-d9');
      expect(table.men).toBe('T@d9~2');
      expect(table.after('i16-i15', 'i1-i2', 'i15-i16', 'i2-i1').men).toBe('T@d9');
    });
    test('46: a Time Machine does not check as it stands, but once it departs', () => {
      expect(of('T@d1 k@d9 r@a8', 'black').inCheck).toBe(false);
      const table = of('T@d1 k@d9 r@a8').after('d1-d9');
      expect([table.inCheck, table.movers()]).toEqual([true, ['d9']]);
    });
    test('47: a King may not step to where its own Time Machine lands', () =>
      expect(to('K@d8 T@d9~2', 'd8')).toEqual(words('c7 c8 c9 d7 e7 e8 e9')));
    test('48: a Time Machine lands on its own Queen', () => expect(of('Q@d9 T@d9~1').after('i1-i2').men).toBe('T@d9'));
    test('49: a Time Machine that lands on a Bomber is lost with it', () =>
      expect(of('m@d9 T@d9~1').after('i1-i2').men).toBe(''));
    test('50: a Time Machine waits while a Snail stands where it is due', () => {
      const table = of('z@d9 T@d9~1').after('i1-i2');
      expect(table.men).toBe('T@d9~1 z@d9');
      table.after('d9-d8', 'i2-i1');
      expect([table.men, table.turn]).toEqual(['T@d9~1 z@d8', 'white']);
      expect(table.after('i1-i2').men).toBe('T@d9 z@d8');
    });
    test('51: a pinned Time Machine may not depart', () => expect(to('T@i2 r@i9 k@a16', 'i2')).toEqual([]));
    test('52: a Time Machine departs over empty cells only', () => {
      const file = to('T@d1 z@d5 r@d9', 'd1').filter((cell) => cell.startsWith('d'));
      expect(file).toEqual(words('d2 d3 d4'));
    });
    test('53: a push onto the cell where a Time Machine is due next is check', () => {
      const check = (flight: string): boolean => of(`k@e8 U@e7 ${flight}`, 'black').inCheck;
      expect(['T@e9~1', 'T@e9~2', 't@e9~1'].map(check)).toEqual([true, false, false]);
    });
    test('54: a Time Machine due to land counts when check is answered', () => {
      const blocks = (flight: string): boolean => of(`K@e1 N@a8 r@e10 ${flight}`).can('a8-b6');
      expect(['T@e5~1', 'T@e5~2', 'T@e10~1'].map(blocks)).toEqual([true, false, true]);
    });
    test('55: the landing that destroys one’s own blocker does not count', () => {
      const table = of('K@e1 M@e4 N@a8 r@e10 T@e4~1');
      expect([table.can('a8-b6'), table.can('e1-d1')]).toEqual([false, true]);
    });
    test('56: pushed to where a Time Machine lands, a King must move', () => {
      const table = of('U@e7 k@e8 t@e9~2 r@a9').after('e7-e8');
      expect([table.inCheck, table.movers()]).toEqual([true, ['e9']]);
    });
    test('57: a Time Machine that lands where a Pawn has passed is captured there', () => {
      const table = of('P@e4 T@e6~1 p@f7').after('e4-e8');
      expect([table.all('en-passant'), table.to('f7', 'capture')]).toEqual([[], ['e6']]);
    });
    test('58: two Time Machines due on one cell: one is left', () =>
      expect(of('T@d9~1 T@d9~1').after('i1-i2').men).toBe('T@d9'));
  });

  describe('Fool', () => {
    const knight = words('b3 b5 c2 c6 e2 e6 f3 f5');
    const king = words('c3 c4 c5 d3 d5 e3 e4 e5');
    test('59: a Fool moves as the Knight that moved last', () =>
      expect(of('F@d4 n@b8', 'black').after('b8-c6').to('d4')).toEqual(knight));
    test('60: a Fool copies a Pawn without its head start', () =>
      expect(of('F@d4 p@b13 n@e5', 'black').after('b13-b9').to('d4')).toEqual(words('d5 e5')));
    test('61: a Fool copies a Sumo Wrestler without its pushes', () => {
      const table = of('F@d4 u@b8 n@e4', 'black').after('b8-b7');
      expect(table.to('d4')).toEqual(words('b2 b4 b6 c3 c4 c5 d2 d3 d5 d6 e3 e5 f2 f6'));
      expect(table.all('push')).toEqual([]);
    });
    test('62: a Fool as a Snail steps and has two moves, and grants none', () => {
      const table = of('F@d4 z@b8 n@e4', 'black').after('b8-b7');
      expect([table.movesLeft, table.to('d4')]).toEqual([2, king.filter((cell) => cell !== 'e4')]);
      table.after('d4-d5', 'end');
      expect([table.turn, table.movesLeft]).toEqual(['black', 1]);
      const usual = of('F@d4=Z').after('d4-d5');
      expect([usual.turn, usual.movesLeft]).toEqual(['black', 1]);
    });
    test('63: a Fool departs as a Time Machine and lands as a Fool', () => {
      const table = of('F@d4 t@b8', 'black').after('b8-b2', 'd4-d9');
      expect(table.men).toBe('F@d9~3 t@b2~3');
      table.after('i16-i15', 'i1-h1', 'i15-i16', 'h1-i1', 'i16-i15', 'i1-h1');
      expect(table.men).toBe('F@d9 t@b2');
    });
    test('64: a Fool copies what another Fool copied', () =>
      expect(of('F@d4 N@h4 f@b8').after('h4-i6', 'b8-c6').to('d4')).toEqual(knight));
    test('65: after castling a Fool moves as a King', () =>
      expect(of("F@d4 k@i16' r@p16'", 'black').after('i16-k16').to('d4')).toEqual(king));
    test('66: after a promotion a Fool moves as a Pawn', () =>
      expect(of('F@d4 p@b2 K@i3', 'black').after('b2-b1=Q').to('d4')).toEqual(['d5']));
    test('67: a move that would make a Fool attack one’s own King is illegal', () => {
      const table = of('k@e6 n@b8 r@h9 F@d4', 'black');
      expect([table.to('b8'), table.can('h9-h8')]).toEqual([[], true]);
    });
    test('68: a Fool checks as the kind that moved last', () => {
      const table = of('k@e6 n@b8 r@h9 F@d4=N', 'black');
      expect([table.inCheck, table.can('h9-h8')]).toEqual([true, true]);
    });
    test('69: a Fool on the last rank does not promote', () => {
      const table = of('F@d15=P');
      expect(table.from('d15')).toHaveLength(1);
      expect(table.after('d15-d16').men).toBe('F@d16');
    });
  });

  describe('Bomber', () => {
    test('70: a Bomber that captures is gone with its victim', () =>
      expect(of('M@e5 n@f6').after('e5-f6').men).toBe(''));
    test('71: a Bomber beside the King gives check and cannot be captured by it', () => {
      expect(of('m@i2').inCheck).toBe(true);
      expect(of('m@i2').can('i1-i2')).toBe(false);
    });
    test('72: Big Bang: everybody beside the two Bombers but Snails is gone', () => {
      const men = 'M@e5 P@f7 m@f6 n@g7 r@e6 z@e7 q@h6';
      expect(of(men).after('e5-f6').men).toBe('q@h6');
      expect(of(men, 'white', { options: { bigbang: 'spares' } }).after('e5-f6').men).toBe('q@h6 z@e7');
    });
    test('73: a Big Bang beside one’s own King is illegal', () => {
      const table = of('K@g7 M@e5 m@f6');
      expect([table.can('e5-f6'), table.can('g7-f6')]).toEqual([false, false]);
      const helped = of('K@g7 M@e5 m@f6 R@f1');
      expect([helped.can('e5-f6'), helped.can('g7-f6'), helped.can('f1-f6')]).toEqual([false, false, true]);
    });
    test('74: a Big Bang that would take the King is a check', () => {
      expect(of('k@g7 m@f6 M@e5', 'black').inCheck).toBe(true);
      expect(of('k@g7 n@f6 M@e5', 'black').inCheck).toBe(false);
    });
    test('75: a Fool as a Bomber survives a capture, and not that of a Bomber', () => {
      expect(of('F@e5=M n@f6').after('e5-f6').men).toBe('F@f6');
      expect(of('F@e5=M m@f6 n@g7').after('e5-f6').men).toBe('n@g7');
    });
  });

  describe('Snail', () => {
    const row76 = (more = '') => of(`K@a5 Z@d4 r@h1 n@b8 ${more}`).after('d4-d5');
    test('76: after a Snail’s step the other side has two moves, and a check is the last', () => {
      expect(row76().movesLeft).toBe(2);
      expect(row76().after('h1-a1').turn).toBe('white');
      const table = row76().after('h1-h2');
      expect([table.turn, table.can('h2-a2'), table.can('end')]).toEqual(['black', true, true]);
      expect([table.after('h2-a2').turn, table.inCheck, table.movesLeft]).toEqual(['white', true, 1]);
      expect(row76().can('end')).toBe(false);
    });
    test('77: a Snail’s step uses a whole turn of two moves', () => {
      const table = row76('z@h8').after('h8-h7');
      expect([table.turn, table.movesLeft]).toEqual(['white', 1]);
      expect(row76('z@h8').after('h1-h2').to('h8')).toEqual([]);
    });
    test('78: a Snail beside the King checks it and cannot be captured', () => {
      const table = of('Q@h8 z@h2');
      expect([table.inCheck, table.movers(), table.can('i1-h2')]).toEqual([true, ['i1'], false]);
    });
    test('79: a Queen stops before a Snail', () => {
      const below = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7'];
      expect(to('Q@c8 z@c3', 'c8').filter((cell) => below.includes(cell))).toEqual(words('c4 c5 c6 c7'));
    });
    test('80: checkmate, also with two moves left, and stalemate', () => {
      expect(of('K@a16 q@b15 k@c14').ending).toBe('black: checkmate');
      expect(of('K@a16 q@b15 k@c14', 'white', { extraTurn: true }).ending).toBe('black: checkmate');
      expect(of('K@a16 q@b14 k@d14').ending).toBe('draw: stalemate');
    });
    test('81: two head starts in one turn are both captured in passing', () => {
      const table = of('Z@i3 p@e13 p@l13 P@f9 P@k9').after('i3-i4', 'e13-e9', 'l13-l9');
      expect(table.all('en-passant')).toEqual(['f9-e10', 'k9-l10']);
      expect(table.after('f9-e10').men).toBe('P@e10 P@k9 Z@i4 p@l9');
    });
    test('82: a flight counts once for a turn of two moves', () => {
      const table = of('T@d9~2 z@a8 R@a1', 'black').after('a8-b8', 'a1-b1');
      expect(table.men).toContain('T@d9~2');
      expect(table.after('b1-a1').men).toContain('T@d9~1');
    });
  });
}
