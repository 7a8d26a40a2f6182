/** Moves in the notation of the game on the table, where that was chosen. */
import { act } from 'react';
import { expect, it } from 'vitest';
import { useApp } from '../../../state/app.ts';
import { cell, view } from '../../../state/match/match.fixture.ts';
import { open, q, resolvedOk } from '../../testing/table.tsx';

const nodes = [
  { id: 0, parent: null, turnNumber: 1, side: 0, kind: 'start', text: '', label: '', line: 'past' },
  {
    ...{ id: 3, parent: 0, turnNumber: 1, side: 1, kind: 'action', text: 'Pc3-c4', label: 'P c3–c4', line: 'present' },
    ...{ native: 'P-7f', spoken: 'Black moves Pawn from c3 to c4' },
  },
];
const last = { text: 'Pc3-c4', label: 'P c3–c4', native: 'P-7f', side: 1, piece: 13 } as const;
const choose = (notation: 'coordinates' | 'own') =>
  act(async () => {
    const { settings, opened } = useApp.getState();
    useApp.setState({ settings: { ...settings, notationOf: { [opened!.variant]: notation } } });
  });

it('the move list has letters and numbers, then the notation of the game, and letters and numbers again', async () => {
  await open(view({ last: { ...last, cells: [cell('c2'), cell('c1')] } }), {
    'match.history': () => resolvedOk({ nodes, node: 3 }),
  });
  const move = () => q('[data-section=moves] [data-node="3"]')?.textContent;
  expect(move()).toBe('P c3–c4');
  await choose('own');
  expect(move()).toBe('P-7f');
  await choose('coordinates');
  expect(move()).toBe('P c3–c4');
});
