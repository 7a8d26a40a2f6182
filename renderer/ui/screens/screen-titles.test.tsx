/** What the window is called, and what is announced, by the screen on top. */
import { act } from 'react';
import { expect, test } from 'vitest';
import { useApp } from '../../state/app.ts';
import type { Over } from '../../state/app-state.ts';
import { fakeBridge, hello, okAnswer, tiny } from '../testing/bridge.ts';
import { mount, until } from '../testing/mount.tsx';
import { App } from './App.tsx';
import { PageFrame } from './PageFrame.tsx';

const bridge = () =>
  fakeBridge({
    'app.hello': () => okAnswer(hello({ variants: [tiny] })),
    'rules.book': ({ variant }) => okAnswer({ variant, sections: [] }),
  });
const open = (page: Over) => act(async () => useApp.getState().open(page, { variant: 'acid' }));
const back = () => act(async () => useApp.getState().back());
const announced = () => document.querySelector('[data-testid=screen-title]')?.textContent;

test('a screen names the window and is announced; below it the one before has its name again', async () => {
  await mount(bridge(), <App />);
  expect([document.title, announced()]).toEqual(['Fairytable', '']);
  await open('new-game');
  await until(() => document.title === 'New game of acid – Fairytable');
  expect(announced()).toBe('New game of acid');
  await open('rulebook');
  await until(() => document.title === 'Rules of acid – Fairytable');
  await open('about');
  await until(() => document.title === 'About Fairytable – Fairytable');
  await back();
  await back();
  await until(() => document.title === 'New game of acid – Fairytable');
  await back();
  await until(() => document.title === 'Fairytable');
});

test('a page that focuses nothing by itself begins at its heading', async () => {
  await mount(bridge(), <PageFrame title="Learn">Nothing to press</PageFrame>);
  expect([document.activeElement?.tagName, document.activeElement?.textContent]).toEqual(['H1', 'Learn']);
});

test('the region of a page has the name of its heading', async () => {
  await mount(bridge(), <App />);
  await open('new-game');
  const region = () => document.querySelector('[data-page=new-game] main')?.getAttribute('aria-labelledby') ?? null;
  await until(() => region() !== null);
  expect(document.getElementById(region()!)?.textContent).toBe('New game of acid');
});
