/** What the test positions of the rules leave to their rulings (B3.13) and to the engine: stacks, hands, teleporters. */
import { describe, expect, test } from 'vitest';
import { TestTable } from '../../../testing/fourchan/table.ts';
import { fourchan } from '../index.ts';

const { of } = TestTable;

describe('/n/ and its rider', () => {
  test('C-P6b: by a house rule it does, within the zone too, but never with the move that boards', () => {
    const free = (men: string, more = {}) => of(men, 'white', { options: { rider: 'anywhere', ...more } });
    expect(free('N@a5 K@a5^').texts('a5^', 'Ka5-b6')).toEqual(['Ka5-b6', 'Ka5-b6=+K']);
    expect(free('N@a5 K@a5^').after('Ka5-b6=+K').men).toBe('+K@b6 N@a5');
    expect(free('N@a8 K@a8^', { promotion: 'crossing' }).texts('a8^', 'Ka8-b9')).toEqual(['Ka8-b9', 'Ka8-b9=+K']);
    expect(free('N@a5 K@b6').texts('b6', 'Kb6^a5')).toEqual(['Kb6^a5']);
    expect(free('N@a5 +K@a5^').texts('a5^', '+Ka5-b6')).toEqual(['+Ka5-b6']);
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
  test('69: why an Anon may not be dropped where it mates', () =>
    expect(of('T@b2 O@- a@a10 p@b10 o@a9').why('O', 'b9').ruling).toBe('C-H6'));
  test('C-H10: the drop that would mate from the other end of a gate', () => {
    // the Admin that takes the Anon on b9 comes out on d5, where the /n/ waits
    const mates = (men: string, options = {}): boolean =>
      !of(`O@- a@a10 o@a9 ${men}`, 'white', { options }).can('O@d5');
    expect(mates('N@d1 p@b10 #w@d5 #w@b9')).toBe(true);
    expect(mates('p@b10 #w@d5 #w@b9')).toBe(false);
    expect(mates('T@b2 p@b10 #w@d5 #w@b9')).toBe(true); // the /tg/ goes through b9 too, and takes it on d5 (C-S6)
    expect(mates('T@b2 p@b10 #w@d5 #w@b9', { blocked: 'traveller' })).toBe(false);
    expect(mates('N@d1 n@b10 #w@d5 #w@b9')).toBe(false);
    expect(mates('N@d1 p@b10 #w@d5 #w@e5')).toBe(false);
  });
  test('C-H10: a drop that takes the Admin at the other end is refused, and is no reason to fear for one’s own', () => {
    expect(of('O@- a@e8 #w@e5 #w@e8').can('O@e5')).toBe(false);
    expect(of('M@- a@e8 #w@e5 #w@e8').can('M@e5')).toBe(true); // C-H7
    expect(of('O@- A@e8 a@d9 #w@e5 #w@e8').can('O@e5')).toBe(true); // it loses
    expect(of('O@- a@e8 #w@e5 #w@e8', 'white', { options: { blocked: 'traveller' } }).can('O@e5')).toBe(true); // it is lost
  });
  test('C-H10: whoever stands on the exit is taken before it is asked whether that is mate', () => {
    const mates = (men: string): boolean => !of(`O@- a@a10 o@a9 ${men}`).can('O@d5');
    expect(mates('N@d1 p@b10 n@b9 #w@d5 #w@b9')).toBe(true);
    expect(mates('p@b10 N@b9 #w@d5 #w@b9')).toBe(false); // our own /n/ is gone, and guards nothing
  });
  test('C-H6: with gates a drop of the enemy’s may take the Anon', () => {
    const men = 'O@- N@d1 a@a10 o@a9 p@b10 #w@d5 #w@b9';
    expect(of(men).can('O@d5')).toBe(false);
    expect(of(`${men} m@-`).can('O@d5')).toBe(true); // dropped on d5 it comes out on b9
  });
  test('C-H6: to step onto the gate that leads to the Admin is to attack it', () => {
    // the Admin cannot leave its corner: whatever is played, the Anon steps from c4 onto c5
    const men = 'O@- a@a10 p@b10 o@a9 o@b9 #w@c5 #w@a10';
    expect(of(men).can('O@c4')).toBe(false);
    expect(of(`${men} m@-`).can('O@c4')).toBe(false); // who is dropped on c5 is not in the way
    expect(of(men, 'white', { options: { blocked: 'traveller' } }).can('O@c4')).toBe(true);
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
  const traveller = { options: { blocked: 'traveller' } };
  const old = (men: string): TestTable => of(men, 'white', traveller);
  test('74: whoever stands on the exit is captured, or the one who lands is lost', () => {
    const table = of('N@a5 m@e8 #w@e5 #w@e8');
    const n = table.piece('a5');
    const effects = table.play('Na5-e5');
    expect(table.men).toBe('N@e8');
    expect(effects.filter((e) => e.do === 'take')).toMatchObject([{ by: n }]);
  });
  test('74: whoever stands on the exit is captured, or the one who lands is lost, the house rule', () => {
    const table = old('N@a5 m@e8 #w@e5 #w@e8');
    const effects = table.play('Na5-e5');
    expect(table.men).toBe('m@e8');
    expect(effects.filter((e) => e.do === 'take')).toMatchObject([{ how: 'warp', by: -1 }]);
  });
  test('C-S6, the house rule: one that is dropped onto a gate whose exit is taken has left the hand and is lost', () => {
    const table = old('M@- N@e8 #w@e5 #w@e8').after('M@e5');
    const again = TestTable.usual();
    expect([table.men, again.position.load(table.position.save()).ok]).toEqual(['N@e8', true]);
  });
  describe('C-S6: whoever stands on the exit', () => {
    const gates = '#w@e5 #w@e8';
    const actionOf = (table: TestTable, text: string) => table.position.actions().find((a) => a.text === text)!;
    const captured = (table: TestTable, text: string): string[] =>
      actionOf(table, text).captures.map(
        (c) => `${fourchan.types[c.kind].letter} of ${c.side} on ${fourchan.topology.name(c.at)}`,
      );

    test('is taken in this order: taken, out of the gate, into the hand', () => {
      const effects = of(`P@c4 m@e8 ${gates}`).play('Pc4-e5');
      expect(effects.map((e) => (e.do === 'go' ? `go ${e.how}` : e.do))).toEqual([
        ...['go leap', 'take', 'go warp', 'recruit', 'turn'],
      ]);
    });
    test('is among the captures of the action, is marked, and tells it from others', () => {
      const table = of(`N@a5 m@e8 ${gates}`);
      expect(captured(table, 'Na5-e5')).toEqual(['M of 1 on e8']);
      const { targets, differs, label } = actionOf(table, 'Na5-e5');
      expect(targets.map((t) => `${t.mark} ${fourchan.topology.name(t.cell)}`)).toEqual(['move e5', 'capture e8']);
      expect([differs, label]).toEqual(['Captures Black /mlp/ e8.', 'N a5–e5']);
      expect(captured(of(`N@a5 m@e8 ${gates}`, 'white', traveller), 'Na5-e5')).toEqual([]);
    });
    test('may be a friend, who goes to no hand', () => {
      const table = of(`P@c4 O@e8 ${gates}`);
      expect(captured(table, 'Pc4-e5')).toEqual(['O of 0 on e8']);
      expect(table.after('Pc4-e5').men).toBe('P@e8');
    });
    test('may be an enemy /k/ out of range, or a whole stack with one', () => {
      expect(of(`M@d3 k@e8 ${gates}`).after('Md3-e5').men).toBe('M@e8');
      const table = of(`P@c4 n@e8 k@e8^ ${gates}`);
      expect(captured(table, 'Pc4-e5')).toEqual(['K of 1 on e8', 'N of 1 on e8']);
      expect(table.after('Pc4-e5').men).toBe('K@- N@- P@e8'); // C-N7
    });
    test('is absorbed by a /d/ as its first victim, a friend too', () => {
      expect(of(`D@d4 n@e8 ${gates}`).after('Dd4-e5', 'Ai10-i9').to('e8')).toContain('e1');
      expect(of(`D@d4 N@e8 ${gates}`).after('Dd4-e5', 'Ai10-i9').to('e8')).toContain('e1');
      const fed = of(`D@d4 m@e5 n@e8 ${gates}`).after('Dd4xe5', 'Ai10-i9'); // C-D1, C-S5: the one on the entrance was first
      expect([fed.to('e8').includes('e1'), fed.to('e8').includes('f10')]).toEqual([false, true]);
    });
    test('is taken by an /x/, which takes nobody otherwise, and by a rider that leaves', () => {
      expect(of(`X@c3 m@e8 ${gates}`).after('Xc3-e5').men).toBe('X@e8');
      expect(of(`N@c4 M@c4^ m@e8 ${gates}`).after('Mc4-e5').men).toBe('M@e8 N@c4');
    });
    test('is one’s own mount, where its rider goes round', () => {
      expect(of(`N@e8 V@e8^ #w@f8 #w@e8`).after('Ve8-f8').men).toBe('V@e8');
    });
    test('is an Admin: the other wins, one’s own loses (C-G2)', () => {
      expect(of(`N@a5 a@e8 ${gates}`).after('Na5-e5').ending).toBe('white: admin-taken');
      const own = of(`N@a5 A@e8 ${gates}`);
      expect(actionOf(own, 'Na5-e5').loses).toBe('White lost its own Admin. Black wins.');
      expect(own.after('Na5-e5').ending).toBe('black: admin-lost');
    });
    test('is taken by whoever is dropped, and by whoever is lifted there: the lifted one is the captor (C-T5)', () => {
      expect(of(`M@- m@e8 ${gates}`).after('M@e5').men).toBe('M@e8');
      expect(of(`T@f4 m@f3 N@e8 ${gates}`).after('Tf4@f3>e5').men).toBe('T@f4 m@e8');
      expect(of(`T@f4 p@f3 N@e8 ${gates}`).after('Tf4@f3>e5').men).toBe('T@f4 n@- p@e8');
      expect(of(`T@f4 p@f3 n@e8 ${gates}`).after('Tf4@f3>e5').men).toBe('T@f4 p@e8');
      expect(of(`T@e8 m@f8 #w@f7 #w@e8`).after('Te8@f8>f7').men).toBe('m@e8'); // the /tg/ itself
    });
    test('is taken after who stood on the entrance (C-S5), and who was raged over stands there no more', () => {
      expect(of(`N@a5 t@e5 m@e8 ${gates}`).after('Na5xe5').men).toBe('N@e8');
      const rage = of('R@c5 m@d5 #w@e5 #w@d5');
      expect(captured(rage, 'Rc5!e5')).toEqual(['M of 1 on d5']);
      expect(rage.after('Rc5!e5').men).toBe('R@d5');
    });
    test('can be captured by whoever could land on the other end, and by nobody under the house rule', () => {
      const lines = (setting = {}): string[] => {
        const { position } = of(`N@a5 M@c4 O@e8 ${gates}`, 'black', setting);
        const e8 = fourchan.topology.parse('e8')!;
        return position
          .attackersOf(e8)
          .map(({ line }) => line.map((c) => fourchan.topology.name(c)).join(' '))
          .sort();
      };
      expect(lines()).toEqual(['a5 e5 e8', 'c4 e5 e8']);
      expect(lines(traveller)).toEqual([]);
    });
    test('is in danger, if it is an Admin', () => {
      const says = (men: string): string[] =>
        of(men, 'black')
          .position.checks()
          .map((c) => c.says);
      expect(says(`N@a5 a@e8 ${gates}`)).toEqual(['White /n/ on a5 could land on e5 and capture the Admin.']);
      expect(says(`M@- a@e8 ${gates}`)).toEqual(['White could drop a piece on e5 that captures the Admin.']);
      expect(says(`O@- a@e8 ${gates}`)).toEqual([]); // C-H10
      expect(says(`T@f4 m@f3 x@g3 a@e8 ${gates}`)).toEqual([
        'White /tg/ on f4 could put a piece down on e5 that captures the Admin.',
      ]);
    });
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
  test('C-A7: castling onto both ends: the two change places', () => {
    const table = of("A@e2' N@a2' K@a2^ #b@b2 #b@c2");
    expect(table.position.actions().find((a) => a.kind === 'castle')?.captures).toEqual([]);
    table.play('Ae2-b2,Na2-c2');
    expect([table.ending, table.census]).toEqual([null, '#b@b2 #b@c2 A@c2 K@b2^ N@b2 a@i10']);
  });
  test('C-A7, the house rule: the Admin finds the exit taken', () => {
    const table = old("A@e2' N@a2' #b@b2 #b@c2").after('Ae2-b2,Na2-c2');
    expect([table.ending, table.men]).toEqual(['black: admin-lost', 'N@b2']);
  });
  test('C-A7: otherwise each gate acts by itself, the Admin’s first', () => {
    const table = of("A@e2' N@a2' m@h8 t@h9 #b@b2 #b@h8 #w@c2 #w@h9").after('Ae2-b2,Na2-c2');
    expect([table.ending, table.census]).toEqual([null, '#b@b2 #b@h8 #w@c2 #w@h9 A@h8 N@h9 a@i10']);
  });
  test('C-S9: boarding on a gate is no landing', () => {
    expect(of('N@e5 M@d3 #w@e5 #w@e8').after('Md3^e5').men).toBe('M@e5^ N@e5');
    expect(of('M@- N@e8 #w@e5 #w@e8').after('M@e5').men).toBe('M@e8'); // who comes out boards nobody (C-N2)
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
