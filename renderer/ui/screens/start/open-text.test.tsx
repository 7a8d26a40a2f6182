/** A text of ours that is pasted: in the dialog, on the page, in the wrong place, or in a file. */
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Recognised } from '../../../../electron/contract/foreign-text.ts';
import { useApp } from '../../../state/app.ts';
import { watchDrops } from '../../../state/files/dropped.ts';
import { followTexts, useOpening, watchPastes } from '../../../state/files/open-text.ts';
import { JoinDialog } from '../../online/JoinDialog.tsx';
import { type Answers, errAnswer, fakeBridge, okAnswer, view } from '../../testing/bridge.ts';
import { click, mount, press, the, type, until } from '../../testing/mount.tsx';
import { App } from '../App.tsx';
import { Opening } from './OpenText.tsx';

const TURN = 'fairytable:1:a:b:0123456789abcdef';
const turn: Recognised = { found: [{ is: 'turn', title: 'acid', friend: 'Grace' }], why: null };
const game = (turns: number): Recognised['found'][number] => ({
  ...{ is: 'game', title: 'acid', turns, text: `[Game "acid"] ${turns}` },
});
const asked = (bridge: ReturnType<typeof fakeBridge>, request = 'correspondence.receive') =>
  bridge.asked.filter(({ name }) => name === request).map(({ input }) => input);
const bridgeWith = (more: Answers = {}) =>
  fakeBridge({
    'correspondence.receive': () => okAnswer({ what: 'turn', save: 'g', view: view() }),
    'text.recognise': () => okAnswer(turn),
    'online.seat': () => okAnswer({ isKept: false }),
    ...more,
  });
const said = (id: string): string | null | undefined => document.querySelector(`[data-testid=${id}]`)?.textContent;
const paste = (target: EventTarget, text: string): void => {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
};
const stops: (() => void)[] = [];
beforeEach(() => useOpening.getState().close());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test('at the start screen a text is pasted, it is said what it is, and its button does it', async () => {
  const bridge = bridgeWith();
  await mount(bridge, <App />);
  await click(the('button', 'Paste text'));
  await type(the('textbox', 'The text'), TURN);
  await until(() => said('open-found') === 'This is a turn of your game of acid with Grace.');
  await click(the('button', 'Play it'));
  await until(() => useApp.getState().opened !== null);
  expect(asked(bridge)).toEqual([{ text: TURN }]);
  expect(useOpening.getState().isOpen).toBe(false);
});

test('several games are offered one by one', async () => {
  const bridge = bridgeWith({
    'text.recognise': () => okAnswer({ found: [game(1), game(34)], why: null }),
    'library.import': () => errAnswer('disk', 'The disk is full.'),
  });
  await mount(bridge, <Opening />);
  act(() => useOpening.getState().open('two games'));
  await until(() => document.querySelectorAll('[data-testid=offer-game]').length === 2);
  expect(said('open-found')).toContain('This is a game of acid, 1 turn.');
  expect(said('open-found')).toContain('This is a game of acid, 34 turns.');
  await click(document.querySelectorAll<HTMLElement>('[data-testid=offer-game]')[1]);
  await until(() => said('open-bad') === 'The disk is full.');
  expect(asked(bridge, 'library.import')).toEqual([{ file: { name: 'Pasted game', text: '[Game "acid"] 34' } }]);
});

test('a refusal is told in the dialog, which keeps the text', async () => {
  await mount(
    bridgeWith({ 'correspondence.receive': () => errAnswer('played', 'This turn was played already.') }),
    <Opening />,
  );
  act(() => useOpening.getState().open());
  await until(() => document.querySelector('dialog') !== null);
  await click(the('button', 'Open'));
  await until(() => said('open-bad') === 'Paste the text first.');
  const field = the('textbox', 'The text') as HTMLTextAreaElement;
  await type(field, TURN);
  await press('Enter', field, { ctrlKey: true });
  await until(() => said('open-bad') === 'This turn was played already.');
  expect(field.value).toBe(TURN);
});

test('a turn pasted on the page is played, and text for a field is left alone', async () => {
  const bridge = bridgeWith();
  await mount(bridge, <input aria-label="Name" />);
  stops.push(watchPastes());
  paste(the('textbox', 'Name'), TURN);
  paste(document.body, `My turn:\n> \u200bFairytable:1:a:b`);
  await expect.poll(() => asked(bridge)).toHaveLength(1);
  expect(asked(bridge)).toEqual([{ text: `My turn:\n> \u200bFairytable:1:a:b` }]);
});

test('other text that is pasted on the start screen is shown in the dialog, with what is wrong with it', async () => {
  const bridge = bridgeWith({ 'text.recognise': () => okAnswer({ found: [], why: 'Line 4 cannot be read.' }) });
  await mount(bridge, <App />);
  act(() => paste(document.body, 'good morning'));
  await until(() => said('open-bad') === 'Line 4 cannot be read.');
  expect((the('textbox', 'The text') as HTMLTextAreaElement).value).toBe('good morning');
});

test('what is pasted where a code belongs is offered to the place that takes it', async () => {
  const bridge = bridgeWith({ 'online.join': () => errAnswer('code-letter', 'A code has no “:”.') });
  await mount(bridge, <JoinDialog onClose={() => {}} />);
  await type(the('textbox', 'Code of the invitation'), TURN);
  await click(the('button', 'Join'));
  await until(() => document.querySelector('[data-testid=offer-turn]') !== null);
  await click(the('button', 'Play it'));
  await expect.poll(() => asked(bridge)).toEqual([{ text: TURN }]);
});

const drop = (file: File): void => {
  const event = new DragEvent('drop', { cancelable: true, bubbles: true });
  Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], files: [file], dropEffect: 'none' } });
  window.dispatchEvent(event);
};
test('a dropped file with a turn is played, and never imported as a game', async () => {
  const bridge = bridgeWith();
  await mount(bridge, <p />);
  stops.push(watchDrops());
  drop(new File([TURN], 'turn.txt'));
  await expect.poll(() => asked(bridge)).toEqual([{ text: TURN }]);
  expect(bridge.asked.map(({ name }) => name)).not.toContain('library.import');
});
test('a dropped file with the code of a table joins it', async () => {
  const bridge = bridgeWith({
    'text.recognise': () => okAnswer({ found: [{ is: 'code', text: 'ABCDE' }], why: null }),
    'online.join': () => errAnswer('gone', 'Nobody answers.'),
  });
  await mount(bridge, <p />);
  stops.push(watchDrops());
  drop(new File(['join me: ABCDE'], 'code.txt'));
  await expect.poll(() => asked(bridge, 'online.join')).toEqual([{ code: 'ABCDE' }]);
});
test('a code that cannot be used is told as a failure', async () => {
  const bridge = bridgeWith({
    'text.recognise': () => okAnswer({ found: [{ is: 'code', text: 'ABCDE' }], why: null }),
    'online.join': () => errAnswer('gone', 'Nobody answers.'),
  });
  await mount(bridge, <p />);
  stops.push(watchDrops());
  drop(new File(['ABCDE'], 'code.txt'));
  await expect.poll(() => useApp.getState().toastNow).toMatchObject({ is: 'failed', text: 'Nobody answers.' });
});
test('a text in a file that the host has opened is shown in the dialog', async () => {
  const bridge = bridgeWith();
  await mount(bridge, <Opening />);
  followTexts();
  act(() => bridge.tell('text', { text: TURN }));
  await until(() => said('open-found') === 'This is a turn of your game of acid with Grace.');
});
test('a dropped picture is called one, and its bytes are not shown as text', async () => {
  const bridge = bridgeWith({ 'text.recognise': () => okAnswer({ found: [], why: 'This is a picture.' }) });
  await mount(bridge, <Opening />);
  stops.push(watchDrops());
  drop(new File([new Uint8Array([0xff, 0xd8, 0, 1])], 'holiday.jpg'));
  await expect.poll(() => useApp.getState().toastNow).toMatchObject({ is: 'failed', text: 'This is a picture.' });
  expect(asked(bridge, 'library.import')).toEqual([]);
  expect(useOpening.getState().isOpen).toBe(false);
});
