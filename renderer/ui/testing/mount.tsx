/** Mounts a screen in a test and operates it as a user would: by role and name, by key, by typing. */
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach } from 'vitest';
import { useApp } from '../../state/app.ts';
import { useLessons } from '../../state/exercises/lessons.ts';
import { useProblems } from '../../state/exercises/problems.ts';
import { useGameText } from '../../state/files/game-text.ts';
import { useLibrary } from '../../state/files/library.ts';
import { usePictures } from '../../state/files/pictures.ts';
import type { FakeBridge } from './bridge.ts';
import './altGraph.ts';
import './topLayer.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
const untouched = {
  app: useApp.getInitialState(),
  library: useLibrary.getInitialState(),
  pictures: usePictures.getInitialState(),
  problems: useProblems.getInitialState(),
  lessons: useLessons.getInitialState(),
};
const mounted: (() => void)[] = [];

afterEach(async () => {
  for (const unmount of mounted.splice(0)) act(unmount);
  // a text is saved and read some time after its last change: this test's bridge answers that, and no later one is asked
  await useGameText.getState().finish();
  useApp.setState(untouched.app, true);
  useLibrary.setState(untouched.library, true);
  usePictures.setState(untouched.pictures, true);
  useProblems.setState(untouched.problems, true);
  useLessons.setState(untouched.lessons, true);
  document.body.innerHTML = '';
});

/** Attaches the page to the bridge and renders `what`; resolves when it is at rest. */
export async function mount(bridge: FakeBridge, what: ReactNode): Promise<HTMLElement> {
  await useApp.getState().attach(bridge);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  mounted.push(() => root.unmount());
  await act(async () => root.render(what));
  return place;
}

const nameOf = (el: Element): string => {
  const by = el.getAttribute('aria-labelledby');
  if (by)
    return by
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  const own = el.getAttribute('aria-label');
  if (own !== null) return own;
  const label = el.id && document.querySelector(`label[for="${CSS.escape(el.id)}"]`);
  return (label ? label.textContent : el.textContent) ?? '';
};
const selectors = {
  button: 'button:not([role])',
  heading: 'h1, h2, h3',
  textbox: 'input:not([type=search]), textarea',
  searchbox: 'input[type=search]',
  dialog: 'dialog[open]',
  radio: '[role=radio]',
  menuitem: '[role=menuitem]',
  switch: '[role=switch]',
  tab: '[role=tab]',
  status: '[role=status]',
} as const;

export const all = (role: keyof typeof selectors, name?: string | RegExp): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selectors[role])].filter((el) => {
    if (name === undefined) return true;
    const said = nameOf(el).replace(/\s+/g, ' ').trim();
    return typeof name === 'string' ? said === name : name.test(said);
  });

/** The only element of this role and name; throws, listing the candidates, if there is none or there are several. */
export function the(role: keyof typeof selectors, name?: string | RegExp): HTMLElement {
  const found = all(role, name);
  if (found.length !== 1) {
    const there = all(role).map((el) => `"${nameOf(el).replace(/\s+/g, ' ').trim()}"`);
    throw new Error(`${found.length} of ${role} ${String(name)}; there are ${there.join(', ')}`);
  }
  return found[0];
}

export const click = (el: HTMLElement): Promise<void> =>
  act(async () => {
    el.focus();
    el.click();
  });

export const press = (
  key: string,
  el: Element = document.activeElement ?? document.body,
  more: KeyboardEventInit = {},
) =>
  act(async () => {
    el.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  });

export const type = (el: HTMLElement, text: string): Promise<void> =>
  act(async () => {
    const isField = el instanceof HTMLInputElement || el instanceof HTMLTextAreaElement;
    if (!isField) throw new Error('only a field can be typed into');
    const { prototype } = el instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    // React notices the event only if the value was set past its own tracking
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(el, text);
    el.dispatchEvent(new Event('input', { bubbles: true }));
  });

/** Runs until `true`, a frame at a time; for what happens after a paint. */
export async function until(what: () => boolean): Promise<void> {
  while (!what()) await act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));
}
