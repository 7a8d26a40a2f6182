/** A text that is pasted: in the dialog, on the page, or in a file. */
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useApp } from '../../state/app.ts';
import { useReceiving, watchPastes } from '../../state/correspondence.ts';
import { watchDrops } from '../../state/dropped.ts';
import { App } from '../screens/App.tsx';
import { type Answers, fakeBridge, fine, refusal, view } from '../testing/bridge.ts';
import { click, mount, press, the, type, until } from '../testing/mount.tsx';
import { Receiving } from './ReceiveDialog.tsx';

const TURN = 'fairytable:1:a:b:0123456789abcdef';
const asked = (bridge: ReturnType<typeof fakeBridge>) =>
  bridge.asked.filter(({ name }) => name === 'correspondence.receive').map(({ input }) => input);
const bridgeWith = (more: Answers = {}) =>
  fakeBridge({
    'correspondence.receive': () => fine({ what: 'turn', save: 'g', view: view() }),
    ...more,
  });
const stops: (() => void)[] = [];
beforeEach(() => useReceiving.getState().close());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test('at the start screen a turn is pasted, and its game opened', async () => {
  const bridge = bridgeWith();
  await mount(bridge, <App />);
  await click(the('button', 'Paste a turn'));
  await type(the('textbox', 'The text that you got'), TURN);
  await click(the('button', 'Play it'));
  await until(() => useApp.getState().opened !== null);
  expect(asked(bridge)).toEqual([{ text: TURN }]);
  expect(useReceiving.getState().isOpen).toBe(false);
});

test('a refusal is told in the dialog, which keeps the text', async () => {
  await mount(
    bridgeWith({ 'correspondence.receive': () => refusal('This turn was played already.', 'played') }),
    <Receiving />,
  );
  act(() => useReceiving.getState().open());
  await until(() => document.querySelector('dialog') !== null);
  await click(the('button', 'Play it'));
  expect(document.querySelector('[data-testid=receive-bad]')?.textContent).toBe('Paste the text first.');
  const field = the('textbox', 'The text that you got') as HTMLTextAreaElement;
  await type(field, TURN);
  await press('Enter', field, { ctrlKey: true });
  await until(() => document.querySelector('[data-testid=receive-bad]')?.textContent !== '');
  expect(document.querySelector('[data-testid=receive-bad]')?.textContent).toBe('This turn was played already.');
  expect(field.value).toBe(TURN);
});

test('a turn pasted on the page is played; other text, and text for a field, is left alone', async () => {
  const bridge = bridgeWith();
  await mount(bridge, <input aria-label="Name" />);
  stops.push(watchPastes());
  const paste = (target: EventTarget, text: string) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  };
  paste(document.body, 'good morning');
  paste(the('textbox', 'Name'), TURN);
  paste(document.body, `My turn:\n> ${TURN}`);
  await vi.waitFor(() => expect(asked(bridge)).toHaveLength(1));
  expect(asked(bridge)).toEqual([{ text: `My turn:\n> ${TURN}` }]);
});

test('a dropped file with a turn is played, and never imported as a game', async () => {
  const bridge = bridgeWith();
  await mount(bridge, <p />);
  stops.push(watchDrops());
  const event = new DragEvent('drop', { cancelable: true, bubbles: true });
  const files = [new File([TURN], 'turn.txt')];
  Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], files, dropEffect: 'none' } });
  window.dispatchEvent(event);
  await vi.waitFor(() => expect(asked(bridge)).toEqual([{ text: TURN }]));
  expect(bridge.asked.map(({ name }) => name)).not.toContain('library.import');
});
