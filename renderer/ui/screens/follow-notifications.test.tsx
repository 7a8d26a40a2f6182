/** How what arrives is told while the window is not in front: by its title, by the host, by the page of a browser. */
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EffectView } from '../../../electron/contract/view.ts';
import { useApp } from '../../state/app.ts';
import { view } from '../../state/match/match.fixture.ts';
import { useNotifications } from '../../state/online/notifications.ts';
import { type FakeBridge, fakeBridge, hello, okAnswer, tiny } from '../testing/bridge.ts';
import { mount, until } from '../testing/mount.tsx';
import { App } from './App.tsx';
import { followNotifications } from './follow-notifications.ts';

const effects: EffectView[] = [{ do: 'turn', side: 0, turnNumber: 3, says: 'MAGI to move.' }];
const online = view({ players: [{ name: 'Ben' }, { name: 'Ada' }], seat: 0, node: 4 });
const arrived = { match: 'm', revision: 8, effects, view: online };

interface Shown {
  title: string;
  body: string;
  closed: boolean;
  onclick: (() => void) | null;
  onerror: (() => void) | null;
}
const shown: Shown[] = [];
let permission: NotificationPermission = 'granted';
class ShownNotification {
  static get permission() {
    return permission;
  }
  readonly #of: Shown = { title: '', body: '', closed: false, onclick: null, onerror: null };
  constructor(title: string, { body = '' }: NotificationOptions) {
    Object.assign(this.#of, { title, body });
    shown.push(this.#of);
  }
  set onclick(run: () => void) {
    this.#of.onclick = run;
  }
  set onerror(run: () => void) {
    this.#of.onerror = run;
  }
  close() {
    this.#of.closed = true;
  }
}

let front = false;
const comeToFront = () =>
  act(async () => {
    front = true;
    window.dispatchEvent(new Event('focus'));
  });

async function begin(host: 'electron' | 'browser', settings = {}): Promise<FakeBridge> {
  const bridge = fakeBridge({
    'app.hello': () => {
      const said = hello({ host, variants: [tiny] });
      return okAnswer({ ...said, settings: { ...said.settings, ...settings } });
    },
    'app.attention': () => okAnswer({}),
  });
  await mount(bridge, <App />);
  followNotifications(bridge.on);
  return bridge;
}
const attention = (bridge: FakeBridge) =>
  bridge.asked.filter(({ name }) => name === 'app.attention').map(({ input }) => input);
const arrives = (bridge: FakeBridge) => act(async () => bridge.tell('played', arrived));

beforeEach(() => {
  front = false;
  permission = 'granted';
  shown.length = 0;
  useNotifications.setState({ news: null });
  vi.spyOn(document, 'hasFocus').mockImplementation(() => front);
  vi.stubGlobal('Notification', ShownNotification);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the title says it until the window is in front; the desktop application is asked to draw attention', async () => {
  const bridge = await begin('electron');
  await arrives(bridge);
  await until(() => document.title === 'Your turn – acid – Fairytable');
  expect(attention(bridge)).toEqual([{ title: 'Your turn', body: 'acid, against Ada' }]);
  expect(shown).toEqual([]);
  await comeToFront();
  await until(() => document.title === 'Fairytable');
});

test('in front nothing is told', async () => {
  const bridge = await begin('electron');
  front = true;
  await arrives(bridge);
  expect([document.title, attention(bridge), shown]).toEqual(['Fairytable', [], []]);
});

test.each([{ notifications: false }, { calm: true }])('with %o the title alone says it', async (settings) => {
  const bridge = await begin('electron', settings);
  await arrives(bridge);
  await until(() => document.title === 'Your turn – acid – Fairytable');
  expect(attention(bridge)).toEqual([]);
});

test('in a browser the page shows the notification where it may, and takes it away when it is in front', async () => {
  const bridge = await begin('browser');
  await arrives(bridge);
  expect(shown).toMatchObject([{ title: 'Your turn', body: 'acid, against Ada', closed: false }]);
  expect(attention(bridge)).toEqual([]);
  const focus = vi.spyOn(window, 'focus').mockImplementation(() => {});
  shown[0]?.onclick?.();
  expect(focus).toHaveBeenCalled();
  await comeToFront();
  expect(shown).toMatchObject([{ closed: true }]);
  front = false;
  permission = 'denied';
  await arrives(bridge);
  expect(shown).toHaveLength(1);
  await until(() => document.title === 'Your turn – acid – Fairytable');
  expect(useApp.getState().toastNow).toBeNull();
});

test('a notification that the system does not show is said once', async () => {
  const bridge = await begin('browser');
  await arrives(bridge);
  act(() => shown[0]?.onerror?.());
  expect(useApp.getState().toastNow?.text).toMatch(/^The system did not show a notification\. Allow/);
  act(() => useApp.getState().dismissToast());
  await arrives(bridge);
  act(() => shown[1]?.onerror?.());
  expect(useApp.getState().toastNow).toBeNull();
});
