/** The designer's further rules as house rules (B4b): each by positions with what must come of them. */
import { describe, expect, test } from 'vitest';
import { Position } from '../../../core/position.ts';
import { startOf } from '../../../core/start/start-written.ts';
import { clauseSaid } from '../../../core/text/clause.ts';
import type { Options } from '../../../core/vocabulary.ts';
import { TestTable } from '../../../testing/chesimals/table.ts';
import { startOfTokens, textsIn } from '../../../testing/started.ts';
import { testUnsoundFacts } from '../../../testing/starts.ts';

import { words } from '../../../testing/table.ts';
import { chesimals, chesimalsWide } from '../index.ts';

const FAR = 'Cs@l1 Cb@a16 Cr@c16';

describe('Chesimal Fusion, Q40', () => {
  const options = { links: 'side' };
  const of = (text: string): TestTable => TestTable.of(text, 'white', { options });
  test('a chain passes through any unit of the side, and none of the other', () => {
    expect(of(`Cw@e5 Gs@e6 Gw@e7 Go@e8 ${FAR}`).movers).toEqual(words('e5 e6 e7 e8 l1'));
    expect(of(`Cw@e5 Gb@e6 Gw@e7 ${FAR}`).movers).toEqual(words('e5 l1'));
  });
  test('units of several colours move in one turn, and the turn names none', () => {
    const table = of(`Cw@e5 Gs@e6 Gw@e7 ${FAR}`).after('Ge6-d6');
    expect([table.group, table.movers, table.can('end')]).toEqual([null, words('e5 e7'), true]);
    expect(table.after('Ge7-e8', 'Ce5-e6').position.budget).toEqual({ left: 1, of: 4, says: '3 of 4 units moved.' });
  });
  test('a turn belongs to one Chief: each unit that moves strikes out those that it is not joined to', () => {
    const table = of('Cw@e5 Gw@e6 Cs@k2 Gs@k3 Cb@a16 Cr@c16').after('Ge6-e7');
    expect(table.movers).toEqual(['e5']);
    expect(startOf(table.position.game, null).leaders).toEqual(['white']);
  });
  test('it need not be named as long as several are left', () => {
    const table = of('Cw@e5 Gw@e6 Cs@e7 Gs@e8 Cb@a16 Cr@c16').after('Ge6-d6');
    expect(startOf(table.position.game, null).leaders).toEqual(['white', 'grey']);
    expect(table.movers).toEqual(words('e5 e7 e8'));
    table.after('Ge8-e9');
    expect(startOf(table.position.game, null).leaders).toEqual(['white', 'grey']);
    expect(table.after('Ce7-g8').movers).toEqual(['e5']);
  });
  test('a Chief that was struck out cannot lead again, whatever it touches later', () => {
    const table = of('Cw@e5 Gw@e6 Cs@g9 Gs@h10 Cb@a16 Cr@c16').after('Ge6-f7');
    expect(startOf(table.position.game, null).leaders).toEqual(['white']);
    table.after('Ce5-f6'); // f6, f7: the grey Chief on g9 does not touch f7
    expect(table.to('g9')).toEqual([]);
    const met = of('Cw@e5 Gw@e6 Cs@g8 Gs@h9 Cb@a16 Cr@c16').after('Ge6-f7');
    expect(met.movers).toEqual(['e5']); // f7 touches g8, but not e5: nobody else is joined to the white Chief
    expect(met.after('Ce5-e6').movers).toEqual(words('g8 h9')); // now they are: units of the white Chief's turn
  });
  test('units whose own Chief is lost may move with another one', () => {
    const table = of('Cs@e5 Gw@e6 Nw@e7 Cb@a16 Cr@c16');
    expect([table.movers, table.states('e7')]).toEqual([words('e5 e6 e7'), ['linked']]);
  });
  test('what is told of a unit', () => {
    const table = of(`Cw@e5 Gs@e6 Gw@e7 Gw@e9 ${FAR}`);
    expect(table.conditions('e6')[0].says).toBe('It touches a Chief of its side.');
    expect(table.conditions('e7')[0].says).toBe('A chain of 1 unit of its side links it to a Chief.');
    expect(table.states('e9')).toEqual(['cut-off']);
  });
  test('winning is unchanged', () => {
    expect(of('Cw@e5 Gs@e6 Cb@e7 Cs@l1').after('Ge6xe7').ending).toBe('white: chiefs-taken');
  });
  test('the Chiefs that can still lead are written down, read back, saved, and part of the position', () => {
    const table = of('Cw@e5 Gw@e6 Cs@g6 Gs@g7 Cb@a16 Cr@c16').after('Ge6-f6');
    const start = startOf(table.position.game, null);
    const again = TestTable.from(options, start);
    expect([again.position.key(), again.movers]).toEqual([table.position.key(), table.movers]);
    const other = TestTable.from(options, { ...start, leaders: ['white', 'grey'] });
    expect(other.position.key()).not.toBe(table.position.key());
    const loaded = of(`Cw@e5 ${FAR}`).position;
    expect([loaded.load(table.position.save()).ok, loaded.key()]).toEqual([true, table.position.key()]);
    expect(Object.keys(of('Cw@e5 Cb@a16').position.save())).not.toContain('leaders');
    const unsaid = TestTable.from(options, { ...start, leaders: undefined });
    expect(startOf(unsaid.position.game, null).leaders).toEqual(['white', 'grey']);
  });
  test('Chiefs that cannot lead are refused', () => {
    const start = startOfTokens(chesimals, `Cw@e5 Gw@e6' ${FAR}`);
    const accepted = (leaders: unknown): boolean => Position.start(chesimals, options, { ...start, leaders }).ok;
    expect([['white'], ['white', 'grey'], [], ['orange'], ['blue'], 'white', ['mauve']].map(accepted)).toEqual([
      ...[true, true, false, false, false, false, false],
    ]);
  });
  describe('saved facts that no game comes to', () => {
    const { position } = TestTable.from(options, startOfTokens(chesimals, `Cw@e5 Gw@e6' ${FAR}`));
    testUnsoundFacts(position, [
      ['leaders', 0, 0],
      ['leaders', 0, 1],
      ['leaders', 0, 32],
      ['chosen', 0, 2],
    ]);
  });
});

describe('conversion, Q41', () => {
  const of = (text: string, convert = 'all', more: Options = {}): TestTable =>
    TestTable.of(`${text} ${FAR}`, 'white', { options: { convert, ...more } });
  const conversions = ({ position }: TestTable): string[] => textsIn(position).filter((text) => text.includes('~'));
  const tokens = (table: TestTable): string[] => table.census.split(' ');
  test('own: a Chief gives its colour to a unit of another colour of its side beside it, and to nobody else', () => {
    const beside = 'Cw@e5 Gs@d4 No@e4 Ey@f4 Ws@d5 Gw@f5 Gp@d6 Gs@e8 Cy@f6';
    expect(conversions(of(beside, 'own'))).toEqual(words('Ce5~d4 Ce5~d5 Ce5~e4 Ce5~f4 Cf6~f5'));
    expect(tokens(of(beside, 'own').after('Ce5~d4'))).toEqual(expect.arrayContaining(words('Gw@d4 Cw@e5')));
    expect(conversions(of(beside, 'off'))).toEqual([]);
  });
  test('all: besides, it makes an enemy neutral, and gives a neutral unit its colour', () => {
    const table = of('Cw@e5 Gp@e6 Gn@d6 Gs@d5 Gp@e7 Cg@f5');
    expect(conversions(table)).toEqual(words('Ce5~d5 Ce5~d6 Ce5~e6'));
    expect(tokens(table.after('Ce5~e6'))).toContain('Gn@e6');
    expect(tokens(of('Cw@e5 Gn@d6').after('Ce5~d6'))).toContain('Gw@d6');
    expect(conversions(of('Cw@e5 Gp@e6', 'own'))).toEqual([]);
  });
  test('it is the move of both, and of nobody else', () => {
    const table = of('Cw@e5 Gs@e6 Gw@d5').after('Ce5~e6');
    expect([table.movers, table.can('end'), table.group]).toEqual([['d5'], true, 'white']);
    expect(table.states('e6')).toEqual(['linked', 'moved']);
    expect(table.position.budget).toMatchObject({ left: 1, of: 3 });
    expect(
      of('Cw@e5 Gs@e6 Gw@d5')
        .after('Ce5-f5')
        .position.actions()
        .some((a) => a.text.includes('~')),
    ).toBe(false);
  });
  test('a unit is converted once in a turn', () => {
    // by side, so that two Chiefs can act in one turn
    const table = of('Cw@e5 Gp@e6 Gn@f6 Gw@d6 Co@e7', 'all', { links: 'side' });
    expect(conversions(table)).toEqual(words('Ce5~e6 Ce5~f6 Ce7~e6 Ce7~f6'));
    expect(conversions(table.after('Ce5~e6'))).toEqual(['Ce7~f6']);
    expect(table.can('Ce7xe6')).toBe(true); // but captured also in the turn in which it became neutral
  });
  test('it satisfies the duty to move, and counts where nothing else can be done', () => {
    const walled = 'Cw@a1 Gs@a2 Gs@b1 Gs@b2 Cb@l16 Cr@j16';
    const begun = (convert: string) => TestTable.of(walled, 'black', { options: { convert } }).after('Cl16-l15', 'end');
    expect(begun('off').ending).toBe('draw: no-unit');
    expect([begun('own').ending, conversions(begun('own'))]).toEqual([null, words('Ca1~a2 Ca1~b1 Ca1~b2')]);
    expect(begun('own').after('Ca1~a2').can('end')).toBe(true);
  });
  test('a converted unit links at once', () => {
    const table = of('Cw@e5 Gs@e6 Gw@e7');
    expect(table.to('e7')).toEqual([]);
    expect(table.after('Ce5~e6').to('e7')).not.toEqual([]);
  });
  test('units without a Chief are converted too, and led again', () => {
    const table = of('Cw@e5 Eo@e6', 'own').after('Ce5~e6', 'end', 'Ca16-a15', 'end');
    expect(table.to('e6')).toEqual(words('c4 c8 d5 d7 f5 f7 g4 g8'));
  });
  test('the Chief need not be linked, and the unit that is converted need not either', () => {
    expect(conversions(of('Cw@e5 Gs@e6', 'own'))).toEqual(['Ce5~e6']);
  });
  test('Chiefs are not converted', () => {
    expect(conversions(of('Cw@e5 Cy@e6 Cp@d5'))).toEqual([]);
    expect(of('Cw@e5 Cy@e6').why('e5', 'e6')).toEqual({
      says: 'The yellow Chief on e6 keeps its colour, and cannot be captured by its own side.',
      ruling: 'Q41',
    });
  });
  test('a neutral unit never moves, links nothing and blocks', () => {
    const table = of('Cw@e5 Gn@e6 Gw@e7 Gn@d6 Gn@f6');
    expect([table.movers, table.states('e6')]).toEqual([words('e5 l1'), []]);
    expect(table.to('e5')).not.toContain('e8');
    expect(table.why('e6', 'e8')).toEqual({
      says: 'This Guard is neutral: it belongs to nobody and never moves.',
      ruling: 'Q41',
    });
    expect(table.position.reachOf(table.piece('e6'))).toEqual([]);
    const fused = of('Cw@e5 Gn@e6 Gw@e7', 'all', { links: 'side' });
    expect(fused.movers).toEqual(words('e5 l1'));
  });
  test('both sides capture it, also in the turn in which it became neutral', () => {
    const table = of('Cw@e5 Gp@e6 Gw@d5 Gb@f7 Gb@b15');
    table.after('Ce5~e6');
    expect(table.can('Gd5xe6')).toBe(true);
    expect(of('Cw@e5 Gn@b15').after('Ce5-e6', 'end').can('Ca16xb15')).toBe(true);
    const action = of('Cw@e5 Gn@e6')
      .from('e5')
      .find(({ text }) => text === 'Ce5xe6');
    expect(action).toMatchObject({ differs: 'Captures neutral Guard e6.', losses: [] });
  });
  test('only captures are progress, of neutral units too', () => {
    const quiet = (table: TestTable): unknown => startOf(table.after('end').position.game, null).quiet;
    expect(quiet(of('Cw@e5 Gp@e6').after('Ce5~e6'))).toBe(1);
    expect(quiet(of('Cw@e5 Gn@e6').after('Ce5xe6'))).toBeUndefined();
  });
  test('a neutral unit is absorbed', () => {
    const table = of('Cw@e5 Gn@e7', 'all', { absorb: 'on' }).after('Ce5-d6xe7');
    expect([tokens(table).includes('Gw@d6'), table.states('d6')]).toEqual([true, ['linked', 'moved']]);
  });
  test('with all units of a side as links, own ones are not converted, and leaders are struck out', () => {
    expect(conversions(of('Cw@e5 Gs@e6', 'own', { links: 'side' }))).toEqual([]);
    expect(of('Cw@e5 Gs@e6', 'all', { links: 'side' }).why('e5', 'e6').ruling).toBe('Q15');
    const table = of('Cw@e5 Gp@e6 Gw@d5', 'all', { links: 'side' }).after('Ce5~e6');
    expect(startOf(table.position.game, null).leaders).toEqual(['white']);
    expect(table.movers).toEqual(['d5']);
  });
  test('a conversion is no move in the sense of orders to Guards', () => {
    const table = of('Co@e5 Wy@e6 Go@d5 Go@f5', 'own', { guards: 'by-leader' }).after('Ce5~e6');
    expect(startOf(table.position.game, null).pieces.find((p) => p.at === 'e6')).toMatchObject({
      ...{ colour: 'orange', moved: true, went: 'still' },
    });
    expect([table.can('Gd5-c6'), table.can('Gd5-c5')]).toEqual([true, true]);
  });
  test('undone it is exactly as before', () => {
    const { position } = of('Cw@e5 Gp@e6 Gn@d6 Gs@d5');
    const [fingerprint, key] = [position.fingerprint(), position.key()];
    for (const text of words('Ce5~e6 Ce5~d6 Ce5~d5')) {
      const action = position.find(text);
      if (!action.ok) throw new Error(action.error.message);
      position.play(action.value);
      expect(position.key()).not.toBe(key);
      expect(position.takeBack()).toBe(true);
      expect([position.fingerprint(), position.key()]).toEqual([fingerprint, key]);
    }
  });
  test('it is played, written down, read back and saved', () => {
    const table = of('Cw@e5 Gp@e6 Gn@d6').after('Ce5~e6');
    const { position } = table;
    const again = TestTable.from({ convert: 'all' }, startOf(position.game, null));
    expect(again.position.key()).toBe(position.key());
    expect(conversions(again)).toEqual([]);
    const loaded = of('Cw@e5 Gp@e6 Gn@d6').position;
    expect([loaded.load(position.save()).ok, loaded.key()]).toEqual([true, position.key()]);
    // people write a sign behind a unit that did something in this turn
    expect(conversions(of("Cw@e5' Gn@e6' Gw@d5"))).toEqual([]);
  });
  test('neutral units of two kinds, or on two squares, are different positions', () => {
    const keys = words('Gn@e6 Nn@e6 Wn@e6 En@e6 Gn@e7 Gs@e6 Gp@e6').map((unit) => of(`Cw@e5 ${unit}`).position.key());
    expect(new Set(keys).size).toBe(keys.length);
  });
  test('what is told of it', () => {
    const { position } = of('Cw@e5 Gp@e6 Gs@d5');
    const told = (text: string) => {
      const action = position.find(text);
      if (!action.ok) throw new Error(action.error.message);
      const { kind, label, differs, spoken, targets } = action.value;
      const effects = position.effectsOf(action.value).filter((e) => e.do === 'convert');
      return { kind, label, differs, spoken: clauseSaid(spoken), marks: targets.map(({ mark }) => mark), effects };
    };
    const [d5, e6] = words('d5 e6').map((name) => chesimals.topology.parse(name));
    expect(told('Ce5~e6')).toMatchObject({
      ...{ kind: 'neutralize', label: 'C e5 makes e6 neutral', differs: 'Makes purple Guard e6 neutral.' },
      ...{ spoken: 'white Chief e5 makes purple Guard e6 neutral', marks: ['special'] },
      effects: [{ from: e6, at: e6, group: 'neutral', was: 'purple' }],
    });
    expect(told('Ce5~d5')).toMatchObject({
      ...{ kind: 'convert', label: 'C e5 converts d5', differs: 'Converts grey Guard d5.' },
      ...{ spoken: 'white Chief e5 converts grey Guard d5', marks: ['special'] },
      effects: [{ from: d5, at: d5, side: 0, group: 'white', was: 'grey' }],
    });
    for (const typed of ['C e5 makes e6 neutral', 'C e5 converts d5', 'ce5~d5'])
      expect(position.find(typed).ok, typed).toBe(true);
  });
  test('neutral units can be set up only where all units are converted, and no Chief is neutral', () => {
    const refusal = (census: string, convert: string): string => {
      const made = Position.start(chesimals, { convert }, startOfTokens(chesimals, `${census} ${FAR}`));
      return made.ok ? 'none' : `${made.error.code} ${made.error.message}`;
    };
    const says = 'Only where the house rule lets Chiefs convert all units can a unit be neutral, and a Chief never is.';
    expect(refusal('Cw@e5 Gn@e6', 'all')).toBe('none');
    for (const [census, convert] of [
      ['Cw@e5 Gn@e6', 'off'],
      ['Cw@e5 Gn@e6', 'own'],
      ['Cw@e5 Cn@e6', 'all'],
    ]) {
      expect(refusal(census, convert)).toContain(says);
      expect(refusal(census, convert)).toMatch(/^bad-colour/);
    }
    expect(refusal("Cw@e5 Gn@e6'", 'all')).toMatch(/^bad-moved/); // nobody has converted it
  });
  test('on the wide board as well', () => {
    const table = TestTable.from(
      { convert: 'all' },
      startOfTokens(chesimalsWide, 'Cw@e5 Gp@e6 Cs@l1 Cb@a12 Cr@c12'),
      chesimalsWide,
    );
    expect(tokens(table.after('Ce5~e6'))).toContain('Gn@e6');
  });
  testUnsoundFacts(of("Cw@e5' Gn@e6' Gn@e7").position, [
    ['colour', 1, 0],
    ['colour', 1, 3],
    ['side', 1, 0],
    ['side', 0, 2],
    ['colour', 0, 9],
    ['moved', 0, 1],
    ['moved', chesimals.topology.parse('e5') as number, 0], // who has converted e6
  ]);
});

describe('absorption, Q42', () => {
  const options = { absorb: 'on' };
  const of = (text: string, more: Options = {}): TestTable =>
    TestTable.of(`${text} ${FAR}`, 'white', { options: { ...options, ...more } });
  const captures = ({ position }: TestTable, on: string): string[] =>
    textsIn(position).filter((text) => text.startsWith('C') && text.endsWith(`x${on}`));
  test('a neighbour is captured in one step, and in two by every square beside both', () => {
    expect(captures(of('Cw@e5 Gp@e6'), 'e6')).toEqual(words('Ce5-d5xe6 Ce5-d6xe6 Ce5-f5xe6 Ce5-f6xe6 Ce5xe6'));
    expect(captures(of('Cw@e5 Gp@e6 Gw@d6 Gs@f5'), 'e6')).toEqual(words('Ce5-d5xe6 Ce5-f6xe6 Ce5xe6'));
  });
  test('two squares away there is a way by every empty square between, and none where all are occupied', () => {
    expect(captures(of('Cw@e5 Gp@e7'), 'e7')).toEqual(words('Ce5-d6xe7 Ce5-e6xe7 Ce5-f6xe7'));
    expect(captures(of('Cw@e5 Gp@g6 Gw@f5'), 'g6')).toEqual(words('Ce5-f6xg6'));
    const blocked = of('Cw@e5 Gp@e7 Gw@d6 Gw@e6 Gp@f6');
    expect(captures(blocked, 'e7')).toEqual([]);
    expect(blocked.why('e5', 'e7').ruling).toBe('Q10');
  });
  test('the unit comes to stand where the Chief captured from, in its colour, and has moved', () => {
    const table = of('Cw@e5 Gp@e7').after('Ce5-d6xe7');
    expect(table.census.split(' ')).toEqual(expect.arrayContaining(words('Cw@e7 Gw@d6')));
    expect([table.states('d6'), table.states('e7'), table.movers]).toEqual([['linked', 'moved'], ['moved'], []]);
    expect(of('Cw@e5 Gp@e6').after('Ce5xe6').census.split(' ')).toEqual(expect.arrayContaining(words('Cw@e6 Gw@e5')));
  });
  test('it links at once, and moves with its new colour from the next turn on', () => {
    const table = of('Cw@e5 Gw@c6 Gp@e7');
    expect(table.to('c6')).toEqual([]);
    table.after('Ce5-d6xe7');
    expect(table.to('c6')).not.toEqual([]);
    expect(table.after('end', 'Ca16-a15', 'end').to('d6')).not.toEqual([]);
  });
  test('it counts as a capture', () => {
    const table = of('Cw@e5 Gp@e7', { nocapture: '100' });
    expect(startOf(table.after('Ce5-d6xe7').position.game, null).captured).toBe(true);
    expect(startOf(table.after('end').position.game, null).quiet).toBeUndefined();
  });
  test('a Chief that is captured leaves the board, and which way is no matter', () => {
    const table = of('Cw@e5 Cg@e7');
    expect(captures(table, 'e7')).toEqual(['Ce5xe7']);
    expect(table.after('Ce5xe7').census).not.toContain('Cg');
  });
  test('only Chiefs absorb, and only by the house rule', () => {
    expect(of('Cw@e5 Gw@e6 Gp@e7').after('Ge6xe7').census).not.toContain('Gp');
    expect(of('Cw@e5 Gw@e6 Gp@e7').after('Ge6xe7').census.split(' ')).toHaveLength(5);
    expect(captures(TestTable.of(`Cw@e5 Gp@e7 ${FAR}`), 'e7')).toEqual(['Ce5xe7']);
  });
  test('units without a Chief are absorbed too, and led again', () => {
    const table = of('Cw@e5 Eg@e7').after('Ce5-f6xe7', 'end', 'Ca16-a15', 'end');
    expect(table.to('f6')).toEqual(words('d4 d8 e5 g5 g7 h4 h8'));
  });
  test('undone it is exactly as before', () => {
    const { position } = of('Cw@e5 Gp@e7');
    const [fingerprint, key] = [position.fingerprint(), position.key()];
    const action = position.find('Ce5-d6xe7');
    if (!action.ok) throw new Error(action.error.message);
    position.play(action.value);
    expect(position.takeBack()).toBe(true);
    expect([position.fingerprint(), position.key()]).toEqual([fingerprint, key]);
  });
  test('it is played, written down, read back and saved', () => {
    const { position } = of('Cw@e5 Gp@e7').after('Ce5-d6xe7');
    const again = TestTable.from(options, startOf(position.game, null));
    expect(again.position.key()).toBe(position.key());
    const loaded = of('Cw@e5 Gp@e7').position;
    expect([loaded.load(position.save()).ok, loaded.key()]).toEqual([true, position.key()]);
    expect(Object.keys(position.save())).not.toContain('vacated');
  });
  test('what is told of it: the capture, and whose the unit is and where', () => {
    const { position } = of('Cw@e5 Gp@e7');
    const action = position.find('Ce5-d6xe7');
    if (!action.ok) throw new Error(action.error.message);
    const [d6, e7] = words('d6 e7').map((name) => chesimals.topology.parse(name));
    const effects = position.effectsOf(action.value).filter((e) => e.do !== 'state');
    expect(effects.map((e) => e.do)).toEqual(['go', 'take', 'go', 'convert']);
    expect(effects.at(-1)).toMatchObject({ from: e7, at: d6, side: 0, group: 'white', was: 'purple' });
    expect(action.value).toMatchObject({
      kind: 'capture',
      differs: 'Captures purple Guard e7, which comes to stand on d6.',
    });
  });
  test('the choice between ways says where each leaves the unit, the straight one and that of one step too', () => {
    const said = (at: string): readonly (readonly [string, string, string])[] =>
      of(`Cw@e5 Gp@${at} Gw@d5 Gw@d6`)
        .position.actions()
        .filter(({ text }) => text.startsWith('C') && text.endsWith(`x${at}`))
        .map(({ text, label, differs }) => [text, label, differs] as const)
        .sort();
    expect(said('e7')).toEqual([
      ['Ce5-e6xe7', 'C e5×e7', 'Captures purple Guard e7, which comes to stand on e6.'],
      ['Ce5-f6xe7', 'C e5–f6×e7', 'Captures purple Guard e7, which comes to stand on f6.'],
    ]);
    expect(said('e6')).toEqual([
      ['Ce5-f5xe6', 'C e5–f5×e6', 'Captures purple Guard e6, which comes to stand on f5.'],
      ['Ce5-f6xe6', 'C e5–f6×e6', 'Captures purple Guard e6, which comes to stand on f6.'],
      ['Ce5xe6', 'C e5×e6', 'Captures purple Guard e6, which comes to stand on e5.'],
    ]);
    expect(of('Cw@e5 Cg@e7').position.find('Ce5xe7')).toMatchObject({
      value: { differs: 'Captures green Chief e7.' },
    });
  });
  test('on the wide board as well', () => {
    const table = TestTable.from(
      options,
      startOfTokens(chesimalsWide, 'Cw@e5 Gp@e7 Cs@l1 Cb@a12 Cr@c12'),
      chesimalsWide,
    );
    expect(table.after('Ce5-f6xe7').census.split(' ')).toEqual(expect.arrayContaining(words('Cw@e7 Gw@f6')));
  });
  test('with orders to Guards an absorbed unit binds nobody, Q43', () => {
    const orders = { guards: 'by-leader' };
    const table = of('Co@e5 Go@e6 Wp@f6', orders).after('Ce5xf6');
    const { position } = table;
    const still = startOf(position.game, null).pieces.find(({ at }) => at === 'e5');
    expect(still).toMatchObject({ kind: 'warmachine', colour: 'orange', moved: true, went: 'still' });
    const again = TestTable.from({ ...options, ...orders }, startOf(position.game, null));
    expect([again.position.key(), again.to('e6')]).toEqual([position.key(), table.to('e6')]);
    expect(table.to('e6')).toEqual(words('d5 d6 d7 e7 f5 f7'));
    expect(of("Co@e5 Go@e6 Wo@f6'", orders).to('e6')).toEqual(words('d6 e7'));
  });
  test('with Chesimal Fusion it is an activation of the Chief, Q40', () => {
    const table = of('Cw@e5 Gs@e4 Gp@e7', { links: 'side' }).after('Ce5-d6xe7');
    expect(startOf(table.position.game, null).leaders).toEqual(['white']);
  });
  test('saved facts in the midst of an action are refused', () => {
    const { position } = of('Cw@e5 Gp@e7');
    expect(position.load({ ...position.save(), vacated: [3] }).ok).toBe(false);
  });
});

describe('orders to Guards, Q43', () => {
  const options = { guards: 'by-leader' };
  const of = (text: string, more: Options = {}): TestTable =>
    TestTable.of(`${text} ${FAR}`, 'white', { options: { ...options, ...more } });
  test('the first Guard of a colour tells the others how to go', () => {
    const table = of('Co@e5 Go@e6 Go@f5').after('Ge6-e7');
    expect(table.to('f5')).toEqual(words('f4 f6 g5'));
    expect(of('Co@e5 Go@e6 Go@f5').after('Ge6-d7').to('f5')).toEqual(words('e4 e6 g4 g6'));
  });
  test('a Warmachine goes with Guards that go straight, an Elephant with those that go diagonally', () => {
    const ortho = 'Co@e5 Go@e6 Wo@f5 Eo@d5';
    expect(of(ortho).after('Ge6-f7').to('f5')).toEqual([]);
    expect(of(ortho).after('Ge6-f6').to('f5')).not.toEqual([]);
    expect(of(ortho).after('Wf5-g5').to('e6')).toEqual(words('d6 e7 f6'));
    const dia = 'Cy@e5 Gy@e6 Ey@f5 Wy@d5';
    expect(of(dia).after('Ge6-f6').to('f5')).toEqual([]);
    expect(of(dia).after('Ge6-f7').to('f5')).not.toEqual([]);
    expect(of(dia).after('Ef5-g6').to('e6')).toEqual(words('d7 f5 f7'));
  });
  test('kinds that a colour has recruited are free, and so are the royal colours', () => {
    expect(of('Co@e5 Go@e6 Eo@d5').after('Ge6-f6', 'Ed5-c6', 'end').turn).toBe('black');
    expect(of('Cw@e5 Gw@e6 Gw@f5').after('Ge6-e7').to('f5')).toHaveLength(7);
  });
  test('it ends with the turn', () => {
    const table = of('Co@e5 Go@e6 Go@f5').after('Ge6-e7', 'end', 'Ca16-a15', 'end');
    expect(table.to('f5')).toHaveLength(7);
  });
  test('a Sliding General, a Hero and a Shaman are meant as well, Q44', () => {
    const table = of('Co@e5 Go@e6 Go@f5 Wo@d5', { pieces: 'stronger' }).after('Ge6-g8');
    expect([table.to('f5'), table.to('d5')]).toEqual([words('d3 d7 e4 e6 g4 g6 h3 h7'), []]);
  });
  test('how a Guard went is written down, read back and saved; where nobody asks, nothing of it is', () => {
    const table = of('Co@e5 Go@e6 Go@f5 Cy@a1').after('Ge6-d7');
    const { position } = table;
    const start = startOf(position.game, null);
    expect(start.pieces.filter((p) => p.went !== undefined)).toEqual([
      { kind: 'guard', side: 'white', at: 'd7', colour: 'orange', moved: true, went: 'diagonal' },
    ]);
    const again = TestTable.from(options, start);
    expect([again.position.key(), again.to('f5')]).toEqual([position.key(), table.to('f5')]);
    const loaded = of('Co@e5 Go@e6 Go@f5 Cy@a1').position;
    expect([loaded.load(position.save()).ok, loaded.key()]).toEqual([true, position.key()]);
    const free = TestTable.from({}, start);
    expect(free.to('f5')).toHaveLength(7);
    expect(free.position.save().moved.filter((v) => v > 1)).toEqual([]);
  });
  test('what cannot have come about in one turn is refused', () => {
    const refused = (text: string): boolean =>
      !Position.start(chesimals, options, startOfTokens(chesimals, `${text} ${FAR}`)).ok;
    expect(refused("Co@e5 Go@e6'+ Go@f5'x")).toBe(true);
    expect(refused("Co@e5 Go@e6'x Wo@f5'")).toBe(true);
    expect(refused("Co@e5 Go@e6'x Eo@f5'")).toBe(false);
    const written = (flags: object): boolean => {
      const { pieces, ...rest } = startOfTokens(chesimals, `Co@e5 Go@e6 ${FAR}`);
      const start = { ...rest, pieces: pieces.map((p) => (p.at === 'e6' ? { ...p, ...flags } : p)) };
      return Position.start(chesimals, options, start).ok;
    };
    expect([written({ went: 'diagonal' }), written({ moved: true, went: 'up' })]).toEqual([false, false]);
  });
  describe('saved facts that no game comes to', () => {
    const { position } = of("Co@e5 Go@e6'x Wo@f5 Eo@d5' Cw@a1");
    const cell = (name: string): number => chesimals.topology.parse(name)!;
    testUnsoundFacts(position, [
      ['moved', cell('e6'), 4],
      ['moved', cell('d5'), 2],
      ['moved', cell('f5'), 1],
    ]);
  });
});

describe('the stronger set, Q44', () => {
  const options = { pieces: 'stronger' };
  const of = (text: string): TestTable => TestTable.of(`${text} ${FAR}`, 'white', { options });
  test('the array: nine units of every colour, two more Knights before and behind each royal Chief', () => {
    const table = TestTable.usual(options);
    expect(table.census.split(' ')).toHaveLength(72);
    expect(
      words('Nw@e1 Nw@e3 Ns@h1 Ns@h3 Nb@e14 Nb@e16 Nr@h14 Nr@h16').filter((n) => !table.census.includes(n)),
    ).toEqual([]);
    expect(table.byColour).toEqual({ white: 20, grey: 20, orange: 17, yellow: 13 });
    expect(table.movers).toHaveLength(18);
    expect(['b2', 'e2', 'h2', 'k2'].flatMap((chief) => table.to(chief))).toEqual([]);
    expect(TestTable.usual(options, chesimalsWide).census.split(' ')).toHaveLength(72);
  });
  test('a Sliding General goes one or two squares in a line, through nobody', () => {
    const table = of('Cw@d5 Gw@e5 Gp@e6 Gs@g7 Gp@g5');
    expect(table.to('e5')).toEqual(words('c3 c7 d4 d6 e3 e4 e6 f4 f5 f6 g3 g5'));
    expect(table.to('e5', 'capture')).toEqual(words('e6 g5'));
  });
  test('a Hero goes one, two or three squares along rank or file, and leaps over anybody', () => {
    const table = of('Co@d4 Wo@e5 Go@e6 Gp@e8 Gp@d5 Gs@f5 Gs@g5 Gp@e3');
    expect(table.to('e5')).toEqual(words('b5 c5 d5 e2 e3 e4 e7 e8'));
    expect(table.to('e5', 'capture')).toEqual(words('d5 e3 e8'));
  });
  test('a step and a leap land in between: where both squares are occupied, there is no way of three', () => {
    expect(of('Co@d4 Wo@e5 Go@e6 Gp@e7').to('e5')).not.toContain('e8');
    expect(of('Co@d4 Wo@e5 Go@e6').to('e5')).toContain('e8');
    expect(of('Co@d4 Wo@e5 Gp@e7').to('e5')).toContain('e8');
  });
  test('a Shaman does the same on diagonals', () => {
    const table = of('Cy@d5 Ey@e5 Gy@f6 Gp@h8 Gp@d6 Gy@c7');
    expect(table.to('e5')).toEqual(words('b2 c3 d4 d6 f4 g3 g7 h2 h8'));
    expect(table.to('e5', 'capture')).toEqual(words('d6 h8'));
  });
  test('Chiefs and Knights move as ever', () => {
    const table = of('Cw@e5 Nw@e6');
    expect(table.to('e5')).toHaveLength(23);
    expect(table.to('e6')).toEqual(words('c5 c7 d4 d8 f4 f8 g5 g7'));
  });
});
