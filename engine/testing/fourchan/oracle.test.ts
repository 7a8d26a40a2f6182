/**
 * The oracle of 4chan chess against the test positions that its rules state (B5, by number) and the facts of its start
 * (B1.3). Destinations are whole sets unless the row says less: a move too many is as wrong as one too few.
 */
import { describe, expect, test } from 'vitest';
import { actions, perft } from './oracle.ts';
import { start } from './oracle-positions.ts';
import { OracleTable } from './oracle-table.ts';

const { of } = OracleTable;

describe('the start', () => {
  test('B1.3: 39 actions by who acts', () => {
    const count: Record<string, number> = {};
    for (const { text } of actions(start())) count[text[0]] = (count[text[0]] ?? 0) + 1;
    expect(count).toEqual({ O: 20, M: 6, R: 5, S: 4, N: 2, D: 1, P: 1 });
    const table = OracleTable.start();
    expect(table.rest('M')).toBe('c2-a1 c2-b4 c2-d4 h2-g4 h2-i4 h2-j1');
    expect(table.rest('Rd1')).toBe('!b1 !b3 !d3 !f1 !f3');
    expect(table.rest('Sh1')).toBe('-i1 -i1# -j1 -j1#');
    expect(table.rest('N')).toBe('a2-a1 j2-j1');
    expect([table.rest('D'), table.rest('P')]).toEqual(['c1-b1', 'g1-i1']);
  });
  test('1: the array: 39 first actions, and the counts that follow', () => {
    expect([1, 2, 3].map((depth) => perft(start(), depth))).toEqual([39, 1582, 69_420]);
    expect(perft(start({ array: 'rotated' }), 2)).toBe(1582);
  });
  test('2: at the start a rage of the /r9k/ toward c2 takes its own /mlp/ and an anon, to 4', () => {
    const played = (text: string) => OracleTable.start().play(text);
    const before = OracleTable.start().census.split(' ');
    const gone = (text: string) => before.filter((token) => !played(text).census.split(' ').includes(token));
    expect([played('Rd1!b3').ending, gone('Rd1!b3')]).toEqual([null, ['M@c2', 'O@b3', 'R@d1']]);
    expect([played('Rd1!f3').ending, gone('Rd1!f3')]).toEqual(['black: admin-lost', ['A@e2', 'O@f3', 'R@d1']]);
    expect(gone('Rd1!b1')).toEqual(['D@c1', 'R@d1']);
  });
});

describe('/r9k/', () => {
  const north = (text: string, mover = 'Re5') => {
    const cells = ['e6', 'e7', 'e8'].flatMap((cell) => [`-${cell}`, `!${cell}`, `-${cell}=+R`, `!${cell}=+R`]);
    const rest = of(text).rest(mover).split(' ');
    return rest.filter((end) => cells.includes(end)).join(' ');
  };
  test('5: an /r9k/ goes on to capture at the end of its range, or moves quietly before it, to 7', () => {
    expect(north('R@e5 m@e7')).toBe('!e7 -e6');
    expect(north('R@e5 m@e6')).toBe('!e7');
    expect(north('R@e5 m@e6 t@e7')).toBe('!e7');
    expect(of('R@e5 m@e6').play('Re5!e7').men).toBe('R@e7');
    expect(of('R@e5 m@e6 t@e7').play('Re5!e7').men).toBe('R@e7');
    expect(of('R@b5 m@a5').play('Rb5!a5').men).toBe('R@a5');
  });
  test('8: a rage stops before a /k/ that is out of range, 9', () => {
    expect(north('+R@e5 m@e6 k@e8', '+Re5')).toBe('!e7');
    expect(of('+R@e5 m@e6 k@e8').play('+Re5!e7').men).toBe('+R@e7 k@e8');
    expect(north('+R@e5 k@e8', '+Re5')).toBe('-e6 -e7');
    expect(north('+R@e5 m@e8', '+Re5')).toBe('!e8 -e6 -e7');
  });
  test('10: of two Admins in one rage the first captured decides', () => {
    expect(of('R@e5 M@e6 a@e7').play('Re5!e7').ending).toBe('white: admin-taken');
    expect(of('R@e5 A@e6 a@e7').play('Re5!e7').ending).toBe('black: admin-lost');
    expect(of('R@e5 A@e7 a@e6').play('Re5!e7').ending).toBe('white: admin-taken');
  });
  test('11: a rage may promote where it ends', () => expect(of('R@d6 m@c7').rest('Rd6!')).toBe('b8 b8=+R'));
  test('12: beside a friend that carries: boarding it or a rage through it', () => {
    expect(of('R@e5 N@f5').rest('Re5!')).toBe('g5');
    expect(of('R@e5 N@f5').rest('Re5^')).toBe('f5');
    expect(of('R@e5 N@f5').play('Re5^f5').men).toBe('N@f5 R@f5^');
    expect(of('R@e5 N@f5').play('Re5!g5').men).toBe('R@g5');
  });
});

describe('anon', () => {
  test('13: no double step past an enemy Anon that could capture it, to 16', () => {
    expect(of("O@c3' o@b5").rest('Oc3')).toBe('-c4');
    expect(of("O@c3' o@d5").rest('Oc3')).toBe('-c4');
    expect(of("O@c3' n@b5 o@b5^").rest('Oc3')).toBe('-c4');
    expect(of("O@c3' +o@b5").rest('Oc3')).toBe('-c4 -c5');
    expect(of("O@c3' n@d5").rest('Oc3')).toBe('-c4 -c5');
    expect(of("O@c3' m@c4").rest('Oc3')).toBe('');
    expect(of("O@c3' m@c5").rest('Oc3')).toBe('-c4');
    expect(of("O@c3' m@b4 m@c4 m@d4").rest('Oc3')).toBe('xb4 xd4');
    expect(of('O@c3').rest('Oc3')).toBe('-c4');
  });
  test('17: promotion is a choice in the zone and forced on the last rank', () => {
    const rest = (rank: number) => of(`O@c${rank}`).rest(`Oc${rank}-`);
    expect([rest(6), rest(7), rest(8), rest(9)]).toEqual(['c7', 'c8 c8=+O', 'c9 c9=+O', 'c10=+O']);
  });
  test('18: a promoted Anon has 16 actions', () => expect(of('+O@e5').all('+Oe5')).toHaveLength(16));
});

test('19: an /n/ promotes by a move within or into the zone', () => {
  expect(of('N@e8').rest('Ne8-e2')).toBe(' =+N');
  expect([of('N@e5').rest('Ne5-e6'), of('N@e5').rest('Ne5-e9')]).toEqual(['', ' =+N']);
});

describe('castling', () => {
  const castlings = (text: string) =>
    of(text)
      .all('A')
      .filter((action) => action.includes(','));
  test('20: castling: the Admin and the /n/ on either side', () => {
    expect(castlings("A@e2' N@a2' N@j2'")).toEqual(['Ae2-b2,Na2-c2', 'Ae2-i2,Nj2-h2']);
    expect(of("A@e2' N@a2' N@j2'").play('Ae2-b2,Na2-c2').men).toBe('A@b2 N@c2 N@j2');
    expect(of("A@e2' N@a2' N@j2'").play('Ae2-i2,Nj2-h2').men).toBe('A@i2 N@a2 N@h2');
  });
  test('21: castling is refused when blocked, when the /n/ has moved, and when it is frozen', () => {
    expect(castlings("A@e2' N@a2' B@b2")).toEqual([]);
    expect(castlings("A@e2' N@a2")).toEqual([]);
    expect(castlings("A@e2 N@a2'")).toEqual([]);
    expect(castlings("A@e2' N@a2' x@b3")).toEqual([]);
  });
  test('22: castling does not mind attacks', () =>
    expect(castlings("A@e2' N@j2' t@i9 t@b10")).toEqual(['Ae2-i2,Nj2-h2']));
});

describe('/tg/', () => {
  test('23: a /tg/ puts an enemy on eight cells, its own among them, 24', () => {
    expect(of('T@e5 m@e6').rest('Te5@e6>')).toBe('d4 d5 d6 e4 e6 f4 f5 f6');
    expect(of('T@e5 o@e6 +o@d6').rest('Te5@')).toBe('');
    expect(of('T@e5 a@e6').rest('Te5@')).toBe('');
    expect(of('T@e5 m@e7').rest('Te5@')).toBe('');
    expect(of('T@e5 M@e6').rest('Te5@')).toBe('');
  });
  test('25: a stack is lifted whole or not at all, 26', () => {
    expect(of('T@e5 n@e6 m@e6^').play('Te5@e6>f6').men).toBe('T@e5 m@f6^ n@f6');
    expect(of('T@e5 n@e6 o@e6^').rest('Te5@')).toBe('');
    expect(of('T@e5 m@e6 N@d4').can('Te5@e6>d4')).toBe(false);
  });
  test('27: a lifted piece put on a teleporter comes out of the other', () => {
    expect(of('T@e5 m@e6 #w@d4 #w@h8').play('Te5@e6>d4').men).toBe('#w@d4 #w@h8 T@e5 m@h8');
    expect(of('T@e5 m@e6 N@h8 #w@d4 #w@h8').play('Te5@e6>d4').men).toBe('#w@d4 #w@h8 T@e5 m@h8');
  });
  test('28: a frozen /tg/ lifts and does not move, 29', () => {
    const frozen = of('T@e5 x@e6 m@e4');
    expect([frozen.to('Te5'), frozen.all('Te5@').length]).toEqual(['', 14]);
    expect(of('+T@e5 O@e6 m@e7 m@g7').rest('+Te5x')).toBe('e7 g7');
  });
});

describe('/k/', () => {
  const captures = (text: string) =>
    of(text)
      .all('')
      .filter((action) => /^\+?[^A]\w\d+[x*!]/.test(action))
      .join(' ');
  test('30: who may capture a /k/ from where', () => {
    expect(captures('N@e5 k@e8')).toBe('Ne5xe8 Ne5xe8=+N');
    expect([captures('T@e5 k@e8'), of('T@e5 k@e8').can('Te5-e7')]).toEqual(['', true]);
    expect(captures('T@e6 k@e8 a@b10')).toBe('Te6xe8 Te6xe8=+T');
  });
  test('31: a /k/ is safe from two cells on, whoever would capture it', () => {
    expect(captures('M@e6 k@f8')).toBe('Me6xf8 Me6xf8=+M');
    expect(captures('+M@e5 k@f8')).toBe('');
    expect(captures('V@e6 k@g7')).toBe('Ve6*g7');
    expect([captures('T@b2 k@d4'), captures('T@b2 k@e5')]).toEqual(['Tb2xd4', '']);
  });
  test('32: a rider /k/ is safe with its mount', () => {
    expect(captures('T@a5 n@e5 k@e5^')).toBe('');
    expect(of('T@c5 n@e5 k@e5^').play('Tc5xe5').men).toBe('T@e5');
  });
});

describe('/mlp/', () => {
  test('33: an /mlp/ shoots a neighbour along rank or file and stays, to 36', () => {
    const table = of('M@e5 O@d5 t@e6 n@f6');
    expect([table.rest('Me5*'), table.play('Me5*e6').men]).toEqual(['e6', 'M@e5 O@d5 n@f6']);
    expect(of('M@e5 t@e6 x@f6').rest('Me5')).toBe('*e6');
    const rider = of('N@e5 M@e5^ t@e6');
    expect([rider.rest('Me5*'), rider.rest('Ne5x'), rider.rest('Me5-f7')]).toEqual(['', '', '']);
    expect(rider.can('Me5-f7')).toBe(true);
    expect(of('M@e5 a@e6').play('Me5*e6').ending).toBe('white: admin-taken');
    expect(of('M@e7 t@e8').rest('Me7*')).toBe('e8');
  });
});
