/** Every edge case of the rules, by its id, and house rules on the Zone and on the swaps of a King. */
import { describe, expect, test } from 'vitest';
import { perft } from '../../../core/perft.ts';
import { startOf } from '../../../core/start/start-written.ts';
import { type AcidSetting, TestTable } from '../../../testing/acid/table.ts';
import { testPositions } from '../../../testing/acid/test-positions.ts';
import { words } from '../../../testing/table.ts';
import { board, isZone } from '../board.ts';

const { of } = TestTable;

testPositions(of, () => TestTable.usual());

test('AE01: the array has 324 actions', () => {
  const table = TestTable.usual();
  const all = table.position.actions();
  const count = (letter: string, kind?: string) =>
    all.filter((a) => a.text.startsWith(letter) && (kind === undefined || a.kind === kind)).length;
  expect(all).toHaveLength(324);
  expect([count('G'), count('M@'), count('W@')]).toEqual([170, 79, 45]);
  expect([count('D', 'swap'), count('D', 'move'), count('K', 'swap')]).toEqual([16, 9, 2]);
  expect(table.to('f1')).toEqual(words('a4 b3 i6'));
  expect(table.to('e1')).toEqual(words('a1 i1'));
  expect([count('A'), count('V'), count('R'), count('S')]).toEqual([0, 0, 0, 0]);
  expect(perft(table.position.game, 2).actions).toBe(104_576);
});

describe('what the engine tells of some of them', () => {
  test('AE09, AE13: an action that loses says so', () => {
    const swap = of('K@e9 c@e5 k@i9')
      .from('e9')
      .find((a) => a.text === 'Ke9<>e5');
    expect(swap?.loses).toContain('LINE wins');
    expect(of('S@a9 d@g3 K@δλ k@e1').from('a9', 'push')[0].loses).toContain('LINE wins');
  });
  test('AE13, AE22: who is displaced to the depths', () => {
    const [displaced] = of('S@a9 d@g3 k@δλ K@e1').play('Sa9-i1,g3>δλ!');
    expect(displaced).toMatchObject({ do: 'take', into: 'depths', by: -1 });
    const { position } = of('S@a9 d@g3 G@δλ K@e1 k@e9').after('Sa9-i1,g3>δλ!');
    expect(position.pieces().filter((p) => p.place === 'depths')).toHaveLength(1);
  });
  test('AE31: an Angel frozen by an enemy that arrives is freed by its capture', () => {
    const table = of('A@e4 d@f6 D@g4 K@a1 k@i9', 'line');
    const told = (text: string) => table.play(text).find((e) => e.do === 'state');
    expect(told('Df6-f5')).toMatchObject({ state: 'frozen', on: true });
    expect(told('Dg4xf5')).toMatchObject({ state: 'frozen', on: false, by: [] });
  });
  test('an Angel in the Zone sees the whole file, nine steps far', () => {
    const table = of('A@a2 a@bΛ K@h3 k@g8');
    expect(table.to('a2')).not.toContain('b1');
    expect(table.why('a2', 'b1').says).toBe('LINE Angel on bΛ could capture the Angel on b1.');
  });
  test('AE52: the jumps of a chain in their order', () => {
    const chains = of('V@e2 d@f3 d@f5 d@d3 d@d5 K@i1 k@i9').from('e2', 'capture');
    const jumped = chains.map((a) => a.captures.map((c) => board.name(c.at)).join(' '));
    expect(jumped.sort()).toEqual(['d3', 'd3 d5', 'd3 d5 f5', 'd3 f3 d5 f5', 'f3', 'f3 d5 f5', 'f3 f5']);
  });
  test('AE67: no legal action is a draw', () => {
    const effects = of('K@a1 M@a2 m@b1 D@b2 g@b3 k@i9 g@h9', 'line').play('Gh9-h8');
    expect(effects.at(-1)).toMatchObject({ do: 'end', winner: null, reason: 'stalemate' });
  });
});

describe('Z5b: a step back only without own moves', () => {
  const under = (rule: string, pieces: string, at: string) =>
    TestTable.of(`${pieces} K@e1 k@e9`, 'magi', { options: { return: rule } }).to(at);

  test('a Sweeper has none from the Zone, so it steps', () => {
    expect(under('stuck', 'S@Δ1', 'Δ1')).toEqual(words('a1 a2'));
    expect(under('own', 'S@Δ1', 'Δ1')).toEqual([]);
  });
  test('a Rainbow has, so she does not', () => {
    const own = under('own', 'R@Δ5', 'Δ5');
    expect(own).not.toContain('a5');
    expect(under('stuck', 'R@Δ5', 'Δ5')).toEqual(own);
    expect(under('step', 'R@Δ5', 'Δ5')).toContain('a5');
  });
  test('a Diskette steps where its way forward and its captures are closed', () => {
    expect(under('stuck', 'D@Δ3', 'Δ3')).toEqual(words('a2 a3 a4'));
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
    expect(from('anywhere', pieces).to('Δ5')).toEqual(words('a4 a5 a6 d5 Δ9'));
    expect(from('zone', pieces).to('Δ5')).toEqual(words('a4 a5 a6'));
    expect(from('field', pieces).to('Δ5')).toEqual(words('a4 a5 a6'));
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
