/** The screen of a page that has stopped working: ways on, and no way into a game that has stopped it twice. */
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { View } from '../../../electron/contract/view.ts';
import { useApp } from '../../state/app.ts';
import { stopWorking } from '../../state/crash.ts';
import { useOnline } from '../../state/online/online.ts';
import { errAnswer, type FakeBridge, fakeBridge, hello, okAnswer, view } from '../testing/bridge.ts';
import { all, click, mount, the } from '../testing/mount.tsx';
import { Failed } from './Disconnected.tsx';

const app = () => useApp.getState();
const reload = vi.fn();
const table = {
  match: 'm',
  you: 'guest',
  people: [
    { person: 'host', isHost: true, side: 0 as const, awayFor: null },
    { person: 'guest', isHost: false, side: 1 as const, awayFor: null },
  ],
  offers: [],
};

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal('location', { ...globalThis.location, reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  useOnline.setState(useOnline.getInitialState(), true);
});

const answers = {
  'match.view': () => okAnswer(view({ match: 'm', revision: 9 })),
  'match.leave': () => okAnswer({}),
};
const buttons = () => all('button').map((button) => button.textContent);
function Page() {
  const broken = useApp((app) => app.broken);
  return broken === null ? null : <Failed reason={broken} />;
}
/** A page that has just been loaded, while the host has a game open. */
async function load(open: View | null, more = {}): Promise<FakeBridge> {
  await act(async () => useApp.setState(useApp.getInitialState(), true));
  // the page of before is gone
  document.body.innerHTML = '';
  const bridge = fakeBridge({ 'app.hello': () => okAnswer(hello({ open })), ...answers, ...more });
  await mount(bridge, <Page />);
  return bridge;
}
const stop = () => act(async () => stopWorking('cells[400] is undefined'));
const game = view({ match: 'm', revision: 7 });

test('a page that stops once offers to reload, which brings the game back, and the start screen', async () => {
  await load(game);
  await stop();
  expect(buttons()).toEqual(['Reload', 'Start screen']);
  await click(the('button', 'Reload'));
  expect(reload).toHaveBeenCalledOnce();
  await load(game);
  expect(app().opened).toEqual(game);
});

test('a page that stops twice with one game does not offer it again, and no reload opens it', async () => {
  await load(game);
  await stop();
  await load(game);
  await stop();
  expect(buttons()).toEqual(['Start screen']);
  expect(document.body.textContent).toContain('stopped again with the same game');
  const bridge = await load(game);
  expect([app().opened, app().tableName]).toEqual([null, null]);
  expect(app().notices).toMatchObject([{ code: 'not-opened' }]);
  // nor does the table at another machine, when the connection to it is back
  bridge.tell('opened', game);
  expect(app().opened).toBe(null);
  await app().connection('connected');
  expect(app().opened).toBe(null);
  // another game does
  bridge.tell('opened', view({ match: 'n' }));
  expect(app().opened?.match).toBe('n');
});

test('somebody who opens the game again gets it', async () => {
  await load(game);
  await stop();
  await load(game);
  await stop();
  await load(game);
  app().openTable(game);
  expect(app().opened).toEqual(game);
});

test('the start screen leaves a game of one’s own as it stands now', async () => {
  const { asked } = await load(game);
  await stop();
  await click(the('button', 'Start screen'));
  expect(asked.at(-1)).toEqual({ name: 'match.leave', input: { match: 'm', revision: 9 } });
  expect(reload).toHaveBeenCalledOnce();
});

test('a game that cannot be left is not shown all the same', async () => {
  await load(game, { 'match.leave': () => errAnswer('refused', 'The disk is full.') });
  await stop();
  await click(the('button', 'Start screen'));
  expect(reload).toHaveBeenCalledOnce();
  await load(game);
  expect(app().opened).toBe(null);
});

test('a guest may leave the table, or keep the seat and go to the start screen', async () => {
  const { asked } = await load(game);
  await act(async () => useOnline.setState({ table }));
  await stop();
  expect(buttons()).toEqual(['Reload', 'Leave this table', 'Start screen']);
  await click(the('button', 'Start screen'));
  expect(asked.map(({ name }) => name)).not.toContain('match.leave');
  await click(the('button', 'Leave this table'));
  expect(asked.map(({ name }) => name)).toContain('match.leave');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('the host of a table is no guest of it', async () => {
  await load(game);
  await act(async () => useOnline.setState({ table: { ...table, you: 'host' } }));
  await stop();
  expect(buttons()).toEqual(['Reload', 'Start screen']);
});

test('a page that stops before it has a game offers to reload', async () => {
  await load(null);
  await stop();
  expect(buttons()).toEqual(['Reload']);
});
