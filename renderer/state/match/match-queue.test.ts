/** Commands given while an answer is awaited are carried out when it arrives, as often as they were given. */
import { describe, expect, it } from 'vitest';
import type { HistoryNode, View } from '../../../electron/contract/view.ts';
import { uiText } from '../../text/index.ts';
import { Driver } from './driver.fixture.ts';
import { action, endTurn, view } from './match.fixture.ts';
import { soughtNode } from './match-derived.ts';
import { walkHistory } from './match-moves.ts';

const back = (revision: number, more: Partial<View> = {}) => ({
  revision,
  effects: [],
  view: view({ revision, ...more }),
});
const asked = (d: Driver, name: string) => d.asks.filter((a) => a.name === name);
const undo = { on: 'undo', unit: 'action' } as const;
const redo = { on: 'redo', unit: 'action' } as const;
const can = (more: Partial<View['can']>) => ({ can: { ...view().can, ...more } });

describe('undo and redo', () => {
  it('six presses undo six moves, one after another, each from the result of the one before', () => {
    const d = new Driver(view(can({ undo: true })));
    for (let n = 0; n < 6; n++) d.send(undo);
    expect(asked(d, 'match.undo')).toHaveLength(1);
    for (let n = 0; n < 6; n++) d.answer('match.undo', back(8 + n, can({ undo: true })));
    expect(asked(d, 'match.undo').map((a) => (a.input as { revision: number }).revision)).toEqual([
      7, 8, 9, 10, 11, 12,
    ]);
    expect(d.state.queue).toEqual([]);
    expect(d.state.mode.is).toBe('playing');
  });
  it('wait for a pending move', () => {
    const to = action('Vb1-c2', 2, 'b1', 'c2');
    const d = new Driver().lift('b1', [to]).pick('c2').send(undo);
    expect(asked(d, 'match.undo')).toHaveLength(0);
    d.answer('match.play', back(8, can({ undo: true })));
    expect(asked(d, 'match.undo')).toHaveLength(1);
  });
  it('one too many is announced and ends the queue', () => {
    const d = new Driver(view(can({ undo: true }))).send(undo).send(undo).send(undo);
    d.answer('match.undo', back(8, can({ undo: false, redo: true })));
    expect(asked(d, 'match.undo')).toHaveLength(1);
    expect(d.says.at(-1)).toEqual({ say: 'refused', message: uiText.reasons.nothingToUndo });
    expect(d.state.queue).toEqual([]);
  });
  it('redo after undo plays the move again, though nothing could be redone when it was pressed', () => {
    const d = new Driver(view(can({ undo: true, redo: false }))).send(undo).send(redo);
    d.answer('match.undo', back(8, can({ undo: false, redo: true })));
    expect(asked(d, 'match.redo')).toHaveLength(1);
  });
  it('stop at a refusal, at a question to both players, at a hand-over and on Escape', () => {
    const waiting = () => new Driver(view(can({ undo: true }))).send(undo).send(undo);
    const refused = waiting().refuse('match.undo', { code: 'no', message: 'No.' });
    const both = waiting().answer('match.undo', back(8, can({ undo: true, undoNeedsBoth: true })));
    const over = waiting().answer('match.undo', back(8, { handOver: { to: 1, says: 'Pass it on.' } }));
    const escaped = waiting()
      .send({ on: 'escape' })
      .answer('match.undo', back(8, can({ undo: true })));
    for (const d of [refused, both, over, escaped]) {
      expect(asked(d, 'match.undo')).toHaveLength(1);
      expect(d.state.queue).toEqual([]);
    }
    expect(both.state.mode.is).toBe('agreeing');
  });
});

describe('the end of the turn', () => {
  const to = action('Vb1-c2', 2, 'b1', 'c2');
  it('waits for the move before it', () => {
    const d = new Driver().lift('b1', [to]).pick('c2').send({ on: 'end-turn' });
    d.answer('match.play', back(8, can({ endTurn: true })));
    d.answer('match.actions', [endTurn()]);
    expect(d.last).toMatchObject({ name: 'match.play', input: { action: endTurn().text, revision: 8 } });
  });
  it('never ends the turn of the other side', () => {
    const d = new Driver().lift('b1', [to]).pick('c2').send({ on: 'end-turn' });
    d.answer('match.play', back(8, { turn: 1, ...can({ endTurn: true }) }));
    expect(d.state.mode.is).toBe('playing');
    expect(d.state.queue).toEqual([]);
  });
});

describe('steps through the game', () => {
  const nodes = [0, 1, 2, 3].map(
    (id): HistoryNode => ({
      ...{ id, parent: id === 0 ? null : id - 1, turnNumber: id, side: 0, text: '', label: '' },
      ...{ kind: id === 0 ? 'start' : 'action', line: id === 3 ? 'present' : 'past' },
    }),
  );
  const previous = (d: Driver) => {
    const node = walkHistory(d.state.nodes, soughtNode(d.state), d.state.view.node, 'previous');
    return node === null ? d : d.send({ on: 'look', node });
  };
  it('go on from the position that is being requested', () => {
    const d = new Driver(view({ node: 3 }));
    d.state = { ...d.state, nodes };
    previous(previous(previous(d)));
    expect(d.last).toMatchObject({ name: 'match.look', input: { node: 0 } });
    // the positions skipped on the way are not shown
    const [first] = asked(d, 'match.look');
    d.answer('match.look', { view: view({ node: 2 }), effects: [] }, first!.id);
    expect(d.state.look).toBeNull();
    d.answer('match.look', { view: view({ node: 0 }), effects: [] });
    expect(d.state.look?.node).toBe(0);
  });
  it('back to the present position before the first answer stays there', () => {
    const d = new Driver(view({ node: 3 }));
    d.state = { ...d.state, nodes };
    previous(d).send({ on: 'look', node: 3 });
    d.answer('match.look', { view: view({ node: 2 }), effects: [] });
    expect(d.state.look).toBeNull();
  });
});
