/**
 * The table screen with the flat board over a Bridge whose answers a test writes by hand: requests, announcements, and
 * helpers that click, press keys and type. The game is the made-up one of `special.fixture.ts`.
 */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import type { VariantDescription } from '../../../electron/contract/description.ts';
import type { Bridge, Hello } from '../../../electron/contract/requests.ts';
import { usualSettings } from '../../../electron/contract/settings.ts';
import type { ActionView, View } from '../../../electron/contract/view.ts';
import { useApp } from '../../state/app.ts';
import { cell, view } from '../../state/match/match.fixture.ts';
import { description } from '../../state/match/special.fixture.ts';
import TableScreen from '../table/TableScreen.tsx';
import './altGraph.ts';
import './topLayer.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
type Ask = Record<string, ReturnType<typeof vi.fn>>;
export const resolvedOk = (value: unknown) => Promise.resolve({ ok: true, value });
let host: HTMLElement;
let root: Root;
/** the requests made, and the answers to give: the actions of pieces, and those of no piece */
export const given: { ask: Ask; actions: readonly ActionView[]; ofNone: readonly ActionView[] } = {
  ask: {},
  actions: [],
  ofNone: [],
};
export const ask: Ask = new Proxy({} as Ask, { get: (_, name) => given.ask[String(name)] });
export const q = (s: string) => document.querySelector<HTMLElement>(s);
export const all = (s: string) => [...document.querySelectorAll<HTMLElement>(s)];
export const squareAt = (name: string) => q(`[data-name="${name}"]`)!;
export const click = (el: HTMLElement | null) =>
  act(async () => {
    if (!el) throw new Error('there is nothing to click');
    el.click();
  });
export const press = (key: string, more: Partial<KeyboardEventInit> = {}) =>
  act(async () => {
    const code = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : /^\d$/.test(key) ? `Digit${key}` : key;
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...more }),
    );
  });
export const type = (el: HTMLElement | null, text: string) =>
  act(async () => {
    // React notices the event only if the value was set past its own tracking
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(el, text);
    el?.dispatchEvent(new Event('input', { bubbles: true }));
  });
export const rest = () => act(async () => expect.poll(() => document.body.dataset.busy).toBe('0'));
export const saidLines = () => all('[data-testid=log] p').map((p) => p.textContent);
export const stepBarText = () => q('[data-testid=stepbar]')?.textContent ?? '';
/** the primary buttons of the step bar, of which there is one at most */
export const primaryButtons = () => all('[data-testid=stepbar] .primary').map((button) => button.dataset.testid);
export const playedActions = () => ask['match.play']!.mock.calls.map(([input]) => (input as { action: string }).action);

const answers = (): Record<string, (input: never) => Promise<unknown>> => ({
  'match.history': () => resolvedOk({ nodes: [], node: 3 }),
  'match.actions': ({ piece: id }: { piece: number | null }) => resolvedOk(id === null ? given.ofNone : given.actions),
  'match.preview': ({ action: text }: { action: string }) => {
    const action = [...given.actions, ...given.ofNone].find((a) => a.text === text);
    const effects = action?.promotion === 'mass' ? [{ do: 'check', side: 1, at: cell('c3'), by: 2, says: '' }] : [];
    return resolvedOk({ action, effects, after: [] });
  },
  'match.reach': () => resolvedOk([]),
  'match.why': () => resolvedOk({ says: 'Two of them on one colour.', ruling: 'D-T1' }),
  'match.play': () => resolvedOk({ revision: 8, view: view({ revision: 8, turn: 1, movable: [12] }), effects: [] }),
  'app.drawn': () => resolvedOk({}),
});
export const open = async (
  opened: View,
  more: Record<string, (input: never) => Promise<unknown>> = {},
  other: readonly VariantDescription[] = [],
) => {
  given.ask = Object.fromEntries(Object.entries({ ...answers(), ...more }).map(([k, f]) => [k, vi.fn(f as never)]));
  useApp.setState({
    phase: 'ready',
    hello: { variants: [...other, description], spots: {} } as unknown as Hello,
    settings: { ...usualSettings, board: 'flat', toldTurning: true },
    ask: given.ask as unknown as Bridge['ask'],
    opened,
    layers: [],
    problems: [],
  });
  await act(async () => root.render(<TableScreen opened={opened} />));
  await rest();
};
beforeEach(() => {
  Object.assign(given, { ask: {}, actions: [], ofNone: [] });
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  host.remove();
});
// what is still being fetched then has no document to load into
afterAll(() => vi.dynamicImportSettled());
