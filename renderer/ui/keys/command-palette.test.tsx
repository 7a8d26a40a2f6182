/** The command palette: found by typing, chosen by arrows, and what is not available says why. */
import { act } from 'react';
import { expect, it } from 'vitest';
import { view } from '../../state/match/match.fixture.ts';
import { click, open, press, q } from '../testing/table.tsx';

const field = () => q('[role=combobox]') as HTMLInputElement;
const rows = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
const chosen = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
const fill = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
const key = (name: string) =>
  act(async () => {
    field().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  });
const openPalette = async () => {
  await open(view());
  await press('k', { ctrlKey: true });
};

it('finds a command by its name or its keys, and Enter runs it in place of the palette', async () => {
  await openPalette();
  expect(document.activeElement).toBe(field());
  for (const keys of ['ctrl+shift+m', 'alt+shift+n']) {
    await fill(keys);
    expect(rows().map((row) => row.textContent)).toEqual([expect.stringMatching(/^Notes.*Ctrl\+Shift\+M$/)]);
  }
  await fill('rename');
  expect(chosen()?.textContent).toMatch(/^Rename this game/);
  await key('Enter');
  expect(q('[role=combobox]')).toBeNull();
  expect(q('dialog h2')?.textContent).toBe('Rename this game');
});

it('moves through the list with the arrows, and lists what is not available last, with its reason', async () => {
  await openPalette();
  await fill('e');
  const all = rows();
  await key('ArrowUp');
  expect(chosen()).toBe(all.at(-1));
  await key('ArrowDown');
  expect(chosen()).toBe(all[0]);
  const isOff = all.map((row) => row.getAttribute('aria-disabled') === 'true');
  expect(isOff).toContain(true);
  expect(isOff.lastIndexOf(false)).toBeLessThan(isOff.indexOf(true));
  await fill('review the game');
  expect(chosen()?.textContent).toContain('You can review the game when it is over.');
  await click(chosen());
  expect(field()).not.toBeNull();
  await fill('no such command');
  expect(rows()).toEqual([]);
  expect(q('dialog [role=status]')?.textContent).toBe('No match.');
});
