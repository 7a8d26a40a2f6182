/**
 * Lifting and dropping in two steps, two pieces on one cell, hands of identical pieces, gates: event by event, answered
 * by hand.
 */
import { describe, expect, it } from 'vitest';
import type { ActionView, View } from '../../../electron/contract/view.ts';
import type { Target } from '../../board/props.ts';
import { Driver } from './driver.fixture.ts';
import { action, cell, description, piece, view } from './match.fixture.ts';
import { actionsAt, destinationsOf, liftedPiece, offered } from './match-derived.ts';
import { allMarks } from './match-marks.ts';

/** the Voyager b1 lifts the diskette b2 and puts it down on `to` */
const lifting = (to: string): ActionView =>
  action(`Vb1@b2>${to}`, 2, 'b1', 'b2', {
    kind: 'lift',
    lifts: { piece: 12, from: cell('b2'), to: cell(to) },
    targets: [{ cell: cell('b2'), mark: 'special' }],
  });
const lifts = ['a2', 'c1', 'b2'].map(lifting);
const taking = action('Vb1xb2', 2, 'b1', 'b2', {
  kind: 'capture',
  captures: [12],
  targets: [{ cell: cell('b2'), mark: 'capture' }],
});
const going = action('Vb1-b3', 2, 'b1', 'b3');
const cells = (d: Driver): readonly string[] =>
  destinationsOf(offered(d.state)).map((c) => d.state.description.topology.cells[c]!.name);

describe('lifting and putting down', () => {
  const up = () => new Driver().lift('b1', [going, ...lifts]).pick('b2');
  it('picks up a piece without a request, and offers where to put it down', () => {
    const d = up();
    expect(d.state.mode).toMatchObject({ is: 'dropping', piece: 2, held: { piece: 12, cell: cell('b2') } });
    expect(d.asks.map((a) => a.name)).toEqual(['match.actions']);
    expect(liftedPiece(d.state)).toBe(12);
    expect([...cells(d)].sort()).toEqual(['a2', 'b2', 'c1']);
    expect(d.says.at(-1)).toMatchObject({ say: 'picked-up', held: { piece: 12 } });
  });
  it('before that, offers only the victim, once for all its drops', () => {
    const d = new Driver().lift('b1', [going, ...lifts]);
    expect([...cells(d)].sort()).toEqual(['b2', 'b3']);
    expect(actionsAt(offered(d.state), cell('b2'))).toHaveLength(1);
    const marks = allMarks(d.state).filter((m) => m.mark === 'special');
    expect(marks).toHaveLength(3);
    expect(new Set(marks.map((m) => m.cell))).toEqual(new Set([cell('b2')]));
  });
  it('plays the action of the chosen cell, by the host’s name for it', () => {
    const d = up().pick('c1');
    expect(d.last).toMatchObject({ name: 'match.play', input: { action: 'Vb1@b2>c1' } });
  });
  it('marks the drops, and the victim’s own cell as a pass', () => {
    const marks = allMarks(up().state).filter((m) => m.mark === 'drop');
    expect(marks.find((m) => m.cell === cell('b2'))?.action).toBe('pass');
    expect(marks.find((m) => m.cell === cell('a2'))?.action).toBe('drop');
  });
  it('asks before the piece is put back on its own cell, and then passes', () => {
    const d = up().pick('b2');
    expect(d.state.mode).toMatchObject({ is: 'choosing', held: { piece: 12 } });
    expect(d.asks.some((a) => a.name === 'match.play')).toBe(false);
    d.send({ on: 'choose', index: 0 });
    expect(d.last).toMatchObject({ name: 'match.play', input: { action: 'Vb1@b2>b2' } });
  });
  it('Escape cancels the question, then puts the piece back, then the lifter', () => {
    const d = up().pick('b2').send({ on: 'escape' });
    expect(d.state.mode.is).toBe('dropping');
    d.send({ on: 'escape' });
    expect(d.state.mode).toMatchObject({ is: 'lifted', piece: 2 });
    expect(d.says.at(-1)).toEqual({ say: 'put-back', piece: 12 });
    d.send({ on: 'escape' });
    expect(d.state.mode.is).toBe('idle');
  });
  it.each<[string, (d: Driver) => Driver]>([
    ['a cell that is no drop', (d) => d.pick('c3')],
    ['the lifter itself', (d) => d.pick('b1')],
    ['beside the table', (d) => d.send({ on: 'pick', target: { piece: null, cell: null } })],
    ['undo, which takes back no action', (d) => d.send({ on: 'undo', unit: 'action' })],
    ['undo where the pass is asked about', (d) => d.pick('b2').send({ on: 'undo', unit: 'action' })],
  ])('is cancelled by %s', (_, cancel) => {
    const d = cancel(up());
    expect(d.state.mode).toMatchObject({ is: 'lifted', piece: 2 });
    expect(d.asks.map((a) => a.name).filter((name) => name !== 'match.preview')).toEqual(['match.actions']);
  });
  it('is offered beside a capture on the same cell, as one choice', () => {
    const d = new Driver().lift('b1', [taking, ...lifts]).pick('b2');
    expect(d.state.mode).toMatchObject({ is: 'choosing' });
    const choices = d.state.mode.is === 'choosing' ? d.state.mode.choices : [];
    expect(choices.map((c) => c.kind)).toEqual(['capture', 'lift']);
    d.send({ on: 'point-choice', index: 1 });
    expect(d.state.preview).toBeNull();
    d.send({ on: 'choose', index: 1 });
    expect(d.state.mode.is).toBe('dropping');
  });
  it('picks the victim up by a drag, and drops it where the drag ends', () => {
    const d = new Driver().lift('b1', [taking, ...lifts]).send({ on: 'lift', piece: 12 });
    expect(d.state.mode.is).toBe('dropping');
    d.send({ on: 'drop', piece: 12, target: { piece: null, cell: cell('a2') } });
    expect(d.last).toMatchObject({ name: 'match.play', input: { action: 'Vb1@b2>a2' } });
  });
  it('a victim dropped on its own cell stays lifted; no other piece is picked up', () => {
    const d = up().send({ on: 'drop', piece: 12, target: { piece: null, cell: cell('b2') } });
    expect(d.state.mode.is).toBe('dropping');
    const other = new Driver().lift('b1', [taking, ...lifts]).send({ on: 'lift', piece: 13 });
    expect(other.state.mode).toMatchObject({ is: 'lifted', piece: 2 });
  });
  it('draws no preview from before it was picked up', () => {
    const d = new Driver().lift('b1', [going, ...lifts]);
    d.send({ on: 'aim', target: { piece: null, cell: cell('b3') } }).pick('b2');
    d.answer('match.preview', { action: going, effects: [], after: [] });
    expect(d.state).toMatchObject({ mode: { is: 'dropping' }, preview: null });
    // it is known from now on
    d.send({ on: 'escape' }).send({ on: 'aim', target: { piece: null, cell: cell('b3') } });
    expect(d.state.preview).toMatchObject({ action: { text: going.text } });
  });
  it('previews where the piece would be put down', () => {
    const d = up().send({ on: 'aim', target: { piece: null, cell: cell('c1') } });
    expect(d.last).toMatchObject({ name: 'match.preview', input: { action: 'Vb1@b2>c1' } });
  });
});

describe('two on one cell', () => {
  const stacked = (more: Partial<View> = {}) =>
    view({
      pieces: [...view().pieces.filter((p) => p.id !== 3), piece(3, 'mass', 0, 'b1', { rides: true })],
      ...more,
    });
  it('lifts the upper one first, then the lower one, then nothing', () => {
    const d = new Driver(stacked()).lift('b1', [going]);
    expect(liftedPiece(d.state)).toBe(3);
    d.pick('b1').answer('match.actions', [going]);
    expect(liftedPiece(d.state)).toBe(2);
    expect(d.pick('b1').state.mode.is).toBe('idle');
  });
  it('lifts the figure that was hit, and changes to the other on another press', () => {
    const d = new Driver(stacked()).send({ on: 'pick', target: { piece: 2, cell: cell('b1') } });
    expect(liftedPiece(d.state)).toBe(2);
    d.answer('match.actions', [going]).send({ on: 'pick', target: { piece: 3, cell: cell('b1') } });
    expect(liftedPiece(d.state)).toBe(3);
  });
  it('lifts the one that can move where the other cannot', () =>
    expect(liftedPiece(new Driver(stacked({ movable: [1, 2] })).lift('b1', [going]).state)).toBe(2));
  it('changes from another piece to the figure that was hit, or to the one that can move', () => {
    const [above, below] = [{ piece: 3 }, { piece: 2 }].map((who) => ({ ...who, cell: cell('b1') }));
    const others = [1, 2, 3];
    const from = (movable: readonly number[]) =>
      new Driver(stacked({ movable: [...movable] })).send({ on: 'lift', piece: 1 }).answer('match.actions', []);
    const now = (movable: readonly number[], target: Target) =>
      liftedPiece(from(movable).send({ on: 'pick', target }).state);
    expect(now(others, below!)).toBe(2);
    expect(now(others, above!)).toBe(3);
    expect(now(others, { piece: null, cell: cell('b1') })).toBe(3);
    expect(now([1, 2], { piece: null, cell: cell('b1') })).toBe(2);
  });
  it('opens the card of the upper one, then of the lower one', () => {
    const theirs = stacked({ turn: 1, movable: [11] });
    const d = new Driver(theirs).pick('b1');
    expect(d.state.inspected).toBe(3);
    expect(d.pick('b1').state.inspected).toBe(2);
  });
  it('a piece that can be boarded and passed through gives a choice of both', () => {
    const board = action('Vb1^c2', 2, 'b1', 'c2', { kind: 'board' });
    const through = action('Vb1!c3', 2, 'b1', 'c3', {
      kind: 'rage',
      targets: [
        { cell: cell('c3'), mark: 'move' },
        { cell: cell('c2'), mark: 'capture' },
      ],
    });
    const d = new Driver().lift('b1', [board, through]).pick('c2');
    expect(d.state.mode).toMatchObject({ is: 'choosing', choices: [{ kind: 'board' }, { kind: 'rage' }] });
    const straight = new Driver().lift('b1', [board, through]).pick('c3');
    expect(straight.last).toMatchObject({ name: 'match.play', input: { action: 'Vb1!c3' } });
  });
});

describe('a hand of identical pieces', () => {
  const two = view({ pieces: [...view().pieces, piece(4, 'mass', 0, null)], movable: [1, 2, 4] });
  it('lifts the one that has the actions, whichever was picked', () => {
    const d = new Driver(two).send({ on: 'pick', target: { piece: 3, cell: null } });
    expect(d.last).toMatchObject({ name: 'match.actions', input: { piece: 4 } });
  });
  it('and drops it, whichever was dragged', () => {
    const drop = action('M@a3', 4, null, 'a3', { kind: 'drop' });
    const d = new Driver(two).send({ on: 'lift', piece: 3 }).answer('match.actions', [drop]);
    d.send({ on: 'drop', piece: 3, target: { piece: null, cell: cell('a3') } });
    expect(d.last).toMatchObject({ name: 'match.play', input: { action: 'M@a3' } });
  });
});

describe('a gate under the pointer', () => {
  const gates = view({
    features: [
      { id: 'gate', cell: cell('a2'), side: 0, hidden: false, leadsTo: cell('c1'), says: '' },
      { id: 'gate', cell: cell('c1'), side: 0, hidden: false, leadsTo: cell('a2'), says: '' },
      { id: 'gate', cell: cell('a3'), side: 1, hidden: false, says: '' },
    ],
  });
  const links = (d: Driver) => allMarks(d.state).filter((m) => m.mark === 'link');
  it('shows its other end, by pointer and by cursor', () => {
    const d = new Driver(gates).send({ on: 'aim', target: { piece: null, cell: cell('a2') } });
    expect(links(d)).toEqual([{ cell: cell('c1'), mark: 'link', toward: cell('a2') }]);
    d.send({ on: 'cursor', cell: cell('c1') });
    expect(links(d).map((m) => m.cell)).toEqual([cell('a2')]);
  });
  it('and one without another end shows nothing', () =>
    expect(links(new Driver(gates).send({ on: 'aim', target: { piece: null, cell: cell('a3') } }))).toEqual([]));
  it('closes the card of the last piece when pressed', () => {
    const driver = (hidden: boolean) => {
      const features = [{ id: 'gate', name: 'Gate', says: '', hidden }];
      return new Driver(gates, undefined, { ...description, features }).pick('c3');
    };
    const d = driver(false);
    expect(d.state.inspected).toBe(11);
    expect(d.pick('a2').state.inspected).toBeNull();
    // a feature that may be secret has no card
    expect(driver(true).pick('a2').state.inspected).toBe(11);
  });
});
