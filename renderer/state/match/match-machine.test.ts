/** The match machine, event by event, with the host's answers written by hand. */
import { describe, expect, it } from 'vitest';
import type { EffectView, View } from '../../../electron/contract/view.ts';
import { stepText } from '../../narration/step/step-bar-text.ts';
import { Driver } from './driver.fixture.ts';
import { action, cell, endTurn, piece, view } from './match.fixture.ts';
import { isBusy } from './match-derived.ts';

const to = action('Vb1-c2', 2, 'b1', 'c2');
const one = action('Vb1xb2-b3', 2, 'b1', 'b3', {
  differs: 'Takes b2.',
  targets: [
    { cell: cell('b3'), mark: 'move' },
    { cell: cell('b2'), mark: 'capture' },
  ],
  captures: [12],
});
const two = action('Vb1xc2-b3', 2, 'b1', 'b3', { differs: 'Takes c2.' });
const losing = action('Vb1-a2', 2, 'b1', 'a2', { loses: 'MAGI loses at once.' });
const turnEffect: EffectView = { do: 'turn', side: 1, turnNumber: 2, says: '' };
const played = (more: Partial<View> = {}) => ({
  revision: 8,
  effects: [turnEffect],
  view: view({
    revision: 8,
    node: 4,
    turn: 1,
    movable: [11, 12],
    last: { text: 'Vb1-c2', label: 'V b1–c2', side: 0, piece: 2, cells: [cell('b1'), cell('c2')] },
    ...more,
  }),
});

describe('lifting and moving', () => {
  it('asks for the actions of a piece that can move, with match and revision', () => {
    const d = new Driver().pick('b1');
    expect(d.state.mode).toEqual({ is: 'lifted', piece: 2, actions: null, wanted: null });
    expect(d.last).toMatchObject({ name: 'match.actions', input: { match: 'm', revision: 7, piece: 2 } });
    expect(isBusy(d.state)).toBe(true);
  });
  it('plays the only action of a cell at once and is idle when playback has ended', () => {
    const d = new Driver().lift('b1', [to, one, two]).pick('c2');
    expect(d.last).toMatchObject({ name: 'match.play', input: { action: 'Vb1-c2' } });
    d.answer('match.play', played());
    expect(d.state.mode.is).toBe('playing');
    expect(d.state.arrival).toMatchObject({ how: 'play', effects: [turnEffect] });
    expect(d.state.seat).toBe(0);
    d.send({ on: 'settled', key: d.state.arrival.key });
    expect(d.state.mode.is).toBe('idle');
    expect(d.state.seat).toBe(1);
    expect(d.state.cursor).toBe(cell('c2'));
  });
  it('keeps the seat when the camera is not to follow', () => {
    const d = new Driver(view(), { warnLosing: true, followTurn: false }).lift('b1', [to]).pick('c2');
    d.answer('match.play', played()).send({ on: 'settled', key: d.state.arrival.key });
    expect(d.state.seat).toBe(0);
  });
  it('remembers a cell chosen before the actions arrived', () => {
    const d = new Driver().pick('b1').pick('c2').answer('match.actions', [to]);
    expect(d.last).toMatchObject({ name: 'match.play', input: { action: 'Vb1-c2' } });
  });
  it('puts a piece back when it is chosen again, and on Escape', () => {
    expect(new Driver().lift('b1', [to]).pick('b1').state.mode.is).toBe('idle');
    const d = new Driver().lift('b1', [to]).send({ on: 'escape' });
    expect(d.state.mode.is).toBe('idle');
    expect(d.says.at(-1)).toEqual({ say: 'put-back', piece: 2 });
  });
  it('lifts another piece of the mover instead', () => {
    const d = new Driver().lift('b1', [to]).pick('a1');
    expect(d.state.mode).toMatchObject({ is: 'lifted', piece: 1 });
  });
  it('prefers a swap onto an own piece to lifting that piece', () => {
    const swap = action('Vb1<>a1', 2, 'b1', 'a1', { kind: 'swap' });
    const d = new Driver().lift('b1', [swap]).pick('a1');
    expect(d.last).toMatchObject({ name: 'match.play', input: { action: 'Vb1<>a1' } });
  });
  it('opens a card, says whose it is, and lifts nothing, for a piece of the other side', () => {
    const d = new Driver().pick('c3');
    expect(d.state).toMatchObject({ mode: { is: 'idle' }, inspected: 11, why: { piece: 11, cell: null } });
    expect(d.asks).toEqual([]);
    expect(d.says.map((u) => u.say)).toEqual(['why']);
    expect(stepText(d.state)).toMatchObject({ fact: 'LINE King on c3.', because: 'It is MAGI’s turn.', tone: 'usual' });
  });
  it('announces the owner of a piece in the other hand, whether or not a piece is lifted, which stays lifted', () => {
    const theirs = piece(14, 'mass', 1, null);
    const v = view({ pieces: [...view().pieces, theirs] });
    const hand = { on: 'pick', target: { piece: 14, cell: null } } as const;
    const idle = new Driver(v).send(hand);
    const lifted = new Driver(v).lift('b1', [to]).send(hand);
    for (const d of [idle, lifted]) {
      expect(d.says.at(-1)).toMatchObject({ say: 'why', why: { piece: 14, cell: null } });
      expect(stepText(d.state)).toMatchObject({ fact: 'LINE Mass in hand.', because: 'It is MAGI’s turn.' });
    }
    expect(lifted.state.mode).toMatchObject({ is: 'lifted', piece: 2 });
  });
  it('requests why an own piece cannot move, and announces it', () => {
    const d = new Driver(view({ movable: [1] })).pick('b1');
    expect(d.last).toMatchObject({ name: 'match.why', input: { piece: 2, cell: null } });
    expect(d.says).toEqual([]);
    d.answer('match.why', { says: 'Blocked by MAGI King a1.', ruling: 'X1' });
    expect(d.says.map((u) => u.say)).toEqual(['why']);
    expect(stepText(d.state)).toMatchObject({
      fact: 'Voyager b1 can’t move now.',
      because: 'Blocked by MAGI King a1.',
      ruling: 'X1',
      tone: 'no',
    });
  });
  it.each(['c3', 'a2'])('then requests why it cannot go to a square that is pressed, as %s', (name) => {
    const d = new Driver(view({ movable: [1] })).pick('b1');
    d.answer('match.why', { says: 'Blocked by MAGI King a1.', ruling: 'X1' });
    d.pick(name);
    expect(d.last).toMatchObject({ name: 'match.why', input: { piece: 2, cell: cell(name) } });
    d.answer('match.why', { says: 'Its way is blocked.', ruling: 'X2' });
    expect(stepText(d.state)).toMatchObject({
      fact: `Voyager b1 can’t go to ${name}.`,
      because: 'Its way is blocked.',
    });
    // an own piece that can move is lifted as ever
    expect(d.pick('a1').state.mode.is).toBe('lifted');
  });
  it('requests nothing about a piece once something was tried in an exercise, whoever would be to move', () => {
    const exercise = { state: 'over', task: { is: 'lesson' }, side: 1, verdict: null, misses: 1 } as never;
    for (const name of ['b1', 'c3']) {
      const d = new Driver(view({ movable: [], exercise })).pick(name);
      expect([d.asks, d.state.why, d.says]).toEqual([[], null, []]);
    }
  });
  it('requests nothing about a piece once the game is over', () => {
    const outcome = { winner: 0, reason: 'king', says: 'Over.' } as const;
    for (const name of ['b1', 'c3']) {
      const d = new Driver(view({ movable: [], outcome })).pick(name);
      expect([d.asks, d.state.why]).toEqual([[], null]);
    }
  });
  it('puts back a piece that is dropped beside the board, or outside the window', () => {
    const d = new Driver().send({ on: 'lift', piece: 2 }).answer('match.actions', [to]);
    d.send({ on: 'drop', piece: 2, target: { piece: null, cell: null } });
    expect(d.state.mode.is).toBe('idle');
    expect(d.says.at(-1)).toEqual({ say: 'put-back', piece: 2 });
  });
  it('drops from the hand', () => {
    const drop = action('M@a3', 3, null, 'a3', { kind: 'drop' });
    const d = new Driver().send({ on: 'pick', target: { piece: 3, cell: null } }).answer('match.actions', [drop]);
    d.pick('a3');
    expect(d.last).toMatchObject({ name: 'match.play', input: { action: 'M@a3' } });
  });
});

describe('several actions on one cell', () => {
  it('opens a chooser, draws the one under the pointer and plays the one chosen', () => {
    const d = new Driver().lift('b1', [to, one, two]).pick('b3');
    expect(d.state.mode).toMatchObject({ is: 'choosing', choices: [one, two], at: 0 });
    expect(d.last).toMatchObject({ name: 'match.preview', input: { action: one.text } });
    d.send({ on: 'point-choice', index: 1 });
    expect(d.last).toMatchObject({ name: 'match.preview', input: { action: two.text } });
    d.send({ on: 'choose', index: 1 });
    expect(d.last).toMatchObject({ name: 'match.play', input: { action: two.text } });
  });
  it('returns to the lifted piece on Escape, then puts it down', () => {
    const d = new Driver().lift('b1', [one, two]).pick('b3').send({ on: 'escape' });
    expect(d.state.mode).toMatchObject({ is: 'lifted', piece: 2 });
    expect(d.send({ on: 'escape' }).state.mode.is).toBe('idle');
  });
  it('asks before a round trip to its own cell (AE52)', () => {
    const round = action('Vb1xb2,c2-b1', 2, 'b1', 'b1');
    const d = new Driver().lift('b1', [round]).pick('b1');
    expect(d.state.mode).toMatchObject({ is: 'choosing', choices: [round] });
  });
  it('finds an action by the piece it captures on the way', () => {
    const d = new Driver().lift('b1', [one]).pick('b2');
    expect(d.last).toMatchObject({ name: 'match.play', input: { action: one.text } });
  });
});

describe('warning, why not, preview', () => {
  it('asks before an action that loses at once, and plays it only when confirmed', () => {
    const d = new Driver().lift('b1', [losing]).pick('a2');
    expect(d.state.mode).toMatchObject({ is: 'warned', action: losing });
    expect(d.asks.some((a) => a.name === 'match.play')).toBe(false);
    d.send({ on: 'confirm' });
    expect(d.last).toMatchObject({ name: 'match.play', input: { action: losing.text } });
  });
  it('cancels it, and does not ask when the setting is off', () => {
    expect(new Driver().lift('b1', [losing]).pick('a2').send({ on: 'escape' }).state.mode.is).toBe('idle');
    const d = new Driver(view(), { warnLosing: false, followTurn: true }).lift('b1', [losing]).pick('a2');
    expect(d.last?.name).toBe('match.play');
  });
  it('explains why a cell cannot be reached and keeps the piece lifted', () => {
    const d = new Driver().lift('b1', [to]).pick('a3');
    expect(d.last).toMatchObject({ name: 'match.why', input: { piece: 2, cell: cell('a3') } });
    d.answer('match.why', { says: 'Blocked.', ruling: 'V4' });
    expect(d.state.why).toEqual({ piece: 2, cell: cell('a3'), reason: { says: 'Blocked.', ruling: 'V4' } });
    expect(d.state.mode.is).toBe('lifted');
    expect(d.says.at(-1)).toMatchObject({ say: 'why' });
  });
  it('says what can be done there when asked why not about a possible move', () => {
    const d = new Driver().lift('b1', [to]).send({ on: 'why', cell: to.to! });
    expect(d.says.at(-1)).toEqual({ say: 'possible', actions: [to] });
    expect([d.state.why, d.last?.name]).toEqual([null, 'match.actions']);
  });
  it('previews the action under the pointer once per revision', () => {
    const d = new Driver().lift('b1', [to]).send({ on: 'aim', target: { piece: null, cell: cell('c2') } });
    expect(d.last).toMatchObject({ name: 'match.preview', input: { action: to.text } });
    d.answer('match.preview', { action: to, effects: [], after: [] });
    expect(d.state.preview?.action).toEqual(to);
    const asked = d.asks.length;
    d.send({ on: 'aim', target: null }).send({ on: 'aim', target: { piece: null, cell: cell('c2') } });
    expect(d.state.preview?.action).toEqual(to);
    expect(d.asks).toHaveLength(asked);
  });
  it('draws nothing for a cell with two routes until one is chosen', () => {
    const d = new Driver().lift('b1', [one, two]).send({ on: 'aim', target: { piece: null, cell: cell('b3') } });
    expect(d.asks.some((a) => a.name === 'match.preview')).toBe(false);
  });
});

describe('the end of a turn', () => {
  const ended = (more: Partial<View> = {}) =>
    view({
      can: { ...view().can, endTurn: true },
      ...more,
    });
  const ending = (v = ended(), settings = { warnLosing: true, followTurn: true }) =>
    new Driver(v, settings).send({ on: 'end-turn' });
  it('requests the actions of no piece and plays the one that ends the turn', () => {
    const d = ending();
    expect(d.last).toMatchObject({ name: 'match.actions', input: { match: 'm', revision: 7, piece: null } });
    expect(isBusy(d.state)).toBe(true);
    d.answer('match.actions', [endTurn({ kind: 'pass', text: 'pass' }), endTurn()]);
    expect(d.last).toMatchObject({ name: 'match.play', input: { action: 'end' } });
    expect(d.state.mode).toEqual({ is: 'sent', piece: null });
    d.answer('match.play', played({ last: { text: 'end', label: 'end', side: 0, piece: null, cells: [] } }));
    d.send({ on: 'settled', key: d.state.arrival.key });
    expect(d.state).toMatchObject({ mode: { is: 'idle' }, seat: 1 });
  });
  it('puts down the lifted piece first, and is requested once', () => {
    const d = new Driver(ended()).lift('b1', [to]).send({ on: 'end-turn' }).send({ on: 'end-turn' }).pick('a1');
    expect(d.state.mode).toEqual({ is: 'ending' });
    expect(d.asks.filter((a) => a.name === 'match.actions')).toHaveLength(2);
  });
  it('is not requested where the host offers none, nor while looking back', () => {
    expect(ending(view()).asks).toEqual([]);
    const d = new Driver(ended()).send({ on: 'look', node: 1 });
    d.answer('match.look', { view: ended({ node: 1, present: false }), effects: [] });
    const asked = d.asks.length;
    expect(d.send({ on: 'end-turn' }).asks).toHaveLength(asked);
  });
  it('asks before an end of turn that loses at once, and cancels it on Escape', () => {
    const fatal = endTurn({ loses: 'MAGI loses at once.' });
    const d = ending().answer('match.actions', [fatal]);
    expect(d.state.mode).toEqual({ is: 'warned', piece: null, action: fatal });
    d.send({ on: 'escape' });
    expect(d.state.mode.is).toBe('idle');
    expect(d.says).toEqual([]);
  });
  it('is cancelled by Escape before the answer, and reported when the host has none after all', () => {
    const d = ending();
    const id = d.last!.id;
    d.send({ on: 'escape' }).answer('match.actions', [endTurn()], id);
    expect([d.state.mode.is, d.asks.length]).toEqual(['idle', 1]);
    const none = ending().answer('match.actions', []);
    expect(none.state.mode.is).toBe('idle');
    expect(none.says.at(-1)).toMatchObject({ say: 'refused' });
  });
});

describe('late answers and refusals', () => {
  it('drops the actions of a piece that was put back', () => {
    const d = new Driver().pick('b1');
    const id = d.last!.id;
    d.send({ on: 'escape' }).answer('match.actions', [to], id);
    expect(d.state.mode.is).toBe('idle');
  });
  it('accepts no input between the play and its answer', () => {
    const d = new Driver().lift('b1', [to]).pick('c2');
    const before = d.state;
    d.pick('a1').send({ on: 'undo', unit: 'action' }).send({ on: 'escape' }).send({ on: 'resign' });
    expect(d.state).toEqual(before);
  });
  it('adopts the view that comes with `stale`', () => {
    const d = new Driver().lift('b1', [to]).pick('c2');
    d.refuse('match.play', { code: 'stale', message: 'It moved on.', view: view({ revision: 9, turn: 1 }) });
    expect(d.state).toMatchObject({ mode: { is: 'idle' }, view: { revision: 9 }, arrival: { how: 'cut' } });
    expect(d.says.at(-1)).toEqual({ say: 'refused', message: 'It moved on.' });
  });
  it('tells that the other player of a table was asked, which is no refusal', () => {
    const d = new Driver().send({ on: 'undo', unit: 'turn' });
    d.refuse('match.undo', { code: 'asked', message: 'Asked to take the move back.' });
    expect(d.says.at(-1)).toEqual({ say: 'asked', message: 'Asked to take the move back.' });
  });
  it('puts the piece back when a play is refused', () => {
    const d = new Driver().lift('b1', [to]).pick('c2').refuse('match.play', { code: 'illegal', message: 'No.' });
    expect(d.state.mode.is).toBe('idle');
    expect(isBusy(d.state)).toBe(false);
  });
});

describe('undo, looking back, the end', () => {
  it('slides back on undo and requests the history again', () => {
    const d = new Driver().send({ on: 'undo', unit: 'turn' });
    expect(d.last).toMatchObject({ name: 'match.undo', input: { unit: 'turn' } });
    d.answer('match.undo', { revision: 8, effects: [], view: view({ revision: 8 }) });
    expect(d.state.arrival.how).toBe('back');
    expect(d.last?.name).toBe('match.history');
  });
  it('does not request what cannot be done', () => {
    expect(new Driver().send({ on: 'redo', unit: 'action' }).asks).toEqual([]);
  });
  it('looks back without changing the game, plays on from there, or returns', () => {
    const d = new Driver().send({ on: 'look', node: 1 });
    d.answer('match.look', { view: view({ node: 1, present: false, movable: [] }), effects: [] });
    expect(d.state.look?.node).toBe(1);
    d.send({ on: 'settled', key: d.state.arrival.key }).pick('b1');
    expect(d.state.mode.is).toBe('idle');
    expect(d.state.inspected).toBe(2);
    d.send({ on: 'play-on' });
    expect(d.last).toMatchObject({ name: 'match.goto', input: { node: 1 } });
    const back = new Driver().send({ on: 'look', node: 1 });
    back.answer('match.look', { view: view({ node: 1, present: false }), effects: [] });
    back.send({ on: 'settled', key: back.state.arrival.key }).send({ on: 'escape' });
    expect(back.state.look).toBeNull();
    expect(back.says.at(-1)).toEqual({ say: 'now' });
  });
  it('lifts nothing when the game is over', () => {
    const over = view({ movable: [], outcome: { winner: 0, reason: 'king', says: 'Taken.' } });
    expect(new Driver(over).pick('b1').asks).toEqual([]);
  });
});
