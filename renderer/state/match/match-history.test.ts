/** The move list after a change: extended where the page knows what was there before, requested again where not. */
import { expect, it } from 'vitest';
import type { HistoryChange, HistoryNode, View } from '../../../electron/contract/view.ts';
import { Driver } from './driver.fixture.ts';
import { action, view } from './match.fixture.ts';

const to = action('Vb1-c2', 2, 'b1', 'c2');
const node = (id: number, parent: number | null, line: HistoryNode['line']): HistoryNode => ({
  ...{ id, parent, line, turnNumber: 1, side: 0, text: `${id}`, label: `${id}` },
  kind: parent === null ? 'start' : 'action',
});
/** 1 was undone: redo would play it again. */
const known = [node(0, null, 'present'), node(1, 0, 'future')];
const change: HistoryChange = {
  before: 2,
  added: [node(2, 0, 'present')],
  lines: [
    { id: 0, line: 'past' },
    { id: 1, line: 'branch' },
  ],
};
const after = [node(0, null, 'past'), node(1, 0, 'branch'), node(2, 0, 'present')];

/** A move was sent, and is answered with this change of the history. */
const played = (nodes: readonly HistoryNode[], history: HistoryChange | undefined, more: Partial<View> = {}) => {
  const d = new Driver();
  d.state = { ...d.state, nodes };
  d.lift('b1', [to]).pick('c2');
  const sent = d.last?.id;
  d.asks = [];
  return d.answer('match.play', { revision: 8, effects: [], history, view: view({ revision: 8, ...more }) }, sent);
};
const asked = (d: Driver) => d.asks.map(({ name }) => name);

it('adds the new move to the known history and requests nothing', () => {
  const d = played(known, change);
  expect(d.state.nodes).toEqual(after);
  expect(asked(d)).toEqual([]);
});
it('shows the history from before the move until playback has ended', () => {
  const { mode } = played(known, change).state;
  expect(mode).toMatchObject({ is: 'playing', before: { nodes: known } });
});
it('requests the whole history where the change belongs to another one, or there is none', () => {
  for (const d of [played([], change), played(known, undefined)]) {
    expect(asked(d)).toEqual(['match.history']);
    d.answer('match.history', { nodes: after, node: 2 });
    expect(d.state.nodes).toEqual(after);
  }
});
it('keeps nothing that another player knew', () => {
  const d = played(known, change, { viewer: 1 });
  expect(d.state.nodes).toEqual([]);
  expect(asked(d)).toEqual(['match.history']);
});
