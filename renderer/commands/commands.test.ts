/** The table of commands against itself: names, keys, files, and the keys that belong to others. */
import { describe, expect, it } from 'vitest';
import { uiText } from '../text/index.ts';
import { capsOf, commandFor, matches, type Pressed, specOf } from './keyboard.ts';
import { commands } from './table.ts';

const press = (key: string, code = '', more: Partial<Pressed> = {}): Pressed => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});
const ctrl = { ctrlKey: true };

describe('the table of commands', () => {
  it.each(commands.map((c) => [c.id, c] as const))('%s has a name, and a key or a reason for none', (id, command) => {
    expect(uiText.commands[id]).toBeTruthy();
    if (command.keys.length === 0) expect(command.noKey).toBeTruthy();
    else expect(command.noKey).toBeUndefined();
  });
  it('names no command that does not exist', () => {
    expect(Object.keys(uiText.commands).sort()).toEqual(commands.map((c) => c.id).sort());
  });
  it('holds every command file of this folder, each in a file of its own name', () => {
    const sources = import.meta.glob<string>('./*.ts', { query: '?raw', import: 'default', eager: true });
    const files = Object.entries(sources)
      .filter(([, text]) => /: Command = \{/.test(text))
      .map(([path]) => path.replace(/^\.\/|\.ts$/g, ''))
      .filter((name) => !name.endsWith('.test'));
    expect(files.sort()).toEqual(commands.map((c) => c.id).sort());
  });
  it('gives every key to one command only', () => {
    const keys = commands.flatMap((c) => c.keys);
    expect(keys.filter((k, i) => keys.indexOf(k) !== i)).toEqual([]);
  });
  it('takes no key that a browser tab or a desktop keeps for itself', () => {
    const taken = commands
      .flatMap((c) => c.keys)
      .filter((k) => {
        const { ctrl: c, alt, base } = specOf(k);
        return (c && !alt && ['T', 'N', 'W'].includes(base)) || (c && alt && base.startsWith('Arrow'));
      });
    expect(taken).toEqual([]);
  });
  it('keeps plain letters, digits in choosers apart, and signs for the board', () => {
    for (const c of commands)
      for (const k of c.keys) {
        const { ctrl: held, alt, base } = specOf(k);
        const plain = !held && !alt && (base.length === 1 || base === 'Letter' || base === 'Space');
        if (plain) expect(c.where).toBe('board');
      }
  });
});

describe('keys', () => {
  it.each([
    ['Ctrl+Z', press('z', 'KeyZ', ctrl), 'undo'],
    ['Ctrl+Shift+Z', press('Z', 'KeyZ', { ctrlKey: true, shiftKey: true }), 'redo'],
    ['Ctrl+Z on a layout where that place types y', press('y', 'KeyZ', ctrl), 'undo'],
    ['Alt+Left', press('ArrowLeft', 'ArrowLeft', { altKey: true }), 'previous'],
    ['Ctrl+.', press('.', 'Period', ctrl), 'next-movable'],
    ['Ctrl+plus with Shift', press('+', 'Equal', { ctrlKey: true, shiftKey: true }), 'zoom-in'],
    ['F3', press('F3', 'F3'), 'say-situation'],
    ['Ctrl+Shift+H', press('H', 'KeyH', { ctrlKey: true, shiftKey: true }), 'hand'],
  ])('%s works anywhere', (_, pressed, id) => {
    expect(commandFor(pressed, 'page', false)?.id).toBe(id);
  });
  it.each([
    ['a letter', press('d', 'KeyD'), 'next-letter'],
    ['Shift and a letter', press('D', 'KeyD', { shiftKey: true }), 'previous-letter'],
    ['a Greek layout', press('δ', 'KeyD'), 'next-letter'],
    ['?', press('?', 'Slash', { shiftKey: true }), 'why-not'],
    ['.', press('.', 'Period'), 'next-destination'],
    ['Space', press(' ', 'Space'), 'inspect'],
    ['Enter', press('Enter', 'Enter'), 'choose'],
    ['Home', press('Home', 'Home'), 'rank-start'],
  ])('%s works on the board and nowhere else', (_, pressed, id) => {
    expect(commandFor(pressed, 'board', false)?.id).toBe(id);
    expect(commandFor(pressed, 'page', false)).toBeNull();
  });
  it('uses ⌘ on a Mac, and leaves Ctrl alone there', () => {
    expect(commandFor(press('z', 'KeyZ', { metaKey: true }), 'page', true)?.id).toBe('undo');
    expect(commandFor(press('z', 'KeyZ', ctrl), 'page', true)).toBeNull();
    expect(matches('Ctrl+Z', press('z', 'KeyZ', { metaKey: true }), false)).toBe(false);
  });
  it('prints keys as they stand on the caps', () => {
    const undo = commands.find((c) => c.id === 'undo')!;
    expect(capsOf(undo, false)).toEqual([['Ctrl', 'Z']]);
    expect(capsOf(undo, true)).toEqual([['⌘', 'Z']]);
  });
});
