/** Keys as text: how they are spelled, which a command may have, and what is read from a file. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { commandIds, commands } from './commands.ts';
import {
  editsText,
  isForBoard,
  KeysSetting,
  keysIn,
  keysRefused,
  otherWith,
  readKeys,
  specOf,
  withKeys,
} from './keys.ts';
import { readSettings, SettingsChange, usualSettings } from './settings.ts';

test.each([
  ['Ctrl+Shift+Z', { ctrl: true, alt: false, shift: true, base: 'Z' }],
  ['Ctrl++', { ctrl: true, alt: false, shift: false, base: '+' }],
  ['+', { ctrl: false, alt: false, shift: false, base: '+' }],
  ['Alt+ArrowLeft', { ctrl: false, alt: true, shift: false, base: 'ArrowLeft' }],
])('%s is parsed', (keys, spec) => {
  expect(specOf(keys)).toEqual(spec);
});

describe('a command may have', () => {
  test.each(['Ctrl+K', 'Alt+Shift+7', 'F7', 'Shift+F7', '.', 'Ctrl+Ü', 'Space', 'Ctrl+Enter', 'Delete', 'Ctrl++'])(
    '%s',
    (keys) => expect(keysRefused(keys)).toBeNull(),
  );
  test.each([
    ['a letter alone', 'K', 'plain'],
    ['Shift and a letter', 'Shift+K', 'plain'],
    ['a digit alone', '4', 'plain'],
    ['Enter', 'Enter', 'controls'],
    ['Esc, even with Ctrl', 'Ctrl+Escape', 'controls'],
    ['Tab', 'Shift+Tab', 'controls'],
    ['Ctrl and Alt, which is AltGr on Windows', 'Ctrl+Alt+K', 'altgr'],
    ['what a tab of a browser keeps', 'Ctrl+Shift+T', 'browser'],
    ['what closes a window', 'Alt+F4', 'browser'],
    ['what copies text', 'Ctrl+C', 'text'],
    ['what moves by a word', 'Ctrl+Shift+ArrowLeft', 'text'],
    ['modifiers in another order', 'Shift+Ctrl+K', 'unknown'],
    ['a small letter', 'Ctrl+k', 'unknown'],
    ['a sign with Shift', 'Ctrl+Shift+?', 'unknown'],
    ['a modifier alone', 'Ctrl', 'unknown'],
    ['a modifier and nothing', 'Ctrl+', 'unknown'],
    ['a control character', 'Ctrl+\u0007', 'unknown'],
    ['a family of keys', 'Letter', 'unknown'],
    ['nothing', '', 'unknown'],
  ])('not %s', (_, keys, why) => expect(keysRefused(keys)).toBe(why));
});

test('characters and keys that move are for the board; those with Ctrl or Alt and the top row are not', () => {
  for (const keys of ['.', 'Space', 'Shift+ArrowLeft', 'Home', 'Letter']) expect(isForBoard(keys), keys).toBe(true);
  for (const keys of ['Ctrl+.', 'Alt+Home', 'F2', 'Shift+F6', 'Escape', 'Digit'])
    expect(isForBoard(keys), keys).toBe(false);
});

test('undo and redo in a text field are the field’s', () => {
  for (const keys of ['Ctrl+Z', 'Ctrl+Shift+Z', 'Ctrl+Y', 'Ctrl+V']) expect(editsText(keys), keys).toBe(true);
  for (const keys of ['Ctrl+L', 'Alt+Z', 'Z', 'Ctrl+Enter']) expect(editsText(keys), keys).toBe(false);
});

describe('changed keys', () => {
  test('are taken from the command that had them, and only what differs is kept', () => {
    const taken = withKeys({}, 'undo', ['Ctrl+L']);
    expect(taken).toEqual({ undo: ['Ctrl+L'], flights: [] });
    expect(otherWith('Ctrl+L', 'flights', taken)).toBe('undo');
    expect(otherWith('Ctrl+Z', 'flights', taken)).toBeNull();
    expect(keysIn('undo', taken)).toEqual(['Ctrl+L']);
    const back = withKeys(taken, 'flights', ['Ctrl+L']);
    expect(back).toEqual({ undo: [] });
    expect(withKeys(back, 'undo', ['Ctrl+Z'])).toEqual({});
  });

  test('leave a command the keys that were not taken', () => {
    expect(withKeys({}, 'share', ['Ctrl+Y'])).toEqual({ share: ['Ctrl+Y'], redo: ['Ctrl+Shift+Z'] });
  });

  test('in a request are refused where they cannot be', () => {
    const may = (keys: unknown) => v.is(KeysSetting, keys);
    expect(may({ undo: ['Ctrl+U'], redo: [] })).toBe(true);
    expect(may({ undo: ['Ctrl+L'] }), 'the key of another command').toBe(false);
    expect(may({ undo: ['Ctrl+L'], flights: [] })).toBe(true);
    expect(may({ undo: ['Ctrl+C'] })).toBe(false);
    expect(may({ undo: 'Ctrl+U' })).toBe(false);
    expect(may({ strange: ['Ctrl+U'] })).toBe(false);
    expect(may({ choose: ['Ctrl+U'] }), 'keys that are fixed').toBe(false);
    expect(may({ undo: ['F7', 'Shift+F7', 'Ctrl+U', 'Ctrl+J'] }), 'too many').toBe(false);
    expect(v.is(SettingsChange, { keys: { undo: ['Ctrl+T'] } })).toBe(false);
  });

  test('in a file are read one by one', () => {
    const found = {
      undo: ['Ctrl+U'],
      strange: ['Ctrl+J'],
      constructor: ['Ctrl+J'],
      redo: ['Ctrl+nonsense'],
      mute: 7,
      choose: ['Ctrl+D'],
      hint: [],
    };
    expect(readKeys(found)).toEqual({ undo: ['Ctrl+U'], hint: [] });
    expect(readSettings({ theme: 'day', keys: found })).toMatchObject({ theme: 'day', keys: { undo: ['Ctrl+U'] } });
  });

  test('that a file gives to two commands are those of the first', () => {
    expect(readKeys({ undo: ['Ctrl+U'], redo: ['Ctrl+U'] })).toEqual({ undo: ['Ctrl+U'] });
  });

  test('stay the player’s where a later version gives them to another command', () => {
    expect(readKeys({ undo: ['Ctrl+Shift+O'] })).toEqual({ undo: ['Ctrl+Shift+O'], 'paste-turn': ['Alt+Shift+Q'] });
    expect(readKeys({ undo: ['Ctrl+L'], flights: ['nonsense'] })).toEqual({ undo: ['Ctrl+L'], flights: [] });
    expect(v.is(KeysSetting, readKeys({ undo: ['Ctrl+Shift+O'], share: ['Ctrl+G'] }))).toBe(true);
  });

  test.each([[undefined], [null], [7], ['keys'], [[]], [[['Ctrl+U']]]])('that are %j are none', (found) => {
    expect(readKeys(found)).toEqual({});
    expect(readSettings({ keys: found }).keys).toEqual(usualSettings.keys);
  });
});

test('every command has its usual keys while nothing was changed', () => {
  for (const id of commandIds) expect(keysIn(id, {})).toBe(commands[id].keys);
});
