/** Every announcement template, word for word. */
import { describe, expect, it } from 'vitest';
import type { EffectView, PieceView, Side, View } from '../../electron/contract/view.ts';
import { action, cell, description as d, lostPiece, piece, view } from '../state/match/match.fixture.ts';
import { spoken } from './announcements.ts';
import { effectsSaid } from './effects/describe-effects.ts';
import { goEffect, takeEffect } from './effects/effects.fixture.ts';
import { situation } from './situation.ts';

const last = (id: number | null, text: string, side: Side = 0): Partial<View> => ({
  last: { text, label: text, side, piece: id, cells: [] },
});
const said = (effects: readonly EffectView[], mover: number | null, before: View = view()) =>
  effectsSaid(d, effects, before, view(last(mover, 'x'))).map((s) => s.text);

describe('effects', () => {
  it('a move', () => expect(said([goEffect(2, 'b1', 'b3')], 2)).toEqual(['MAGI. Voyager b1 to b3.']));
  it('a capture by landing', () =>
    expect(said([takeEffect(12, 'b2', 2), goEffect(2, 'b1', 'b2')], 2)).toEqual([
      'MAGI. Voyager b1 captures LINE Diskette on b2.',
    ]));
  it('a capture by a jump', () =>
    expect(said([goEffect(2, 'b1', 'b3', 'leap'), takeEffect(12, 'b2', 2)], 2)).toEqual([
      'MAGI. Voyager b1 captures LINE Diskette on b2. Ends on b3.',
    ]));
  it('a chain', () =>
    expect(
      said([goEffect(2, 'b1', 'b3'), takeEffect(12, 'b2', 2), goEffect(2, 'b3', 'a3'), takeEffect(13, 'c2', 2)], 2),
    ).toEqual(['MAGI. Voyager captures 2: LINE Diskette b2, LINE Diskette c2. Ends on a3.']));
  it('a swap', () =>
    expect(said([{ do: 'swap', piece: 1, with: 12, from: cell('a1'), to: cell('b2'), says: '' }], 1)).toEqual([
      'MAGI. King a1 and LINE Diskette b2 swap places.',
    ]));
  it('a push into the Zone, and into the depths', () => {
    expect(said([goEffect(2, 'b1', 'a2'), goEffect(12, 'b2', 'Δ2', 'push')], 2)).toEqual([
      'MAGI. Voyager b1 to a2 pushes LINE Diskette into the Zone, Δ2.',
    ]);
    expect(
      said([goEffect(2, 'b1', 'a2'), goEffect(12, 'b2', 'Δ2', 'push'), takeEffect(13, 'Δ2', 12, 'depths')], 2),
    ).toEqual([
      'MAGI. Voyager b1 to a2 pushes LINE Diskette into the Zone, Δ2.',
      'LINE Diskette on Δ2 is gone for good.',
    ]);
  });
  it('a drop, and a drop that destroys', () => {
    expect(said([goEffect(3, null, 'a3', 'drop')], 3)).toEqual(['MAGI drops Mass on a3.']);
    expect(said([takeEffect(12, 'b2', 3), goEffect(3, null, 'b2', 'drop')], 3)).toEqual([
      'MAGI drops Mass on b2. Lost: LINE Diskette.',
    ]);
  });
  it('a change of kind, a freeze with its watchers, a release, the turn', () => {
    const become: EffectView = {
      do: 'become',
      piece: 12,
      at: cell('b2'),
      kind: 'charonite',
      was: 'diskette',
      says: '',
    };
    const frozen: EffectView = {
      do: 'state',
      piece: 2,
      at: cell('b1'),
      state: 'frozen',
      on: true,
      by: [12, 13],
      says: '',
    };
    const turn: EffectView = { do: 'turn', side: 1, turnNumber: 2, says: '' };
    expect(said([become, frozen, { ...frozen, on: false, by: [] }], null)).toEqual([
      'LINE Diskette on b2 becomes a Charonite.',
      'MAGI Voyager b1 is frozen by Diskette b2 and Diskette c2.',
      'MAGI Voyager b1 can move again.',
    ]);
    expect(said([goEffect(2, 'b1', 'b3'), turn], 2)).toEqual(['MAGI. Voyager b1 to b3.', 'LINE to move. Turn 2.']);
  });
  it('no piece is announced as frozen by the action that ends the game', () => {
    const frozen: EffectView = {
      ...{ do: 'state', piece: 2, at: cell('b1'), state: 'frozen', says: '' },
      ...{ on: true, by: [12] },
    };
    const end: EffectView = { do: 'end', winner: 0, reason: 'king', says: 'Over.' };
    const all = said([goEffect(2, 'b1', 'b3'), frozen, end], 2);
    expect(all).toHaveLength(2);
    expect(all.join(' ')).not.toContain('frozen');
  });
  it('an end of turn, which moves no piece', () => {
    const turn: EffectView = { do: 'turn', side: 1, turnNumber: 2, says: '' };
    expect(said([turn], null)).toEqual(['MAGI: x.', 'LINE to move. Turn 2.']);
  });
  it('zones and states in the terms of the game', () => {
    const other = { ...d, states: [{ id: 'burrowed', name: 'burrowed' }], zones: { zone: 'the river' } };
    const state: EffectView = {
      ...{ do: 'state', piece: 2, at: cell('b1'), state: 'burrowed', says: '' },
      ...{ on: true, by: [] },
    };
    const words = (effects: readonly EffectView[], mover: number | null) =>
      effectsSaid(other, effects, view(), view(last(mover, 'x'))).map((s) => s.text);
    expect(words([state, { ...state, on: false }], null)).toEqual([
      'MAGI Voyager b1 is burrowed.',
      'MAGI Voyager b1 is no longer burrowed.',
    ]);
    expect(words([goEffect(2, 'b1', 'a2'), goEffect(12, 'b2', 'Δ2', 'push')], 2)).toEqual([
      'MAGI. Voyager b1 to a2 pushes LINE Diskette into the river, Δ2.',
    ]);
    const plain = { ...d, zones: {} };
    expect(
      effectsSaid(plain, [goEffect(2, 'b1', 'a2'), goEffect(12, 'b2', 'Δ2', 'push')], view(), view(last(2, 'x'))),
    ).toEqual([{ text: 'MAGI. Voyager b1 to a2 pushes LINE Diskette to Δ2.', urgent: false }]);
  });
  it('the end of the game is assertive and names the ending', () => {
    const end: EffectView = { do: 'end', winner: 0, reason: 'king', says: 'LINE lost its King.' };
    expect(effectsSaid(d, [end], view(), view())).toEqual([{ text: 'King taken. LINE lost its King.', urgent: true }]);
  });
});

describe('the rest', () => {
  const one = (u: Parameters<typeof spoken>[2], v: View = view()) => spoken(d, v, u).map((s) => s.text);
  it('a count that has changed, and no points', () => {
    const tallies = (moves: number) => [
      { side: 1 as const, says: `Counting: ${moves} of 64.`, isSpoken: true },
      { side: 0 as const, says: `${moves} points.`, isSpoken: false },
    ];
    const [before, after] = [view({ tallies: tallies(3) }), view({ tallies: tallies(4) })];
    expect(one({ say: 'effects', how: 'play', effects: [], before, after })).toEqual(['Counting: 4 of 64.']);
    expect(one({ say: 'effects', how: 'play', effects: [], before, after: before })).toEqual([]);
    expect(one({ say: 'effects', how: 'undo', effects: [], before: after, after: before })).toContain(
      'Counting: 3 of 64.',
    );
    expect(situation(d, after, after)).toContain('LINE: Counting: 4 of 64. MAGI: 4 points.');
  });
  it('a lifted piece: how many destinations, how many captures', () => {
    const actions = [
      action('a', 2, 'b1', 'b3', { losses: [lostPiece(12, 1, 'b2')] }),
      action('b', 2, 'b1', 'b3', { losses: [lostPiece(13, 1, 'c2')] }),
      action('c', 2, 'b1', 'a2', { losses: [lostPiece(1, 0, 'a1')] }),
    ];
    expect(one({ say: 'lifted', piece: 2, actions })).toEqual([
      'Voyager picked up from b1. 2 possible moves. One captures. One costs a piece of your own.',
    ]);
    expect(one({ say: 'lifted', piece: 3, actions: [] })).toEqual(['Mass picked up from the hand. No moves.']);
  });
  it('a refusal with its reason', () =>
    expect(
      one({ say: 'why', why: { piece: 2, cell: cell('b2'), reason: { says: 'It is in the way.', ruling: null } } }),
    ).toEqual(['Voyager can’t capture on b2. It is in the way.']));
  it('what can be done, where why-not was asked about a possible move', () =>
    expect(one({ say: 'possible', actions: [action('Vb1-b3', 2, 'b1', 'b3')] })).toEqual(['Possible: Vb1-b3.']));
  it('the choices, with their numbers', () =>
    expect(
      one({
        say: 'choices',
        cell: cell('b3'),
        choices: [action('a', 2, 'b1', 'b3'), action('b', 2, 'b1', 'b3')],
        actions: [],
      }),
    ).toEqual(['2 ways on b3. 1: Goes to b3. 2: Goes to b3.']));
  it('undo says what was undone and which side is to move', () =>
    expect(one({ say: 'effects', how: 'undo', effects: [], before: view(last(2, 'V b1–b3')), after: view() })).toEqual([
      'Undone: V b1–b3',
      'MAGI to move. Turn 2.',
    ]));
  it('undo of several says each, in the order in which they were played, and is never empty', () => {
    const undone = (...labels: string[]) =>
      one({ say: 'effects', how: 'undo', effects: [], before: view(), after: view(), undone: labels })[0];
    expect(undone('V b1–b3', 'd c8–c7')).toBe('Undone: V b1–b3, d c8–c7');
    expect(undone('a', 'b', 'c', 'd', 'e')).toBe('Undone: 5 moves, from a to e');
    expect(undone()).toBe('The last change was undone.');
  });
  it('redo of several says each action with its own effects, in their order', () => {
    const mine = view(last(2, 'V b1–b3'));
    const theirs = view(last(12, 'd b2–b1', 1));
    const passed = [
      { effects: [goEffect(2, 'b1', 'b3')], view: mine },
      { effects: [goEffect(12, 'b2', 'b1')], view: theirs },
    ];
    const effects = passed.flatMap((step) => step.effects);
    expect(one({ say: 'effects', how: 'redo', effects, before: view(), after: theirs, passed })).toEqual([
      'MAGI. Voyager b1 to b3.',
      'LINE. Diskette b2 to b1.',
    ]);
  });
  it('the situation: turn, what can move, hands, frozen pieces', () => {
    const frozen: PieceView = { ...piece(5, 'angel', 0, 'a3'), notes: [{ id: 'frozen', says: '', by: [12] }] };
    const v = view({ pieces: [...view().pieces, frozen] });
    expect(situation(d, v, v)).toBe(
      'MAGI to move. Turn 2. 3 pieces can move. MAGI has Mass in hand. LINE has nothing in hand. Note: MAGI Angel a3: frozen by Diskette b2.',
    );
  });
});
