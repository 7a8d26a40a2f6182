/** The settings together with the preferences of the system. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { usualSettings } from '../../electron/contract/settings.ts';
import { showsGroupLetters, useResolved } from './appearance.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(() => vi.unstubAllGlobals());

/** A system with these preferences, and how to change them. */
function system(...wishes: string[]) {
  const heard = new Set<() => void>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return wishes.some((wish) => query.includes(wish));
    },
    addEventListener: (_: string, listener: () => void) => heard.add(listener),
    removeEventListener: (_: string, listener: () => void) => heard.delete(listener),
  }));
  return {
    change: (...to: string[]) => {
      wishes.splice(0, wishes.length, ...to);
      for (const listener of heard) listener();
    },
    listeners: heard,
  };
}

test('by themselves the letters of groups come with high contrast, here or in the system, and with forced colours', () => {
  const now = system();
  expect(showsGroupLetters(usualSettings)).toBe(false);
  expect(showsGroupLetters({ ...usualSettings, contrast: 'high' })).toBe(true);
  for (const wish of ['prefers-contrast: more', 'forced-colors: active']) {
    now.change(wish);
    expect(showsGroupLetters(usualSettings), wish).toBe(true);
    expect(showsGroupLetters({ ...usualSettings, groupLetters: 'never' })).toBe(false);
    expect(showsGroupLetters({ ...usualSettings, letters: 'never' }), 'without any other letter').toBe(false);
  }
  now.change();
  expect(showsGroupLetters({ ...usualSettings, letters: 'never', groupLetters: 'always' })).toBe(true);
});

test('a preference that changes in the system is followed at once', async () => {
  const now = system();
  const host = document.createElement('div');
  const root = createRoot(host);
  function Shown() {
    return <p>{useResolved(showsGroupLetters, usualSettings) ? 'shown' : 'not shown'}</p>;
  }
  await act(async () => root.render(<Shown />));
  expect(host.textContent).toBe('not shown');
  await act(async () => now.change('forced-colors: active'));
  expect(host.textContent).toBe('shown');
  await act(async () => root.unmount());
  expect(now.listeners.size).toBe(0);
});
