/** The list of keys, and how keys are changed there: by keyboard, with a question where another command has them. */
import { act } from 'react';
import { expect, test } from 'vitest';
import { commandIds, commands } from '../../../electron/contract/commands.ts';
import type { ChangedKeys } from '../../../electron/contract/keys.ts';
import { tipOf } from '../../commands/keyboard.ts';
import { useApp } from '../../state/app.ts';
import { capsOf } from '../../state/keys.ts';
import { adviceText } from '../../text/advice.ts';
import { computerText } from '../../text/computer.ts';
import { fakeBridge } from '../testing/bridge.ts';
import { all, click, mount, press, the, type } from '../testing/mount.tsx';
import { KeysDialog } from './KeysDialog.tsx';

const open = async () => {
  const bridge = fakeBridge();
  await mount(bridge, <KeysDialog onClose={() => undefined} />);
  return () => bridge.asked.filter(({ name }) => name === 'settings.change').map(({ input }) => input);
};
const rows = () => all('button', /Change its keys$/);
const row = (label: string) => {
  const found = rows().find((one) => one.getAttribute('aria-label')?.startsWith(`${label}: `));
  if (!found) throw new Error(`no row of ${label}`);
  return found;
};
const status = () => all('status').map((one) => one.textContent)[0];
const question = () => document.querySelector('dialog [role=alert]')?.textContent;
const field = () => the('textbox', 'Press its new keys');
const chord = (key: string, code: string, held: KeyboardEventInit = {}) => press(key, field(), { code, ...held });
const ctrl = { ctrlKey: true };
const keysNow = (): ChangedKeys => useApp.getState().settings.keys;

test('every command whose keys can be changed has a button that names them; the others say why not', async () => {
  await open();
  for (const id of commandIds) {
    const { label, fixed } = commands[id];
    const caps = capsOf(id).map((one) => one.join('+'));
    if (fixed === undefined)
      expect(row(label).getAttribute('aria-label')).toBe(`${label}: ${caps.join(' or ') || 'no key'}. Change its keys`);
    else expect(document.querySelector(`[data-tip="${fixed}"]`)).not.toBeNull();
  }
});

test('a command is found by its keys', async () => {
  await open();
  await type(the('textbox', 'Find a command'), 'ctrl+z');
  expect(rows()).toEqual([row('Undo')]);
});

test('keys count as soon as they are pressed, and everything shows them', async () => {
  const changes = await open();
  await click(row('Undo'));
  expect(document.activeElement).toBe(field());
  await chord('Control', 'ControlLeft', ctrl);
  expect(changes()).toEqual([]);
  await chord('u', 'KeyU', ctrl);
  expect(changes()).toEqual([{ keys: { undo: ['Ctrl+U'] } }]);
  expect(status()).toBe('Undo now has Ctrl+U.');
  expect(row('Undo').textContent).toBe('CtrlU');
  expect(tipOf('undo')).toBe('Undo (Ctrl+U)');
  await press('Escape', field());
  expect(document.activeElement).toBe(row('Undo'));
});

test('other keys may be kept as well', async () => {
  await open();
  await click(row('Share'));
  await click(the('switch', 'Keep its other keys as well'));
  await chord('F7', 'F7');
  await chord('F7', 'F7');
  expect(status()).toBe('It has F7 already.');
  await chord('F12', 'F12');
  await chord('u', 'KeyU', ctrl);
  // three at most: the oldest goes
  expect(keysNow()).toEqual({ share: ['Ctrl+U', 'F12', 'F7'] });
});

test('keys of another command are taken only when the player says so', async () => {
  const changes = await open();
  await click(row('Undo'));
  await chord('l', 'KeyL', ctrl);
  expect(question()).toContain('Ctrl+L is the key of “Flights”.');
  await click(the('button', 'Leave it there'));
  expect([question(), status(), document.activeElement]).toEqual([
    '',
    '“Flights” keeps its keys. Press others.',
    field(),
  ]);
  expect(changes()).toEqual([]);
  await chord('l', 'KeyL', ctrl);
  await click(the('button', 'Take it from “Flights”'));
  expect(changes()).toEqual([{ keys: { undo: ['Ctrl+L'], flights: [] } }]);
  expect(document.activeElement).toBe(field());
  expect(row('Flights').textContent).toBe('no key');
});

test.each([
  ['d', 'KeyD', {}, 'Not D. Letters and digits alone find pieces'],
  ['Enter', 'Enter', {}, 'Not Enter. Enter, Esc and Tab work buttons'],
  ['k', 'KeyK', { ctrlKey: true, altKey: true }, 'Not Ctrl+Alt+K. Ctrl and Alt together'],
  ['t', 'KeyT', ctrl, 'Not Ctrl+T. The browser or the system'],
  ['c', 'KeyC', ctrl, 'Not Ctrl+C. These keys edit'],
  ['Process', 'KeyA', { keyCode: 229 }, 'No command can have these keys'],
])('%s with %s %j is refused with the reason', async (key, code, held, why) => {
  const changes = await open();
  await click(row('Undo'));
  await chord(key, code, held);
  expect(status()).toContain(why);
  expect(changes()).toEqual([]);
});

test('one command gets its usual keys back, and loses them', async () => {
  await open();
  await click(row('Redo'));
  const usual = () => the('button', 'Usual keys: Ctrl+Shift+Z or Ctrl+Y');
  expect(usual().getAttribute('aria-disabled')).toBe('true');
  await click(the('button', 'No key'));
  expect([keysNow(), status()]).toEqual([{ redo: [] }, 'Redo now has no key.']);
  expect(the('button', 'No key').getAttribute('aria-disabled')).toBe('true');
  await click(usual());
  expect(keysNow()).toEqual({});
});

test('a usual key that another command has by now is asked for', async () => {
  await open();
  await click(row('Undo'));
  await chord('l', 'KeyL', ctrl);
  await click(the('button', 'Take it from “Flights”'));
  await press('Escape', field());
  await click(row('Flights'));
  await click(the('button', 'Usual keys: Ctrl+L'));
  expect(question()).toContain('Ctrl+L is the key of “Undo”.');
  await click(the('button', 'Take it from “Undo”'));
  expect(keysNow()).toEqual({ undo: [] });
});

test('all commands get their usual keys back, and that can be undone', async () => {
  await open();
  const back = () => the('button', 'All keys as usual');
  expect(back().getAttribute('aria-disabled')).toBe('true');
  await click(row('Undo'));
  await chord('u', 'KeyU', ctrl);
  await press('Escape', field());
  await click(back());
  expect(keysNow()).toEqual({});
  const toast = useApp.getState().toastNow;
  expect(toast?.text).toBe('All commands have their usual keys again.');
  await act(async () => toast?.action?.run());
  expect(keysNow()).toEqual({ undo: ['Ctrl+U'] });
});

test('sentences leave out keys that a command has no more', () => {
  expect(adviceText.ahead.because('Alt+→', 'Alt+←')).toBe('Alt+→ and Alt+← step through it, Esc comes back.');
  expect(adviceText.ahead.because('F7', null)).toBe('F7 steps through it, Esc comes back.');
  expect(adviceText.ahead.because(null, null)).toBe('Esc comes back.');
  expect(computerText.step.heldSays(2, 'Space', '→')).toBe('2 moves left: Space goes on, → shows one, Esc shows all.');
  expect(computerText.step.heldSays(1, null, null)).toBe('1 move left: Esc shows all.');
  expect(computerText.step.showingSays(1, null)).toBe('1 move left: Esc shows the whole turn.');
});
