/** Comments in the move list and their dialog: by keyboard and by name, with a way back. */
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import type { HistoryNode, MoveComment, View } from '../../../electron/contract/view.ts';
import { useApp } from '../../state/app.ts';
import { cell, view } from '../../state/match/match.fixture.ts';
import { all, ask, click, open, press, q, resolvedOk, saidLines } from '../testing/table.tsx';

const nodesWith = (comment?: MoveComment, secret?: true): HistoryNode[] => [
  { id: 0, parent: null, turnNumber: 1, side: 0, kind: 'start', text: '', label: '', line: 'past' },
  {
    ...{ id: 3, parent: 0, turnNumber: 1, side: 1, kind: 'action', text: 'x', label: 'D c2–c1', line: 'present' },
    ...(comment && { comment }),
    ...(secret && { secret }),
  },
];
const last: View['last'] = {
  ...{ text: 'x', label: 'D c2–c1', side: 1, piece: 13 },
  cells: [cell('c2'), cell('c1')],
};
let revision = 7;
beforeEach(() => {
  revision = 7;
});
const table = (comment?: MoveComment, secret?: true) =>
  open(view({ last }), {
    'match.history': () => resolvedOk({ nodes: nodesWith(comment, secret), node: 3 }),
    'match.comment': ({ mark, text }: MoveComment) => {
      revision++;
      const now = mark === null && text === '' ? null : { mark, text };
      const history = { before: 2, added: [], lines: [], comments: [{ id: 3, comment: now }] };
      return resolvedOk({ revision, effects: [], view: view({ last, revision }), history });
    },
  });
const fill = (text: string) =>
  act(async () => {
    const field = q('[data-testid=comment-text]');
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
const move = () => q('[data-section=moves] [data-node="3"]');
const sent = () => ask['match.comment']!.mock.calls.map(([input]) => input);

it('is written with Alt+E and Enter, shown behind and below its move, and taken back', async () => {
  await table();
  await press('e', { altKey: true });
  expect(q('dialog h2')?.textContent).toBe('Comment on LINE: D c2–c1');
  expect(document.activeElement).toBe(q('[data-testid=comment-text]'));
  await click(all('dialog [role=radio]').find((radio) => radio.textContent === '!?') ?? null);
  await fill('  a trap\nfor later ');
  q('[data-testid=comment-text]')?.focus();
  await press('Enter');
  const comment = { mark: '!?', text: 'a trap for later' };
  expect(sent()).toEqual([{ match: 'm', node: 3, ...comment }]);
  expect(q('dialog')).toBeNull();
  expect(move()?.textContent).toContain('!?');
  expect(move()?.getAttribute('aria-label')).toBe('D c2–c1, interesting move');
  const id = move()?.getAttribute('aria-describedby');
  expect(q(`#${id}`)?.textContent).toBe('a trap for later');
  const toast = useApp.getState().toastNow;
  expect(toast?.text).toBe('Comment saved.');
  await act(async () => toast?.action?.run());
  expect(sent().at(-1)).toEqual({ match: 'm', node: 3, mark: null, text: '' });
  expect(move()?.getAttribute('aria-describedby')).toBeNull();
});

it('shows what was there, and sends nothing if nothing was changed', async () => {
  await table({ mark: '??', text: 'oh no' });
  await press('e', { altKey: true });
  expect(q('dialog [role=radio][aria-checked=true]')?.textContent).toBe('??');
  expect((q('[data-testid=comment-text]') as HTMLTextAreaElement).value).toBe('oh no');
  await click(q('[data-testid=comment-save]'));
  expect(sent()).toEqual([]);
  await press('e', { altKey: true });
  await click(q('[data-testid=comment-remove]'));
  expect(sent()).toEqual([{ match: 'm', node: 3, mark: null, text: '' }]);
  expect(useApp.getState().toastNow?.text).toBe('Comment removed.');
});

it('is not offered on a secret move', async () => {
  await table(undefined, true);
  await press('e', { altKey: true });
  expect(q('[data-testid=comment-text]')).toBeNull();
  expect(saidLines().join(' ') + (useApp.getState().toastNow?.text ?? '')).toContain('secret move takes none');
});

it('is spoken when its move is looked at', async () => {
  const nodes = nodesWith({ mark: '!', text: 'well seen' });
  await open(view({ last, node: 4 }), {
    'match.history': () =>
      resolvedOk({
        nodes: [...nodes, { ...nodes[1]!, id: 4, parent: 3, label: 'D c8–c7', comment: undefined }],
        node: 4,
      }),
    'match.look': () => resolvedOk({ view: view({ last, node: 3, present: false }), effects: [] }),
  });
  await click(move());
  expect(saidLines().join(' ')).toContain('Marked as good move. Comment: well seen');
});
