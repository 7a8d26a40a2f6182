/** What is said where keys are changed. */
import type { KeysRefused } from '../../electron/contract/keys.ts';

const refused: Readonly<Record<KeysRefused, string>> = {
  unknown: 'No command can have this key.',
  plain: 'Letters and digits alone find pieces and choose. Hold Ctrl (⌘ on a Mac) or Alt as well.',
  controls: 'Enter, Esc and Tab work buttons and dialogs.',
  altgr: 'Ctrl and Alt together type characters on many keyboards. Hold only one of them.',
  browser: 'The browser or the system keeps these keys for itself.',
  text: 'These keys edit what is typed in a text field.',
};

/** Keys by their names in the code, as they are labelled on a keyboard of this language. */
const names = {
  Ctrl: 'Ctrl',
  Alt: 'Alt',
  Shift: 'Shift',
  Enter: 'Enter',
  Escape: 'Esc',
  Tab: 'Tab',
  Space: 'Space',
  Delete: 'Delete',
  Backspace: 'Backspace',
  Insert: 'Insert',
  Home: 'Home',
  End: 'End',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
};

export const keysText = {
  names,
  title: (command: string) => `Keys: ${command}`,
  change: (command: string, keys: string) => `${command}: ${keys}. Change its keys`,
  how: 'Click a command’s keys, or press Enter on them, to change them.',
  none: 'no key',
  menuOnly: 'in the menu',
  or: 'or',
  noneNow: 'It has no key.',
  now: 'Its keys',
  press: 'Press its new keys',
  pressSays: 'Press the new keys here. They count at once; Tab goes on to the buttons.',
  also: 'Keep its other keys as well',
  set: (command: string, keys: string) => `${command} now has ${keys}.`,
  removed: (command: string) => `${command} now has no key.`,
  has: (keys: string) => `It has ${keys} already.`,
  refused: (keys: string, why: KeysRefused) => `Not ${keys}. ${refused[why]}`,
  notHeard: 'No command can have these keys, nor any that type characters with AltGr or an input method. Press others.',
  taken: (keys: string, by: string) => `${keys} is the key of “${by}”.`,
  take: (from: string) => `Take it from “${from}”`,
  leave: 'Leave it there',
  left: (by: string) => `“${by}” keeps its keys. Press others.`,
  usual: (keys: string) => `Usual keys: ${keys}`,
  usualNone: 'Usual: no key',
  isUsual: 'It has its usual keys.',
  remove: 'No key',
  done: 'Done',
  allUsual: 'All keys as usual',
  allAreUsual: 'All commands have their usual keys.',
  allBack: 'All commands have their usual keys again.',
  undo: 'Undo',
} as const;
