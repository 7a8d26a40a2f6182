/** The oracle of Deicide Chess on rulings that no row of A5 states, and on its house rules: each test is named by the ruling. */
import { describe, expect, test } from 'vitest';
import { words } from '../table.ts';
import { actions, applied, outcome } from './oracle.ts';
import { repetitionKey } from './oracle-positions.ts';
import { OracleTable } from './oracle-table.ts';

const { of } = OracleTable;

describe('draws', () => {
  /** how many moves of this dance are played until it is a draw */
  const movesUntilDrawn = (men: string): number => {
    const table = of(men);
    const earlier: string[] = [];
    const dance = ['i1-h1', 'i16-h16', 'h1-i1', 'h16-i16'];
    while (outcome(table.position, earlier) === null) {
      const step = dance[earlier.length % dance.length];
      earlier.push(repetitionKey(table.position));
      table.after(step);
    }
    expect(outcome(table.position, earlier)).toEqual({ winner: null, reason: 'repetition' });
    return earlier.length;
  };
  test('D-G8: threefold repetition of the whole state', () => {
    expect(movesUntilDrawn('R@a5 r@p9')).toBe(8);
  });
  test('A6: of which it is a part what a Fool could copy', () => {
    // the first positions knew of fewer moves before them
    expect(movesUntilDrawn('R@a5 r@p9 f@p5')).toBe(9);
    expect(movesUntilDrawn('R@a5 r@p9 F@a9')).toBe(10);
  });
  test('D-G8: Kings alone, unless something is in flight', () => {
    expect(of('').ending).toBe('draw: dead-position');
    expect(of('T@d9~2').ending).toBeNull();
    expect(of('Z@d9').ending).toBeNull();
  });
  test('D-G8: two hundred turns without progress; mate comes first', () => {
    expect(of('R@a5', 'white', { quiet: 199 }).after('a5-b5').ending).toBe('draw: no-progress');
    expect(of('R@a5 n@b5', 'white', { quiet: 199 }).after('a5-b5').position.quiet).toBe(0);
    expect(of('P@a5', 'white', { quiet: 199 }).after('a5-a6').position.quiet).toBe(0);
    expect(of('K@a16 q@b15 k@c14', 'white', { quiet: 200 }).ending).toBe('black: checkmate');
  });
  test('D-G8: one of two moves of a turn is enough for progress', () => {
    const table = of('R@a5 P@b5', 'white', { quiet: 7, extra: true });
    expect(table.after('b5-b6', 'a5-a6').position.quiet).toBe(0);
  });
});

describe('castling', () => {
  test('D-K4: landing cells and edge pushes on the crossed cell', () => {
    const ready = "K@i1' R@a1' R@p1'";
    expect(of(`${ready} T@j1~2`).all('castle')).toEqual(['i1-g1']);
    expect(of(`${ready} u@j2`).all('castle')).toEqual([]);
    expect(of(`${ready} u@k3`).all('castle')).toEqual([]); // pushes i1 and k1 alike
    expect(of(`${ready} u@l2`).all('castle')).toEqual(['i1-g1']);
  });
  test('D-F13: a Fool counts as what it would copy', () => {
    const castles = (kind: 'pawn' | 'rook') =>
      of("K@i1' R@a1' R@p1' f@j3", 'white', { last: { white: kind } }).all('castle');
    expect([castles('pawn'), castles('rook')]).toEqual([['i1-g1', 'i1-k1'], ['i1-g1']]);
  });
});

describe('pawns', () => {
  test('D-P1: pushed back, a Pawn slides again', () => {
    expect(of('P@e2').to('e2')).toEqual(words('e3 e4 e5 e6'));
  });
  test('D-P2, D-U11: a push is no move of a Drunk Pawn', () => {
    const table = of("D@e3' u@e5", 'black').after('e5-e4');
    expect(table.to('e3')).toEqual(words('d4 c5 b6 a7 f4 g5 h6 i7 j8 e4'));
    const pushed = of("D@e3' u@e4", 'black').after('e4-e3');
    expect(pushed.to('e2')).toEqual(words('d3 c4 b5 a6 f3 g4 h5 i6 j7 e3'));
    expect(of('D@e3 u@e4', 'black').after('e4-e3').to('e2')).toEqual(words('d3 f3 e3'));
  });
  test('D-X7: pushed after its head start it is taken in passing where it stands now', () => {
    const table = of('P@e4 Z@a4 p@d6 u@e10').after('a4-a5');
    table.after('i16-i15', 'end', 'e4-e8');
    table.position = { ...table.position, extra: true };
    expect(table.all('en-passant')).toEqual(['d6-e5']);
    expect(table.after('e10-e8').all('en-passant')).toEqual(['d6-e5']);
    expect(table.after('d6-e5').census).toBe('K@i1 Z@a5 k@i15 p@e5 u@e8');
  });
  test('D-X7: gone on with the second move of its turn too, as long as it is that kind of pawn', () => {
    const on = of('z@a8 P@e4 p@f7', 'black').after('a8-b8', 'e4-e8', 'e8-e9');
    expect(on.all('en-passant')).toEqual(['f7-e6']);
    expect(on.after('f7-e6').men).toBe('p@e6 z@b8');
    const both = of('z@a8 P@e2 p@f4 p@d8', 'black').after('a8-b8', 'e2-e4', 'e4-e8');
    expect(both.all('en-passant')).toEqual(['d8-e7', 'f4-e3']);
    const gone = of('z@a8 P@e4 p@f7 m@f9', 'black').after('a8-b8', 'e4-e8', 'e8-f9');
    expect([gone.all('en-passant'), gone.position.headStarts]).toEqual([[], []]);
  });
  test('D-P12: a Pawn that is pushed to the last rank stays or promotes, by the house rule', () => {
    const pushed = (option: 'stays' | 'promotes') =>
      of('P@e15 u@e14 k@i9', 'black', { options: { pushed: option } }).after('e14-e15').men;
    expect(pushed('stays')).toBe('P@e16 u@e15');
    expect(pushed('promotes')).toBe('Q@e16 u@e15');
  });
});

describe('Time Machine', () => {
  test('D-TM1: a departure that ticks', () => {
    expect(of('T@d1', 'white', { options: { departure: 'ticks' } }).after('d1-d9').men).toBe('T@d9~2');
  });
  test('D-TM4: two flights, the later captures the earlier', () => {
    const table = of('T@d9~1 F@d9~1').after('i1-i2');
    expect(table.men).toBe('F@d9');
  });
  test('D-TM8, D-F8: on the board neither gives check', () => {
    expect(of('t@i8').inCheck).toBe(false);
    expect(of('f@i2', 'white', { last: { white: 'time-machine' } }).inCheck).toBe(false);
  });
  test('D-TM12: Walls, Glue and revealed mines limit a departure', () => {
    const file = (text: string) =>
      of(text)
        .to('d1')
        .filter((cell) => cell[0] === 'd');
    expect(file('T@d1 wall@d5')).toEqual(words('d2 d3 d4'));
    expect(file('T@d1 glue@d5')).toEqual(words('d2 d3 d4 d5 d6'));
    expect(file('T@d1 mine@d5')).toEqual(words('d2 d3 d4 d5'));
  });
});

describe('Bombers and Snails', () => {
  test('D-M5: a Big Bang destroys or spares Snails, by the house rule', () => {
    const bang = (bigbang: 'destroys' | 'spares') =>
      of('M@e5 m@f6 z@e7 Z@g5', 'white', { options: { bigbang } }).after('e5-f6').men;
    expect(bang('destroys')).toBe('');
    expect(bang('spares')).toBe('Z@g5 z@e7');
  });
  test('D-M6: Bombers destroyed by a Big Bang set off nothing', () => {
    expect(of('M@e5 m@f6 m@g7 n@h8').after('e5-f6').men).toBe('n@h8');
  });
  test('D-Z8: no Bomber captures a Snail', () => expect(of('M@e5 z@e6').can('e5-e6')).toBe(false));
  test('D-Z9: a Snail that dies on a mine still grants', () => {
    const table = of('Z@e5', 'white', { mines: { black: ['e6'] } }).after('e5-e6');
    expect([table.men, table.position.extra]).toEqual(['', true]);
  });
  test('D-Z4: the first of two moves has to answer the check', () => {
    const table = of('r@i8 R@a1 R@a5', 'white', { extra: true });
    expect([table.can('a5-b5'), table.can('a5-i5'), table.can('i1-h1')]).toEqual([false, true, true]);
  });
  test('D-X1: after the first move there must be a way on', () => {
    // the landing on a4 will be a hurdle for the Cannon, unless somebody makes a second one
    const table = of('K@a1 N@c4 T@a4~1 o@a10 r@b10', 'white', { extra: true });
    expect(table.to('c4')).toEqual(words('a3 a5 b2 b6'));
    expect(of('K@a1 N@c4 T@a4~1 o@a10 r@b10', 'white', { extra: true }).after('c4-a3').turn).toBe('black'); // D-LEGAL
    table.after('c4-b6');
    expect([table.turn, table.can('end'), table.movers().filter((at) => at !== '-')]).toEqual([
      'white',
      false,
      ['a1', 'b6'],
    ]);
    expect(table.to('b6')).toEqual(['a8']);
  });
});

describe('the hidden and the revealed', () => {
  test('D-B5: the way is chosen, and may be mined', () => {
    const kitsune = (way: string) => of('X@h8 glue@a5', 'white', { mines: { black: ['h9'] } }).after(way).men;
    expect(kitsune('h8-i9-h9')).toBe('glue@a5');
    expect(kitsune('h8-i9-i8')).toBe('X@i9 glue@a5');
  });
  test('D-X5: of several mines met, the one that exposed the King', () => {
    // the Rook may die on e6 only if the landing on e3 succeeds; it does not
    const table = of('K@e1 R@e4 r@e12 T@e3~1', 'white', { mines: { black: ['e6', 'e3'] } }).after('e4-e8');
    expect([table.takenBack, table.turn]).toEqual(['e3', 'white']);
  });
  test('D-X6: one may run into a revealed mine, nothing passes it', () => {
    const table = of('R@a1 mine@a5 n@a9');
    expect(table.to('a1').filter((cell) => cell[0] === 'a')).toEqual(words('a2 a3 a4 a5'));
    expect(table.after('a1-a5').men).toBe('n@a9');
    expect(of('O@a1 p@a3 mine@a5 n@a9').to('a1', 'capture')).toEqual(['a9']);
    expect(of('X@h8 mine@h9 wall@g8 wall@i8 wall@h7').to('h8')).toEqual([]);
  });
  test('D-X4: no King is pushed onto a revealed mine', () => {
    expect(of('U@e7 k@e8 mine@e9').can('e7-e8')).toBe(false);
    const table = of('U@e7 k@e8', 'white', { mines: { black: ['e9'] } }).after('e7-e8');
    expect([table.takenBack, table.census]).toEqual(['e9', 'K@i1 U@e7 k@e8 mine@e9']);
  });
  test('D-T2: a Bishop turns as often as it likes, and never ends where it began', () => {
    const around = of('cathedral@e9 cathedral@i9 cathedral@g11 B@g7');
    expect(around.to('g7')).toEqual(expect.arrayContaining(['f10', 'h10', 'd8', 'c7', 'j8', 'k7']));
    expect(around.to('g7')).not.toContain('g7');
    const count = actions(around.position).filter((action) => action.from !== null).length;
    expect(count).toBeGreaterThan(around.from('g7').length);
  });
  test('D-T6: Kitsune and Werewolf use a Portal in the middle leg only', () => {
    const reached = of('portal@i10 portal@d5 X@g7 wall@f7 wall@h7 wall@g6').to('g7');
    // g8, h9, i10 and through: e6 is slid to, then f6 and e7 finish; d6 and e5 next to the exit would need no slide
    expect(reached).toEqual(expect.arrayContaining(['f6', 'e7', 'j10', 'i11']));
    expect(reached).not.toContain('d6');
    expect(reached).not.toContain('e5');
  });
  test('D-T17: a landing counts, and nothing lands after it', () => {
    const holy = ['b5', 'c6', 'd7', 'e8', 'g9', 'f5'];
    const text = `${holy.map((at) => `ziggurat@${at}`).join(' ')} N@b5 N@c6 N@d7 N@e8 N@g9 T@f5~1 T@f5~1`;
    const table = of(text);
    const [action] = actions(table.position).filter((a) => a.from === 8);
    const after = applied(table.position, action);
    expect(outcome(after.position)).toEqual({ winner: 'white', reason: 'ziggurats' });
  });
});
