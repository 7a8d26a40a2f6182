/**
 * The native menus. The application menu is made from the table of commands: a click is sent to the page; system
 * functions use Electron's roles. There is also a context menu for text, and the jump list of the Windows taskbar.
 */
import type { ContextMenuParams, JumpListCategory, MenuItemConstructorOptions } from 'electron';
import { type CommandId, commands, nativeMenus } from '../contract/commands.ts';
import { type ChangedKeys, keysIn, specOf } from '../contract/keys.ts';
import { menuMessages } from '../contract/messages.ts';

type Item = MenuItemConstructorOptions;
/** filled by macOS with the recent documents */
const recent: Item = { role: 'recentDocuments', submenu: [{ role: 'clearRecentDocuments' }] };
const line: Item = { type: 'separator' };
/** with the system's own keys: Ctrl+W, or Command+W */
const close = (): Item => ({ role: 'close', label: menuMessages.close });

/** Where macOS has them: in the menu that has the name of the program. */
const IN_MAC_APP_MENU: readonly CommandId[] = ['settings'];
/** Keys that a program has on every Mac, where the ones of other systems mean something else there. */
const MAC_KEYS: { readonly [Id in CommandId]?: string } = { 'full-screen': 'Control+Command+F' };

/** The items that the page can disable: its own commands. Quitting is always possible. */
export const menuIds: readonly CommandId[] = nativeMenus.flatMap(({ sections }) => sections.flat());

/**
 * Whether macOS may watch for these keys. It cannot show keys in a menu without watching for them wherever the focus
 * is, and Option and a letter types a character in a text field.
 */
const isForMacMenu = (keys: string): boolean => specOf(keys).ctrl || /^F\d+$/.test(specOf(keys).base);

/**
 * Labels with the letter marked that chooses each of them in a menu of Windows or Linux, together with Alt or alone: the
 * first of a word where it is still free, else any that is. Where none is, two share their first letter, and the system goes
 * from one to the other. macOS has no such letters.
 */
export function withAccessKeys(labels: readonly string[]): string[] {
  const taken = new Set<string>();
  return labels.map((label) => {
    const places = [...label.matchAll(/\b\p{L}/gu), ...label.matchAll(/\p{L}/gu)].map(({ index }) => index);
    const at = places.find((index) => !taken.has(label.charAt(index).toLowerCase())) ?? places[0];
    const spelled = (text: string): string => text.replaceAll('&', '&&');
    if (at === undefined) return spelled(label);
    taken.add(label.charAt(at).toLowerCase());
    return `${spelled(label.slice(0, at))}&${spelled(label.slice(at))}`;
  });
}

/** Marks the labels of one menu, and of every menu in it. */
function marked(items: readonly Item[]): Item[] {
  const named = items.filter(({ label }) => label !== undefined);
  const labels = withAccessKeys(named.map(({ label }) => label ?? ''));
  return items.map((item) => ({
    ...item,
    ...(item.label !== undefined && { label: labels[named.indexOf(item)] }),
    ...(Array.isArray(item.submenu) && { submenu: marked(item.submenu) }),
  }));
}

/** `run` gets the id of a command of the page. */
export function menuTemplate(
  platform: NodeJS.Platform,
  run: (id: CommandId) => void,
  quit: () => void,
  changed: ChangedKeys = {},
): Item[] {
  const isMac = platform === 'darwin';
  const itemOf = (id: CommandId): Item => {
    const { label } = commands[id];
    const first = keysIn(id, changed).find((keys) => !isMac || isForMacMenu(keys));
    const ofMac = isMac && changed[id] === undefined ? MAC_KEYS[id] : undefined;
    const accelerator = ofMac ?? (first === undefined ? undefined : acceleratorOf(first));
    return {
      id,
      label,
      ...(accelerator !== undefined && { accelerator }),
      // the menu only shows the key: the page handles it, because its meaning depends on the focus
      registerAccelerator: false,
      click: () => run(id),
    };
  };
  const last: Item = { id: 'quit', label: commands.quit.label, accelerator: 'CmdOrCtrl+Q', click: quit };

  const groups: Item[] = nativeMenus.map(({ menu, sections }) => {
    const shown = sections
      .map((section) => section.filter((id) => !isMac || !IN_MAC_APP_MENU.includes(id)))
      .filter((section) => section.length > 0);
    const items = shown.flatMap((section, i) => [...(i > 0 ? [line] : []), ...section.map(itemOf)]);
    if (menu === 'file') items.push(...(isMac ? [line, recent, line, close()] : [line, close(), last]));
    if (menu === 'edit') items.push(line, { role: 'cut' }, { role: 'copy' }, { role: 'paste' }, { role: 'selectAll' });
    return { label: menuMessages[menu], submenu: items };
  });
  if (!isMac) return marked(groups);
  const app: Item = {
    label: menuMessages.app,
    submenu: [
      { id: 'about-app', label: menuMessages.about, click: () => run('about') },
      line,
      ...IN_MAC_APP_MENU.map(itemOf),
      line,
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      line,
      last,
    ],
  };
  return [app, ...groups, { role: 'windowMenu' }];
}

const SPELLED: Readonly<Record<string, string>> = {
  Ctrl: 'CmdOrCtrl',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
};

/** `Ctrl+Shift+Z` as an Electron accelerator; `Ctrl++` is Ctrl and the plus sign. */
export const acceleratorOf = (keys: string): string =>
  keys
    .replace(/\+\+$/, '+Plus')
    .split('+')
    .map((key) => SPELLED[key] ?? key)
    .join('+');

/** The items for a right click; without items there is no menu. */
export function textMenu({
  isEditable,
  selectionText,
  editFlags,
}: Pick<ContextMenuParams, 'isEditable' | 'selectionText' | 'editFlags'>): MenuItemConstructorOptions[] {
  if (isEditable)
    return [
      { role: 'undo', enabled: editFlags.canUndo },
      { role: 'redo', enabled: editFlags.canRedo },
      { type: 'separator' },
      { role: 'cut', enabled: editFlags.canCut },
      { role: 'copy', enabled: editFlags.canCopy },
      { role: 'paste', enabled: editFlags.canPaste },
      { type: 'separator' },
      { role: 'selectAll', enabled: editFlags.canSelectAll },
    ];
  return selectionText.trim() === '' ? [] : [{ role: 'copy', enabled: editFlags.canCopy }];
}

/** the command line argument of the jump list's task */
export const NEW_GAME = '--new-game';

/** A portable program runs from a temporary folder, so the task must start the original file. */
export const jumpList = (
  program: string = process.env.PORTABLE_EXECUTABLE_FILE || process.execPath,
): JumpListCategory[] => [
  { type: 'recent' },
  {
    type: 'tasks',
    items: [
      {
        type: 'task',
        program,
        args: NEW_GAME,
        title: commands['new-game'].label,
        description: commands['new-game'].label,
        iconPath: program,
        iconIndex: 0,
      },
    ],
  },
];
