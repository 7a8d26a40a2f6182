import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBridge } from '../../testing/bridge.ts';
import { mount, press, the, until } from '../../testing/mount.tsx';
import { Button } from '../Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const tips = () => [...document.querySelectorAll('[role=tooltip]')].map((tip) => tip.textContent);
const send = (el: Element, event: Event) => act(async () => void el.dispatchEvent(event));
const point = (el: Element, pointerType = 'mouse') =>
  send(el, new PointerEvent('pointerover', { bubbles: true, pointerType }));
/** happy-dom does not implement :focus-visible */
let byKeys = true;
beforeEach(() => {
  byKeys = true;
  vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation((selector) => selector === ':focus-visible' && byKeys);
});
afterEach(() => void vi.restoreAllMocks());
const focus = (el: HTMLElement) => act(async () => el.focus());

function Buttons({ why = null }: { readonly why?: string | null }) {
  return (
    <>
      <Button icon="undo" iconOnly aria-label="Undo" tip="Undo (Ctrl+Z)" why={why} />
      <Button icon="redo" iconOnly aria-label="Redo" />
      <Button>Plain</Button>
    </>
  );
}
const shown = () => (
  <>
    <Buttons />
    <Tooltip />
  </>
);

test('keyboard focus shows the same tooltip as the pointer', async () => {
  await mount(fakeBridge(), shown());
  await focus(the('button', 'Undo'));
  expect(tips()).toEqual(['Undo (Ctrl+Z)']);
  await focus(the('button', 'Plain'));
  expect(tips()).toEqual([]);
  await point(the('button', 'Undo').querySelector('svg')!);
  expect(tips()).toEqual(['Undo (Ctrl+Z)']);
  await point(the('button', 'Redo'));
  expect(tips()).toEqual(['Redo']);
  await point(document.body);
  expect(tips()).toEqual([]);
});

test('focus by a press, and touch, show nothing', async () => {
  await mount(fakeBridge(), shown());
  byKeys = false;
  await focus(the('button', 'Undo'));
  await point(the('button', 'Redo'), 'touch');
  expect(tips()).toEqual([]);
});

test('Escape hides it, and a press does until the pointer returns', async () => {
  await mount(fakeBridge(), shown());
  const undo = the('button', 'Undo');
  await focus(undo);
  await press('Escape');
  expect(tips()).toEqual([]);
  await point(undo);
  await send(undo, new PointerEvent('pointerdown', { bubbles: true }));
  await point(undo.querySelector('svg')!);
  expect(tips()).toEqual([]);
  await point(document.body);
  await point(undo);
  expect(tips()).toEqual(['Undo (Ctrl+Z)']);
});

test('it says why a button is disabled, and changes and disappears with its button', async () => {
  let go: (step: 'off' | 'on' | 'gone') => void = () => {};
  function Steps() {
    const [step, set] = useState('off');
    go = set;
    return (
      <>
        {step !== 'gone' && <Buttons why={step === 'off' ? 'Nothing to take back yet.' : null} />}
        <Tooltip />
      </>
    );
  }
  await mount(fakeBridge(), <Steps />);
  await focus(the('button', 'Undo'));
  expect(tips()).toEqual(['Nothing to take back yet.']);
  await act(async () => go('on'));
  await until(() => tips()[0] === 'Undo (Ctrl+Z)');
  await act(async () => go('gone'));
  await until(() => tips().length === 0);
});

test('no element has a title attribute as well', () => {
  const sources = import.meta.glob<string>(['../../**/*.tsx', '!../../**/*.test.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  expect(Object.keys(sources).length).toBeGreaterThan(50);
  const own = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/<[a-z]+\b(?:[^<>]|=>)*?\stitle=/g)].map(([tag]) => `${file}: ${tag}`),
  );
  expect(own).toEqual([]);
});
