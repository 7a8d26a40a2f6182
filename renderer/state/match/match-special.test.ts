/** What only some games have, event by event: choices by promotion and by route, pools, secrets, checks, attackers. */
import { describe, expect, it } from 'vitest';
import type { View } from '../../../electron/contract/view.ts';
import { stepText } from '../../narration/step/step-bar-text.ts';
import { Driver } from './driver.fixture.ts';
import { action, cell, endTurn, view } from './match.fixture.ts';
import { choiceLook, isBusy, isHidden, layable, offered } from './match-derived.ts';
import { becoming, can, description, laying, passing, place, way } from './special.fixture.ts';

const settings = { warnLosing: true, followTurn: true };
const made = (v: View) => new Driver(v, settings, description);
const all = [place('tower', 'a2'), place('tower', 'b3'), place('trap', 'b3'), place('trap', 'c1')];
/** a driver whose actions of no piece have arrived */
const laid = (actions = all, v = laying()) => {
  const first = made(v);
  const id = first.state.waiting.none!;
  return first.send({ on: 'answered', answered: { id, name: 'match.actions', answer: { ok: true, value: actions } } });
};
const secret = { to: 1 as const, says: 'LINE notes its Traps now.' };

describe('choices', () => {
  const queen = becoming('angel');
  const rook = becoming('mass');
  it('are told apart by promotion, by route, or one by one', () => {
    expect(choiceLook([queen, rook])).toBe('promotion');
    expect(choiceLook([way('a2', 'b3'), way('c2', 'b3')])).toBe('route');
    expect(choiceLook([way('a2', 'b3'), { ...way('c2', 'b3'), captures: [12] }])).toBe('list');
    expect(choiceLook([queen, action('x', 2, 'b1', 'b3')])).toBe('list');
    expect(choiceLook([queen])).toBe('list');
  });
  it('by promotion play the one that was chosen', () => {
    const d = new Driver().lift('b1', [queen, rook]).pick('b3').send({ on: 'choose', index: 1 });
    expect(d.last).toMatchObject({ name: 'match.play', input: { action: rook.text } });
  });
  it('by promotion lead on to the routes that are left', () => {
    const other = becoming('angel', ['c2', 'b3']);
    const d = new Driver().lift('b1', [queen, rook, other]).pick('b3').send({ on: 'choose', index: 0 });
    expect(d.state.mode).toMatchObject({ is: 'choosing', choices: [queen, other], at: 0 });
    expect(d.asks.some((a) => a.name === 'match.play')).toBe(false);
    d.send({ on: 'choose', index: 1 });
    expect(d.last).toMatchObject({ name: 'match.play', input: { action: other.text } });
  });
  it('return to the lifted piece on Escape', () => {
    const d = new Driver().lift('b1', [queen, rook]).pick('b3').send({ on: 'escape' });
    expect(d.state.mode).toMatchObject({ is: 'lifted', piece: 2, actions: [queen, rook] });
  });
});

describe('placing features', () => {
  it('requests the actions of no piece as soon as there is a phase, and not otherwise', () => {
    expect(made(laying()).state.waiting.none).toBeDefined();
    expect(new Driver().state.waiting.none).toBeUndefined();
    expect(layable(laid().state)).toEqual(['tower', 'trap']);
    expect(isBusy(laid().state)).toBe(false);
  });
  it('requests them also when no piece can move', () => {
    expect(made(view({ movable: [] })).state.waiting.none).toBeDefined();
  });
  it('selects a feature, offers its cells and places it', () => {
    const d = laid().send({ on: 'lay', feature: 'tower' });
    expect(d.state.mode).toMatchObject({ is: 'laying', feature: 'tower' });
    expect(offered(d.state).map((a) => a.text)).toEqual(['tower@a2', 'tower@b3']);
    expect(d.says.at(-1)).toMatchObject({ say: 'laying', feature: 'tower' });
    d.send({ on: 'aim', target: { piece: null, cell: cell('b3') } });
    expect(d.state.aim).toBe(cell('b3'));
    d.pick('b3');
    expect(d.last).toMatchObject({ name: 'match.play', input: { action: 'tower@b3' } });
  });
  it('leaves the camera where it is while both players place public features', () => {
    const d = laid().send({ on: 'lay', feature: 'tower' }).pick('b3');
    d.answer('match.play', { revision: 8, effects: [], view: laying({ revision: 8, turn: 1 }) });
    d.send({ on: 'settled', key: d.state.arrival.key });
    expect([d.state.view.turn, d.state.seat]).toEqual([1, 0]);
    // play begins: the camera follows the side to move again
    d.send({ on: 'opened', view: view({ revision: 9, turn: 1 }) });
    expect(d.state.seat).toBe(1);
  });
  it('deselects it on a second press and on Escape', () => {
    const twice = laid().send({ on: 'lay', feature: 'tower' }).send({ on: 'lay', feature: 'tower' });
    expect(twice.state.mode.is).toBe('idle');
    expect(twice.says.at(-1)).toEqual({ say: 'laid-back', feature: 'tower' });
    expect(laid().send({ on: 'lay', feature: 'tower' }).send({ on: 'escape' }).state.mode.is).toBe('idle');
  });
  it('explains why it cannot be placed there, as for no piece', () => {
    const d = laid().send({ on: 'lay', feature: 'tower' }).pick('c1');
    expect(d.last).toMatchObject({ name: 'match.why', input: { piece: null, places: 'tower', cell: cell('c1') } });
    d.answer('match.why', { says: 'Two on one colour.', ruling: 'D-T1' });
    expect(d.state.why).toMatchObject({ places: 'tower', reason: { says: 'Two on one colour.' } });
    expect(d.state.mode.is).toBe('laying');
  });
  it('lets the cell be chosen first, and then the feature', () => {
    const d = laid().pick('b3');
    expect(d.state.mode).toMatchObject({ is: 'choosing', piece: null, cell: cell('b3') });
    d.send({ on: 'choose', index: 1 });
    expect(d.last).toMatchObject({ name: 'match.play', input: { action: 'trap@b3' } });
    expect(laid().pick('b3').send({ on: 'escape' }).state.mode.is).toBe('idle');
  });
  it('needs no choice where there is only one feature to place', () => {
    const one = [place('trap', 'b3'), place('trap', 'c1')];
    expect(offered(laid(one).state)).toEqual(one);
    expect(laid(one).pick('c1').last).toMatchObject({ name: 'match.play', input: { action: 'trap@c1' } });
    expect(laid(one).pick('a2').last).toMatchObject({ name: 'match.why', input: { places: 'trap' } });
  });
  it('goes without a phase, when something is laid after a move', () => {
    const after = view({ movable: [], budget: { left: 1, of: 2, says: 'A trap is laid now.' } });
    const one = [place('trap', 'b3'), place('trap', 'c1')];
    expect(layable(laid(one, after).state)).toEqual(['trap']);
    expect(offered(laid(one, after).state)).toEqual(one);
    expect(laid(one, after).pick('c1').last).toMatchObject({ name: 'match.play', input: { action: 'trap@c1' } });
    expect(laid(one, after).pick('a2').last).toMatchObject({ name: 'match.why', input: { places: 'trap' } });
    expect(stepText(laid(one, after).state)).toMatchObject({
      fact: 'Still MAGI’s turn: A trap is laid now.',
      because: 'Trap, 2 possible squares.',
    });
    const others = view({ movable: [], seat: 1 });
    expect(layable(laid(one, others).state)).toEqual([]);
  });
  it('passes by an action of no piece', () => {
    const d = laid([...all, passing]).send({ on: 'pass' });
    expect(d.last).toMatchObject({ name: 'match.play', input: { action: 'pass' } });
    expect(laid().send({ on: 'pass' }).asks).toEqual([]);
  });
  it('tells several ends of a turn apart', () => {
    const ends = [endTurn(), endTurn({ text: 'end-and-rest', differs: 'Rests.' })];
    const d = new Driver(view({ can: { ...can, endTurn: true } })).send({ on: 'end-turn' });
    d.answer('match.actions', ends);
    expect(d.state.mode).toMatchObject({ is: 'choosing', piece: null, cell: null, choices: ends });
    expect(d.send({ on: 'choose', index: 1 }).last).toMatchObject({ input: { action: 'end-and-rest' } });
  });
});

describe('secrets', () => {
  const nodes = { nodes: [{ id: 1 }], node: 3 };
  it('are forgotten when the screen is handed over, and only that is announced', () => {
    const d = laid(all, laying({ viewer: 0, features: [{ id: 'trap', cell: 1, side: 0, hidden: true, says: '' }] }));
    d.send({ on: 'lay', feature: 'trap' }).pick('c1');
    d.says = [];
    d.answer('match.play', {
      revision: 8,
      effects: [{ do: 'feature', feature: 'trap', cell: cell('c1'), on: true, hidden: true, says: '' }],
      view: laying({ revision: 8, turn: 1, handOver: secret }),
    });
    expect(isHidden(d.state)).toBe(true);
    expect(d.says).toEqual([{ say: 'hidden' }]);
    expect(d.state).toMatchObject({ told: null, nodes: [], ofNone: null, hovered: null, previews: {}, look: null });
    expect(d.state.arrival).toMatchObject({ how: 'cut', effects: [] });
    expect(d.state.waiting.none).toBeUndefined();
    expect(d.state.seat).toBe(1);
    // the cursor was where a secret was placed
    expect(d.state.cursor).toBe(0);
  });
  it('are forgotten, too, when the board is shown to the other side at once', () => {
    const d = laid(all, laying({ viewer: 0 }));
    d.send({ on: 'lay', feature: 'trap' }).pick('c1');
    d.answer('match.play', { revision: 8, effects: [], view: view({ revision: 8, turn: 1, movable: [12] }) });
    expect(d.state).toMatchObject({ nodes: [], inspected: null, cursor: cell('b2') });
  });
  it('accept no input but the reveal while they are hidden', () => {
    const d = made(laying({ handOver: secret }));
    const before = d.state;
    d.pick('b1').send({ on: 'escape' }).send({ on: 'undo', unit: 'action' }).send({ on: 'lay', feature: 'trap' });
    d.send({ on: 'look', node: 1 }).send({ on: 'stay-hidden' });
    expect(d.state).toEqual(before);
    d.send({ on: 'reveal' });
    expect(d.last).toMatchObject({ name: 'match.reveal', input: { match: 'm', revision: 7 } });
    d.answer('match.reveal', laying({ revision: 8, viewer: 1, turn: 1 }));
    expect(isHidden(d.state)).toBe(false);
    expect(d.says.at(-1)).toMatchObject({ say: 'revealed' });
    expect(d.asks.slice(-2).map((a) => a.name)).toEqual(['match.history', 'match.actions']);
  });
  it('are shown behind the hand-over screen, left hidden, or hidden again', () => {
    const d = made(view({ can: { ...can, reveal: true } })).send({ on: 'ask-reveal' });
    expect(isHidden(d.state)).toBe(true);
    d.send({ on: 'escape' });
    expect(d.state.mode.is).toBe('revealing');
    expect(d.send({ on: 'stay-hidden' }).state.mode.is).toBe('idle');
    d.send({ on: 'ask-reveal' }).send({ on: 'reveal' });
    d.answer('match.reveal', view({ revision: 8, viewer: 0, can: { ...can, hide: true } }));
    d.answer('match.history', nodes);
    expect(d.state.nodes).toHaveLength(1);
    d.send({ on: 'hide' });
    expect(d.last?.name).toBe('match.hide');
    d.answer('match.hide', view({ revision: 9 }));
    expect(d.state).toMatchObject({ view: { viewer: null }, nodes: [], mode: { is: 'idle' } });
    expect(d.says.at(-1)).toEqual({ say: 'hidden' });
    expect(made(view()).send({ on: 'ask-reveal' }).state.mode.is).toBe('idle');
  });
  it('that were revealed are undone only when both players agree', () => {
    const d = made(view({ can: { ...can, undoNeedsBoth: true } })).send({ on: 'undo', unit: 'turn' });
    expect(d.state.mode).toEqual({ is: 'agreeing', wish: { do: 'undo', unit: 'turn' } });
    expect(d.asks).toEqual([]);
    d.send({ on: 'agreed' });
    expect(d.last).toMatchObject({ name: 'match.undo', input: { unit: 'turn', agreed: true } });
    const no = made(view({ can: { ...can, undoNeedsBoth: true } })).send({ on: 'undo', unit: 'action' });
    expect(no.send({ on: 'stay-hidden' }).state.mode.is).toBe('idle');
    expect(no.asks).toEqual([]);
  });
  it('ask both players when the host requires it', () => {
    const d = made(view()).send({ on: 'look', node: 1 });
    d.answer('match.look', { view: view({ node: 1, present: false }), effects: [] });
    d.send({ on: 'settled', key: d.state.arrival.key }).send({ on: 'play-on' });
    d.refuse('match.goto', { code: 'both', message: 'Both players must agree.' });
    expect(d.state.mode).toEqual({ is: 'agreeing', wish: { do: 'goto', node: 1 } });
    d.send({ on: 'agreed' });
    expect(d.last).toMatchObject({ name: 'match.goto', input: { node: 1, agreed: true } });
  });
  it('are hidden before both players are asked, and stay hidden whatever they answer', () => {
    const open = () => made(view({ viewer: 0, can: { ...can, undoNeedsBoth: true, hide: true } }));
    const no = open().send({ on: 'undo', unit: 'action' });
    expect(no.last?.name).toBe('match.hide');
    // until they are hidden nothing is sent
    expect(no.send({ on: 'stay-hidden' }).state.mode.is).toBe('agreeing');
    no.answer('match.hide', view({ revision: 8, can: { ...can, undoNeedsBoth: true } }));
    expect(no.state.mode.is).toBe('agreeing');
    no.send({ on: 'stay-hidden' });
    expect(no.state).toMatchObject({ mode: { is: 'idle' }, view: { viewer: null } });
    const yes = open().send({ on: 'undo', unit: 'action' }).send({ on: 'agreed' });
    expect(yes.last?.name).toBe('match.hide');
    yes.answer('match.hide', view({ revision: 8 }));
    expect(yes.asks.at(-1)).toMatchObject({ name: 'match.undo', input: { revision: 8, agreed: true } });
  });
  it('do not stay on the page when a stale answer brings another viewer', () => {
    const d = laid(all, laying({ viewer: 0 }))
      .send({ on: 'lay', feature: 'trap' })
      .pick('c1');
    d.refuse('match.play', { code: 'stale', message: 'Old.', view: laying({ revision: 9, handOver: secret }) });
    expect(isHidden(d.state)).toBe(true);
    expect(d.says.at(-1)).toEqual({ say: 'hidden' });
  });
});

describe('checks and attackers', () => {
  const check = (at: string, by: number | null, line: readonly string[]) => ({
    ...{ side: 0 as const, king: 1, at: cell(at), by, says: `Check on ${at}.`, ruling: null },
    line: line.map((name) => cell(name)),
  });
  const checked = view({ checks: [check('a1', 12, ['b2', 'a1']), check('a1', 13, ['c2', 'b1', 'a1'])] });
  it('shows one check after another and clears them on Escape', () => {
    const d = made(checked).send({ on: 'show-check' });
    expect(d.state.shownCheck).toBe(0);
    expect(d.says.at(-1)).toMatchObject({ say: 'check', check: { by: 12 } });
    expect(d.send({ on: 'show-check' }).state.shownCheck).toBe(1);
    expect(d.send({ on: 'show-check' }).state.shownCheck).toBe(0);
    expect(d.send({ on: 'escape' }).state.shownCheck).toBeNull();
    expect(made(view()).send({ on: 'show-check' }).state.shownCheck).toBeNull();
  });
  it('shows which pieces may capture on a cell, until the next step', () => {
    const d = made(view()).send({ on: 'attackers', cell: cell('b1') });
    expect(d.last).toMatchObject({ name: 'match.attackers', input: { cell: cell('b1') } });
    const by = [{ piece: 12, line: [cell('b2'), cell('b1')] }];
    d.answer('match.attackers', by);
    expect(d.state.attacked).toEqual({ cell: cell('b1'), by });
    expect(d.says.at(-1)).toEqual({ say: 'attackers', attacked: { cell: cell('b1'), by } });
    expect(d.pick('b1').state.attacked).toBeNull();
    d.send({ on: 'escape' }).send({ on: 'attackers', cell: 3 });
    const late = d.last!.id;
    d.pick('b1').answer('match.attackers', by, late);
    expect(d.state.attacked).toBeNull();
  });
});
