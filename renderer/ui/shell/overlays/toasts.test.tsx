/** What is done, what failed and what is only told look different, and a failure is announced at once. */
import { act } from 'react';
import { expect, test } from 'vitest';
import { useApp } from '../../../state/app.ts';
import type { Toast } from '../../../state/app-state.ts';
import { fakeBridge } from '../../testing/bridge.ts';
import { mount } from '../../testing/mount.tsx';
import { Toasts } from './Toasts.tsx';

const say = (how: 'toast' | 'toastFailure' | 'toastNote', text: string) =>
  act(async () => useApp.getState()[how](text));
const toast = () => document.querySelector<HTMLElement>('[data-testid=toast]');
const icon = () => toast()?.querySelector('path')?.getAttribute('d');
const region = () => toast()?.parentElement?.getAttribute('role');
const outcome = (): Toast['is'] =>
  toast()?.querySelector<HTMLElement>('[data-outcome]')?.dataset.outcome as Toast['is'];

test('each has its own icon and colour, and a failure a word as well', async () => {
  await mount(fakeBridge(), <Toasts />);
  const icons = new Set<string | null | undefined>();
  for (const [how, is] of [
    ['toast', 'done'],
    ['toastFailure', 'failed'],
    ['toastNote', 'note'],
  ] as const) {
    await say(how, 'Some text.');
    expect(outcome()).toBe(is);
    expect(toast()?.textContent).toBe(is === 'failed' ? 'Not done. Some text.' : 'Some text.');
    icons.add(icon());
  }
  expect(icons.size).toBe(3);
});

test('a failure is announced at once, everything else politely, by regions that are always there', async () => {
  await mount(fakeBridge(), <Toasts />);
  const regions = [...document.querySelectorAll('[role=status], [role=alert]')];
  expect(regions.map((it) => it.getAttribute('aria-live'))).toEqual(['polite', 'assertive']);
  await say('toast', 'Copied.');
  expect(region()).toBe('status');
  await say('toastFailure', 'The clipboard is locked.');
  expect(region()).toBe('alert');
  await say('toastNote', 'The board has turned.');
  expect(region()).toBe('status');
  expect([...document.querySelectorAll('[role=status], [role=alert]')]).toEqual(regions);
});

test('what the host refuses is a failure', async () => {
  await mount(fakeBridge(), <Toasts />);
  await act(async () => useApp.getState().refused({ code: 'full', message: 'The disk is full.' }));
  expect([outcome(), region()]).toEqual(['failed', 'alert']);
});
