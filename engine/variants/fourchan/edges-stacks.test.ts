/** Test positions of the rules (B5, B3.13), under their numbers: stacks, hands, teleporters. */
import { describe, expect, test } from 'vitest';
import { Table } from '../../testing/fourchan-table.ts';
import { fourchan } from './index.ts';

const { of } = Table;

describe('/n/ and its rider', () => {
  test('50', () => expect(of('N@a2 K@b3').after('Kb3^a2').men).toBe('K@a2^ N@a2'));
  test('51', () => {
    const table = of('N@a2 K@a2^ m@a9 m@c4');
    expect(table.all('capture')).toEqual([]);
    const file = table.to('a2').filter((cell) => cell.startsWith('a'));
    expect(file).toEqual(['a1', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8']);
    expect(table.texts('a2', 'Na2-a8')).toEqual(['Na2-a8']);
    expect(table.to('a2^')).toEqual(['b1', 'b3']);
    expect(table.after('Na2-a8').men).toBe('K@a8^ N@a8 m@a9 m@c4');
  });
  test('52', () => {
    const table = of('N@a8 K@a8^ m@c10');
    expect(table.texts('a8^').filter((text) => /b[79]/.test(text))).toEqual([
      'Ka8-b7',
      'Ka8-b7=+K',
      'Ka8-b9',
      'Ka8-b9=+K',
    ]);
    expect(table.to('a8^')).not.toContain('c10');
  });
  test('53', () => {
    const table = of('N@a5 K@a5^');
    expect(table.texts('a5^', 'Ka5-b6')).toEqual(['Ka5-b6']);
    expect(table.after('Ka5-b6').men).toBe('K@b6 N@a5');
  });
  test('54', () => {
    expect(of('N@a5 M@a5^ t@a9', 'black').after('Ta9xa5').men).toBe('t@a5');
    expect(of('N@a5 K@a5^ t@a9', 'black').to('a9')).not.toContain('a5');
  });
  test('55', () => {
    const boards = (men: string): string[] => of(men).all('board');
    expect(boards('A@e2 N@e3')).toEqual([]);
    expect(boards('N@a2 N@a5')).toEqual([]);
    expect(boards("O@a2' N@a3")).toEqual(['Oa2^a3']);
    expect(boards('N@a3 O@a3^ M@b5')).toEqual([]); // one rider only
  });
  test('56', () => {
    const table = of('N@a5 M@a5^ p@b7', 'black').after('Pb7xa5');
    expect(table.men).toBe('m@- n@- p@a5');
  });
  test('C-P7: no promotion by boarding in the zone', () => {
    expect(of('N@a8 K@b9').texts('b9', 'Kb9^')).toEqual(['Kb9^a8']);
  });
  test('C-N7: of a stack the top one comes into a hand first, and is the one absorbed', () => {
    const full = { hands: { white: [], black: ['o', 'o', 'o', 'o', 'o'].map(() => 'anon') } };
    const table = of('N@a5 M@a5^ p@b7', 'black', full).after('Pb7xa5');
    expect([table.men.includes('m@-'), table.men.includes('n@-')]).toEqual([true, false]);
    const fed = of('D@e5 n@e6 m@e6^').after('De5xe6', 'Ai10-i9');
    expect([fed.to('e6').includes('a6'), fed.to('e6').includes('f8')]).toEqual([false, true]);
  });
  test('a mount that goes lets nobody fall: what is seen is two that go', () => {
    const effects = of('N@a2 K@a2^').play('Na2-a5');
    expect(effects.filter((e) => e.do === 'go').map((e) => (e.do === 'go' ? e.how : ''))).toEqual(['walk', 'carry']);
  });
});

describe('/vp/ and its hand', () => {
  test('66', () => {
    const table = of('P@e5 +t@e7').after('Pe5xe7');
    expect(table.men).toBe('P@e7 T@-');
    table.play('Ai10-i9');
    expect([table.can('T@a5'), table.can('T@e7'), table.can('T@i9')]).toEqual([true, false, false]);
    expect(table.after('T@a5').men).toBe('P@e7 T@a5');
  });
  test('67', () => {
    const hands = { hands: { white: ['anon', 'anon', 'anon', 'anon', 'anon', 'anon'], black: [] } };
    const table = of('P@e5 t@e7', 'white', hands).after('Pe5xe7');
    expect(table.men).toBe('O@- O@- O@- O@- O@- O@- P@e7');
  });
  test('68', () => {
    const table = of('O@- O@c5');
    expect([table.can('O@c10'), table.can('O@c9'), table.can('O@c4')]).toEqual([false, true, true]);
    expect(of('O@-').after('O@c3', 'Ai10-i9').to('c3')).toEqual(['c4', 'c5']);
    expect(of('O@-').after('O@c2', 'Ai10-i9').to('c2')).toEqual(['c3']);
    expect(of('o@-', 'black').after('O@c8', 'Aj1-j2').to('c8')).toEqual(['c6', 'c7']);
  });
  const cornered = (hand: string, guard: string): Table => of(`T@b2 ${hand}@- a@a10 ${guard}@b10 o@a9`);
  test('69', () => {
    const table = cornered('O', 'p');
    expect([table.can('O@b9'), table.can('O@c9')]).toEqual([false, true]);
    expect(table.why('O', 'b9').ruling).toBe('C-H6');
  });
  test('70', () => expect(cornered('O', 'n').can('O@b9')).toBe(true));
  test('71', () => {
    const table = of('T@b2 N@- a@a10 p@b10 o@a9');
    expect(table.after('N@b9', 'Oa9-a8').can('Nb9xb10')).toBe(true);
    expect(cornered('M', 'p').can('M@c9')).toBe(true);
  });
  test('C-H10: the drop that would mate from the other end of a gate', () => {
    // the Admin that takes the Anon on b9 comes out on d5, where the /n/ waits
    const mates = (men: string): boolean => !of(`T@b2 O@- a@a10 o@a9 ${men}`).can('O@d5');
    expect(mates('N@d1 p@b10 #w@d5 #w@b9')).toBe(true);
    expect(mates('p@b10 #w@d5 #w@b9')).toBe(false);
    expect(mates('N@d1 n@b10 #w@d5 #w@b9')).toBe(false);
    expect(mates('N@d1 p@b10 #w@d5 #w@e5')).toBe(false);
  });
  test('C-H6: an answer that takes our Admin is a way out', () => {
    expect(of('A@j9 T@b2 O@- a@a10 p@b10 o@a9 t@j5').can('O@b9')).toBe(true);
    expect(of('A@j1 T@b2 O@- a@a10 p@b10 o@a9 t@i5').can('O@b9')).toBe(false);
  });
  test('C-H4: never onto an /n/; C-H9: without any /vp/ too', () => {
    const table = of('M@- N@c4');
    expect([table.can('M@c4'), table.can('M@c5')]).toEqual([false, true]);
  });
  test('C-D4, C-H2: what a captive was is forgotten', () => {
    const [tg, promoted] = ['tg', '+tg'].map((id) => fourchan.types.findIndex((type) => type.id === id));
    const effects = of('P@e5 +t@e7').play('Pe5xe7');
    expect(effects.find((e) => e.do === 'recruit')).toMatchObject({ side: 0, kind: tg, was: promoted });
    const sated = of('P@e5 d@e7=N').after('Pe5xe7', 'Ai10-i9', 'D@a5', 'Ai9-i10');
    expect([sated.states('a5'), sated.to('a5').includes('a9')]).toEqual([['absorbs-next'], false]);
  });
});

describe('/sci/ and its teleporters', () => {
  test('72', () => {
    const table = of('S@e5').after('Se5-e7#', 'Ai10-i9', 'Se7-g7#', 'Ai9-i10');
    expect(table.gates).toBe('#w@e5 #w@e7');
    expect(table.texts('g7').filter((text) => text.includes('#'))).toEqual([]);
  });
  const slide = (men: string): Table => of(men).after('Na5-e5');
  test('73', () => {
    const gates = '#w@e5 #w@e8';
    expect(slide(`N@a5 ${gates}`).men).toBe('N@e8');
    expect(of(`N@a5 ${gates}`).texts('a5', 'Na5-e5')).toEqual(['Na5-e5']);
    expect(slide(`N@a5 ${gates}`).after('Ai10-i9').texts('e8', 'Ne8-e7')).toEqual(['Ne8-e7', 'Ne8-e7=+N']);
    expect(of(`N@a5 ${gates}`).after('Na5-h5').men).toBe('N@h5');
  });
  test('74', () => {
    const table = of('N@a5 m@e8 #w@e5 #w@e8');
    const effects = table.play('Na5-e5');
    expect(table.men).toBe('m@e8');
    expect(effects.filter((e) => e.do === 'take')).toMatchObject([{ how: 'warp', by: -1 }]);
  });
  test('75', () => {
    expect(of('A@e4 m@e8 #b@e5 #b@e8').after('Ae4-e5').ending).toBe('black: admin-lost');
  });
  test('76', () => expect(of('N@a5 t@e5 #w@e5 #w@e8').after('Na5xe5').men).toBe('N@e8'));
  test('77', () => expect(slide('N@a5 #w@e5 #b@e8').men).toBe('N@e5'));
  test('78', () => {
    const table = of('N@a9 #w@e9 #w@e3');
    expect(table.texts('a9', 'Na9-e9')).toEqual(['Na9-e9', 'Na9-e9=+N']);
    expect(table.after('Na9-e9=+N').men).toBe('+N@e3');
  });
  test('79', () => expect(of('S@e8 #w@e8 #w@e6').after('Se8-e6').men).toBe('S@e8'));
  test('80', () => {
    expect(slide('N@a5 M@a5^ #w@e5 #w@e8').men).toBe('M@e8^ N@e8');
    expect(of('M@- #w@e5 #w@e8').after('M@e5').men).toBe('M@e8');
    expect(slide('N@a5 M@a5^ m@e8 #w@e5 #w@e8').men).toBe('m@e8'); // C-S6: both
  });
  test('81', () => {
    expect(of('A@e1 a@e3').after('Ae1-e2', 'Ae3xe2').ending).toBe('black: admin-taken');
  });
  test('C-S6: one that is dropped onto a gate whose exit is taken has left the hand and is lost', () => {
    const table = of('M@- N@e8 #w@e5 #w@e8').after('M@e5');
    const again = Table.usual();
    expect([table.men, again.position.load(table.position.save()).ok]).toEqual(['N@e8', true]);
  });
  test('C-S1: not on a teleporter of either side, nor where it rode', () => {
    expect(
      of('S@e5 #b@e5')
        .texts('e5')
        .some((text) => text.includes('#')),
    ).toBe(false);
    expect(
      of('N@e5 S@e5^')
        .texts('e5^')
        .some((text) => text.includes('#')),
    ).toBe(false); // C-N9
  });
  test('C-S8: a captured one uses the teleporters of its new side', () => {
    expect(of('S@- #b@a1 #b@a2').after('S@e5', 'Ai10-i9').can('Se5-e6#')).toBe(true);
  });
  test('C-X9: the gate is laid before the arrival, which may send it straight back', () => {
    const table = of('S@e5 #w@e7').after('Se5-e7#');
    expect([table.men, table.gates]).toEqual(['S@e5', '#w@e5 #w@e7']);
  });
  test('C-X9: captures, promotion, teleporter, arrival', () => {
    const does = of('S@e6 m@e8')
      .play('Se6xe8=+S#')
      .map((e) => e.do);
    expect(does.filter((what) => ['take', 'become', 'feature', 'go'].includes(what))).toEqual([
      'take',
      'become',
      'feature',
      'go',
    ]);
    expect(of('S@e6 m@e8').texts('e6', 'Se6xe8')).toEqual(['Se6xe8', 'Se6xe8#', 'Se6xe8=+S', 'Se6xe8=+S#']);
  });
  test('C-A7: castling onto both ends: the Admin finds the exit taken', () => {
    const table = of("A@e2' N@a2' #b@b2 #b@c2").after('Ae2-b2,Na2-c2');
    expect([table.ending, table.men]).toEqual(['black: admin-lost', 'N@b2']);
  });
  test('C-S9: boarding on a gate is no landing', () => {
    expect(of('N@e5 M@d3 #w@e5 #w@e8').after('Md3^e5').men).toBe('M@e5^ N@e5');
    expect(of('M@- N@e8 #w@e5 #w@e8').after('M@e5').men).toBe('N@e8'); // nor does it come out onto a friend (C-N2)
  });
  test('C-S10: a /sci/ that boards may leave a teleporter', () => {
    expect(of('S@e5 N@e6').texts('e5', 'Se5^e6')).toEqual(['Se5^e6', 'Se5^e6#']);
  });
  test('C-P8: onto a gate of the last rank an Anon need not promote', () => {
    expect(of('O@c9 #w@c10 #w@e5').texts('c9')).toEqual(['Oc9-c10', 'Oc9-c10=+O']);
    expect(of('O@c9 #w@c10').texts('c9')).toEqual(['Oc9-c10=+O']);
    expect(of('O@c9 #w@c10 #w@e10').texts('c9')).toEqual(['Oc9-c10', 'Oc9-c10=+O']); // stuck on the other end
    const stuck = of('O@c5 #w@c6 #w@e10').after('Oc5-c6', 'Ai10-i9');
    expect([stuck.men, stuck.from('e10')]).toEqual(['O@e10', []]);
  });
  test('C-G8: the action that takes an Admin is completed, and nobody is to move', () => {
    const table = of('T@e5 a@e8').after('Te5xe8=+T');
    expect([table.men, table.ending, table.count]).toEqual(['+T@e8', 'white: admin-taken', 0]);
  });
});
