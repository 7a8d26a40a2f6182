/** The oracle of 4chan chess against B5, rows 37 to 81: mimics, stacks, what is absorbed, hands, teleporters. */
import { describe, expect, test } from 'vitest';
import { OracleTable, words } from './oracle-table.ts';

const { of } = OracleTable;
const sorted = (text: string) => words(text).join(' ');

describe('/b/', () => {
  /** where the /b/ on e4 can go once Black has done that */
  const replying = (text: string, played: string) => of(`B@e4 ${text}`, 'black').play(played);
  const ON_E4 = {
    diagonal: 'f5 g6 h7 i8 j9 d5 c6 b7 a8 d3 c2 b1 f3 g2 h1',
    straight: 'e1 e2 e3 e5 e6 e7 e8 e9 e10 a4 b4 c4 d4 f4 g4 h4 i4 j4',
    knight: 'd6 f6 c5 g5 c3 g3 d2 f2',
    step: 'd3 e3 f3 d4 f4 d5 e5 f5',
  };
  test('37: a /b/ moves as the Bishop that moved last, and promotes, 38', () => {
    const bishop = replying('k@b9', 'Kb9-c8');
    expect(bishop.to('Be4')).toBe(sorted(ON_E4.diagonal));
    expect(bishop.all('Be4').filter((text) => text.endsWith('=+B'))).toEqual(
      ['a8', 'i8', 'j9'].map((cell) => `Be4-${cell}=+B`),
    );
    const immune = replying('k@b9', 'Kb9-a8');
    expect([immune.can('Be4-b7'), immune.to('Be4').includes('a8')]).toEqual([true, false]);
  });
  test('39: at the start a /b/ has nothing to copy', () => expect(OracleTable.start().to('Bb2')).toBe(''));
  test('40: after a lift a /b/ moves as a /tg/', () => {
    const table = of('B@e4 t@a9 M@b8', 'black').play('Ta9@b8>a8');
    expect(table.to('Be4')).toBe(sorted(`${ON_E4.diagonal} ${ON_E4.straight}`.replace('a8', '')));
  });
  test('41: what a /b/ copies of castling and of a drop', () => {
    expect(replying("a@e9' n@a9'", 'Ae9-b9,Na9-c9').to('Be4')).toBe(sorted(ON_E4.step));
    expect(replying('m@-', 'M@a7').to('Be4')).toBe(sorted(ON_E4.knight));
    expect(replying('b@-', 'B@a7').to('Be4')).toBe('');
  });
  test('42: a /b/ copies an /mlp/ without its shot, 43', () => {
    expect(replying('n@f4 m@b9', 'Mb9-c7').rest('Be4')).toBe(sorted(`-${ON_E4.knight.replaceAll(' ', ' -')}`));
    const rest = replying('n@g5 r@e6 n@d5 v@b9', 'Vb9-b8').rest('Be4');
    expect(rest).toBe(sorted('-e5 -f5 -e3 -e2 -d4 -c4 -d3 -f3 -f4 -g4 xg5 xe6'));
  });
  test('44: a /b/ copies an Anon forward, 45', () => {
    expect(replying("n@f5 o@a8'", 'Oa8-a6').rest('Be4')).toBe('-e5 xf5');
    const chain = of('B@e4 b@h8 M@c3').play('Mc3-d5', 'Bh8-g6');
    expect(chain.to('Be4')).toBe(sorted(ON_E4.knight));
  });
  test('46: a /b/ copies an /r9k/ without its rage, to 49', () => {
    const rest = replying('O@g6 n@f5 r@b9', 'Rb9-b8').rest('Be4');
    expect([rest.includes('xf5'), rest.includes('!'), rest.includes('g6')]).toEqual([true, false, false]);
    const quiet = replying('n@f5 x@b9', 'Xb9-a8');
    expect([quiet.can('Be4-d5'), quiet.can('Be4xf5')]).toEqual([true, false]);
    expect(replying('x@e5 k@b9', 'Kb9-a8').to('Be4')).toBe('');
    const promoted = replying('+k@b9', '+Kb9-b8');
    expect([promoted.can('Be4-e5'), promoted.can('Be4-h7')]).toEqual([true, true]);
  });
});

describe('/n/ and its rider', () => {
  test('50: a /k/ boards an /n/, to 53', () => {
    expect(of('N@a2 K@b3').play('Kb3^a2').men).toBe('K@a2^ N@a2');
    const stack = of('N@a2 K@a2^ m@a9 m@c4');
    expect(stack.rest('Na2-a')).toBe('1 3 4 5 6 7 8');
    expect([...stack.all('Na2'), ...stack.all('Ka2')].filter((text) => /[x=*]/.test(text))).toEqual([]);
    expect(stack.play('Na2-a8').men).toBe('K@a8^ N@a8 m@a9 m@c4');
    expect(of('N@a8 K@a8^ m@c10').rest('Ka8')).toBe(
      '-b7 -b7=+K -b9 -b9=+K -c6 -c6=+K -d5 -d5=+K -e4 -e4=+K -f3 -f3=+K -g2 -g2=+K -h1 -h1=+K',
    );
    const off = of('N@a5 K@a5^');
    expect(off.rest('Ka5-b6')).toBe('');
    expect(off.play('Ka5-b6').men).toBe('K@b6 N@a5');
  });
  test('54: a stack is captured whole, unless its rider is safe, to 56', () => {
    expect(of('N@a5 M@a5^ t@a9', 'black').play('Ta9xa5').men).toBe('t@a5');
    expect(of('N@a5 K@a5^ t@a9', 'black').rest('Ta9xa5')).toBe('');
    expect(of('N@a5 K@a5^ t@a9', 'black').can('Ta9xa5')).toBe(false);
    expect(of('A@e2 N@e3').rest('Ae2^')).toBe('');
    expect(of('N@a2 N@a5').rest('Na2^')).toBe('');
    expect(of("O@a2' N@a3").rest('Oa2')).toBe('^a3');
    expect(of('p@b7 N@a5 M@a5^', 'black').play('Pb7xa5').men).toBe('m@- n@- p@a5');
  });
});

describe('/d/', () => {
  const STEPS = 'd5 f5 d6 f6 d7 e7 f7';
  test('57: a /d/ keeps how its first victim moves, to 60', () => {
    const fed = of('D@e5 n@e6 k@e7').play('De5xe6').turned();
    expect(fed.to('De6')).toBe(sorted(`${STEPS} e5 a6 b6 c6 g6 h6 i6 j6 e4 e3 e2 e1`));
    const full = fed.play('De6xe7').turned();
    expect(full.can('De7-a7')).toBe(true);
    expect(full.can('De7-g9')).toBe(false);
    const knight = of('D@e5 m@e6 t@e7').play('De5xe6').turned();
    expect([knight.can('De6-d8'), knight.all('De6*')]).toEqual([true, []]);
    expect(of('D@e5 b@e6').play('De5xe6').turned().to('De6')).toBe(sorted(`${STEPS} e5`));
    const stroller = of('D@e5 v@e6 m@d8 m@e9').play('De5xe6').turned();
    expect([stroller.can('De6-c6'), stroller.can('De6xd8'), stroller.can('De6xe9')]).toEqual([true, true, false]);
    expect(of('D@e5 x@e6 n@h9').to('De5')).toBe('');
  });
});

describe('/x/', () => {
  test('61: an /x/ freezes those beside it and cannot capture them, 62', () => {
    const black = of('X@d4 n@e5 m@e6', 'black');
    expect([black.rest('Ne5'), black.to('Me6') !== '']).toEqual(['', true]);
    const cells = black.turned().to('Xd4').split(' ');
    expect(cells.filter((cell) => ['e5', 'f6', 'g7'].includes(cell))).toEqual([]);
    const all = of('X@d4 a@e5 o@c5 +o@c3 x@e4', 'black');
    expect([all.to('Ae5') !== '', all.rest('Oc5'), all.to('+Oc3') !== '']).toEqual([true, '-c4 xd4', true]);
    expect([all.to('Xe4'), all.turned().to('Xd4')]).toEqual(['', '']);
  });
});

describe('/v/', () => {
  test('63: a /v/ walks its twelve cells, a promoted one 24, to 65', () => {
    expect(of('V@e5').to('Ve5')).toBe(sorted('e6 e7 d6 f6 d5 c5 f5 g5 e4 e3 d4 f4'));
    expect(words(of('+V@e5').to('+Ve5'))).toHaveLength(24);
    const table = of('V@e5 n@e7 n@f7 n@g7 n@f6 n@e8');
    expect(table.rest('Ve5*')).toBe('e7 f7 g7');
    expect(table.play('Ve5*g7').men).toBe('V@e5 n@e7 n@e8 n@f6 n@f7');
    expect(of('V@e5 O@e6 O@e4 O@d5 O@f5').rest('Ve5')).toBe('');
    expect(of('V@e5 x@e6 n@g7').rest('Ve5')).toBe('*g7');
  });
});

describe('/vp/', () => {
  test('66: a captured promoted piece comes to the hand in its base form, to 68', () => {
    const table = of('P@e5 +t@e7').play('Pe5xe7').turned();
    expect(table.men).toBe('P@e7 T@-');
    expect([table.can('T@a5'), table.can('T@e7')]).toEqual([true, false]);
    expect(table.play('T@a5').men).toBe('P@e7 T@a5');
    const full = of('P@e5 t@e7 M@- M@- M@- M@- M@- M@-').play('Pe5xe7');
    expect(full.men).toBe('M@- M@- M@- M@- M@- M@- P@e7');
    const anon = of('O@- O@c6');
    expect([anon.can('O@c10'), anon.can('O@c9'), anon.can('O@c7')]).toEqual([false, true, true]);
    expect(of('O@-').play('O@c3').turned().rest('Oc3')).toBe('-c4 -c5');
    expect(of('O@-').play('O@c2').turned().rest('Oc2')).toBe('-c3');
  });
  test('69: the drop of an Anon that mates is illegal, to 71', () => {
    expect(of('T@b2 O@- a@a10 p@b10 o@a9').can('O@b9')).toBe(false);
    expect(of('T@b2 O@- a@a10 n@b10 o@a9').can('O@b9')).toBe(true);
    expect(of('T@b2 M@- a@a10 p@b10 o@a9').can('M@c9')).toBe(true);
  });
});

describe('/sci/', () => {
  test('72: a /sci/ leaves two teleporters and no third', () => {
    const table = of('S@e5').play('Se5-e7#').turned().play('Se7-g7#').turned();
    expect(table.men).toBe('#w@e5 #w@e7 S@g7');
    expect(table.all('Sg7').filter((text) => text.endsWith('#'))).toEqual([]);
  });
  const GATES = '#w@e5 #w@e8';
  const traveller = { options: { blocked: 'traveller' } } as const;
  test('73: who lands on a teleporter comes out of the other and promotes later, 74', () => {
    const table = of(`N@a5 ${GATES}`);
    expect(table.rest('Na5-e5')).toBe('');
    const later = table.play('Na5-e5').turned();
    expect([later.men, later.can('Ne8-e7=+N')]).toEqual([`${GATES} N@e8`, true]);
    expect(of(`N@a5 ${GATES}`).play('Na5-h5').men).toBe(`${GATES} N@h5`);
    expect(of(`N@a5 m@e8 ${GATES}`).play('Na5-e5').men).toBe(`${GATES} N@e8`);
    expect(of(`N@a5 m@e8 ${GATES}`, 'white', traveller).play('Na5-e5').men).toBe(`${GATES} m@e8`);
  });
  test('75: an Admin that telefrags an enemy, 76', () => {
    expect(of('#b@e5 #b@e8 A@e4 m@e8').play('Ae4-e5').men).toBe('#b@e5 #b@e8 A@e8');
    expect(of('#b@e5 #b@e8 A@e4 m@e8', 'white', traveller).play('Ae4-e5').ending).toBe('black: admin-lost');
    expect(of(`N@a5 t@e5 ${GATES}`).play('Na5xe5').men).toBe(`${GATES} N@e8`);
  });
  test('77: teleporters of different sides do not lead anywhere, to 79', () => {
    expect(of('N@a5 #w@e5 #b@e8').play('Na5-e5').men).toBe('#b@e8 #w@e5 N@e5');
    expect(of('N@a9 #w@e9 #w@e3').play('Na9-e9=+N').men).toBe('#w@e3 #w@e9 +N@e3');
    expect(of('S@e8 #w@e8 #w@e6').play('Se8-e6').men).toBe('#w@e6 #w@e8 S@e8');
  });
  test('80: a stack teleports whole, and a drop comes out of the exit', () => {
    expect(of(`N@a5 M@a5^ ${GATES}`).play('Na5-e5').men).toBe(`${GATES} M@e8^ N@e8`);
    expect(of(`M@- ${GATES}`).play('M@e5').men).toBe(`${GATES} M@e8`);
  });
});

test('81: an Admin may walk into check, and is captured', () => {
  expect(of('A@e1 a@e3').play('Ae1-e2', 'Ae3xe2').ending).toBe('black: admin-taken');
});
