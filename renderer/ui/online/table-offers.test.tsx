/** What whoever asks the other player for something is told, and what the end of the game says of another one. */
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { TableView } from '../../../electron/contract/online.ts';
import type { View } from '../../../electron/contract/view.ts';
import { useApp } from '../../state/app.ts';
import { view } from '../../state/match/match.fixture.ts';
import { description } from '../../state/match/special.fixture.ts';
import { useOnline } from '../../state/online/online.ts';
import { all, ask, click, open, press, q, resolvedOk } from '../testing/table.tsx';

const host = { person: 'host', isHost: true, side: 0 as const, awayFor: null };
const guest = { person: 'g', isHost: false, side: 1 as const, awayFor: null };
const watcher = { person: 'w', isHost: false, side: null, awayFor: null };
const table = (more: Partial<TableView> = {}): TableView => ({
  ...{ match: view().match, you: 'host', people: [host, guest], offers: [] },
  ...more,
});
const told = (more: Partial<TableView>) => act(async () => useOnline.setState({ table: table(more) }));
const by = (id: string) => q(`[data-testid=${id}]`);
const over = (more: Partial<View> = {}): View =>
  view({ seat: 0, outcome: { winner: null, reason: 'agreement', says: 'Draw by agreement.' }, ...more });
/** The game was over before it was shown here. */
const openOver = async (more: Partial<View>, answers: Parameters<typeof open>[1] = {}) => {
  await open(over(more), answers);
  await click(by('result'));
};
const rematch = (side: 0 | 1) => ({ id: 7, by: side, what: 'rematch' as const, reveals: false });
afterEach(() =>
  act(() => {
    useOnline.setState(useOnline.getInitialState());
    useApp.setState({ toastNow: null });
  }),
);

test('that the other player was asked is no failure, and that they declined is told', async () => {
  useOnline.setState({ table: table() });
  await open(view({ seat: 0 }));
  const asked = { code: 'asked', message: 'Asked to take the move back. The other player answers.' };
  act(() => useApp.getState().refused(asked));
  expect(useApp.getState().toastNow).toMatchObject({ is: 'done', text: asked.message });
  await told({ declined: { by: 0, what: 'take-back' } });
  expect(useApp.getState().toastNow).toMatchObject({ is: 'failed', text: 'Your move is not taken back.' });
  expect(by('alert')?.textContent).toContain('Your move is not taken back.');
});

test('the result says that the other player asks for another game, and answers', async () => {
  useOnline.setState({ table: table({ offers: [rematch(1)] }) });
  await openOver({}, { 'table.answer': () => resolvedOk({}), 'match.rematch': () => resolvedOk(view({ seat: 1 })) });
  expect(by('end-asked')?.textContent).toContain(`${description.sides[1].name} asks for another game`);
  expect(by('rematch')?.textContent).toBe('Play again');
  await click(by('end-no'));
  expect(ask['table.answer']!.mock.calls).toEqual([[{ offer: 7, accept: false }]]);
  await click(by('rematch'));
  expect(ask['match.rematch']).toHaveBeenCalledOnce();
});

test('the result says that another game was asked for here, which is withdrawn there', async () => {
  useOnline.setState({ table: table({ offers: [rematch(0)] }) });
  await openOver({}, { 'table.answer': () => resolvedOk({}) });
  expect(by('end-own')?.textContent).toContain('You asked for another game.');
  expect(by('rematch')?.getAttribute('aria-disabled')).toBe('true');
  await click(by('end-withdraw'));
  expect(ask['table.answer']!.mock.calls).toEqual([[{ offer: 7, accept: false }]]);
});

test('the result offers a spectator no other game', async () => {
  useOnline.setState({ table: table({ you: 'w', people: [host, guest, watcher], offers: [rematch(0)] }) });
  await openOver({ seat: null });
  expect(by('end')).not.toBeNull();
  expect(['rematch', 'end-asked', 'end-own'].map(by)).toEqual([null, null, null]);
});

test('while the connection is lost a new code can be entered', async () => {
  useOnline.setState({ table: table({ you: 'g' }), broken: { state: 'lost', says: 'Lost.' } });
  await open(view({ seat: 1 }));
  await click(by('connection-code'));
  expect(useApp.getState().layers.map(({ page }) => page)).toEqual(['join']);
  expect(all('[data-testid=connection-notice] button')).toHaveLength(1);
});

test.each([
  [1, 'Not while the game is played on two machines.'],
  [null, 'You are watching this game. Only its two players can do that.'],
] as const)('an earlier position is only looked at, whoever looks (%j)', async (seat, why) => {
  const past = { parent: null, turnNumber: 1, side: 0, line: 'past', label: 'D c2–c3', text: 'Dc2-c3', kind: 'action' };
  const nodes = [
    { ...past, id: 2, label: '', text: '', kind: 'start' },
    { ...past, id: 3, parent: 2 },
  ];
  useOnline.setState({ table: table() });
  await open(view({ seat }), {
    'match.history': () => resolvedOk({ nodes, node: 3 }),
    'match.look': () => resolvedOk({ view: view({ seat, node: 2, present: false }), effects: [] }),
  });
  await press('ArrowLeft', { altKey: true });
  expect(by('play-on')?.dataset.tip).toBe(why);
});
