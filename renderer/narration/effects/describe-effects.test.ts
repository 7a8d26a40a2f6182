/** Every template for effects that only some games have, word for word. */
import { describe, expect, it, test } from 'vitest';
import type { ActionView, EffectView, View } from '../../../electron/contract/view.ts';
import { cell, piece, view } from '../../state/match/match.fixture.ts';
import { description as d, laying } from '../../state/match/special.fixture.ts';
import { spoken } from '../announcements.ts';
import { situation } from '../situation.ts';
import { effectsSaid, theirs } from './describe-effects.ts';
import { goEffect, takeEffect } from './effects.fixture.ts';

const away = piece(21, 'mass', 0, null, { place: 'flight' });
const before = (more: Partial<View> = {}) => view({ pieces: [...view().pieces, away], ...more });
const lines = (
  effects: readonly EffectView[],
  mover: number | null,
  after: Partial<View> = {},
  from = before(),
  kind: ActionView['kind'] = 'move',
) =>
  effectsSaid(d, effects, from, {
    ...from,
    last: { text: 'x', label: 'x', side: 0, kind, piece: mover, cells: [] },
    ...after,
  });
const said = (...args: Parameters<typeof lines>) => lines(...args).map((s) => s.text);
const burst = (at: string, radius: 0 | 1) => ({ do: 'burst', cell: cell(at), radius, says: '' }) as const;
const ground = (feature: string, at: string, on: boolean, hidden = false) =>
  ({ do: 'feature', feature, cell: cell(at), on, hidden, says: '' }) as const;
const turn: EffectView = { do: 'turn', side: 1, turnNumber: 2, says: '' };

test('of a captured piece of the other side it is said that it is out of the game, not that its turn will come', () => {
  const captured = piece(12, 'diskette', 1, null, { place: 'lost' });
  expect(theirs(d, view(), captured)).toEqual(['LINE Diskette.', 'It has been captured.']);
  const gone = piece(12, 'diskette', 1, null, { place: 'depths' });
  expect(theirs(d, view(), gone)[1]).toBe('It is in the depths, and does not come back.');
});

it('enemies that change sides where they stand, in a game without groups', () => {
  const turned: EffectView = {
    ...{ do: 'convert', piece: 12, from: cell('c3'), at: cell('c3'), side: 0, group: null, was: null, says: '' },
  };
  expect(said([goEffect(2, 'b1', 'b2'), turned], 2)).toEqual([
    'MAGI. Voyager b1 to b2.',
    'Diskette on c3 now belongs to MAGI.',
  ]);
});

describe('flights', () => {
  it('a departure', () =>
    expect(said([{ do: 'banish', piece: 2, from: cell('b1'), to: cell('b3'), turns: 3, says: '' }, turn], 2)).toEqual([
      'MAGI. Voyager leaves b1. Lands on b3 in 3 turns.',
      'LINE to move. Turn 2.',
    ]));
  it('a turn in flight, and no sentence where the piece lands', () =>
    expect(said([goEffect(2, 'b1', 'a2'), { do: 'tick', piece: 21, to: cell('b3'), left: 2, says: '' }], 2)).toEqual([
      'MAGI. Voyager b1 to a2.',
      'Landing on b3 in 2 turns.',
    ]));
  it('a landing that captures is described separately from the move', () =>
    expect(
      said(
        [
          goEffect(2, 'b1', 'a2'),
          { do: 'tick', piece: 21, to: cell('b2'), left: 0, says: '' },
          takeEffect(12, 'b2', 21),
          goEffect(21, null, 'b2', 'warp'),
          turn,
        ],
        2,
      ),
    ).toEqual(['MAGI. Voyager b1 to a2.', 'MAGI Mass lands on b2, capturing LINE Diskette.', 'LINE to move. Turn 2.']));
});

describe('explosions and pushes', () => {
  it('a hidden feature explodes, with its losses', () =>
    expect(
      said([goEffect(2, 'b1', 'a2'), ground('trap', 'a2', false), burst('a2', 0), takeEffect(2, 'a2', null), turn], 2),
    ).toEqual(['MAGI. Voyager b1 to a2.', 'Trap on a2. Lost: MAGI Voyager.', 'LINE to move. Turn 2.']));
  it('an explosion of a cell and its neighbours mentions only losses near it', () =>
    expect(
      said(
        [
          takeEffect(12, 'b2', 2),
          goEffect(2, 'b1', 'b2'),
          burst('b2', 1),
          takeEffect(13, 'c2', null),
          takeEffect(2, 'b2', null),
        ],
        2,
      ),
    ).toEqual([
      'MAGI. Voyager b1 captures LINE Diskette on b2.',
      'Explosion on b2. Lost: LINE Diskette, MAGI Voyager.',
    ]));
  it('an explosion in which nothing is lost', () =>
    expect(said([goEffect(2, 'b1', 'a2'), burst('c2', 0)], 2)).toEqual([
      'MAGI. Voyager b1 to a2.',
      'Explosion on c2. Nothing is lost.',
    ]));
  it('a push off the board', () =>
    expect(said([goEffect(2, 'b1', 'b2'), takeEffect(12, 'b2', 2)], 2, {}, before(), 'push')).toEqual([
      'MAGI. Voyager b1 to b2 pushes LINE Diskette off the board.',
    ]));
  it('a piece that captures without moving, and one that is lost with its victim', () => {
    expect(said([takeEffect(12, 'b2', 2)], 2)).toEqual([
      'MAGI. Voyager on b1 captures LINE Diskette on b2 without moving.',
    ]);
    expect(said([takeEffect(12, 'b2', 2), takeEffect(2, 'b1', null), turn], 2)).toEqual([
      'MAGI. Voyager on b1 captures LINE Diskette on b2 and is lost with it.',
      'LINE to move. Turn 2.',
    ]);
  });
  it('a move that the rules take back', () =>
    expect(
      said(
        [
          { do: 'retract', piece: 1, from: cell('a1'), to: cell('a2'), says: 'The Trap there is shown.' },
          ground('trap', 'a2', true),
        ],
        1,
      ),
    ).toEqual(['King can’t stay on a2 and is back on a1. The Trap there is shown.', 'Trap on a2.']));
  it('a landing that the rules take back', () =>
    expect(
      said([{ do: 'retract', piece: 1, from: null, to: cell('a2'), says: 'The Trap there is shown.' }], 1),
    ).toEqual(['King can’t stay on a2 and is away. The Trap there is shown.']));
});

describe('the rest', () => {
  it('castling and a way through a gate', () => {
    expect(said([goEffect(1, 'a1', 'c1', 'castle'), goEffect(2, 'b1', 'a1', 'castle')], 1)).toEqual([
      'MAGI. King a1 to c1.',
      'Voyager b1 to a1.',
    ]);
    expect(said([goEffect(2, 'b1', 'b2'), goEffect(2, 'b2', 'a3', 'warp'), goEffect(2, 'a3', 'b3')], 2)).toEqual([
      'MAGI. Voyager b1 to b3.',
      'Voyager goes in at b2, out at a3.',
    ]);
  });
  it('a promotion, with the right article', () =>
    expect(
      said(
        [goEffect(2, 'b1', 'b3'), { do: 'become', piece: 2, at: cell('b3'), kind: 'angel', was: 'voyager', says: '' }],
        2,
      ),
    ).toEqual(['MAGI. Voyager b1 to b3.', 'Voyager on b3 becomes an Angel.']));
  it('a check is assertive and names the attackers, or says why there is none', () => {
    const check = (by: number | null): EffectView => ({
      ...{ do: 'check', side: 1, at: cell('c3'), by, says: 'A Mass lands there next turn.' },
    });
    expect(lines([check(2)], null)).toEqual([{ text: 'LINE is in check on c3, by Voyager b1.', urgent: true }]);
    expect(said([check(null)], null)).toEqual(['LINE is in check on c3. A Mass lands there next turn.']);
  });
  it('an unfinished turn says so and why, and only while it lasts', () => {
    const budget = { left: 1, of: 2, says: 'Two moves, because LINE dawdled.' };
    expect(said([goEffect(2, 'b1', 'b3')], 2, { budget })).toEqual([
      'MAGI. Voyager b1 to b3.',
      'Still MAGI’s turn: Two moves, because LINE dawdled.',
    ]);
    expect(said([goEffect(2, 'b1', 'b3'), turn], 2, { budget: { ...budget, left: 2 } })).toHaveLength(2);
  });
  it('no side is to move once the game is over', () => {
    const end: EffectView = { do: 'end', winner: 0, reason: 'king', says: 'Over.' };
    expect(said([goEffect(2, 'b1', 'b3'), turn, end], 2)).toEqual(['MAGI. Voyager b1 to b3.', 'King taken. Over.']);
  });
  it('what is placed, revealed, removed', () => {
    expect(said([ground('tower', 'a2', true), turn], null)).toEqual([
      'MAGI places a Tower on a2.',
      'LINE to move. Turn 2.',
    ]);
    expect(said([goEffect(2, 'b1', 'b3'), ground('trap', 'a2', true), ground('trap', 'a3', false)], 2)).toEqual([
      'MAGI. Voyager b1 to b3.',
      'Trap on a2.',
      'Trap on a3 is gone.',
    ]);
  });
  it('hiding and revealing say nothing else', () => {
    const hidden = spoken(d, laying(), { say: 'hidden' });
    expect(hidden.map((s) => s.text)).toEqual(['Secrets hidden.']);
    const open = spoken(d, laying(), { say: 'revealed', view: laying({ viewer: 1 }) });
    expect(open.map((s) => s.text)).toEqual(['LINE’s secrets are shown.']);
  });
  it('the pieces that may capture there, those of the side to move first', () => {
    const by = [
      { piece: 12, line: [] },
      { piece: 2, line: [] },
    ];
    expect(spoken(d, view({ turn: 1 }), { say: 'attackers', attacked: { cell: cell('a3'), by } })[0]?.text).toBe(
      'Who can capture on a3? LINE: Diskette b2. MAGI: Voyager b1.',
    );
  });
  it('the situation includes pools, flights and checks, and no hands where there are none', () => {
    const checks = [{ side: 0 as const, king: 1, at: 1, by: null, line: [], says: 'Check!', ruling: null }];
    const flights = [{ piece: 21, side: 0 as const, kind: 'mass', to: cell('b3'), left: 2, says: '' }];
    const v = laying({ pieces: [piece(1, 'king', 0, 'a1')], checks, flights });
    expect(situation(d, v, v)).toBe(
      'MAGI to place. Each side lays out its Towers and Traps. MAGI can place 2 Towers and 1 Trap. LINE can place 1 Tower. Check! In flight: MAGI Mass Landing on b3 in 2 turns.',
    );
  });
});
