/**
 * The oracle of Deicide Chess against the test positions that its rules state (A5, by number), as far as no terrain is
 * needed; deicide-oracle-terrain.test.ts has the others. Destinations are whole sets unless the row says less: a move
 * too many is as wrong as one too few.
 */
import { describe, expect, test } from 'vitest';
import { isWholeRun } from '../usual.ts';
import { distinctActions, perft } from './oracle.ts';
import { start } from './oracle-positions.ts';
import { OracleTable, words } from './oracle-table.ts';

const { of } = OracleTable;

describe('the start', () => {
  test('1: the array: 199 first actions, no capture, no check', () => {
    const table = OracleTable.start();
    expect(perft(table.position, 1)).toBe(199);
    const movers = distinctActions(table.position).map((action) => table.position.board[action.from!]!.kind);
    const count = (kind: string) => movers.filter((mover) => mover === kind).length;
    expect([count('sorceress'), count('pawn'), count('wizard'), count('princess')]).toEqual([128, 64, 4, 3]);
    expect([table.all('capture'), table.inCheck, table.to('g2')]).toEqual([[], false, []]);
  });
  test('2: Black’s first actions, and two deep', () => {
    expect(perft({ ...start(), turn: 'black' }, 1)).toBe(199);
    // the engine has the same number in a usual run (edges.test.ts)
    if (isWholeRun) expect(perft(start(), 2)).toBe(55_872);
  });
});

describe('pawns', () => {
  test('3: a Pawn on its own rank slides to the end of its head start, to 6', () => {
    expect(of('P@a4').to('a4')).toEqual(words('a5 a6 a7 a8'));
    expect(of('P@c3').to('c3')).toEqual(words('c4 c5 c6 c7'));
    expect(of('P@c4 n@c6').to('c4')).toEqual(['c5']);
    expect(of('P@a5').to('a5')).toEqual(['a6']);
  });
  const row7 = () => of('P@e4 p@f6 p@f7 p@f8 p@f9').play('e4-e8');
  test('7: a head start is captured in passing on each cell that it passed', () => {
    expect(row7().all('en-passant')).toEqual(['f6-e5', 'f7-e6', 'f8-e7']);
    expect(row7().to('f9', 'capture')).toEqual(['e8']);
    expect(row7().play('f7-e6').men).toBe('p@e6 p@f6 p@f8 p@f9');
  });
  test('8: the right to capture in passing lasts one turn', () =>
    expect(row7().play('i16-i15', 'i1-i2').all('en-passant')).toEqual([]));
  test('9: other types of pawn do not capture a Pawn in passing', () => {
    const table = of('P@e4 j@f6 d@e9').play('e4-e8');
    expect(table.all('en-passant')).toEqual([]);
    expect(table.to('e9', 'capture')).toEqual(['e8']);
  });
  test('10: a Rookie is captured in passing by a Rookie, and on its cell by anybody', () => {
    const table = of("J@d3' j@e6 j@c8 p@e9").play('d3-d8');
    expect(table.all('en-passant')).toEqual(['e6-d6']);
    expect(table.all('capture')).toEqual(['c8-d8', 'e9-d8']);
    expect(table.play('e6-d6').men).toBe('j@c8 j@d6 p@e9');
  });
  test('11: the cell that a head start left is not passed', () =>
    expect(of("J@d3' j@e3").play('d3-d8').all('en-passant')).toEqual([]));
  test('12: a Drunk Pawn slides diagonally and captures straight ahead', () =>
    expect(of("D@c3' d@d5 d@e6").to('c3')).toEqual(words('b4 a5 d4 e5 f6 g7 h8')));
  test('13: a Drunk Pawn is captured in passing straight ahead', () =>
    expect(of("D@c3' d@d5 d@e6").play('c3-f6').all('en-passant')).toEqual(['d5-d4', 'e6-e5']));
  test('14: a Drunk Pawn that has moved steps once, 15', () => {
    expect(of('D@c3').to('c3')).toEqual(words('b4 d4'));
    expect(of("D@a2'").to('a2')).toEqual(words('b3 c4 d5 e6 f7'));
  });
  test('16: a Rookie that captured keeps its slide', () =>
    expect(of('J@c3 n@d3').play('c3-d3', 'i16-i15').to('d3')).toEqual(words('d4 d5 d6 d7 d8')));
  test('17: a Pawn promotes to 21 types on either cell', () => expect(of('P@b15 n@c16').from('b15')).toHaveLength(42));
  test('18: a Pawn that captures a Bomber as it promotes is lost with it', () =>
    expect(of('P@b15 m@c16').play('b15-c16=queen').men).toBe(''));
});

describe('castling', () => {
  const ready = "K@i1' R@a1' R@p1'";
  test('19: castling on both sides', () => {
    expect(of(ready).all('castle')).toEqual(['i1-g1', 'i1-k1']);
    expect(of(ready).play('i1-g1').men).toBe('K@g1 R@h1 R@p1');
    expect(of(ready).play('i1-k1').men).toBe('K@k1 R@a1 R@j1');
  });
  test('20: castling does not cross an attacked cell, to 22', () => {
    expect(of(`${ready} r@j10 k@a16`).all('castle')).toEqual(['i1-g1']);
    expect(of(`${ready} r@b10 k@a16`).all('castle')).toEqual(['i1-g1', 'i1-k1']);
    expect(of(`${ready} t@h1~2`).all('castle')).toEqual(['i1-k1']);
  });
  test('23: a Rook that was pushed castles no more', () => {
    expect(of("K@i1' R@o1'").all('castle')).toEqual(['i1-k1']);
    const table = of("K@i1' R@o1' u@p1", 'black').play('p1-o1');
    expect([table.men, table.all('castle')]).toEqual(['R@n1 u@o1', []]);
  });
});

describe('Cannon and Archer', () => {
  test('24: a Cannon moves without a hurdle and captures over one, to 26', () => {
    expect(of('O@a1 n@a5 r@a9 q@a12').to('a1', 'move')).toEqual(words('a2 a3 a4 b1 c1 d1 e1 f1 g1 h1'));
    expect(of('O@a1 n@a5 r@a9 q@a12').to('a1', 'capture')).toEqual(['a9']);
    expect(of('O@a1 n@a5 R@a9 q@a12').to('a1', 'capture')).toEqual([]);
    expect(of('V@b1 n@d3 r@f5').to('b1')).toEqual(words('a2 c2 f5'));
  });
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
  test('29: a Kitsune on an empty board has 77 cells', () => expect(of('X@h8 K@a2 k@p15').to('h8')).toHaveLength(77));
  test('30: a bent piece whose first step is blocked goes nowhere that way, to 32', () => {
    const to = of('X@h8 n@h9 n@i8').to('h8');
    for (const cell of ['i9', 'h10', 'j8', 'h9']) expect(to).not.toContain(cell);
    expect(to.length).toBeGreaterThan(20);
    expect(of('X@h8 n@h9 r@i9').to('h8', 'capture')).toEqual(['i9']);
    expect(of('X@h8 n@h9 n@h7 n@g8 n@i8').to('h8')).toEqual([]);
  });
  test('33: a Werewolf captures round a corner unless both ways are blocked', () => {
    expect(of('L@h8 n@g9 r@h10').to('h8', 'capture')).toEqual(['h10']);
    expect(of('L@h8 n@g9 r@h10 n@i9').to('h8', 'capture')).toEqual([]);
  });
  test('34: a Champion leaps over its neighbours', () => {
    const table = of('H@h8 P@h9 P@i9 r@h10 r@j10');
    expect(table.to('h8', 'capture')).toEqual(words('h10 j10'));
    expect(table.to('h8', 'move')).toEqual(words('f6 f8 f10 g8 h6 h7 i8 j6 j8'));
  });
  test('35: a Princess leaps over two pieces, and no farther', () => {
    const table = of('Y@h8 P@h9 P@h10 r@h11');
    expect(table.to('h8', 'capture')).toEqual(['h11']);
    expect(table.to('h8')).not.toContain('h12');
  });
  test('36: a Sorceress captures beside it and moves to any empty cell', () => {
    const table = of('S@c1 r@d2 n@h8');
    expect(table.to('c1', 'capture')).toEqual(['d2']);
    expect(table.to('c1', 'move')).toHaveLength(256 - 5);
  });
});

describe('Sumo', () => {
  test('37: a Sumo Wrestler pushes the piece in front of it, to 42', () => {
    expect(of('U@e5 n@e6').play('e5-e6').men).toBe('U@e6 n@e7');
    expect(of('U@e5 n@e6 p@e7').all('push')).toEqual([]);
    expect(of('U@e5 r@e7').play('e5-e7').men).toBe('U@e7 r@e8');
    expect(of('U@e14 q@e16').play('e14-e16').men).toBe('U@e16');
    expect(of('U@e5 z@e6').all('push')).toEqual([]);
    expect(of('U@b8 m@a8').play('b8-a8').men).toBe('');
    expect(of('U@d8 m@c8').play('d8-c8').men).toBe('U@c8 m@b8');
  });
  test('43: only a King that can be pushed over the edge is in check from a Sumo Wrestler', () => {
    const check = (men: string) => of(`k@a8 ${men}`, 'black').inCheck;
    expect(['U@b8', 'U@c8', 'U@b7', 'U@a7', 'U@c8 n@b8'].map(check)).toEqual([true, true, true, false, false]);
  });
  test('44: a push may not bring a King beside one’s own', () => expect(of('K@a5 U@d7 k@c6').can('d7-c6')).toBe(false));
});

describe('Time Machine', () => {
  test('45: a Time Machine counts three, two, one and lands', () => {
    const table = of('T@d1').play('d1-d9');
    expect(table.men).toBe('T@d9~3');
    expect(table.play('i16-i15', 'i1-i2').census).toContain('T@d9~2');
    expect(table.play('i15-i16', 'i2-i1').census).toContain('T@d9~1');
    expect(table.play('i16-i15', 'i1-i2').census).toBe('K@i2 T@d9 k@i15');
  });
  test('46: a Time Machine does not check as it stands, but once it departs', () => {
    expect(of('T@d1 k@d9 r@a8', 'black').inCheck).toBe(false);
    const table = of('T@d1 k@d9 r@a8').play('d1-d9');
    expect([table.inCheck, table.movers()]).toEqual([true, ['d9']]);
  });
  test('47: a King may not step to where its own Time Machine lands', () =>
    expect(of('K@d8 T@d9~2').to('d8')).toEqual(words('c7 c8 c9 d7 e7 e8 e9')));
  test('48: a Time Machine lands on its own Queen, to 50', () => {
    expect(of('Q@d9 T@d9~1').play('i1-i2').men).toBe('K@i2 T@d9');
    expect(of('m@d9 T@d9~1').play('i1-i2').men).toBe('K@i2');
    const table = of('z@d9 T@d9~1').play('i1-i2');
    expect(table.men).toBe('K@i2 T@d9~1 z@d9');
    table.play('d9-d8', 'i2-i1');
    expect([table.men, table.turn]).toEqual(['T@d9~1 z@d8', 'white']);
    expect(table.play('i1-i2').men).toBe('K@i2 T@d9 z@d8');
  });
  test('51: a pinned Time Machine may not depart, 52', () => {
    expect(of('T@i2 r@i9 k@a16').to('i2')).toEqual([]);
    const file = of('T@d1 z@d5 r@d9')
      .to('d1')
      .filter((cell) => cell[0] === 'd');
    expect(file).toEqual(words('d2 d3 d4'));
  });
  test('53: a push onto the cell where a Time Machine is due next is check', () => {
    const check = (flight: string) => of(`k@e8 U@e7 ${flight}`, 'black').inCheck;
    expect(['T@e9~1', 'T@e9~2', 't@e9~1'].map(check)).toEqual([true, false, false]);
  });
  test('54: a Time Machine due to land counts when check is answered, 55', () => {
    const blocks = (flight: string) => of(`K@e1 N@a8 r@e10 ${flight}`).can('a8-b6');
    expect(['T@e5~1', 'T@e5~2', 'T@e10~1'].map(blocks)).toEqual([true, false, true]);
    const table = of('K@e1 M@e4 N@a8 r@e10 T@e4~1');
    expect([table.can('a8-b6'), table.can('e1-d1')]).toEqual([false, true]);
  });
  test('56: pushed to where a Time Machine lands, a King must move', () => {
    const table = of('U@e7 k@e8 t@e9~2 r@a9').play('e7-e8');
    expect([table.inCheck, table.movers()]).toEqual([true, ['e9']]);
  });
  test('57: a Time Machine that lands where a Pawn has passed is captured there, 58', () => {
    const table = of('P@e4 T@e6~1 p@f7').play('e4-e8');
    expect([table.all('en-passant'), table.to('f7', 'capture')]).toEqual([[], ['e6']]);
    expect(of('T@d9~1 T@d9~1').play('i1-i2').men).toBe('K@i2 T@d9');
  });
});

describe('Fool', () => {
  const knight = words('b3 b5 c2 c6 e2 e6 f3 f5');
  const king = words('c3 c4 c5 d3 d5 e3 e4 e5');
  test('59: a Fool moves as the Knight that moved last, to 61', () => {
    expect(of('F@d4 n@b8', 'black').play('b8-c6').to('d4')).toEqual(knight);
    expect(of('F@d4 p@b13 n@e5', 'black').play('b13-b9').to('d4')).toEqual(words('d5 e5'));
    const sumo = of('F@d4 u@b8 n@e4', 'black').play('b8-b7');
    expect(sumo.to('d4')).toEqual(words('b2 b4 b6 c3 c4 c5 d2 d3 d5 d6 e3 e5 f2 f6'));
    expect(sumo.all('push')).toEqual([]);
  });
  test('62: a Fool as a Snail steps and has two moves, and grants none', () => {
    const table = of('F@d4 z@b8 n@e4', 'black').play('b8-b7');
    expect(table.position.extra).toBe(true);
    expect(table.to('d4')).toEqual(king.filter((cell) => cell !== 'e4'));
    table.play('d4-d5', 'end');
    expect(table.position.extra).toBe(false);
    const usual = of('F@d4', 'white', { last: { black: 'snail' } }).play('d4-d5');
    expect([usual.turn, usual.position.extra]).toEqual(['black', false]);
  });
  test('63: a Fool departs as a Time Machine and lands as a Fool', () => {
    const table = of('F@d4 t@b8', 'black').play('b8-b2', 'd4-d9');
    expect(table.men).toBe('F@d9~3 t@b2~3');
    table.play('i16-i15', 'i1-h1', 'i15-i16', 'h1-i1', 'i16-i15', 'i1-h1');
    expect(table.men).toBe('F@d9 K@h1 k@i15 t@b2');
  });
  test('64: a Fool copies what another Fool copied', () => {
    const table = of('F@d4 N@h4 f@b8').play('h4-i6', 'b8-c6');
    expect(table.to('d4')).toEqual(knight);
  });
  test('65: after castling a Fool moves as a King, 66', () => {
    expect(of("F@d4 k@i16' r@p16'", 'black').play('i16-k16').to('d4')).toEqual(king);
    expect(of('F@d4 p@b2 K@i3', 'black').play('b2-b1=queen').to('d4')).toEqual(['d5']);
  });
  test('67: a move that would make a Fool attack one’s own King is illegal, 68', () => {
    const table = of('k@e6 n@b8 r@h9 F@d4', 'black');
    expect([table.to('b8'), table.can('h9-h8')]).toEqual([[], true]);
    const copied = of('k@e6 n@b8 r@h9 F@d4', 'black', { last: { black: 'knight' } });
    expect([copied.inCheck, copied.can('h9-h8')]).toEqual([true, true]);
  });
  test('69: a Fool on the last rank does not promote', () => {
    const table = of('F@d15', 'white', { last: { black: 'pawn' } });
    expect(table.from('d15')).toHaveLength(1);
    expect(table.play('d15-d16').men).toBe('F@d16');
  });
});

describe('Bomber', () => {
  test('70: a Bomber that captures is gone with its victim, to 72', () => {
    expect(of('M@e5 n@f6').play('e5-f6').men).toBe('');
    expect(of('m@i2').inCheck).toBe(true);
    expect(of('m@i2').can('i1-i2')).toBe(false);
    expect(of('M@e5 P@f7 m@f6 n@g7 r@e6 z@e7 q@h6').play('e5-f6').men).toBe('q@h6');
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
    const copying = { last: { black: 'bomber' } } as const;
    expect(of('F@e5 n@f6', 'white', copying).play('e5-f6').men).toBe('F@f6');
    expect(of('F@e5 m@f6 n@g7', 'white', copying).play('e5-f6').men).toBe('n@g7');
  });
});

describe('Snail', () => {
  const row76 = (more = '') => of(`K@a5 Z@d4 r@h1 n@b8 ${more}`).play('d4-d5');
  test('76: after a Snail’s step the other side has two moves, and a check is the last', () => {
    expect(row76().play('h1-a1').turn).toBe('white');
    const table = row76().play('h1-h2');
    expect([table.turn, table.can('h2-a2'), table.can('end')]).toEqual(['black', true, true]);
    expect(table.play('h2-a2').turn).toBe('white');
    expect([table.inCheck, table.position.extra]).toEqual([true, false]);
    expect(row76().can('end')).toBe(false);
  });
  test('77: a Snail’s step uses a whole turn of two moves', () => {
    const table = row76('z@h8').play('h8-h7');
    expect([table.turn, table.position.extra]).toEqual(['white', false]);
    expect(row76('z@h8').play('h1-h2').to('h8')).toEqual([]);
  });
  test('78: a Snail beside the King checks it and cannot be captured, 79', () => {
    const table = of('Q@h8 z@h2');
    expect([table.inCheck, table.movers(), table.can('i1-h2')]).toEqual([true, ['i1'], false]);
    const file = of('Q@c8 z@c3')
      .to('c8')
      .filter((cell) => cell[0] === 'c' && cell.length === 2 && cell < 'c8');
    expect(file).toEqual(words('c4 c5 c6 c7'));
  });
  test('80: checkmate, also with two moves left, and stalemate', () => {
    expect(of('K@a16 q@b15 k@c14').ending).toBe('black: checkmate');
    expect(of('K@a16 q@b15 k@c14', 'white', { extra: true }).ending).toBe('black: checkmate');
    expect(of('K@a16 q@b14 k@d14').ending).toBe('draw: stalemate');
  });
  test('81: two head starts in one turn are both captured in passing', () => {
    const table = of('Z@i3 p@e13 p@l13 P@f9 P@k9').play('i3-i4', 'e13-e9', 'l13-l9');
    expect(table.all('en-passant')).toEqual(['f9-e10', 'k9-l10']);
  });
  test('82: a flight counts once for a turn of two moves', () => {
    const table = of('T@d9~2 z@a8 R@a1', 'black').play('a8-b8', 'a1-b1');
    expect(table.census).toContain('T@d9~2');
    expect(table.play('b1-a1').census).toContain('T@d9~1');
  });
});
