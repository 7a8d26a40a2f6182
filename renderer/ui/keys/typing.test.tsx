/**
 * Every text field of the table screen that stands in no dialog, and fields of every kind beside the board: what is typed
 * is text, with Option on a Mac and with Alt elsewhere; only Ctrl (Cmd) and the top row run commands.
 */
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runCommand } from '../../commands/behaviour.ts';
import { runKey } from '../../commands/without-table.ts';
import { useApp } from '../../state/app.ts';
import { view } from '../../state/match/match.fixture.ts';
import { useOnline } from '../../state/online/online.ts';
import { all, open, q, squareAt } from '../testing/table.tsx';

const machine = vi.hoisted(() => ({ isMac: false }));
vi.mock('../../state/keys.ts', async (original) => ({
  ...(await original<typeof import('../../state/keys.ts')>()),
  get onMac() {
    return machine.isMac;
  },
}));
vi.mock('../../commands/behaviour.ts', async (original) => ({
  ...(await original<typeof import('../../commands/behaviour.ts')>()),
  runCommand: vi.fn(),
}));

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** what Option makes of the letters with the Polish layout of a Mac */
const POLISH = [...'ąķć∂ę∫©ķ^∆Żłķńóπœ®śłķ√∑źķż'];
beforeEach(async () => {
  vi.mocked(runCommand).mockClear();
  useOnline.setState({
    table: {
      match: view().match,
      you: 'host',
      people: [
        { person: 'host', isHost: true, side: 0, awayFor: null },
        { person: 'g', isHost: false, side: 1, awayFor: null },
      ],
      offers: [],
    },
  });
  await open(view({ seat: 0 }));
});
afterEach(() => {
  machine.isMac = false;
  act(() => useOnline.setState({ table: null }));
  for (const field of all('[data-added]')) field.remove();
});

/** Types into the field; whether the key was left to it. */
async function typed(field: Element, key: string, code: string, held: KeyboardEventInit = {}): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...held });
  await act(async () => field.dispatchEvent(event));
  return !event.defaultPrevented;
}
const ran = () => vi.mocked(runCommand).mock.calls.map(([id]) => id);

/** The fields of the screen, and one of each other kind. */
function fields(): readonly HTMLElement[] {
  const added = ['<textarea></textarea>', '<select><option>a</option></select>', '<p contenteditable="true">a</p>'];
  for (const html of [...added, '<input type="search">']) {
    const place = document.createElement('div');
    place.dataset.added = '';
    place.innerHTML = html;
    q('[data-testid=table]')?.append(place);
  }
  return all('input, textarea, select, [contenteditable]').filter((field) => !field.closest('dialog'));
}

it('has the field of the talk outside dialogs', () => {
  expect(fields().map((field) => field.dataset.testid ?? field.tagName)).toEqual([
    ...['talk-field', 'TEXTAREA', 'SELECT', 'P', 'INPUT'],
  ]);
});

it('takes Option and a letter for text on a Mac, with Shift as well', async () => {
  machine.isMac = true;
  for (const field of fields())
    for (const [i, letter] of LETTERS.entries())
      for (const shiftKey of [false, true]) {
        const isLeft = await typed(field, POLISH[i], `Key${letter.toUpperCase()}`, { altKey: true, shiftKey });
        expect(isLeft, `${field.tagName} ${letter}`).toBe(true);
      }
  expect(ran()).toEqual([]);
  // beside a field the same press is a command
  await typed(squareAt('b1'), 'ż', 'KeyZ', { altKey: true });
  expect(ran()).toEqual(['undo-turn']);
});

it('takes Alt and a letter for no command elsewhere, nor anything that AltGr types', async () => {
  for (const field of fields())
    for (const letter of LETTERS) {
      const code = `Key${letter.toUpperCase()}`;
      await typed(field, letter, code, { altKey: true });
      await typed(field, letter, code, { altKey: true, shiftKey: true });
      expect(await typed(field, 'ż', code)).toBe(true);
      expect(await typed(field, letter, code)).toBe(true);
    }
  expect(ran()).toEqual([]);
});

it('keeps a browser from leaving the page with Alt+Left', async () => {
  expect(await typed(q('[data-testid=talk-field]')!, 'ArrowLeft', 'ArrowLeft', { altKey: true })).toBe(false);
  expect(ran()).toEqual([]);
});

it.each([
  [false, { ctrlKey: true }],
  [true, { metaKey: true }],
])(
  'runs commands with Ctrl (Cmd) and the top row, but leaves the keys that edit text (Mac: %s)',
  async (isMac, held) => {
    machine.isMac = isMac;
    for (const field of fields()) {
      vi.mocked(runCommand).mockClear();
      await typed(field, 'l', 'KeyL', held);
      await typed(field, 'F3', 'F3');
      await typed(field, 'F6', 'F6', { shiftKey: true });
      expect(ran(), field.tagName).toEqual(['flights', 'say-situation', 'previous-region']);
      for (const [key, more] of [
        ['z', {}],
        ['Z', { shiftKey: true }],
        ['y', {}],
        ['ArrowLeft', {}],
      ] as const)
        expect(await typed(field, key, key.length === 1 ? `Key${key.toUpperCase()}` : key, { ...held, ...more })).toBe(
          true,
        );
      for (const key of ['Escape', 'Enter', 'ArrowLeft', 'Home', ' ', '.', '1']) await typed(field, key, key);
      expect(ran(), field.tagName).toHaveLength(3);
    }
  },
);

it('runs commands in a slider or a check box, where nothing is typed', async () => {
  const place = document.createElement('div');
  place.dataset.added = '';
  place.innerHTML = '<input type="range"><input type="checkbox">';
  q('[data-testid=table]')?.append(place);
  for (const field of place.children) await typed(field, 's', 'KeyS', { altKey: true });
  expect(ran()).toEqual(['share', 'share']);
});

it('takes Option letters for text on every other screen', async () => {
  machine.isMac = true;
  const before = useApp.getState().layers;
  act(() => useApp.setState({ opened: null }));
  document.addEventListener('keydown', runKey);
  for (const field of fields()) {
    // the names of players, of saves, the search in a rulebook
    expect(await typed(field, 'µ', 'KeyM', { altKey: true }), field.tagName).toBe(true);
    await typed(field, 'ˆ', 'KeyI', { altKey: true, shiftKey: true });
  }
  expect(useApp.getState()).toMatchObject({ layers: before, toastNow: null });
  await typed(document.body, 'ˆ', 'KeyI', { altKey: true, shiftKey: true });
  expect(useApp.getState().layers.map(({ page }) => page)).toEqual(['join']);
  document.removeEventListener('keydown', runKey);
});
