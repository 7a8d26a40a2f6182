/** Every sentence about groups, word for word. */
import { describe, expect, it } from 'vitest';
import type { EffectView, LastAction, PieceView, View } from '../../../electron/contract/view.ts';
import { at, cell, chesimals as d, state, units } from '../../state/match/groups/groups.fixture.ts';
import { foresee } from '../../testing/chesimals.ts';
import { spoken } from '../announcements.ts';
import { cellLabel, pieceLabel, unitWhere } from '../labels.ts';
import { situation } from '../situation.ts';
import { effectsSaid } from './describe-effects.ts';
import { brokenWords, leftOver } from './describe-group-effects.ts';

const chain = 'Cw@e5 Gw@e6 Gw@e7 Nw@f4 Cr@f7 Gr@f8 Gr@g8 Cb@a16';
const first = units(chain, { movable: 'e5 e6 e7 f4' });
const later = units(chain, { movable: 'e6 e7 f4', group: 'white', moved: 1, of: 4 });
const go = (view: View, from: string, to: string): EffectView => ({
  ...{ do: 'go', piece: at(view, from).id, from: cell(from), to: cell(to), how: 'walk', via: [], says: '' },
});
const said = (before: View, from: string, effects: readonly EffectView[], after: Partial<View> = {}) =>
  effectsSaid(d, effects, before, {
    ...later,
    last: { text: 'x', label: 'x', side: 0, kind: 'move', piece: at(before, from).id, cells: [] },
    ...after,
  }).map((s) => s.text);

describe('names', () => {
  it('include the colour with the side', () => {
    expect(pieceLabel(d, at(first, 'f8'))).toBe('Black’s red Guard');
    expect(unitWhere(d, at(first, 'e6'))).toBe('White Guard e6');
  });
  it('in labels include states, but not an intact chain', () => {
    const view = units('Cw@e5 Gw@e6! Gw@h8 Gb@a1*');
    const label = (name: string) => cellLabel(d, view, cell(name), []);
    expect(label('e5')).toBe('e5, White Chief');
    expect(label('e6')).toBe('e6, White Guard, done for this turn');
    expect(label('h8')).toBe('h8, White Guard, cut off from its Chief');
    expect(label('a1')).toBe('a1, Black’s blue Guard, without a Chief');
  });
});

describe('a move', () => {
  it('says first which colour was chosen, and names it from then on', () => {
    expect(said(first, 'f4', [go(first, 'f4', 'g6')])).toEqual([
      'White moves white units. Knight f4 to g6.',
      '1 of 4 white units moved.',
    ]);
    expect(said(later, 'f4', [go(later, 'f4', 'g6')])[0]).toBe('White. Knight f4 to g6.');
  });
  it('says when no other unit can move', () =>
    expect(said(later, 'f4', [go(later, 'f4', 'g6')], { movable: [] }).at(-1)).toBe(
      '1 of 4 white units moved. No other unit can move.',
    ));
  it('names all units that are cut off or linked again in one sentence', () =>
    expect(
      said(later, 'e5', [
        go(later, 'e5', 'g4'),
        state(later, 'e6', 'cut-off', true),
        state(later, 'e7', 'cut-off', true),
        state(later, 'f4', 'cut-off', false),
      ]),
    ).toEqual([
      'White. Chief e5 to g4.',
      'Cut off: Guard e6, Guard e7.',
      'Linked again: Knight f4.',
      '1 of 4 white units moved.',
    ]));
  it('says of chains that were open between two moves only what is left in the end', () => {
    const moves = [go(later, 'e5', 'g4'), state(later, 'e6', 'cut-off', true), state(later, 'e7', 'cut-off', true)];
    const linked = state(later, 'e7', 'cut-off', false);
    const told = (effects: readonly EffectView[]) => said(later, 'e5', effects).slice(1, -1);
    expect(told([...moves, linked])).toEqual(['Cut off: Guard e6.']);
    expect(told([moves[0]!, moves[2]!, linked])).toEqual([]);
  });
  it('says whose a unit is that a Chief has absorbed, and where it stands', () => {
    const view = units('Cw@e5 Gp@e7 Cb@a16', { movable: 'e5' });
    const [chief, guard] = [at(view, 'e5').id, at(view, 'e7').id];
    const effects: EffectView[] = [
      go(view, 'e5', 'd6'),
      { ...{ do: 'take', piece: guard, from: cell('e7'), by: chief, into: 'lost', says: '' } },
      { ...{ do: 'go', piece: chief, from: cell('d6'), to: cell('e7'), how: 'walk', via: [], says: '' } },
      {
        ...{ do: 'convert', piece: guard, from: cell('e7'), at: cell('d6'), side: 0, group: 'white', was: 'purple' },
        says: '',
      },
    ];
    expect(said(view, 'e5', effects, { pieces: view.pieces }).slice(0, 2)).toEqual([
      'White moves white units. Chief e5 captures Black’s purple Guard on e7.',
      'Guard becomes white and stands on d6.',
    ]);
  });
  it('says what a captured Chief means for its colour', () => {
    const chief = at(later, 'f7');
    const taken: EffectView = {
      ...{ do: 'take', piece: chief.id, from: cell('f7'), by: at(later, 'e6').id, into: 'lost', says: '' },
    };
    const effects = [
      go(later, 'e6', 'f7'),
      taken,
      state(later, 'f8', 'leaderless', true),
      state(later, 'g8', 'leaderless', true),
      state(later, 'e7', 'cut-off', true),
    ];
    expect(said(later, 'e6', effects)).toEqual([
      'White. Guard e6 captures Black’s red Chief on f7.',
      'The red Chief was captured. Red is leaderless: 2 units can never move again.',
      'Cut off: Guard e7.',
      '1 of 4 white units moved.',
    ]);
    // once the game is over no state matters
    const end: EffectView = { do: 'end', winner: 0, reason: 'chiefs', says: 'White has both.' };
    const outcome = { winner: 0, reason: 'chiefs', says: 'White has both.' } as const;
    expect(said(later, 'e6', [...effects, end], { outcome })).toHaveLength(2);
  });
});

describe('the end of a turn', () => {
  const turn: EffectView = { do: 'turn', side: 1, turnNumber: 3, says: '' };
  const last: LastAction = { text: 'end', label: 'End of turn', side: 0, kind: 'end-turn', piece: null, cells: [] };
  const after = units(chain, { more: { turn: 1, last } });
  it('says how many moved and which still could have', () => {
    expect(effectsSaid(d, [turn], later, after).map((s) => s.text)).toEqual([
      'White ends the turn. 1 of 4 white units moved. Could still have moved: Knight f4, Guard e6, Guard e7.',
      'Black to move. Turn 3.',
    ]);
    const nobody = { ...later, movable: [] };
    expect(effectsSaid(d, [turn], nobody, after)[0]?.text).toBe('White ends the turn. 1 of 4 white units moved.');
  });
  it('of the computer tells the turn move by move', () => {
    const moves = [
      { label: 'G e6–e7', spoken: 'white Guard e6 to e7' },
      { label: 'C e5×f7', spoken: 'white Chief e5 captures red Chief on f7' },
    ];
    const utterance = { say: 'turn', turn: { group: 'white', moves }, effects: [turn], after } as const;
    expect(spoken(d, after, utterance).map((s) => s.text)).toEqual([
      'White: 2 units. White Guard e6 to e7. White Chief e5 captures red Chief on f7.',
      'Black to move. Turn 3.',
    ]);
  });
  it('is shown for a moment only where units were left, and only when it was played', () => {
    const said = { say: 'effects', effects: [turn], before: later, after, how: 'play' } as const;
    expect(leftOver(d, said)).toContain('Could still have moved: Knight f4');
    expect(leftOver(d, { ...said, how: 'redo' })).toBeNull();
    expect(leftOver(d, { ...said, before: { ...later, movable: [] } })).toBeNull();
    expect(leftOver(d, { ...said, after: { ...after, last: { ...last, kind: 'move' } } })).toBeNull();
  });
  it('undone, says how far the turn is', () =>
    expect(
      spoken(d, later, { say: 'effects', effects: [], before: { ...after, last }, after: later, how: 'undo' }).map(
        (s) => s.text,
      ),
    ).toEqual(['Undone: End of turn', 'White to move. Turn 3.', '1 of 4 white units moved.']));
});

describe('before a move', () => {
  it('says which units would be cut off, linked again or leaderless', () => {
    expect(brokenWords(d, later, foresee(later, 'e6', 'd5'))).toBe('Guard e7 would be cut off.');
    expect(brokenWords(d, later, foresee(later, 'e7', 'e8'))).toBe('Your Guard would be cut off there.');
    expect(brokenWords(d, later, foresee(later, 'f4', 'g6'))).toBe('Your Knight would be cut off there.');
    expect(brokenWords(d, later, foresee(later, 'e6', 'f7'))).toBe(
      'Red would be leaderless. Guard e7 would be cut off. Your Guard would be cut off there.',
    );
    const apart = units('Cw@e5 Gw@h8', { movable: 'e5' });
    expect(brokenWords(d, apart, foresee(apart, 'e5', 'g7'))).toBe('Guard h8 would be linked again.');
    expect(brokenWords(d, later, null)).toBe('');
  });
  it('says which colour a Chief gives to a unit that stays where it is', () => {
    const view = units('Cw@e5 Gp@e6 Cb@a16', { movable: 'e5' });
    const turned: EffectView = {
      ...{ do: 'convert', piece: at(view, 'e6').id, from: cell('e6'), at: cell('e6'), side: 0 },
      ...{ group: 'neutral', was: 'purple', says: '' },
    };
    expect(said(view, 'e5', [turned], { pieces: view.pieces })[0]).toBe(
      'White moves white units. Chief e5 turns Black’s purple Guard on e6 neutral.',
    );
    const preview = { ...foresee(view, 'e5', 'e6'), effects: [turned], after: view.pieces };
    expect(brokenWords(d, view, preview)).toBe('Guard on e6 becomes neutral.');
  });
  it('says whose a unit would be that a Chief absorbs, and nothing of its old chain', () => {
    const view = units('Cw@e5 Gp@e7 Cb@a16', { movable: 'e5' });
    const guard = at(view, 'e7');
    const preview = foresee(view, 'e5', 'e7');
    const joins: EffectView = {
      ...{ do: 'convert', piece: guard.id, from: cell('e7'), at: cell('d6'), side: 0, group: 'white', was: 'purple' },
      says: '',
    };
    const absorbed: PieceView = { ...guard, at: cell('d6'), place: 'board', side: 0, group: 'white', notes: [] };
    const foreseen = {
      ...preview,
      effects: [...preview.effects, joins],
      after: [...preview.after.filter(({ id }) => id !== guard.id), absorbed],
    };
    expect(brokenWords(d, view, foreseen)).toBe('Guard becomes white and stands on d6.');
  });
  it('is announced when the pointer is on it, and is empty where no chain breaks', () => {
    const aloud = (from: string, to: string) =>
      spoken(d, later, { say: 'preview', preview: foresee(later, from, to) }).map((s) => s.text);
    expect(aloud('e6', 'd5')).toEqual(['Guard e7 would be cut off.']);
    expect(aloud('e7', 'd7')).toEqual([]);
  });
  it('says only that it ends the game, whoever wins', () => {
    const ends = (winner: 0 | 1 | null) => {
      const preview = foresee(later, 'e6', 'f7');
      const end = { do: 'end', winner, reason: 'chiefs', says: '' } as const;
      return { ...preview, effects: [...preview.effects, end] };
    };
    const named = { ...d, endings: [{ id: 'chiefs', name: 'Royal Chiefs taken', says: '' }] };
    const aloud = (winner: 0 | 1 | null) =>
      spoken(named, later, { say: 'preview', preview: ends(winner) }).map((s) => s.text);
    expect(brokenWords(d, later, ends(0))).toBe('');
    expect(aloud(0)).toEqual(['This wins the game: Royal Chiefs taken.']);
    expect(aloud(1)).toEqual(['This loses the game: Royal Chiefs taken.']);
    expect(aloud(null)).toEqual(['This ends the game in a draw: Royal Chiefs taken.']);
  });
  it('a lifted unit names its colour and its chain', () =>
    expect(spoken(d, later, { say: 'lifted', piece: at(later, 'e6').id, actions: [] })[0]?.text).toBe(
      'White Guard picked up from e6. No moves. It touches its Chief.',
    ));
  it('a unit that cannot move says why', () => {
    const why = { piece: at(later, 'e7').id, cell: null, reason: { says: 'It has moved.', ruling: 'B3' } };
    expect(spoken(d, later, { say: 'why', why })[0]?.text).toBe('White Guard e7 can’t move now. It has moved.');
    expect(spoken(d, later, { say: 'why', why: { ...why, reason: null } })[0]?.text).toBe(
      'White Guard e7 can’t move now. No moves.',
    );
  });
});

it('F3 counts every colour and names only units with a state', () => {
  const view = units('Cw@e5! Gw@e6 Gw@h8 Cs@a1 Gb@a16* Cr@c16', { movable: 'e6', group: 'white', moved: 1, of: 3 });
  const text = situation(d, view, view);
  expect(text).toContain('White: yellow 0, white 3 (1 can move, 1 moved), grey 1, orange 0.');
  expect(text).toContain('Black: green 0, blue 1 (leaderless), red 1, purple 0.');
  expect(text).toContain('Note: White Chief e5: done for this turn, White Guard h8: cut off from its Chief,');
  expect(text).not.toContain('Guard e6:');
});
