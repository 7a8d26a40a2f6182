/** Laying out the terrain before the game (D-T0, D-T1, D-T7), and what each side may know of it. */
import { describe, expect, test } from 'vitest';
import { Position } from '../../../core/position.ts';
import { problemsOf } from '../../../core/start/start.ts';
import { startOf } from '../../../core/start/start-written.ts';
import { TestTable } from '../../../testing/deicide/table.ts';
import { deicide } from '../index.ts';
import { reasons } from '../words/words.ts';

const usual = (): TestTable => TestTable.usual({ terrain: 'on' });
const ZIGGURATS = ['ziggurat@a5', 'ziggurat@a12', 'ziggurat@b5', 'ziggurat@b12', 'ziggurat@c5', 'ziggurat@c12'];
const placed = (): TestTable => usual().after(...ZIGGURATS);
const laying = (table: TestTable): string[] => table.position.actions().flatMap((a) => a.places ?? []);
const pool = (table: TestTable, feature: string, side: 0 | 1) =>
  table.position.phase?.pools[side].find((p) => p.feature === feature);

describe('what everybody sees', () => {
  test('White begins with 128 squares for each of five features', () => {
    const table = usual();
    expect(table.position.phase?.id).toBe('placing');
    expect(laying(table)).toHaveLength(5 * 128);
    expect(table.can('pass')).toBe(false); // three Ziggurats are owed
    expect(pool(table, 'ziggurat', 0)).toEqual({ feature: 'ziggurat', left: 3, owed: 3 });
    expect(table.position.turnNumber).toBe(1);
  });
  test('the sides alternate, and no piece moves', () => {
    const table = usual();
    expect(table.after('ziggurat@e7').turn).toBe('black');
    expect(table.after('wall@e8').turn).toBe('white');
    expect(table.from('a4')).toEqual([]);
    expect(table.why('a4', 'a5').ruling).toBe('D-T0');
    expect(table.census).toContain('wall@e8');
    expect(table.census).toContain('ziggurat@e7');
    expect(pool(table, 'wall', 1)?.left).toBe(1);
    expect([table.can('glue@e8'), table.can('glue@e7'), table.can('glue@e9')]).toEqual([false, false, true]);
  });
  test('99: the second Cathedral stands on the other colour', () => {
    const light = usual().after('cathedral@a6'); // file 1, rank 6: light
    expect([light.can('cathedral@c6'), light.can('cathedral@c7')]).toEqual([false, true]);
    const even = light.after('cathedral@c7');
    expect([even.can('cathedral@e6'), even.can('cathedral@e7')]).toEqual([true, true]);
  });
  test('D-T7: a Portal must be matched', () => {
    const table = placed();
    expect(table.can('pass')).toBe(true);
    table.play('portal@e5');
    expect([table.can('pass'), pool(table, 'portal', 1)?.owed]).toEqual([false, 1]);
    table.play('portal@e12');
    expect(table.can('pass')).toBe(true);
  });
  test('two passes in a row end it, one does not', () => {
    const table = placed().after('pass', 'wall@h8', 'pass');
    expect(table.position.phase?.id).toBe('placing');
    table.play('pass');
    expect([table.position.phase?.id, table.turn]).toEqual(['noting', 'white']);
  });
  test('White notes first, whoever passed last', () => {
    const table = placed().after('wall@h8', 'pass', 'pass');
    expect([table.position.phase?.id, table.turn]).toEqual(['noting', 'white']);
  });
  test('it ends by itself when everything is placed', () => {
    const table = usual();
    const left = [0, 1].map(() => ['cathedral', 'cathedral', 'portal', 'wall', 'wall', 'glue', 'glue', 'glue', 'glue']);
    for (const side of left) side.push('ziggurat', 'ziggurat', 'ziggurat');
    for (let n = 0; n < 24; n++) {
      const feature = left[n % 2].shift();
      const action = table.position.actions().find((a) => a.places === feature);
      table.position.play(action!);
    }
    expect(table.position.phase?.id).toBe('noting');
  });
});

describe('what each side notes', () => {
  const noting = (): TestTable => placed().after('pass', 'pass');
  test('on empty squares of ranks 5 to 12 where nothing was placed, four at most', () => {
    const table = noting();
    expect(laying(table)).toHaveLength(128 - 6);
    table.play('mine@e7');
    expect([table.turn, table.can('mine@e7'), table.can('mine@a5')]).toEqual(['white', false, false]);
    table.play('mine@e8', 'mine@e9', 'mine@e10');
    expect([laying(table), table.can('end'), table.turn]).toEqual([[], true, 'white']);
    expect(table.after('end').turn).toBe('black');
    expect(table.can('mine@e7')).toBe(true); // the two sides' mines may coincide
    table.play('mine@e7', 'end');
    expect([table.turn, table.position.phase, table.position.turnNumber]).toEqual(['white', null, 1]);
    expect(table.position.features(0)).toHaveLength(6 + 4);
    expect(table.position.features(1)).toHaveLength(6 + 1);
    expect(table.position.features(null)).toHaveLength(6);
    expect(table.census).not.toContain('mine');
    expect(table.after('a4-a6').position.turnNumber).toBe(1);
    expect(table.after('a13-a11').position.turnNumber).toBe(2);
  });
  test('nobody else is told, not even how many', () => {
    const table = noting();
    expect(table.position.phase?.secretOf).toBe(0);
    const note = table.position.actions().find((a) => a.text === 'mine@e7');
    expect([note?.secretOf, note?.kind]).toEqual([0, 'place']);
    const before = table.position.game.world.knownTo(1);
    table.play('mine@e7');
    const after = table.position.game.world.knownTo(1);
    const { ply } = table.position.game.facts;
    const changed = [...after.keys()].filter((i) => after[i] !== before[i] && i !== ply.base);
    expect(changed).toEqual([]);
    expect(table.position.phase?.pools[1]).toEqual([]);
    expect(table.after('end').position.phase?.pools[0]).toEqual([]);
  });
});

describe('why not there', () => {
  const why = (table: TestTable, feature: string, cell: string): string =>
    table.position.whyNotLaid(feature, table.position.game.topology.parse(cell)!).says;
  const told = (reason: string, table: TestTable, feature: string, cell: string): void => {
    const { says, ruling } = table.position.whyNotLaid(feature, table.position.game.topology.parse(cell)!);
    const fixed = reasons[reason].says.split(/\{\w+\}/).sort((p, q) => q.length - p.length)[0];
    expect(says).toContain(fixed.trim());
    expect(ruling).toBe(reasons[reason].ruling);
  };
  test('what everybody sees', () => {
    const table = usual().after('cathedral@a6', 'ziggurat@e7');
    told('place-ranks', table, 'wall', 'a4');
    told('place-feature-there', table, 'wall', 'e7');
    told('cathedral-parity', table, 'cathedral', 'c6');
    told('pool-empty', usual().after('portal@a5', 'wall@b5'), 'portal', 'c5');
    told('place-taken', TestTable.of('R@a6', 'white', { options: { terrain: 'on' } }), 'glue', 'a6');
  });
  test('mines', () => {
    const table = placed().after('pass', 'pass', 'mine@e7');
    told('note-ranks', table, 'mine', 'a4');
    told('note-on-feature', table, 'mine', 'a5');
    told('note-twice', table, 'mine', 'e7');
    told('pool-empty', table.after('mine@e8', 'mine@e9', 'mine@e10'), 'mine', 'e11');
  });
  test('where it can be laid, the rule that lets it', () => {
    expect(why(usual(), 'wall', 'e7')).toContain('take turns');
  });
});

describe('where there is no terrain', () => {
  test('White moves at once', () => expect(TestTable.usual().position.phase).toBeNull());
  test('a position set up by hand lays it out first, unless some lies already', () => {
    const on = { options: { terrain: 'on' } };
    expect(TestTable.of('R@a1', 'white', on).position.phase?.id).toBe('placing');
    expect(TestTable.of('R@a1 wall@a5', 'white', on).position.phase).toBeNull();
    expect(TestTable.of('R@a1', 'white', { ...on, phase: 'play' }).position.phase).toBeNull();
    expect(TestTable.of('R@a1', 'black', { ...on, phase: 'noting-black' }).position.phase?.secretOf).toBe(1);
  });
  test('somebody on the ground keeps a feature away', () => {
    const table = TestTable.of('R@a6', 'white', { options: { terrain: 'on' } });
    expect([table.can('glue@a6'), table.can('glue@a7')]).toEqual([false, true]);
  });
});

describe('D-T0c: terrain on the whole board', () => {
  const on = (men: string, area = 'board') => TestTable.of(men, 'white', { options: { terrain: 'on', area } });
  const why = (table: TestTable, feature: string, cell: string) =>
    table.position.whyNotLaid(feature, table.position.game.topology.parse(cell)!);

  test('from the usual array it is the same as on ranks 5 to 12', () => {
    const texts = (area: string) =>
      TestTable.usual({ terrain: 'on', area })
        .position.actions()
        .map(({ text }) => text);
    expect(texts('board')).toEqual(texts('middle'));
  });
  test('elsewhere any empty square will do, for what is seen and for Landmines', () => {
    const table = on('R@a6');
    expect(['glue@a1', 'wall@p16', 'glue@a6', 'glue@i1'].map((text) => table.can(text))).toEqual([
      ...[true, true, false, false],
    ]);
    expect(on('R@a6', 'middle').can('glue@a1')).toBe(false);
    const noting = TestTable.of('R@a6', 'white', { options: { terrain: 'on', features: 'mine', area: 'board' } });
    noting.play('mine@b1', 'mine@b2', 'mine@b3', 'mine@b4', 'end', 'end');
    expect(noting.after('a6-a5').turn).toBe('black');
  });
  test('nothing is laid where a side would then have no legal first move', () => {
    const [white, black] = [on('K@a1 r@b8'), on('k@a16 R@b8')];
    expect([white.can('wall@a2'), white.can('glue@a2'), black.can('wall@a15')]).toEqual([false, true, false]);
    expect(why(white, 'wall', 'a2')).toMatchObject({ ruling: 'D-T0c' });
    expect(why(white, 'wall', 'a2').says).toBe(reasons['place-no-move'].says.replace('{cell}', 'a2'));
    expect(white.can('wall@b5')).toBe(true);
  });
  test('D-T18: castling passes over terrain, and who is destroyed on the last rank does not promote', () => {
    const castles = (men: string) => on(`K@i1' R@p1' ${men}`).can('i1-k1');
    const played = { phase: 'play' };
    const of = (men: string) =>
      TestTable.of(`K@i1' R@p1' ${men}`, 'white', { options: { terrain: 'on', area: 'board' }, ...played });
    expect(castles('')).toBe(false); // terrain comes first
    expect(of('glue@m1 portal@o1 portal@n5').can('i1-k1')).toBe(true);
    expect(of('wall@m1').can('i1-k1')).toBe(false);
  });
  test('a position with terrain anywhere can be set up', () => {
    const terrain = [{ feature: 'glue', at: 'a2' }];
    const codes = (area: string) =>
      problemsOf(deicide, { terrain: 'on', area }, { pieces: startOf(on('').position.game, null).pieces, terrain }).map(
        ({ code }) => code,
      );
    expect([codes('middle'), codes('board')]).toEqual([['terrain-ranks'], []]);
  });
});

describe('D-T0b: only the chosen kinds of terrain are laid', () => {
  const under = (features: string): TestTable => TestTable.usual({ terrain: 'on', features });
  const kinds = (table: TestTable) => table.position.phase?.pools[0].map(({ feature }) => feature);

  test('Walls and Glue Traps: each side has its number of both, owes nothing, and notes no Landmines', () => {
    const table = under('wall,glue');
    expect(kinds(table)).toEqual(['wall', 'glue']);
    expect(laying(table)).toHaveLength(2 * 128);
    expect(table.can('ziggurat@e7')).toBe(false);
    table.play('wall@e7', 'pass', 'pass');
    expect([table.position.phase, table.turn]).toEqual([null, 'white']);
  });
  test('White moves first, though White passed last', () => {
    const table = under('wall').after('wall@e7', 'wall@e10', 'wall@f7', 'pass', 'pass');
    expect([table.position.phase, table.turn]).toEqual([null, 'white']);
    expect(table.can('a4-a5')).toBe(true);
  });
  test('Landmines alone: White notes them first', () => {
    const table = under('mine');
    expect([table.position.phase?.id, table.turn]).toEqual(['noting', 'white']);
    expect(table.after('mine@e7', 'end').turn).toBe('black');
    table.play('mine@e8', 'end');
    expect([table.position.phase, table.turn]).toEqual([null, 'white']);
  });
  test('nothing: White moves at once', () => {
    const table = under('none');
    expect([table.position.phase, table.turn, table.can('a4-a5')]).toEqual([null, 'white', true]);
  });
  test('the ready layout has only these, and can be placed', () => {
    const table = under('cathedral,portal');
    const texts = table.position.phase?.ready?.texts ?? [];
    expect(texts).toHaveLength(6);
    table.play(...texts);
    expect(table.position.phase).toBeNull();
  });
  test('a position in the middle of it is read back; more than a side has is refused', () => {
    const table = under('wall,mine').after('wall@e7');
    const written = startOf(table.position.game, null);
    expect(problemsOf(deicide, table.position.options, written)).toEqual([]);
    const again = Position.start(deicide, table.position.options, written);
    expect(again.ok && again.value.phase).toEqual(table.position.phase);
    const more = { ...written, pools: { white: { glue: 1 }, black: {} } };
    expect(problemsOf(deicide, table.position.options, more)[0]?.code).toBe('bad-pools');
  });
});
