import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { UpdatesView } from '../../../../electron/contract/updates.ts';
import { Unable, UpdateTrouble } from '../../../../electron/contract/updates.ts';
import { useApp } from '../../../state/app.ts';
import { uiText } from '../../../text/index.ts';
import { type Answers, fakeBridge, hello, noUpdates, okAnswer, save, view } from '../../testing/bridge.ts';
import { all, click, mount, the } from '../../testing/mount.tsx';
import { App } from '../App.tsx';
import { SettingsDialog } from '../settings/Settings.tsx';
import { Start } from './Start.tsx';

const able: UpdatesView = { ...noUpdates, unable: null, asks: 'releases.example' };
const found: UpdatesView = { ...able, state: 'found', version: '0.2.0', news: 'A <b>new</b> game.' };

const bridgeWith = (updates: UpdatesView, more: Answers = {}) =>
  fakeBridge({
    'app.hello': () => okAnswer(hello({ host: 'electron', updates })),
    'library.list': () => okAnswer({ saves: [save('a')], folder: '/library', recent: [] }),
    'updates.look': () => okAnswer({}),
    'updates.download': () => okAnswer({}),
    'updates.stop': () => okAnswer({}),
    'updates.skip': () => okAnswer({}),
    'app.link': () => okAnswer({}),
    ...more,
  });
const asked = (bridge: ReturnType<typeof fakeBridge>) =>
  bridge.asked.filter(({ name }) => name.startsWith('updates.') || name === 'app.link').map(({ name }) => name);
const box = () => document.querySelector<HTMLElement>('[data-testid=update]');
const question = () => document.querySelector<HTMLElement>('[data-testid=update-question]');
const status = () => document.querySelector('[data-testid=update-status]')?.textContent;

describe('the question', () => {
  test('is asked of somebody who has come back, and an answer is the last of it', async () => {
    const bridge = bridgeWith(able);
    await mount(bridge, <Start />);
    expect(question()?.textContent).toContain('releases.example');
    expect(status()).toBe('');
    expect(document.activeElement).toBe(document.body);
    await click(the('button', 'No'));
    expect(bridge.asked.filter(({ name }) => name === 'settings.change').map(({ input }) => input)).toEqual([
      { updates: 'off', askedUpdates: true },
    ]);
    expect(question()).toBeNull();
    expect((document.activeElement as HTMLElement).dataset.begins).toBeDefined();
  });
  test.each([
    ['Tell me', 'tell'],
    ['Install', 'install'],
  ])('answered “%s” sets “%s”', async (name, updates) => {
    const bridge = bridgeWith(able);
    await mount(bridge, <Start />);
    await click(the('button', name));
    expect(bridge.asked.at(-1)).toEqual({ name: 'settings.change', input: { updates, askedUpdates: true } });
  });
  test('is not asked of a newcomer', async () => {
    const none = { 'library.list': () => okAnswer({ saves: [], folder: '/library', recent: [] }) };
    await mount(bridgeWith(able, none), <Start />);
    expect(question()).toBeNull();
  });
  test('is not asked where a build does not replace itself', async () => {
    await mount(bridgeWith(noUpdates), <Start />);
    expect(question()).toBeNull();
  });
});

describe('the start screen', () => {
  test('tells of a version that comes while it is shown, politely, with what is new as text', async () => {
    const bridge = bridgeWith(able);
    await mount(bridge, <Start />);
    act(() => bridge.tell('updates', found));
    expect(status()).toBe('Version 0.2.0 is available');
    expect(box()?.querySelector('details')?.textContent).toBe('What is newA <b>new</b> game.');
    expect(box()?.querySelector('b')).toBeNull();
    expect(question()).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  test('downloads, shows how far it is, stops, and says when it is installed', async () => {
    const bridge = bridgeWith(found);
    await mount(bridge, <Start />);
    await click(the('button', 'Download and install'));
    act(() => bridge.tell('updates', { ...found, state: 'downloading', percent: 41 }));
    expect(box()?.querySelector('progress')?.value).toBe(41);
    expect(document.activeElement).toBe(box());
    await click(the('button', 'Stop'));
    act(() => bridge.tell('updates', { ...found, state: 'ready', percent: 100 }));
    expect(status()).toBe('Version 0.2.0 will be installed when you close Fairytable');
    await click(the('button', 'Do not install it'));
    expect(asked(bridge)).toEqual(['updates.download', 'updates.stop', 'updates.stop']);
  });

  test('opens the release page, and leaves a version that is not wanted', async () => {
    const bridge = bridgeWith(found);
    await mount(bridge, <Start />);
    await click(the('button', 'Open the release page'));
    await click(the('button', 'Not this version'));
    expect(asked(bridge)).toEqual(['app.link', 'updates.skip']);
    expect((document.activeElement as HTMLElement).dataset.begins).toBeDefined();
    act(() => bridge.tell('updates', able));
    expect(box()).toBeNull();
  });

  test('says in one sentence why a download failed, and how to go on', async () => {
    const bridge = bridgeWith(found);
    await mount(bridge, <Start />);
    for (const trouble of UpdateTrouble.options) {
      act(() => bridge.tell('updates', { ...found, trouble }));
      expect(box()?.textContent).toContain(uiText.updates.troubles[trouble]);
      expect(all('button', 'Try again').length + all('button', 'Open the release page').length).toBe(2);
    }
  });

  test('says that a version was not installed, and looks again when asked', async () => {
    const bridge = bridgeWith({ ...able, version: '0.2.0', trouble: 'install' });
    await mount(bridge, <Start />);
    expect(box()?.textContent).toContain('Version 0.2.0 was not installed');
    await click(the('button', 'Try again'));
    expect(asked(bridge)).toEqual(['updates.look']);
  });

  test('is silent about a look that failed by itself', async () => {
    await mount(bridgeWith({ ...able, trouble: 'offline' }), <Start />);
    expect([box(), status()]).toEqual([null, '']);
  });
});

test('a game is not disturbed: nothing is shown or read out at the table', async () => {
  const bridge = bridgeWith(able, { 'match.open': () => okAnswer(view()) });
  await mount(bridge, <App />);
  act(() => useApp.getState().openTable(view()));
  act(() => bridge.tell('updates', found));
  expect([box(), status()]).toEqual([null, undefined]);
  expect(document.body.textContent).not.toContain('0.2.0');
});

describe('the settings', () => {
  const open = async (updates: UpdatesView) => {
    const bridge = bridgeWith(updates);
    await mount(bridge, <SettingsDialog onClose={() => {}} />);
    await click(the('tab', 'Updates'));
    return bridge;
  };
  const panel = () => document.getElementById('settings-panel')?.textContent ?? '';

  test.each(Unable.options)('say in a sentence why “%s” cannot, and have no control for it', async (unable) => {
    await open({ ...noUpdates, unable });
    expect(panel()).toContain(uiText.updates.unable[unable]);
    expect([all('radio').length, all('button', 'Look now').length]).toEqual([0, 0]);
  });

  test('answer the question, too', async () => {
    const bridge = await open(able);
    expect(the('radio', 'Off').getAttribute('aria-checked')).toBe('true');
    await click(the('radio', 'Tell me'));
    expect(bridge.asked.at(-1)).toEqual({ name: 'settings.change', input: { updates: 'tell', askedUpdates: true } });
  });

  test('look at once when asked, and tell what came of it', async () => {
    const bridge = await open(able);
    await click(the('button', 'Look now'));
    expect(asked(bridge)).toEqual(['updates.look']);
    act(() => bridge.tell('updates', { ...able, state: 'newest' }));
    expect(panel()).toContain('This is the newest version.');
    act(() => bridge.tell('updates', { ...able, trouble: 'offline' }));
    expect(panel()).toContain('cannot be reached');
    act(() => bridge.tell('updates', found));
    expect(box()?.textContent).toContain('Version 0.2.0 is available');
  });
});
