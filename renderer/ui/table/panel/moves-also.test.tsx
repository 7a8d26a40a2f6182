/** Further effects of a move: signs in the move list, words for screen readers. */
import { expect, it } from 'vitest';
import { cell, view } from '../../../state/match/match.fixture.ts';
import { open, press, q, resolvedOk, saidLines } from '../../testing/table.tsx';

const nodes = [
  { id: 0, parent: null, turnNumber: 1, side: 0, kind: 'start', text: '', label: '', line: 'past' },
  {
    ...{ id: 3, parent: 0, turnNumber: 1, side: 1, kind: 'action', text: 'x', label: 'D c2–c1', line: 'present' },
    also: [
      { sign: '» b2×V', says: 'Mass lands on b2, capturing MAGI Voyager' },
      { sign: '+', says: 'MAGI is in check' },
    ],
  },
];
const last = { text: 'x', label: 'D c2–c1', side: 1, piece: 13, cells: [cell('c2'), cell('c1')] } as const;

it('is shown beside its move, and announced with it by name and by F4', async () => {
  const spoken = 'LINE Diskette c2 to c1';
  await open(view({ last: { ...last, spoken, cells: [...last.cells] } }), {
    'match.history': () => resolvedOk({ nodes, node: 3 }),
  });
  const move = q('[data-section=moves] [data-node="3"]')!;
  expect(move.querySelector('[aria-hidden]')?.textContent).toBe('» b2×V +');
  expect(move.getAttribute('aria-label')).toBe('D c2–c1, Mass lands on b2, capturing MAGI Voyager, MAGI is in check');
  await press('F4');
  expect(saidLines().at(-1)).toBe(
    'LINE Diskette c2 to c1. Mass lands on b2, capturing MAGI Voyager. MAGI is in check.',
  );
});
