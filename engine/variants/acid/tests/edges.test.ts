/** Every edge case of the rules, by its id. */
import { describe, expect, test } from 'vitest';
import { perft } from '../../../core/perft.ts';
import { startOf } from '../../../core/start/start-written.ts';
import { destinations } from '../../../testing/acid/destinations.ts';
import { type AcidSetting, sorted, TestTable } from '../../../testing/acid/table.ts';
import { isZone } from '../board.ts';
import { acid } from '../index.ts';

describe('where one piece can go', () => {
  for (const [id, pieces, side, at, to] of destinations) {
    test(id, () => expect(TestTable.of(pieces, side).to(at)).toEqual(sorted(to)));
  }
});

describe('setup and trades', () => {
  test('AE01: the array has 324 actions', () => {
    const table = TestTable.usual();
    const all = table.position.actions();
    const count = (letter: string, kind?: string) =>
      all.filter((a) => a.text.startsWith(letter) && (kind === undefined || a.kind === kind)).length;
    expect(all).toHaveLength(324);
    expect([count('G'), count('M@'), count('W@')]).toEqual([170, 79, 45]);
    expect([count('D', 'swap'), count('D', 'move'), count('K', 'swap')]).toEqual([16, 9, 2]);
    expect(table.to('f1')).toEqual(sorted('a4 b3 i6'));
    expect(table.to('e1')).toEqual(sorted('a1 i1'));
    expect([count('A'), count('V'), count('R'), count('S')]).toEqual([0, 0, 0, 0]);
    expect(perft(table.position.game, 2).actions).toBe(104_576);
  });
  test('AE02: a King’s swap is a leap, and a Sweeper moves by where it stands', () => {
    const table = TestTable.usual();
    table.play('Ke1<>a1');
    table.passTurn();
    expect(table.to('e1')).toEqual(sorted('a5 i5'));
    expect(table.from('e1').map((a) => a.text)).toEqual(expect.arrayContaining(['Se1-a5,d2>Δ6', 'Se1-i5,f2>δ6']));
  });
  test('AE06: a Charonite swapped onto its starting row wins', () => {
    const table = TestTable.of('K@e1 C@e5 k@e9');
    table.play('Ke1<>e5');
    expect(table.ending).toBe('magi: mutiny');
  });
  test('AE07: an enemy Diskette swapped onto its back row is transformed', () => {
    const table = TestTable.of('K@e1 d@e5 k@i9');
    table.play('Ke1<>e5');
    expect([table.census, table.ending]).toEqual(['K@e5 c@e1 k@i9', null]);
  });
  test('AE08: one’s own Diskette swapped onto its back row is transformed', () => {
    const table = TestTable.of('K@e9 D@e5 k@i9');
    table.play('Ke9<>e5');
    expect([table.census, table.ending]).toEqual(['C@e9 K@e5 k@i9', null]);
  });
  test('AE09: the opponent can bring about a mutiny', () => {
    const table = TestTable.of('K@e9 c@e5 k@i9');
    expect(table.from('e9').find((a) => a.text === 'Ke9<>e5')?.loses).toContain('LINE wins');
    table.play('Ke9<>e5');
    expect(table.ending).toBe('line: mutiny');
  });
  test('AE10: a swap with the enemy King', () => {
    const table = TestTable.of('K@a5 k@e5');
    table.play('Ka5<>e5');
    expect([table.census, table.ending]).toEqual(['K@e5 k@a5', null]);
  });
  test('AE11: a Worm that is swapped has not moved', () => {
    for (const worm of ['w', 'W']) {
      const table = TestTable.of(`K@e1 ${worm}@e5 k@i9`);
      table.play('Ke1<>e5');
      expect(table.ending).toBeNull();
    }
  });
  test('AE73: a Charonite captures the King on its starting row', () => {
    const table = TestTable.of('C@c2 K@a1 k@c1');
    table.play('Cc2xc1');
    expect(table.ending).toBe('magi: king');
  });
  test('AE74: a capture onto the starting row wins', () => {
    const table = TestTable.of('C@c2 g@c1 K@a1 k@i9');
    table.play('Cc2xc1');
    expect(table.ending).toBe('magi: mutiny');
  });
});

describe('Sweepers, the Zone and the depths', () => {
  test('AE12: pushing a King does not capture it', () => {
    const table = TestTable.of('s@a1 K@e1 k@i9', 'line');
    table.play('Sa1-i1,e1>δ1');
    expect([table.census, table.ending]).toEqual(['K@δ1 k@i9 s@i1', null]);
    expect(table.to('δ1')).toEqual(sorted('i1 i2'));
    expect(table.takes('δ1')).toEqual(['i1: i1']);
  });
  test('AE13: a piece pushed into the depths is destroyed', () => {
    const theirs = TestTable.of('S@a9 d@g3 k@δλ K@e1');
    const effects = theirs.play('Sa9-i1,g3>δλ!');
    expect([theirs.census, theirs.ending]).toEqual(['K@e1 S@i1 d@δλ', 'magi: king']);
    expect(effects[0]).toMatchObject({ do: 'take', into: 'depths', by: -1 });
    const ours = TestTable.of('S@a9 d@g3 K@δλ k@e1');
    expect(ours.from('a9').find((a) => a.kind === 'push')?.loses).toContain('LINE wins');
    ours.play('Sa9-i1,g3>δλ!');
    expect(ours.ending).toBe('line: king');
  });
  test('AE14: a Diskette pushed over its back row is not transformed', () => {
    const table = TestTable.of('S@a1 D@a4 K@e2 k@i8');
    table.play('Sa1-a9,a4>aΛ');
    expect(table.census).toBe('D@aΛ K@e2 S@a9 k@i8');
  });
  test('AE15: a piece on the way and an enemy on the landing cell are two, without the Diskette', () => {
    expect(TestTable.of('S@a1 h@a9 K@e2 k@i8').kind('a1', 'a9')).toEqual(['capture']);
  });
  test('AE18: a Sweeper’s lines from the middle of an edge', () => {
    const table = TestTable.of('S@a5 g@c7 D@c5 K@b1 k@i9');
    expect(table.to('a5')).toEqual(sorted('e1 e9 i5'));
    expect(table.from('a5').map((a) => a.text)).toEqual(
      expect.arrayContaining(['Sa5-e9,c7>fΛ', 'Sa5-i5,c5>δ5', 'Sa5-e1']),
    );
  });
  test('AE19: a Sweeper in a corner never stops on the centre', () => {
    const table = TestTable.of('S@a1 g@e5 K@c2 k@c7');
    expect(table.to('a1')).toEqual(sorted('a9 i1 i9'));
    table.play('Sa1-i9,e5>δΛ');
    expect(table.census).toBe('K@c2 S@i9 g@δΛ k@c7');
  });
  test('AE20: a Sweeper on the centre is freed by a swap', () => {
    const table = TestTable.of('S@e5 K@e1 k@i9');
    expect(table.to('e5')).toEqual([]);
    table.play('Ke1<>e5');
    expect(table.passTurn().to('e1')).toEqual(sorted('a5 e9 i5'));
  });
  test('AE22: a piece in the Zone is displaced to the depths', () => {
    const table = TestTable.of('S@a9 d@g3 G@δλ K@e1 k@e9');
    table.play('Sa9-i1,g3>δλ!');
    expect([table.census, table.ending]).toEqual(['K@e1 S@i1 d@δλ k@e9', null]);
    expect(table.position.pieces().filter((p) => p.place === 'depths')).toHaveLength(1);
  });
  test('AE26: a Ghost in the Zone need not come back', () =>
    expect(TestTable.of('G@Δ5 K@e1 k@e9').to('Δ5')).toHaveLength(118));
});

describe('the Angel', () => {
  const onFile = (table: TestTable, at: string) => table.to(at).filter((c) => c[0] === at[0]);
  test('AE30: at the start an Angel beside its own King is not frozen', () => {
    const table = TestTable.usual();
    table.play('Dc2-c3', 'Da8-a7');
    expect(table.to('d1')).toEqual(['c2']);
    expect(table.watchers('d1')).toEqual([]);
  });
  test('AE31: an Angel frozen by an enemy that arrives is freed by its capture', () => {
    const table = TestTable.of('A@e4 d@f6 D@g4 K@a1 k@i9', 'line');
    const effects = table.play('Df6-f5');
    expect(effects.find((e) => e.do === 'state')).toMatchObject({ state: 'frozen', on: true });
    expect([table.watchers('e4'), table.to('e4')]).toEqual([['f5'], []]);
    expect(table.play('Dg4xf5').find((e) => e.do === 'state')).toMatchObject({ state: 'frozen', on: false, by: [] });
    expect(table.watchers('e4')).toEqual([]);
  });
  test('AE32: one’s own piece freezes too', () => {
    const table = TestTable.of('A@e4 D@d2 K@a1 k@i9');
    table.play('Dd2-d3');
    expect(table.watchers('e4')).toEqual(['d3']);
  });
  test('AE33: a discovered sight does not freeze', () => {
    const table = TestTable.of('A@e4 w@b4 g@c4 K@a1 k@i9', 'line');
    table.play('Gc4-c9');
    expect(table.watchers('e4')).toEqual([]);
    expect(table.to('e4')).toEqual(sorted('c2 c6 d3 d5 e1 e2 e3 e5 e6 e7 e8 e9 f3 f4 f5 g2 g4 g6 h1 h4 h7 i4'));
  });
  test('AE34: a piece in between frees, and its going does not freeze again', () => {
    const table = TestTable.of('A@e4 r@b7 G@i1 K@a1 k@i9', 'line');
    table.play('Rb7-c6');
    expect(table.watchers('e4')).toEqual(['c6']);
    table.play('Gi1-d5');
    expect(table.watchers('e4')).toEqual([]);
    table.play('Ki9-i8', 'Gd5-i1', 'Ki8-i7');
    expect(table.watchers('e4')).toEqual([]);
    expect(table.to('e4')).not.toEqual([]);
  });
  test('AE35: an Angel does not capture on a guarded cell', () => {
    const up = onFile(TestTable.of('A@e4 d@e7 d@d8 K@a1 k@i9'), 'e4').filter((c) => c > 'e4');
    expect(up).toEqual(['e5', 'e6']);
  });
  test('AE36: Angel against Angel', () => {
    expect(onFile(TestTable.of('A@e1 a@e4 K@a1 k@i9'), 'e1')).toEqual([]);
    expect(TestTable.of('A@e3 a@e4 K@a1 k@i9').kind('e3', 'e4')).toEqual(['capture']);
  });
  test('AE37: the cell that an Angel leaves counts as empty', () => {
    const table = TestTable.of('A@e3 w@e1 K@a1 k@i9');
    expect(onFile(table, 'e3')).toEqual([]);
    expect(table.to('e3')).not.toEqual([]);
  });
  test('AE39: a Sweeper sees its landing cells only', () => {
    const table = TestTable.of('A@a5 s@a1 K@e5 k@e9');
    expect(onFile(table, 'a5')).toEqual(sorted('a1 a2 a3 a4 a6 a7 a8'));
    expect(table.kind('a5', 'a1')).toEqual(['capture']);
  });
  test('AE41: a Holepunch sees over the Zone too', () => {
    expect(onFile(TestTable.of('A@a4 h@c1 K@i2 k@e9'), 'a4').filter((c) => c > 'a4')).toEqual([]);
  });
  test('AE42: an Angel swapped onto a cell that is seen is not frozen', () => {
    const table = TestTable.of('K@e1 A@e5 d@d2 k@i9');
    table.play('Ke1<>e5');
    expect(table.watchers('e1')).toEqual([]);
    expect(table.passTurn().to('e1')).toEqual(sorted('d1 d2 e2 e3 f1 f2 g1 g3 h1 h4 i1 i5'));
  });
  test('AE43: a frozen Angel may be swapped', () => {
    const table = TestTable.of('A@e5 d@f7 K@e1 k@i9', 'line');
    table.play('Df7-f6');
    expect([table.watchers('e5'), table.to('e5')]).toEqual([['f6'], []]);
    table.play('Ke1<>e5');
    expect(table.watchers('e1')).toEqual([]);
  });
  test('an Angel in the Zone sees the whole file, nine steps far', () => {
    const table = TestTable.of('A@a2 a@bΛ K@h3 k@g8');
    expect(table.to('a2')).not.toContain('b1');
    expect(table.why('a2', 'b1').says).toBe('LINE Angel on bΛ could capture the Angel on b1.');
  });
  test('AE45: a Charonite sees its one cell', () => {
    const rank = TestTable.of('A@e4 C@d5 K@i1 k@i9')
      .to('e4')
      .filter((c) => c[1] === '4');
    expect(rank).toEqual(sorted('f4 g4 h4 i4'));
  });
});

describe('the Voyager', () => {
  test('AE46: no jump over a piece at the edge', () =>
    expect(TestTable.of('V@c3 d@a5 d@e1 K@i1 k@i9').takes('c3')).toEqual([]));
  test('AE48: an occupied Zone cell stops the bounce', () => {
    const to = TestTable.of('V@c3 g@fλ K@i9 k@a9').to('c3');
    expect(to).toEqual(expect.arrayContaining(['d2', 'e1']));
    for (const cell of ['g1', 'h2', 'i3']) expect(to).not.toContain(cell);
  });
  test('AE49: capture straight out of the bounce', () =>
    expect(TestTable.of('V@c3 d@g1 K@i9 k@a9').takes('c3')).toEqual(['h2: g1']));
  test('AE50: the jumps of a chain follow one another at once', () =>
    expect(TestTable.of('V@a1 d@c3 d@f6 K@i1 k@i9').takes('a1')).toEqual(['d4: c3']));
  test('AE51: two in a row block a Voyager, takes nobody', () =>
    expect(TestTable.of('V@a1 d@c3 d@d4 K@i1 k@i9').takes('a1')).toEqual([]));
  test('AE52: chains of jumps: loops, a choice of ways, back to where it began', () => {
    const table = TestTable.of('V@e2 d@f3 d@f5 d@d3 d@d5 K@i1 k@i9');
    expect(table.takes('e2')).toEqual([
      'c4: d3',
      'c4: f3 d5 f5',
      'e2: d3 f3 d5 f5',
      'e6: d3 d5',
      'e6: f3 f5',
      'g4: d3 d5 f5',
      'g4: f3',
    ]);
    table.play('Ve2xd3,f3,d5,f5-e2');
    expect(table.census).toBe('K@i1 V@e2 k@i9');
  });
  test('AE53: a King captured in the middle of a chain', () => {
    for (const text of ['Va1xb2-c3', 'Va1xb2,d4-e5']) {
      const table = TestTable.of('V@a1 k@b2 d@d4 K@i1');
      table.play(text);
      expect(table.ending).toBe('magi: king');
    }
  });
  test('AE54: nobody jumps over a Mass', () =>
    expect(TestTable.of('V@c3 m@d4 M@b4 K@i1 k@i9').takes('c3')).toEqual([]));
});

describe('the others', () => {
  test('AE58: an occupied Zone cell blocks the ring', () => {
    const to = TestTable.of('R@c2 g@Δ5 D@e3 K@i1 k@i9').to('c2');
    expect([to.includes('a3'), to.includes('a7')]).toEqual([true, false]);
    expect(TestTable.of('R@c2 g@Δ5 K@i1 k@i9').to('c2')).toContain('a7');
  });
  test('AE62: a Ghost never captures', () => {
    const to = TestTable.of('g@e5 D@e4 K@i1 k@i9', 'line').to('e5');
    expect(to).toHaveLength(117);
    for (const cell of ['e4', 'i1', 'i9']) expect(to).not.toContain(cell);
  });
  test('AE63: a Mass may destroy a Mass', () => {
    const table = TestTable.of('m@g7 D@d4 K@e1 k@e9', 'magi', { hands: 'M' });
    expect(table.drops()).toHaveLength(79);
    for (const king of ['e1', 'e9']) expect(table.drops()).not.toContain(king);
    table.play('M@xg7');
    expect(table.census).toBe('D@d4 K@e1 M@g7 k@e9');
  });
  test('AE64: nobody captures a Mass', () => {
    const captors = (victim: string) =>
      TestTable.of(`K@a1 D@c1 R@c3 W@b4 H@h9 k@i7 ${victim}@b2`)
        .position.actions()
        .filter((a) => a.captures.some((c) => acid.topology.name(c.at) === 'b2'))
        .map((a) => a.text[0])
        .sort()
        .join('');
    expect([captors('m'), captors('d')]).toEqual(['', 'DHKRW']);
  });
  test('AE65: a Worm slides, and any move but to the King loses', () => {
    const table = TestTable.of('W@e4 d@e6 K@a1 k@e7');
    expect(table.to('e4')).not.toContain('e7');
    table.play('We4xe6');
    expect(table.ending).toBe('line: worm-breach');
    const open = TestTable.of('W@e4 K@a1 k@e7');
    open.play('We4xe7');
    expect(open.ending).toBe('magi: worm-extraction');
  });
  test('AE66: where a Worm is dropped', () => {
    const drops = TestTable.of('K@e1 k@e9 D@c3 g@Δ4', 'magi', { hands: 'W' }).drops();
    expect(drops).toHaveLength(78);
    expect(drops.every((c) => acid.topology.zone(acid.topology.parse(c)!) === 'field')).toBe(true);
  });
  test('AE67: no legal action is a draw', () => {
    const table = TestTable.of('K@a1 M@a2 m@b1 D@b2 g@b3 k@i9 g@h9', 'line');
    const effects = table.play('Gh9-h8');
    expect(table.ending).toBe('draw: stalemate');
    expect(effects.at(-1)).toMatchObject({ do: 'end', winner: null, reason: 'stalemate' });
  });
  test('AE68: a Diskette is transformed by a capture', () => {
    const table = TestTable.of('D@e8 r@d9 K@a1 k@i9');
    table.play('De8xd9');
    expect(table.census).toBe('C@d9 K@a1 k@i9');
  });
  test('AE69: a Diskette is transformed by a swap', () => {
    const far = TestTable.of('D@e8 d@e9 K@a1 k@i9');
    far.play('De8<>e9');
    expect(far.census).toBe('C@e9 K@a1 d@e8 k@i9');
    const near = TestTable.of('D@e1 d@e2 K@a1 k@i9');
    near.play('De1<>e2');
    expect(near.census).toBe('D@e2 K@a1 c@e1 k@i9');
  });
  test('AE70: two Diskettes of one side may swap', () => {
    const table = TestTable.of('D@e4 D@f4 K@a1 k@i9');
    const before = table.census;
    table.play('De4<>f4');
    expect([table.census, table.position.turn]).toEqual([before, 1]);
  });
});

describe('Z5b: a step back only without own moves', () => {
  const under = (rule: string, pieces: string, at: string) =>
    TestTable.of(`${pieces} K@e1 k@e9`, 'magi', { options: { return: rule } }).to(at);

  test('a Sweeper has none from the Zone, so it steps', () => {
    expect(under('stuck', 'S@Δ1', 'Δ1')).toEqual(sorted('a1 a2'));
    expect(under('own', 'S@Δ1', 'Δ1')).toEqual([]);
  });
  test('a Rainbow has, so she does not', () => {
    const own = under('own', 'R@Δ5', 'Δ5');
    expect(own).not.toContain('a5');
    expect(under('stuck', 'R@Δ5', 'Δ5')).toEqual(own);
    expect(under('step', 'R@Δ5', 'Δ5')).toContain('a5');
  });
  test('a Diskette steps where its way forward and its captures are closed', () => {
    expect(under('stuck', 'D@Δ3', 'Δ3')).toEqual(sorted('a2 a3 a4'));
    expect(under('stuck', 'D@Δ3 d@a4', 'Δ3')).toEqual(['a4']);
  });
});

describe('Z9b: a Ghost that was pushed into the Zone must return', () => {
  const under = (ghosts: string, pieces: string, setting: AcidSetting = {}) =>
    TestTable.of(pieces, 'magi', { ...setting, options: { ghosts, ...setting.options } });
  const PUSH = 'Sa9-i1,g3>δλ';
  const inZone = (table: TestTable, at: string) => table.to(at).filter((to) => isZone(table.cell(to)));

  test('xe moves to empty field squares only, and then anywhere again', () => {
    const table = under('return', 'S@a9 g@g3 K@e1 k@e9 d@b3').after(PUSH);
    expect([table.states('δλ'), inZone(table, 'δλ')]).toEqual([['must-return'], []]);
    expect(table.to('δλ')).toHaveLength(81 - 4);
    table.play('Gδλ-g3', 'Ke1-e2');
    expect([table.states('g3'), inZone(table, 'g3').length]).toEqual([[], 40]);
  });
  test('usually xe may go anywhere (Z9)', () => {
    const table = under('free', 'S@a9 g@g3 K@e1 k@e9').after(PUSH);
    expect([table.states('δλ'), inZone(table, 'δλ').length]).toEqual([[], 39]);
    expect(Object.keys(table.position.save())).not.toContain('mustReturn');
  });
  test('one that went into the Zone itself stays free', () => {
    const table = under('return', 'G@e4 K@e1 k@e9').after('Ge4-Δ5', 'Ke9-e8');
    expect([table.states('Δ5'), inZone(table, 'Δ5').length]).toEqual([[], 39]);
  });
  test('it is told of the push, and only of that of a Ghost', () => {
    const told = (pieces: string) =>
      under('return', pieces)
        .play(PUSH)
        .filter((e) => e.do === 'state' && e.state === 'must-return' && e.on);
    expect(told('S@a9 g@g3 K@e1 k@e9')).toHaveLength(1);
    expect(under('return', 'S@a9 d@g3 K@e1 k@e9').after(PUSH).states('δλ')).toEqual([]);
  });
  test('a King’s swap into the field frees a Ghost, one within the Zone does not', () => {
    const swaps = { mustReturn: ['Δ5'], options: { kingswap: 'anywhere' } };
    expect(under('return', 'K@d5 G@Δ5 k@e9', swaps).after('Kd5<>Δ5').states('d5')).toEqual([]);
    const within = under('return', 'K@Δ1 G@Δ5 k@e9', swaps).after('KΔ1<>Δ5');
    expect(within.states('Δ1')).toEqual(['must-return']);
    const out = under('return', 'K@Δ5 G@d5 k@e9', { options: swaps.options }).after('KΔ5<>d5');
    expect(out.states('Δ5')).toEqual([]); // a swap is no push
  });
  test('one who goes to the depths leaves nothing behind', () => {
    const table = under('return', 'S@a9 d@g3 g@δλ K@e1 k@e9', { mustReturn: ['δλ'] }).after('Sa9-i1,g3>δλ!');
    expect(Object.keys(table.position.save())).not.toContain('mustReturn');
  });
  test('a bound Ghost and a free one make two positions, and are undone and saved as such', () => {
    const free = under('return', 'G@Δ5 K@e1 k@e9').position;
    const { position } = under('return', 'G@Δ5 K@e1 k@e9', { mustReturn: ['Δ5'] });
    expect(position.key()).not.toBe(free.key());
    const [key, print, save] = [position.key(), position.fingerprint(), position.save()];
    for (const action of position.actionsOf(position.game.pieceOn(position.variant.topology.parse('Δ5')!))) {
      expect(position.find(action.text)).toMatchObject({ value: { text: action.text } });
      position.play(action);
      position.takeBack();
      expect([position.key(), position.fingerprint()]).toEqual([key, print]);
    }
    expect(free.load(save).ok && [free.key(), free.fingerprint()]).toEqual([key, print]);
  });
  test('a written position says it, and says nothing under the usual house rule or of a Ghost in the field', () => {
    const { position } = under('return', 'G@Δ5 G@e4 K@e1 k@e9', { mustReturn: ['Δ5', 'e4'] });
    const flags = startOf(position.game, null).pieces.map(({ at, mustReturn }) => [at, mustReturn]);
    expect(flags.filter(([, bound]) => bound !== undefined)).toEqual([['Δ5', true]]);
    const usual = under('free', 'G@Δ5 K@e1 k@e9', { mustReturn: ['Δ5'] }).position;
    expect(usual.key()).toBe(under('free', 'G@Δ5 K@e1 k@e9').position.key());
    expect(startOf(usual.game, null).pieces.some(({ mustReturn }) => mustReturn !== undefined)).toBe(false);
  });
  test('saved facts are refused where they could not have come about', () => {
    const { position } = under('return', 'G@Δ5 G@e4 S@Δ1 K@e1 k@e9');
    const bound = (p: number, value: number) => ({
      ...position.save(),
      mustReturn: Array.from({ length: 128 }, (_, i) => (i === p ? value : 0)),
    });
    const loads = [bound(0, 1), bound(0, 2), bound(1, 1), bound(2, 1), bound(100, 1)].map((s) => position.load(s).ok);
    expect(loads).toEqual([true, false, false, false, false]);
    expect(under('free', 'G@Δ5 G@e4 S@Δ1 K@e1 k@e9').position.load(bound(0, 1)).ok).toBe(false);
  });
});

describe('K7b: a King swaps from the Zone too', () => {
  const from = (kingswap: string, pieces: string) => TestTable.of(`${pieces} k@i9`, 'magi', { options: { kingswap } });

  test('with a piece four squares away in the field or in the Zone; K7 and Z13 allow none', () => {
    const pieces = 'K@Δ5 D@d5 g@Δ9 d@e5';
    expect(from('anywhere', pieces).to('Δ5')).toEqual(sorted('a4 a5 a6 d5 Δ9'));
    expect(from('zone', pieces).to('Δ5')).toEqual(sorted('a4 a5 a6'));
    expect(from('field', pieces).to('Δ5')).toEqual(sorted('a4 a5 a6'));
  });
  test('the other piece is in the Zone then', () => {
    const table = from('anywhere', 'K@Δ5 D@d5');
    table.play('KΔ5<>d5');
    expect(table.census).toBe('D@Δ5 K@d5 k@i9');
  });
  test('never with a Mass (K2)', () => expect(from('anywhere', 'K@Δ5 M@d5').to('Δ5')).not.toContain('d5'));
  test('a King in the field swaps with a piece in the Zone, as under Z13', () =>
    expect(from('anywhere', 'K@d2 g@Δ2').to('d2')).toContain('Δ2'));
});
