import { act } from 'react';
import { expect, test } from 'vitest';
import type { Work } from '../../../electron/contract/requests.ts';
import { fakeBridge, okAnswer } from '../testing/bridge.ts';
import { all, click, mount, the } from '../testing/mount.tsx';
import { Works } from './Works.tsx';

test('a long operation shows its progress, can be cancelled, and disappears when it is over', async () => {
  const bridge = fakeBridge({ 'app.cancel': () => okAnswer({}) });
  await mount(bridge, <Works />);
  const page = document.body;
  const tell = (works: Work[]) => act(async () => bridge.tell('works', works));
  expect(all('button')).toEqual([]);
  await tell([{ id: 'w-7', what: 'open', name: 'A long game', done: 2500, total: 10000 }]);
  expect(page.textContent).toContain('Opening “A long game”…');
  expect(page.textContent).toContain('2,500 of 10,000 steps');
  expect(page.querySelector('progress')).toMatchObject({ value: 2500, max: 10000 });
  await click(the('button', 'Cancel'));
  expect(bridge.asked.at(-1)).toEqual({ name: 'app.cancel', input: { work: 'w-7' } });
  await tell([{ id: 'w-8', what: 'recover', name: 'A lost game', done: 0, total: 0 }]);
  expect(page.textContent).toContain('Recovering “A lost game”');
  expect(page.textContent).not.toContain('steps');
  // an indeterminate bar without a number
  expect(page.querySelector('progress')?.hasAttribute('value')).toBe(false);
  await tell([]);
  expect(all('button')).toEqual([]);
});
