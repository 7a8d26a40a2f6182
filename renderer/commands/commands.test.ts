/** Checks of the command table: names, keys, menus, files, and the keys that are reserved by others. */
import { describe, expect, it } from 'vitest';
import {
  type CommandId,
  commandIds,
  commands,
  nativeMenus,
  tableMenuPlaces,
} from '../../electron/contract/commands.ts';
import { keysRefused, specOf } from '../../electron/contract/keys.ts';
import { capsOf } from '../state/keys.ts';
import { adviceCommands } from './advice.ts';
import { applicationCommands } from './application.ts';
import { boardCommands } from './board.ts';
import { clockCommands } from './clock.ts';
import { computerCommands } from './computer.ts';
import { correspondenceCommands } from './correspondence.ts';
import { cursorCommands } from './cursor.ts';
import { drawingCommands } from './drawing.ts';
import { exerciseCommands } from './exercise.ts';
import { freeCommands } from './free.ts';
import { gameCommands } from './game.ts';
import { historyCommands } from './history.ts';
import { commandFor, tipOf } from './keyboard.ts';
import { onlineCommands } from './online.ts';
import type { Pressed } from './press.ts';
import { speakCommands } from './speak.ts';
import { stepCommands } from './stepping.ts';
import { turnCommands } from './turn.ts';
import { viewCommands } from './view.ts';

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
const allKeys: readonly string[] = commandIds.flatMap((id) => [...commands[id].keys]);

describe('the table of commands', () => {
  it('gives every command its behaviour in exactly one file', () => {
    const files = [
      ...[cursorCommands, boardCommands, stepCommands, turnCommands, historyCommands, adviceCommands],
      ...[
        computerCommands,
        correspondenceCommands,
        clockCommands,
        drawingCommands,
        exerciseCommands,
        onlineCommands,
        freeCommands,
        gameCommands,
        viewCommands,
        speakCommands,
        applicationCommands,
      ],
    ];
    expect(files.flatMap((file) => Object.keys(file)).sort()).toEqual([...commandIds].sort());
  });
  it('gives no two commands the same name', () => {
    const labels: readonly string[] = commandIds.map((id) => commands[id].label);
    expect(labels.filter((label, i) => label === '' || labels.indexOf(label) !== i)).toEqual([]);
  });
  it.each<[string, readonly CommandId[]]>([
    ['native menus', nativeMenus.flatMap(({ sections }) => sections.flat())],
    ['menu of the table', tableMenuPlaces.map(({ id }) => id)],
  ])('puts a command into the %s once', (_, ids) => {
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
  it('binds every key to at most one command', () => {
    expect(allKeys.filter((k, i) => allKeys.indexOf(k) !== i)).toEqual([]);
  });
  it('uses no key that a player could not choose, such as those that a browser tab reserves', () => {
    const refused = commandIds.filter((id) => commands[id].fixed === undefined && commands[id].keys.some(keysRefused));
    expect(refused).toEqual([]);
  });
  it('needs no Alt+Shift with a letter, which some systems take, nor what browsers keep of Ctrl+Shift', () => {
    const first = commandIds.flatMap((id) => commands[id].keys.slice(0, 1));
    expect(first.filter((k) => /^Alt\+Shift\+[A-Z]$/.test(k))).toEqual([]);
    expect(allKeys.filter((k) => /^Ctrl\+Shift\+[NTWQIJCPU]$/.test(k))).toEqual([]);
  });
  it('keeps plain letters, digits (except in choosers) and signs for the board', () => {
    for (const id of commandIds)
      for (const k of commands[id].keys) {
        const { ctrl: held, alt, base } = specOf(k);
        const plain = !held && !alt && (base.length === 1 || base === 'Letter' || base === 'Space');
        if (plain) expect(commands[id].where, id).toBe('board');
      }
  });
});

describe('keys', () => {
  it.each([
    ['Ctrl+Z', press('z', 'KeyZ', ctrl), 'undo'],
    ['Ctrl+Shift+Z', press('Z', 'KeyZ', { ctrlKey: true, shiftKey: true }), 'redo'],
    ['Alt+Left', press('ArrowLeft', 'ArrowLeft', { altKey: true }), 'previous'],
    ['Ctrl+.', press('.', 'Period', ctrl), 'next-movable'],
    ['Ctrl+plus with Shift', press('+', 'Equal', { ctrlKey: true, shiftKey: true }), 'zoom-in'],
    ['F3', press('F3', 'F3'), 'say-situation'],
    ['Ctrl+Shift+H', press('H', 'KeyH', { ctrlKey: true, shiftKey: true }), 'hand'],
  ])('%s works anywhere', (_, pressed, id) => {
    expect(commandFor(pressed, 'page', false)).toBe(id);
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
    expect(commandFor(pressed, 'board', false)).toBe(id);
    expect(commandFor(pressed, 'page', false)).toBeNull();
  });
  it('uses ⌘ on a Mac and leaves Ctrl alone there', () => {
    expect(commandFor(press('z', 'KeyZ', { metaKey: true }), 'page', true)).toBe('undo');
    expect(commandFor(press('z', 'KeyZ', ctrl), 'page', true)).toBeNull();
    expect(commandFor(press('z', 'KeyZ', { metaKey: true }), 'page', false)).toBeNull();
  });
  it('prints keys as they are labelled on the keyboard', () => {
    expect(capsOf('undo', false)).toEqual([['Ctrl', 'Z']]);
    expect(capsOf('undo', true)).toEqual([['⌘', 'Z']]);
    expect(tipOf('undo', 'Take it back', false)).toBe('Take it back (Ctrl+Z)');
    expect(tipOf('resign', undefined, false)).toBe('Resign');
  });
});
