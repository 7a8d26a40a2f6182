/** A game of three actions for tests of what is shared, and the way to the dialog. */
import { all, click, press } from '../testing/table.tsx';

const node = (id: number, turnNumber: number, side: 0 | 1) => ({
  ...{ id, parent: id - 1, turnNumber, side, kind: 'action', text: `t${id}`, label: `m${id}`, line: 'past' },
});
export const nodes = [
  { id: 0, parent: null, turnNumber: 1, side: 0, kind: 'start', text: '', label: '', line: 'past' },
  ...[node(1, 1, 0), node(2, 1, 1), { ...node(3, 2, 0), line: 'present' }],
];

export async function openShare(what: 'A picture' | 'A film'): Promise<void> {
  await press('s', { altKey: true });
  await click(all('dialog[open] [role=radio]').find((radio) => radio.textContent === what) ?? null);
}
