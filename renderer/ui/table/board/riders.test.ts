/**
 * What is announced, shown and chosen where pieces ride, lift, rage, go through gates and wait in hands: word for word.
 */
import { describe, expect, it } from 'vitest';
import type { VariantDescription } from '../../../../electron/contract/description.ts';
import type { ActionView, EffectView, PieceNote, View } from '../../../../electron/contract/view.ts';
import { spoken } from '../../../narration/announcements.ts';
import { facesOf } from '../../../narration/choices.ts';
import { effectsSaid } from '../../../narration/effects/describe-effects.ts';
import { isMoreThanSeen, lossesOf } from '../../../narration/effects/losses.ts';
import { cellLabel, noteWords } from '../../../narration/labels.ts';
import { stepText } from '../../../narration/step/step-bar-text.ts';
import { action, cell, lostPiece, piece, view } from '../../../state/match/match.fixture.ts';
import type { MatchState } from '../../../state/match/match.ts';
import { dropsOf } from '../../../state/match/match-derived.ts';
import { allMarks, previewMarks } from '../../../state/match/match-marks.ts';
import { openMatch } from '../../../state/match/match-views.ts';
import { description as plain } from '../../../state/match/special.fixture.ts';

/** the game of the fixture with a promoted Diskette and a gate */
const d: VariantDescription = {
  ...plain,
  kinds: [...plain.kinds, { ...plain.kinds[2]!, id: '+diskette', name: '+Diskette', promotedFrom: 'diskette' }],
  features: [...plain.features, { id: 'gate', name: 'Gate', says: 'It leads somewhere.', hidden: false }],
};
const rider = piece(21, 'mass', 0, 'b1', { rides: true });
const stacked = (more: Partial<View> = {}) => view({ pieces: [...view().pieces, rider], ...more });
type How = Extract<EffectView, { do: 'go' }>['how'];
const go = (id: number, from: string, to: string, how: How = 'walk'): EffectView => ({
  ...{ do: 'go', piece: id, from: cell(from), to: cell(to), how, via: [], says: '' },
});
const take = (id: number, from: string, by: number | null, how?: How): EffectView => ({
  ...{ do: 'take', piece: id, from: cell(from), by, into: 'lost', says: '' },
  ...(how && { how }),
});
const told = (
  effects: readonly EffectView[],
  mover: number,
  kind: ActionView['kind'],
  from = view(),
  after: Partial<View> = {},
) =>
  effectsSaid(d, effects, from, {
    ...from,
    last: { text: 'x', label: 'x', side: 0, kind, piece: mover, cells: [] },
    ...after,
  }).map((s) => s.text);

describe('announcements', () => {
  it('boarding, carrying, getting off', () => {
    const boards = [go(2, 'b1', 'a1', 'board')];
    expect(told(boards, 2, 'board')).toEqual(['MAGI. Voyager b1 boards King on a1.']);
    const carries = [go(2, 'b1', 'b3'), go(21, 'b1', 'b3', 'carry')];
    expect(told(carries, 2, 'move', stacked())).toEqual(['MAGI. Voyager b1 to b3, carrying Mass.']);
    expect(told([go(21, 'b1', 'a2')], 21, 'move', stacked())).toEqual([
      'MAGI. Mass gets off Voyager b1 and goes to a2.',
    ]);
  });
  it('a lift, a pass, and a lift of two', () => {
    const lifts = [go(12, 'b2', 'a2', 'lift')];
    expect(told(lifts, 2, 'lift')).toEqual(['MAGI. Voyager on b1 lifts LINE Diskette from b2 and puts it down on a2.']);
    expect(told([go(12, 'b2', 'b2', 'lift')], 2, 'lift')).toEqual([
      'MAGI. Voyager on b1 lifts LINE Diskette and puts it back on b2, which passes the turn.',
    ]);
    const both = [go(12, 'b2', 'a2', 'lift'), go(13, 'b2', 'a2', 'carry')];
    expect(told(both, 2, 'lift')).toHaveLength(1);
  });
  it('a rage, with its own losses named as such', () =>
    expect(told([take(1, 'a1', 2), take(12, 'b2', 2), go(2, 'b1', 'b3')], 2, 'rage')).toEqual([
      'MAGI. Voyager b1 rages and captures its own King a1 and LINE Diskette b2. Ends on b3.',
    ]));
  it('through a gate, with its rider, and into one whose other end is occupied', () => {
    const gates: View['features'] = [
      { id: 'gate', cell: cell('b3'), side: 0, hidden: false, leadsTo: cell('a3'), says: '' },
    ];
    const through = [
      ...[go(2, 'b1', 'b3'), go(21, 'b1', 'b3', 'carry')],
      ...[go(2, 'b3', 'a3', 'warp'), go(21, 'b3', 'a3', 'carry')],
    ];
    expect(told(through, 2, 'move', stacked({ features: gates }))).toEqual([
      'MAGI. Voyager b1 to b3, carrying Mass.',
      'Voyager goes in at b3, out at a3.',
    ]);
    const taking = [...[go(2, 'b1', 'b3'), take(12, 'a3', 2), take(1, 'a3', 2)], go(2, 'b3', 'a3', 'warp')];
    expect(told(taking, 2, 'move', stacked({ features: gates }))).toEqual([
      'MAGI. Voyager b1 to b3.',
      'Voyager goes in at b3, out at a3, capturing LINE Diskette and its own King.',
    ]);
    const lifted = [go(12, 'b2', 'b3', 'lift'), take(2, 'a3', 12), go(12, 'b3', 'a3', 'warp')];
    expect(told(lifted, 2, 'lift', stacked({ features: gates }))).toEqual([
      'MAGI. Voyager on b1 lifts LINE Diskette from b2 and puts it down on b3.',
      'LINE Diskette goes in at b3, out at a3, capturing MAGI Voyager.',
    ]);
    expect(told([go(2, 'b1', 'b3'), take(2, 'b3', null, 'warp')], 2, 'move')).toEqual([
      'MAGI. Voyager b1 to b3.',
      'The other end is occupied. Voyager is lost on b3.',
    ]);
  });
  it('a piece that goes into a hand, and a gate that was left behind', () => {
    const recruit: EffectView = {
      ...{ do: 'recruit', piece: 12, at: cell('b2'), side: 0, kind: 'diskette', was: '+diskette', says: '' },
    };
    const laid: EffectView = { do: 'feature', feature: 'gate', cell: cell('b1'), on: true, hidden: false, says: '' };
    expect(told([take(12, 'b2', 2), recruit, laid, go(2, 'b1', 'b2')], 2, 'capture')).toEqual([
      'MAGI. Voyager b1 captures LINE Diskette on b2.',
      'Diskette goes to MAGI’s hand.',
      'Gate on b1.',
    ]);
  });
  it('a promotion on the way is announced at the destination', () => {
    const becomes: EffectView = { do: 'become', piece: 2, at: cell('b1'), kind: 'angel', was: 'voyager', says: '' };
    const there = view({
      pieces: view().pieces.map((p) => (p.id === 2 ? { ...p, at: cell('b3'), kind: 'angel' } : p)),
    });
    expect(told([becomes, go(2, 'b1', 'b3')], 2, 'move', view(), { pieces: there.pieces })).toEqual([
      'MAGI. Voyager b1 to b3.',
      'Voyager on b3 becomes an Angel.',
    ]);
  });
  it('what the mover has absorbed, as its badge shows', () => {
    const note: PieceNote = {
      id: 'absorbed',
      says: 'Its first victim lets it move like a Mass too.',
      by: [],
      badge: 'M',
    };
    const pieces = view().pieces.map((p) => (p.id === 2 ? { ...p, at: cell('b2'), notes: [note] } : p));
    expect(told([take(12, 'b2', 2), go(2, 'b1', 'b2')], 2, 'capture', view(), { pieces }).at(1)).toBe(
      'Voyager b2: Its first victim lets it move like a Mass too.',
    );
  });
  it('an attack that forbids nothing is not called check', () => {
    const danger: EffectView = { do: 'check', side: 0, at: cell('a1'), by: 12, says: '' };
    expect(told([danger], 2, 'move', view(), { check: null })).toContain(
      'MAGI King on a1 can be captured, by Diskette b2.',
    );
    expect(told([danger], 2, 'move')).toContain('MAGI is in check on a1, by Diskette b2.');
  });
});

const toB3 = (text: string, more: Partial<ActionView> = {}): ActionView => action(text, 2, 'b1', 'b3', more);
const names = (choices: readonly ActionView[], actions = choices) =>
  facesOf(d, view(), choices, actions).map((f) => f.name);

describe('the choices', () => {
  it('promotion and what is left behind: all four in one card', () => {
    const four = [
      ...[toB3('a'), toB3('b', { leaves: 'gate' })],
      ...[toB3('c', { promotion: 'angel' }), toB3('d', { promotion: 'angel', leaves: 'gate' })],
    ];
    expect(names(four)).toEqual([
      'Stay Voyager, leave nothing behind',
      'Stay Voyager, leave a Gate behind',
      'Become Angel, leave nothing behind',
      'Become Angel, leave a Gate behind',
    ]);
    expect(facesOf(d, view(), four, four)[3]).toMatchObject({ kinds: [{ kind: 'angel', side: 0 }], feature: 'gate' });
  });
  it('boarding or raging, capturing or lifting', () => {
    expect(names([toB3('a', { kind: 'board', to: cell('a1') }), toB3('b', { kind: 'rage' })])).toEqual([
      'Board King',
      'Rage',
    ]);
    const lift = (to: string) =>
      action(`l${to}`, 2, 'b1', 'b2', { kind: 'lift', lifts: { piece: 12, from: cell('b2'), to: cell(to) } });
    const taking = action('t', 2, 'b1', 'b2', { kind: 'capture' });
    const faces = facesOf(d, view(), [taking, lift('a2')], [taking, lift('a2'), lift('c1'), lift('b2')]);
    expect(faces.map((f) => f.name)).toEqual(['Capture it', 'Lift Diskette']);
    expect(faces[1]).toMatchObject({
      says: 'Then choose one of 2 free squares.',
      kinds: [{ kind: 'diskette', side: 1 }],
    });
    const [back] = dropsOf([lift('b2')], cell('b2'));
    expect(names([back!])).toEqual(['Put it back and pass']);
  });
  it('two with the same name keep the host’s text; so does every other choice', () => {
    const same = [toB3('a', { leaves: 'gate', differs: 'By b2.' }), toB3('b', { leaves: 'gate', differs: 'By c2.' })];
    expect(names(same)).toEqual(['By b2.', 'By c2.']);
    const more = [...same, toB3('c')];
    expect(names(more).slice(0, 2)).toEqual(['Leave a Gate behind: By b2.', 'Leave a Gate behind: By c2.']);
    expect(names([toB3('a', { differs: 'Takes b2.' }), toB3('b', { differs: 'Takes c2.' })])).toEqual([
      'Takes b2.',
      'Takes c2.',
    ]);
  });
  it('a choice that loses the game says so', () =>
    expect(facesOf(d, view(), [toB3('a'), toB3('b', { promotion: 'angel', loses: 'MAGI loses.' })], [])[1]!.says).toBe(
      'MAGI loses.',
    ));
  it('is announced by name and number', () => {
    const choices = [toB3('a', { kind: 'board', to: cell('a1') }), toB3('b', { kind: 'rage' })];
    const said = spoken(d, view(), { say: 'choices', cell: cell('a1'), choices, actions: choices });
    expect(said.map((s) => s.text)).toEqual(['2 ways on a1. 1: Board King 2: Rage']);
  });
});

describe('the step bar and the marks', () => {
  const state = (more: Partial<MatchState>): MatchState => ({
    ...openMatch(d, view(), { warnLosing: true, followTurn: true }).state,
    ...more,
  });
  const lifts = ['a2', 'b2'].map((to) =>
    action(`l${to}`, 2, 'b1', 'b2', { kind: 'lift', lifts: { piece: 12, from: cell('b2'), to: cell(to) } }),
  );
  const held = { piece: 12, cell: cell('b2'), drops: dropsOf(lifts, cell('b2')) };
  it('names the lifted piece, where it may go, and that its own square passes', () => {
    const up = state({ mode: { is: 'dropping', piece: 2, actions: lifts, held } });
    expect(stepText(up)).toMatchObject({
      fact: 'Diskette b2 is lifted, 1 square to put it down on.',
      because: 'Putting it back on b2 passes the turn. Press Esc, right-click or click any other square to cancel.',
    });
    expect(stepText({ ...up, aim: cell('b2') }).fact).toBe('Putting it back on b2 passes the turn.');
    expect(cellLabel(d, up.view, cell('b2'), allMarks(up))).toContain('put back here, which passes the turn');
  });
  it('names the piece that a lift would pick up', () => {
    const s = state({ mode: { is: 'lifted', piece: 2, actions: lifts, wanted: null }, aim: cell('b2') });
    expect(stepText(s).fact).toBe('Lift Diskette b2.');
  });
  it('lists what a rage captures, in order, own losses marked', () => {
    const rage = toB3('r', {
      ...{ kind: 'rage', loses: 'MAGI has lost its King.', captures: [1, 12] },
      losses: [lostPiece(1, 0, 'a1'), lostPiece(12, 1, 'b2')],
    });
    const preview = { action: rage, effects: [take(1, 'a1', 2), take(12, 'b2', 2)], after: [] };
    const losses = lossesOf(view(), rage);
    expect(losses.map((l) => [l.piece.id, l.own])).toEqual([
      [1, true],
      [12, false],
    ]);
    expect(isMoreThanSeen(rage, losses)).toBe(true);
    const s = state({ mode: { is: 'lifted', piece: 2, actions: [rage], wanted: null }, aim: cell('b3'), preview });
    expect(stepText(s)).toMatchObject({
      fact: 'The Voyager rages to b3: captures a Diskette on b2; loses your own King on a1.',
      because: 'It moves. This loses the game. MAGI has lost its King.',
    });
    expect(previewMarks(preview, d, view()).map((m) => m.mark)).toEqual(['loss', 'own', 'loss']);
    const plainCapture = toB3('r', { losses: [lostPiece(12, 1, 'b3')] });
    expect(isMoreThanSeen(plainCapture, lossesOf(view(), plainCapture))).toBe(false);
  });
});

describe('labels', () => {
  it('name both pieces of a stack, without their relation to each other', () => {
    const riding: PieceNote = { id: 'riding', says: 'It rides.', by: [2] };
    const pieces = [...view().pieces, { ...rider, notes: [riding] }];
    expect(cellLabel(d, view({ pieces }), cell('b1'), [])).toBe('b1, MAGI Mass on Voyager');
    expect(noteWords(d, view({ pieces }), pieces.at(-1)!)).toEqual(['on Voyager']);
    const carrying = { ...view().pieces[1]!, notes: [{ id: 'carrying', says: 'It carries.', by: [21] }] };
    expect(noteWords(d, view({ pieces }), carrying)).toEqual(['carries Mass']);
  });
  it('say where a gate leads, and include a badge’s own sentence', () => {
    const features: View['features'] = [
      { id: 'gate', cell: cell('a2'), side: 0, hidden: false, leadsTo: cell('c1'), says: '' },
      { id: 'gate', cell: cell('a3'), side: 0, hidden: false, says: '' },
    ];
    expect(cellLabel(d, view({ features }), cell('a2'), [])).toBe('a2, empty, Gate, leads to c1');
    expect(cellLabel(d, view({ features }), cell('a3'), [])).toBe('a3, empty, Gate');
    const note: PieceNote = { id: 'copies', says: 'The last turn lets it move like a Mass.', by: [], badge: 'M' };
    const pieces = view().pieces.map((p) => (p.id === 2 ? { ...p, notes: [note] } : p));
    expect(cellLabel(d, view({ pieces }), cell('b1'), [])).toBe(
      'b1, MAGI Voyager, the last turn lets it move like a Mass',
    );
  });
});
