import fs from 'node:fs';
import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, test, vi } from 'vitest';
import { ENGLISH } from '../../engine/shared/language.ts';
import { PSEUDO } from '../../engine/shared/pseudo-language.ts';
import { speak } from '../app/speaking.ts';
import { nativeMenus } from '../contract/commands.ts';
import { BACKGROUNDS } from '../contract/settings.ts';
import { acceleratorOf, jumpList, menuTemplate, NEW_GAME, textMenu, withAccessKeys } from './electron-menu.ts';

type Item = MenuItemConstructorOptions;
const flat = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? flat(item.submenu) : [])]);

const editFlags = {
  canUndo: true,
  canRedo: false,
  canCut: false,
  canCopy: true,
  canPaste: true,
  canDelete: false,
  canSelectAll: true,
  canEditRichly: false,
};

describe('the native menu', () => {
  test('shows a command with its name and the first of its keys', () => {
    const items = flat(menuTemplate('linux', vi.fn(), vi.fn()));
    const shown = (id: string) => {
      const item = items.find((known) => known.id === id);
      return [item?.label, item?.accelerator];
    };
    expect(shown('redo')).toEqual(['&Redo', 'CmdOrCtrl+Shift+Z']);
    expect(shown('zoom-in')).toEqual(['&Zoom in', 'CmdOrCtrl+Plus']);
    expect(shown('resign')).toEqual(['R&esign', undefined]);
  });

  test('shows the keys that the player has', () => {
    const changed = { redo: ['Ctrl+U', 'Ctrl+Y'], undo: [], about: ['F7'] };
    const items = flat(menuTemplate('linux', vi.fn(), vi.fn(), changed));
    const keys = (id: string) => items.find((known) => known.id === id)?.accelerator;
    expect([keys('redo'), keys('undo'), keys('about')]).toEqual(['CmdOrCtrl+U', undefined, 'F7']);
  });

  test.each(['linux', 'win32'] as const)(
    'on %s each item has a letter, its own as long as there are some',
    (platform) => {
      const top = menuTemplate(platform, vi.fn(), vi.fn());
      for (const items of [top, ...top.map(({ submenu }) => submenu as Item[])]) {
        const labels = items.flatMap(({ label }) => label ?? []);
        const letters = labels.map((label) => /&(\p{L})/u.exec(label)?.[1]?.toLowerCase());
        expect(letters).not.toContain(undefined);
        if (labels.length <= 20) expect(new Set(letters).size, labels.join(', ')).toBe(labels.length);
      }
    },
  );

  test('a letter that is taken is not given again, and a sign in a label stays one', () => {
    expect(withAccessKeys(['Save', 'Save a copy', 'Vase', 'A & B', 'B', 'Sav'])).toEqual([
      ...['&Save', 'Save &a copy', '&Vase', 'A && &B', '&B', '&Sav'],
    ]);
  });

  test('on a Mac settings and full screen have the places and keys of every program there', () => {
    const [app, ...others] = menuTemplate('darwin', vi.fn(), vi.fn());
    const inApp = flat([app]).find(({ id }) => id === 'settings');
    expect([inApp?.label, inApp?.accelerator]).toEqual(['Settings', 'CmdOrCtrl+,']);
    expect(flat(others).map(({ id }) => id)).not.toContain('settings');
    expect(flat(others).find(({ id }) => id === 'full-screen')?.accelerator).toBe('Control+Command+F');
    expect(flat([app, ...others]).filter(({ label }) => label?.includes('&'))).toEqual([]);
    const own = flat(menuTemplate('darwin', vi.fn(), vi.fn(), { 'full-screen': ['Ctrl+J'] }));
    expect(own.find(({ id }) => id === 'full-screen')?.accelerator).toBe('CmdOrCtrl+J');
  });

  test.each(['linux', 'win32', 'darwin'] as const)(
    'on %s the window can be closed by the system’s keys',
    (platform) => {
      const [close] = flat(menuTemplate(platform, vi.fn(), vi.fn())).filter(({ role }) => role === 'close');
      expect(close?.accelerator).toBeUndefined();
      expect(close?.label?.replace('&', '')).toBe('Close window');
    },
  );

  test.each(['linux', 'win32', 'darwin'] as const)(
    'on %s says everything in the language of the moment',
    (platform) => {
      speak(PSEUDO);
      const items = flat([
        ...menuTemplate(platform, vi.fn(), vi.fn()),
        ...textMenu({ isEditable: true, selectionText: '', editFlags }),
      ]);
      const shown = items.filter(({ type }) => type !== 'separator');
      const isSaid = ({ label = '' }: Item) => /^&?\[.*\]$/.test(label);
      expect(shown.filter((item) => !isSaid(item)).map(({ label, role }) => label ?? role)).toEqual([]);
      speak(ENGLISH);
    },
  );

  test('on a Mac watches for no key that types a character', () => {
    const accelerators = flat(menuTemplate('darwin', vi.fn(), vi.fn())).flatMap(({ accelerator }) => accelerator ?? []);
    expect(accelerators.filter((keys) => !/CmdOrCtrl|^Control\+Command|^(Shift\+)?F\d+$/.test(keys))).toEqual([]);
    expect(accelerators).toContain('CmdOrCtrl+Shift+Z');
    expect(accelerators).toContain('F1');
  });

  test.each(['linux', 'win32', 'darwin'] as const)(
    'on %s every item tells the page, and undo is the game’s',
    (platform) => {
      const told: string[] = [];
      let quits = 0;
      const items = flat(
        menuTemplate(
          platform,
          (id) => told.push(id),
          () => quits++,
        ),
      );
      for (const item of items) {
        expect(item.label ?? item.role ?? item.type, JSON.stringify(item)).toBeTruthy();
        expect(['undo', 'redo', 'reload', 'forceReload', 'toggleDevTools']).not.toContain(item.role);
      }
      const clickable = items.filter((item) => item.click);
      for (const item of clickable) (item.click as () => void)();
      expect(quits).toBe(1);
      const ids = nativeMenus.flatMap(({ sections }) => sections.flat());
      expect([...new Set(told)].sort()).toEqual([...ids].sort());
      // a key with two items would run both
      const keys = clickable.map((item) => item.accelerator).filter((key) => key !== undefined);
      expect(new Set(keys).size).toBe(keys.length);
    },
  );

  test('converts keys to Electron accelerators', () => {
    expect(acceleratorOf('Ctrl+Shift+Z')).toBe('CmdOrCtrl+Shift+Z');
    expect(acceleratorOf('Ctrl++')).toBe('CmdOrCtrl+Plus');
    expect(acceleratorOf('Ctrl+-')).toBe('CmdOrCtrl+-');
    expect(acceleratorOf('Alt+ArrowLeft')).toBe('Alt+Left');
  });
});

describe('the text menu', () => {
  const roles = (items: readonly Item[]) => items.map(({ role, type, enabled }) => [role ?? type, enabled]);

  test('of a field has the edit commands that are available now', () => {
    expect(roles(textMenu({ isEditable: true, selectionText: '', editFlags }))).toEqual([
      ['undo', true],
      ['redo', false],
      ['separator', undefined],
      ['cut', false],
      ['copy', true],
      ['paste', true],
      ['separator', undefined],
      ['selectAll', true],
    ]);
  });

  test('of selected text has Copy, and the board has no menu', () => {
    expect(roles(textMenu({ isEditable: false, selectionText: 'Ke1', editFlags }))).toEqual([['copy', true]]);
    expect(textMenu({ isEditable: false, selectionText: ' ', editFlags })).toEqual([]);
  });
});

test('the jump list contains the recent games, and a task that starts a new one', () => {
  const [recent, tasks] = jumpList('C:\\Games\\Fairytable.exe');
  expect(recent).toEqual({ type: 'recent' });
  expect(tasks).toMatchObject({
    type: 'tasks',
    items: [{ program: 'C:\\Games\\Fairytable.exe', args: NEW_GAME, title: 'New game' }],
  });
  expect(NEW_GAME.startsWith('-')).toBe(true);
});

test('the window has the background colour of the page in both themes', () => {
  const css = fs.readFileSync(new URL('../../renderer/ui/shell/tokens.css', import.meta.url), 'utf8');
  const [night, day] = [...css.matchAll(/--bg: (#[0-9a-f]{6})/g)].map(([, colour]) => colour);
  expect(BACKGROUNDS).toEqual({ night, day });
});
