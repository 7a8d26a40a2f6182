/** Positions written down: everything of the state can be said (B6), comes back as it was, and what is wrong is named. */
import { describe, expect, test } from 'vitest';
import { NOBODY, OFF } from '../../../core/ids.ts';
import { startOfCensus } from '../../../core/start/census.ts';
import { startOf } from '../../../core/start/start-written.ts';
import { describe as described } from '../../../core/text/describe.ts';
import { TestTable } from '../../../testing/chesimals/table.ts';
import {
  faultsIn,
  testCensusAgain,
  testLoadedAgain,
  testUnsoundFacts,
  testWrittenAgain,
} from '../../../testing/starts.ts';
import { colours } from '../colours.ts';
import { chesimals, chesimalsWide } from '../index.ts';

const { of } = TestTable;
const CHIEFS = 'Cw@e5 Cs@l1 Cb@a16 Cr@c16';
const unit = (kind: string, side: string, at: string, more: object = {}) => ({ kind, side, at, ...more });
const ROYALS = [unit('chief', 'white', 'e5', { colour: 'white' }), unit('chief', 'black', 'a16', { colour: 'blue' })];
const { codes, refused } = faultsIn(chesimals, ROYALS);

describe('written and read again', () => {
  const CASES: Readonly<Record<string, () => TestTable>> = {
    'the usual array': () => TestTable.usual(),
    'the array mirrored': () => TestTable.usual({ array: 'mirrored' }),
    'the middle of a turn': () => TestTable.usual().after('Gd3-d4', 'Ce2-d3', 'Nd2-e4'),
    'a capture in mid-turn': () => of(`${CHIEFS} Gw@d5 Gp@d6`, 'white', { quiet: 40 }).after('Gd5xd6'),
    'after a turn': () => TestTable.usual().after('Gd3-d4', 'end'),
    'colours without a Chief': () => of(`${CHIEFS} Gw@e6 Cg@e7 Gg@e8 Ey@h8`).after('Ge6xe7', 'end'),
    'house rules': () => of(CHIEFS, 'black', { options: { nocapture: '100' }, quiet: 99 }),
  };
  testWrittenAgain(CASES);
  testLoadedAgain(CASES, of(CHIEFS));
  testCensusAgain(CASES);
  test('what is written', () => {
    const start = startOf(of(`${CHIEFS} Gw@d5 Gp@d6`, 'white', { quiet: 7 }).after('Gd5xd6').position.game, null);
    expect(start).toMatchObject({ turn: 'white', quiet: 7, captured: true });
    expect(start.pieces.find((p) => p.at === 'd6')).toEqual(
      unit('guard', 'white', 'd6', { colour: 'white', moved: true }),
    );
  });
  test('the array can be written without colours where they are the usual ones', () => {
    const start = {
      pieces: [
        ...ROYALS,
        unit('warmachine', 'white', 'c3'),
        unit('elephant', 'black', 'c4'),
        unit('knight', 'white', 'c5'),
      ],
    };
    expect(TestTable.from({}, start).census).toBe('Cb@a16 Cw@e5 Ep@c4 Nw@c5 Wo@c3');
  });
  test('on the wide board', () => {
    const wide = TestTable.usual({}, chesimalsWide).after('Gh3-h4');
    const start = startOf(wide.position.game, null);
    expect(TestTable.from({}, start, chesimalsWide).position.key()).toBe(wide.position.key());
    expect(described(chesimalsWide).topology).toMatchObject({ width: 16, height: 12 });
  });
});

describe('what a census says', () => {
  test('unit and colour; the turn only if people write it', () => {
    expect(of("Cw@e5 Gw@e6' Cb@a16").census).toBe('Cb@a16 Cw@e5 Gw@e6');
    expect(of("Cw@e5 Gw@e6' Cb@a16").states('e6')).toEqual(['linked', 'moved']);
    // nothing is linked by a unit that is cut off itself
    const cutOff = of("Cw@e5 Gw@e9' Cb@a16")
      .position.pieces()
      .find(({ states }) => states.length === 2);
    expect(cutOff?.states.map(({ says }) => says)).toEqual([
      'It is cut off from its Chief: it cannot move until a chain of its colour links them.',
      'It has moved this turn.',
    ]);
  });
  test('the letters of colours are all different', () => {
    expect(new Set(colours.map((c) => c.letter)).size).toBe(8);
  });
  test('what is no token is refused', () => {
    for (const token of ['G@e5', 'Gx@e5', 'gw@e5', 'Xw@e5', 'Gw@-', 'Gw@e17', 'Gw@m1', "Gw@e5''", 'GW@e5']) {
      expect(startOfCensus(chesimals, token).ok).toBe(false);
    }
  });
});

describe('refused', () => {
  test('colours of the other side, or none', () => {
    expect(refused({ pieces: [...ROYALS, unit('guard', 'white', 'c3', { colour: 'blue' })] })).toBe('bad-colour c3');
    expect(refused({ pieces: [...ROYALS, unit('guard', 'white', 'c3', { colour: 7 })] })).toMatch(/^bad-flag/);
  });
  test('a second Chief of a colour', () => {
    expect(refused({ pieces: [...ROYALS, unit('chief', 'white', 'c3')] })).toBe('two-chiefs c3');
  });
  test('who moved in a turn that is not theirs, and a capture by nobody', () => {
    const guard = (side: string, at: string, colour: string) => unit('guard', side, at, { colour, moved: true });
    expect(refused({ pieces: [...ROYALS, guard('black', 'c3', 'red')] })).toBe('bad-moved c3');
    expect(refused({ pieces: [...ROYALS, guard('white', 'c3', 'grey'), guard('white', 'c4', 'white')] })).toBe(
      'bad-moved c4',
    );
    expect(refused({ captured: true })).toBe('bad-captured captured');
    expect(refused({ quiet: 100 })).toBe('bad-field quiet');
    expect(refused({ hands: { white: ['guard'] } })).toBe('no-hands hands');
  });
});
describe('problems', () => {
  test('no royal Chief', () => {
    expect(codes({ pieces: [ROYALS[0], unit('chief', 'black', 'c3', { colour: 'green' })] })).toEqual([
      'no-royal-chief',
    ]);
    expect(codes({})).toEqual([]);
    expect(codes({ pieces: [] })).toEqual(['no-royal-chief', 'no-royal-chief']);
  });
  test('all of them, by cell, also where the start cannot be read', () => {
    expect(codes({ pieces: [...ROYALS, unit('chief', 'white', 'c3'), unit('chief', 'white', 'c4')] })).toEqual([
      'two-chiefs c3',
      'two-chiefs c4',
    ]);
    expect(codes({ pieces: [...ROYALS, unit('chief', 'white', 'c3'), unit('queen', 'white', 'c4')] })).toEqual([
      'unknown-kind c4',
      'two-chiefs c3',
    ]);
    expect(codes({ pieces: [...ROYALS, unit('guard', 'white', 'c3', { colour: 'red' })] })).toEqual(['bad-colour c3']);
  });
});

describe('what is told of units', () => {
  test('at the start of a turn', () => {
    const table = of('Cw@e5 Gw@e6 Gw@e8 Gs@f6 Gb@a15 Cb@a16 Cr@c16');
    expect(table.states('e5')).toEqual([]);
    expect(table.states('e6')).toEqual(['linked']);
    expect(table.states('e8')).toEqual(['cut-off']);
    expect(table.states('f6')).toEqual(['leaderless']);
    expect(table.states('a15')).toEqual(['linked']);
    expect([table.position.budget, table.group]).toEqual([null, null]);
  });
  test('in the middle of one', () => {
    const table = of('Cw@e5 Gw@e6 Nw@d6 Cs@l1 Gs@l2 Cb@a16 Cr@c16').after('Ge6-e7');
    expect([table.states('e7'), table.states('d6'), table.states('l2')]).toEqual([
      ['linked', 'moved'],
      ['linked'],
      ['linked'],
    ]);
    expect(table.position.budget).toEqual({ left: 2, of: 3, says: '1 of 3 white units moved.' });
    expect(table.group).toBe('white');
    expect(table.after('end').position.budget).toBe(null);
    expect(table.group).toBe(null);
  });
  test('the next unit of the chain', () => {
    const table = of(`${CHIEFS} Gw@f6 Gw@g7 Nw@h8 Gw@h7`);
    const [linked] = table.conditions('h8');
    expect([linked.id, linked.by]).toEqual(['linked', [table.piece('g7')]]);
    expect(linked.says).toBe('A chain of 2 units links it to its Chief.');
    expect(table.conditions('g7')[0].says).toBe('A chain of 1 unit links it to its Chief.');
    expect(table.conditions('f6')[0]).toMatchObject({ says: 'It touches its Chief.', by: [table.piece('e5')] });
  });
  test('who is cut off, is linked again or loses its Chief is told before and while it happens', () => {
    const told = (table: TestTable, text: string): string[] => {
      const action = table.position.actions().find((a) => a.text === text)!;
      const name = (e: { at: number }) => chesimals.topology.name(chesimals.topology.cells[e.at]);
      const tell = (effects: ReturnType<typeof table.play>): string[] =>
        effects.flatMap((e) => (e.do === 'state' ? [`${e.state} ${name(e)} ${e.on ? 'on' : 'off'}`] : []));
      const before = tell(table.position.effectsOf(action));
      expect(tell(table.play(text))).toEqual(before);
      return before.sort();
    };
    const table = of(`${CHIEFS} Gw@e6 Gw@e7 Gb@d7 Nb@a15`);
    expect(told(table, 'Ge6xd7')).toEqual(['cut-off d7 on', 'cut-off e7 on']);
    expect(told(table, 'Ce5-d6')).toEqual(['cut-off d7 off', 'cut-off e7 off']);
    expect(told(table, 'Ge7-e8')).toEqual([]);
    expect(told(of('Cw@e5 Cb@e6 Gb@e7 Nb@a1 Cr@c16'), 'Ce5xe6')).toEqual(['leaderless a1 on', 'leaderless e7 on']);
  });
  test('all groups, and whose each unit is', () => {
    const table = of(`${CHIEFS} Gs@e6`);
    expect(chesimals.groups!.of(table.position.game, table.piece('e6'))).toMatchObject({
      id: 'grey',
      letter: 's',
      side: 0,
    });
    expect(described(chesimals).groups?.map(({ id, royal }) => `${id}${royal ? '!' : ''}`)).toEqual(
      'yellow white! grey! orange green blue! red! purple neutral'.split(' '),
    );
  });
  test('by their colours', () => {
    const table = of(`${CHIEFS} Gs@e6 Gp@d6`);
    expect(table.from('e5').find((a) => a.text === 'Ce5xd6')?.differs).toBe('Captures purple Guard d6.');
  });
});

describe('saved facts that no game comes to', () => {
  const { position } = of("Cw@e5 Gw@e6' Gs@e7 Cb@a16 Nb@a15");
  const cell = (name: string): number => chesimals.topology.parse(name)!;
  testUnsoundFacts(position, [
    ['colour', 1, 0],
    ['colour', 1, 6],
    ['colour', 1, 9],
    ['colour', 40, 1],
    ['chiefs', 1, -1],
    ['chiefs', 2, 0],
    ['moved', cell('e7'), 1],
    ['moved', cell('h8'), 1],
    ['moved', cell('e6'), 2],
    ['moved', cell('e6'), 0],
    ['chosen', 0, 0],
    ['chosen', 0, 3],
    ['chosen', 0, 6],
    ['quiet', 0, 101],
    ['quiet', 0, -1],
    ['isStirred', 0, 2],
  ]);
  test('a unit in hand', () => {
    const { at, on, place, ...facts } = position.save();
    const put = (values: readonly number[], value: number): number[] => values.map((v, p) => (p === 1 ? value : v));
    const bent = { ...facts, at: put(at, OFF), on: on.map((p) => (p === 1 ? NOBODY : p)), place: put(place, 1) };
    expect(position.load(bent).ok).toBe(false);
  });
});

test('a draft that cannot be read still has a colour for everybody', () => {
  const pieces = [...ROYALS, unit('guard', 'white', 'e5'), unit('elephant', 'black', 'c3', { colour: 3 })];
  expect(codes({ pieces })).toEqual(['cell-taken e5', 'bad-flag c3']);
});
