/** The oracle of 4chan chess on rulings that no row of B5 states, and on its house rules: each test is named by the ruling. */
import { describe, expect, test } from 'vitest';
import { words } from '../table.ts';
import { outcome } from './oracle.ts';
import { type OracleOptions, repetitionKey } from './oracle-positions.ts';
import { OracleTable } from './oracle-table.ts';

const { of } = OracleTable;
const under = (options: Partial<OracleOptions>) => (text: string) => of(text, 'white', { options });

describe('the game', () => {
  test('C-G5: nothing to do is a draw', () => {
    const stuck = of('A@a1 N@a2 N@b1 N@b2 x@b3 x@c2');
    expect(stuck.ending).toBe('draw: no-action');
    expect(of('A@a1 N@a2 N@b1 N@b2 x@b3 x@c2 K@-').ending).toBeNull();
  });
  /** how many actions of this dance are played until it is a draw */
  const actionsUntilDrawn = (men: string): number => {
    const table = of(men);
    const earlier: string[] = [];
    const dance = ['Aj1-j2', 'Ai10-i9', 'Aj2-j1', 'Ai9-i10'];
    while (outcome(table.position, earlier) === null) {
      const text = dance[earlier.length % dance.length];
      earlier.push(repetitionKey(table.position));
      table.after(text);
    }
    expect(outcome(table.position, earlier)).toEqual({ winner: null, reason: 'repetition' });
    return earlier.length;
  };
  test('C-G6: threefold repetition of the whole state', () => {
    expect(actionsUntilDrawn('T@a5 m@c9')).toBe(8);
  });
  test('B6: of which it is a part what a /b/ could copy', () => {
    // the first positions knew of fewer actions before them
    expect(actionsUntilDrawn('T@a5 b@c9')).toBe(9);
    expect(actionsUntilDrawn('T@a5 b@-')).toBe(9);
    expect(actionsUntilDrawn('B@a5 m@c9')).toBe(10);
  });
  test('C-G8: what takes an admin is done to the end', () => {
    expect(of('P@b8 a@b10').after('Pb8xb10=+P').standing).toBe('+P@b10');
    expect(of('T@a5 a@e5 n@h8 #w@e5 #w@h8').after('Ta5xe5').ending).toBe('white: admin-taken');
    expect(of('A@e4 a@e5 n@h8 #w@e5 #w@h8').after('Ae4xe5').ending).toBe('white: admin-taken');
  });
});

describe('promotion', () => {
  test('C-P1: which moves promote, by the house rule', () => {
    const crossing = under({ promotion: 'crossing' });
    expect([crossing('T@a8').rest('Ta8-b8'), crossing('T@a7').rest('Ta7-b8')]).toEqual(['', ' =+T']);
    expect(crossing('T@a8').rest('Ta8-b7')).toBe(' =+T');
    expect(crossing('O@c9').rest('Oc9')).toBe('-c10=+O');
    expect(of('t@a3', 'black').rest('Ta3-b3')).toBe(' =+T');
  });
  test('C-P6, C-P7: nobody who shares a square promotes, nor by boarding', () => {
    expect(of('N@a8 K@a8^').rest('Na8-a9')).toBe('');
    expect(of('N@a9 K@b8').rest('Kb8^')).toBe('a9');
    expect(of('N@c10 O@c9').rest('Oc9')).toBe('^c10');
    expect(of('N@c9 O@c9^').rest('Oc9')).toBe('-c10=+O');
  });
  test('C-P4, C-P8: a gate on the last rank', () => {
    expect(of('O@c9 #w@c10 #w@e5').rest('Oc9')).toBe('-c10 -c10=+O');
    expect(of('O@c9 #w@c10 #w@e10').rest('Oc9')).toBe('-c10 -c10=+O');
    expect(of('O@c9 #w@c10').rest('Oc9')).toBe('-c10=+O');
    const stuck = of('O@c5 #w@c6 #b@c10 #w@e10').after('Oc5-c6').turned();
    expect([stuck.can('Oe10-e9'), stuck.beginning('Oe10')]).toEqual([false, []]);
  });
  test('C-B: a /b/ that mimics an anon need not promote', () => {
    expect(of('B@c9', 'white', { last: { black: ['anon'] } }).rest('Bc9')).toBe('-c10 -c10=+B');
  });
});

describe('castling', () => {
  test('C-A1: a rider goes along, and whatever was lifted away has moved', () => {
    expect(of("A@e2' N@a2' M@a2^").after('Ae2-b2,Na2-c2').standing).toBe('A@b2 M@c2^ N@c2');
    const lifted = of("A@e2' N@a2' t@b1", 'black').after('Tb1@a2>a1', 'Ae2-e3', 'Tb1@a1>a2', 'Ae3-e2').turned();
    expect(lifted.can('Ae2-b2,Na2-c2')).toBe(false);
    const back = of("A@e2' N@a2' t@b3", 'black').after('Tb3@a2>a2');
    expect(back.can('Ae2-b2,Na2-c2')).toBe(true); // C-T7
    const round = of("A@e2' N@a2' t@b3 #b@a3 #b@a2", 'black').after('Tb3@a2>a3');
    expect([round.standing.includes('N@a2'), round.can('Ae2-b2,Na2-c2')]).toEqual([true, false]);
  });
  test('C-A7: both cells are one pair of gates', () => {
    const men = "A@e2' N@a2' K@a2^ #w@b2 #w@c2";
    const table = of(men).after('Ae2-b2,Na2-c2');
    expect([table.ending, table.standing]).toEqual([null, '#w@b2 #w@c2 A@c2 K@b2^ N@b2']);
    expect(under({ blocked: 'traveller' })(men).after('Ae2-b2,Na2-c2').ending).toBe('black: admin-lost');
    expect(of("A@e2' N@a2' #w@b2 #w@h8").after('Ae2-b2,Na2-c2').standing).toBe('#w@b2 #w@h8 A@h8 N@c2');
  });
});

describe('/k/', () => {
  test('C-K2: who ignores the immunity of a /k/, by the house rule', () => {
    const takes = (immunity: OracleOptions['immunity'], mover: string) =>
      under({ immunity })(`${mover}@e5 k@e8`).can(`${mover}e5xe8`);
    expect([takes('n', 'N'), takes('nobody', 'N'), takes('tg-n', 'N')]).toEqual([true, false, true]);
    expect([takes('n', 'T'), takes('tg-n', 'T')]).toEqual([false, true]);
    expect(of('B@e5 k@e8', 'white', { last: { black: ['rook'] } }).can('Be5xe8')).toBe(false);
    expect(of('D@e5 k@e8', 'white', { absorbed: { e5: ['rook'] } }).can('De5xe8')).toBe(false);
  });
  test('C-K3: an own /k/ is as immune to rage', () => {
    expect(of('+R@e5 m@e6 K@e8').can('+Re5!e7')).toBe(true);
    expect(of('+R@e5 m@e6 K@e7').can('+Re5!e8')).toBe(true);
  });
});

describe('stacks', () => {
  test('C-N7: a /d/ absorbs the top one, a full hand takes the top one', () => {
    const fed = of('D@e5 n@e6 m@e6^').after('De5xe6').turned();
    expect([fed.can('De6-f8'), fed.can('De6-e9')]).toEqual([true, false]);
    expect(of('P@e4 n@e6 m@e6^ B@- B@- B@- B@- B@-').after('Pe4xe6').standing).toBe('B@- B@- B@- B@- B@- M@- P@e6');
  });
  test('C-N9, C-S10', () => {
    expect(of('N@e5 S@e5^').rest('Se5-e7')).toBe('');
    expect(of('N@e5 S@e4').rest('Se4^')).toBe('e5 e5#');
  });
  test('C-N1: off one and onto another', () => {
    expect(of('N@e5 M@e5^ N@f7').after('Me5^f7').standing).toBe('M@f7^ N@e5 N@f7');
    expect(of('N@e5 M@e5^ N@f7 K@f7^').rest('Me5^')).toBe('');
  });
  test('C-X4, C-X5: who rides still freezes; an anon leaves a frozen /n/', () => {
    expect(of('N@e5 n@e6 x@e6^').rest('Ne5')).toBe('');
    expect(of('N@e5 O@e5^ x@d5').rest('Oe5')).toBe('-e6');
    expect(of('N@e5 M@d3 x@f5').can('Md3^e5')).toBe(true);
  });
  test('C-T6: a rider that is a /tg/ lifts', () => {
    expect(of('N@e5 T@e5^ m@e6').after('Te5@e6>f5').standing).toBe('N@e5 T@e5^ m@f5');
  });
});

test('C-T2, C-T5: put back where it stood it does not land, put down beside it does', () => {
  const table = () => of('T@d5 m@e5 #w@e5 #w@e6 #b@c4 #b@h8');
  expect(table().after('Td5@e5>e5').standing).toBe('#b@c4 #b@h8 #w@e5 #w@e6 T@d5 m@e5');
  expect(table().after('Td5@e5>e6').standing).toBe('#b@c4 #b@h8 #w@e5 #w@e6 T@d5 m@e5');
  expect(table().after('Td5@e5>c4').standing).toBe('#b@c4 #b@h8 #w@e5 #w@e6 T@d5 m@h8');
});

describe('what is absorbed', () => {
  test('C-D2: the form it had, and what it had absorbed', () => {
    const from = (text: string, absorbed = {}) => of(text, 'white', { absorbed }).after('De5xe6').position;
    const set = (text: string, absorbed = {}) => from(text, absorbed).board[54]?.man.absorbed;
    expect(set('D@e5 +k@e6')).toEqual(['bishop', 'wazir']);
    expect(set('D@e5 +d@e6', { e6: ['rook'] })).toEqual(['king', 'knight', 'rook']);
    expect([set('D@e5 b@e6'), set('D@e5 +b@e6')]).toEqual([[], ['king']]);
    expect(set('D@e5 b@e6', { e5: ['rook'] })).toEqual(['rook']);
  });
  test('C-D4: in hand it forgets', () => {
    const table = of('P@e4 d@e6', 'white', { absorbed: { e6: ['queen'] } })
      .after('Pe4xe6')
      .turned()
      .after('D@b5');
    expect(table.turned().to('b5')).toEqual(words('a4 a5 a6 b4 b6 c4 c5 c6'));
  });
});

describe('drops', () => {
  test('C-A6, C-H8', () => {
    const dropped = (at: string) => of('O@-').after(`O@${at}`).turned().rest(`O${at}`).split(' ').length;
    expect([dropped('c3'), dropped('c4'), dropped('c2')]).toEqual([2, 1, 1]);
    expect(of("A@e2' N@-").after('N@a2').turned().can('Ae2-b2,Na2-c2')).toBe(false);
  });
  test('C-H4: onto a gate, not onto an /n/', () => {
    expect(of('M@- n@e8 #w@e5 #w@e8').after('M@e5').standing).toBe('#w@e5 #w@e8 M@e8');
    expect(under({ blocked: 'traveller' })('M@- n@e8 #w@e5 #w@e8').after('M@e5').standing).toBe('#w@e5 #w@e8 n@e8');
    expect(of('M@- N@e8').can('M@e8')).toBe(false);
  });
  test('C-H10: mate from the exit', () => {
    const gates = '#w@e5 #w@b9';
    expect(of(`T@b2 O@- a@a10 p@b10 o@a9 ${gates}`).can('O@e5')).toBe(false);
    expect(of(`N@e1 O@- a@a10 n@b10 o@a9 ${gates}`).can('O@e5')).toBe(true);
    expect(of(`N@e1 O@- a@a10 p@b10 o@a9 ${gates}`).can('O@e5')).toBe(false);
    expect(of(`N@e1 O@- a@a10 p@b10 o@a9 m@- ${gates}`).can('O@e5')).toBe(true); // dropped on e5, it takes the Anon
  });
  test('C-H10: the admin at the exit', () => {
    expect(of('O@- a@e8 #w@e5 #w@e8').can('O@e5')).toBe(false);
    expect(of('O@- A@e8 #w@e5 #w@e8').can('O@e5')).toBe(true);
    expect(of('M@- a@e8 #w@e5 #w@e8').can('M@e5')).toBe(true);
    expect(under({ blocked: 'traveller' })('O@- a@e8 #w@e5 #w@e8').can('O@e5')).toBe(true);
  });
});

describe('/v/', () => {
  test('C-V1: what two cells away means to a /v/, by the house rule', () => {
    const shots = (range: OracleOptions['shots']) => under({ shots: range })('V@e5 n@f7 n@g7 n@f6 n@e7').rest('Ve5*');
    expect([shots('ring'), shots('straight'), shots('manhattan')]).toEqual(['e7 f7 g7', 'e7 g7', 'e7 f6']);
  });
  test('C-V3: ends on an own /n/, never where it began', () => {
    expect(of('V@e5 N@e7').rest('Ve5^')).toBe('e7');
    expect(of('V@e5 N@e6').can('Ve5-e7')).toBe(false);
    expect(of('N@e5 V@e5^').rest('Ve5^')).toBe('');
  });
});

describe('teleporters', () => {
  test('C-X9: one laid before the arrival brings its maker back', () => {
    expect(of('S@e5 #w@e7').after('Se5-e7#').standing).toBe('#w@e5 #w@e7 S@e5');
    expect(of('S@e5 #w@e7').after('Se5-e7').standing).toBe('#w@e7 S@e7');
  });
  test('C-S1: none where one lies', () => {
    expect(of('S@e5 #b@e5').rest('Se5-e7')).toBe('');
    expect(of('S@e5 n@e7').rest('Se5xe7')).toBe(' #');
  });
  test('C-R5, C-S4: only the end of a rage lands', () => {
    expect(of('R@e5 m@e6 #w@e6 #w@a1').after('Re5!e7').standing).toBe('#w@a1 #w@e6 R@e7');
    expect(of('R@e5 m@e6 #w@e7 #w@a1').after('Re5!e7').standing).toBe('#w@a1 #w@e7 R@a1');
  });
  test('C-S9: boarding on a gate is no landing', () => {
    expect(of('N@e5 M@d3 #w@e5 #w@a1').after('Md3^e5').standing).toBe('#w@a1 #w@e5 M@e5^ N@e5');
  });
});
