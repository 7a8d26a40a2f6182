/** Popovers and dialogs in every order, in a browser that refuses to show or hide them at any time. */
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useApp } from '../../../state/app.ts';
import { fakeBridge } from '../../testing/bridge.ts';
import { all, mount, the, until } from '../../testing/mount.tsx';
import { Button } from '../Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Menu } from './Menu.tsx';
import { Toasts } from './Toasts.tsx';
import { Tooltip } from './Tooltip.tsx';
import { showPopover } from './topLayer.ts';

/** From 0 to 1; the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 0x100000000;
  };
}

let refuses = (): boolean => false;
/** As Chromium and Firefox refuse; the real method is called otherwise. */
function refusing<T extends object>(prototype: T, name: keyof T & string, error: string): void {
  const real = prototype[name] as (...words: unknown[]) => unknown;
  vi.spyOn(prototype, name as never).mockImplementation(function (this: T, ...words: unknown[]) {
    if (refuses()) throw new DOMException(`${name} was refused`, error);
    return real.apply(this, words);
  } as never);
}

beforeEach(() => {
  refuses = () => false;
  refusing(HTMLElement.prototype, 'showPopover', 'InvalidStateError');
  refusing(HTMLElement.prototype, 'hidePopover', 'NotAllowedError');
  refusing(HTMLDialogElement.prototype, 'showModal', 'InvalidStateError');
  refusing(HTMLDialogElement.prototype, 'close', 'NotAllowedError');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

let open: (dialogs: readonly number[]) => void = () => {};
let opened: readonly number[] = [];
function Page() {
  const [dialogs, set] = useState<readonly number[]>([]);
  open = set;
  opened = dialogs;
  const entries = ['One', 'Two'].map((name) => ({ id: name, name, why: name === 'Two' ? 'Not now.' : null, run() {} }));
  return (
    <>
      <Button tip="A tip">Plain</Button>
      <Menu label="Menu" entries={entries} />
      {dialogs.map((n) => (
        <Dialog key={n} title={`Dialog ${n}`} onClose={() => set((was) => was.filter((m) => m !== n))}>
          <Button tip={`The tip of ${n}`}>Inside {n}</Button>
        </Dialog>
      ))}
      <Toasts />
      <Tooltip />
    </>
  );
}

const point = (el: Element) => el.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));

test.each([1, 2, 3, 4])('nothing throws in any order of opening, closing and removing (%i)', async (seed) => {
  await mount(fakeBridge(), <Page />);
  const random = seeded(seed);
  const some = <T,>(of: readonly T[]): T | undefined => of[Math.floor(random() * of.length)];
  refuses = () => random() < 0.5;
  const events: readonly (() => unknown)[] = [
    () => point(some([...document.querySelectorAll('[data-tip]')]) ?? document.body),
    () => point(document.body),
    () => some(all('button'))?.focus(),
    () => the('button', 'Menu').click(),
    () => some(all('menuitem'))?.click(),
    () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    () => open([...new Set([...opened, Math.floor(random() * 3)])]),
    () => open(opened.slice(1)),
    () => open([]),
    () => useApp.getState().toast('Something happened.'),
    () => useApp.getState().dismissToast(),
  ];
  for (let n = 0; n < 80; n++) await act(async () => void some(events)?.());
  // and it goes on: what is opened now can be seen and answered
  refuses = () => false;
  await act(async () => open([]));
  await act(async () => open([7]));
  expect(the('dialog').textContent).toContain('Inside 7');
});

test('a tooltip that appears while a menu is being shown comes in the next frame', async () => {
  await mount(fakeBridge(), <Page />);
  const tip = () => document.querySelector<HTMLElement>('[role=tooltip]');
  let refusals = 0;
  refuses = () => refusals++ === 0;
  await act(async () => void point(the('button', 'Plain')));
  await until(() => refusals === 2);
  expect(tip()?.style.top).toMatch(/px$/);
  expect(tip()?.textContent).toBe('A tip');
});

test('a dialog that cannot be shown over everything is shown all the same, and can be closed', async () => {
  await mount(fakeBridge(), <Page />);
  refuses = () => true;
  await act(async () => open([1]));
  await until(() => all('dialog').length === 1);
  await act(async () => the('button', 'Close').click());
  expect(all('dialog')).toEqual([]);
});

test('what is removed before the next frame is not shown', async () => {
  refuses = () => true;
  const box = document.createElement('div');
  const then = vi.fn();
  showPopover(box, then)();
  refuses = () => false;
  await new Promise((frame) => requestAnimationFrame(frame));
  expect(then).not.toHaveBeenCalled();
});

test('nobody else calls these methods of the browser', () => {
  const sources = import.meta.glob<string>(
    ['../../../**/*.{ts,tsx}', '!../../../**/*.test.{ts,tsx}', '!../../testing/*', '!./topLayer.ts'],
    { query: '?raw', import: 'default', eager: true },
  );
  expect(Object.keys(sources).length).toBeGreaterThan(200);
  const callers = Object.entries(sources).filter(([, text]) =>
    /\.(showPopover|hidePopover|togglePopover|showModal)\(/.test(text),
  );
  expect(callers.filter(([, text]) => !/from '[./]+topLayer\.ts'/.test(text)).map(([file]) => file)).toEqual([]);
});
