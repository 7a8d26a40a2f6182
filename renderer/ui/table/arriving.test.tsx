/** During playback, nothing beside the board reveals its outcome. */
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { HistoryNode, View } from '../../../electron/contract/view.ts';
import { action, cell, view } from '../../state/match/match.fixture.ts';
import { all, click, given, open, q, resolvedOk, rest, squareAt, stepBarText } from '../testing/table.tsx';

const opened = view();
/** b1 has moved to c2 and captured the piece there */
const taken = opened.pieces.find((p) => p.at === cell('c2'))!;
const after: View = view({
  ...{ revision: 8, node: 4, turn: 1, turnNumber: 5, movable: [12] },
  last: { text: 'Vb1xc2', label: 'V b1×c2', side: 0, piece: 2, kind: 'capture', cells: [cell('b1'), cell('c2')] },
  pieces: opened.pieces.map((p) =>
    p.id === 2 ? { ...p, at: cell('c2') } : p.id === taken.id ? { ...p, at: null, place: 'lost' } : p,
  ),
});
const node = (id: number, parent: number | null, label: string): HistoryNode => ({
  ...{ id, parent, label, text: label, line: 'past', turnNumber: 4, side: 0 },
  kind: parent === null ? 'start' : 'action',
});
const told = () => ({
  seats: [q('[data-testid=seat-magi]')?.textContent, q('[data-testid=seat-line]')?.textContent],
  moves: all('[data-section=moves] [data-node]').map((one) => one.textContent),
  card: q('[data-testid=card] header p')?.textContent,
  turn: q('[data-region=top] h1 + span')?.textContent,
  edge: q('[data-edge]')?.dataset.edge,
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('seats, trays, card, title and the move list change when playback has ended', async () => {
  let nodes = [node(2, null, ''), node(3, 2, 'D a2–a3')];
  given.actions = [action('Vb1xc2', 2, 'b1', 'c2', { kind: 'capture' })];
  await open(opened, {
    'match.history': () => resolvedOk({ nodes, node: 3 }),
    'match.play': () => {
      nodes = [...nodes, node(4, 3, 'V b1×c2')];
      const go = { do: 'go', piece: 2, from: cell('b1'), to: cell('c2'), how: 'walk', via: [], says: 'It slides.' };
      return resolvedOk({ revision: 8, view: after, effects: [go] });
    },
  });
  await click(squareAt('b1'));
  await rest();
  const before = told();
  expect(before.seats[0]).toContain('MAGI · to move');
  // until then the board is not at rest
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  await click(squareAt('c2'));
  expect(document.body.dataset.mode).toBe('playing');
  expect(told()).toEqual(before);
  expect(stepBarText()).toBe('MAGI: V b1×c2.');
  vi.unstubAllGlobals();
  await act(async () => {
    for (const run of frames) run(0);
  });
  await rest();
  const now = told();
  expect(now.seats[1]).toContain('LINE · to move');
  expect(now.seats.join()).toContain('1 captured');
  expect(now.moves).toEqual(['D a2–a3', 'V b1×c2']);
  expect([now.card, now.turn]).toEqual(['MAGI, on c2', 'turn 5']);
  expect(stepBarText()).toContain('LINE to move.');
});
