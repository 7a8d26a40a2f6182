/** What is said where keys are changed. */

import type { KeysRefused } from '../../../electron/contract/keys.ts';
import type { Words } from '../../../engine/shared/language.ts';
import type { keysText as english } from '../../../renderer/text/keys.ts';

const refused: Readonly<Record<KeysRefused, string>> = {
  unknown: 'Kein Befehl kann diese Taste haben.',
  plain:
    'Buchstaben und Ziffern allein finden Figuren und wählen aus. Halte dazu Strg (auf dem Mac ⌘) oder Alt gedrückt.',
  controls: 'Enter, Esc und Tab bedienen Knöpfe und Dialoge.',
  altgr: 'Strg und Alt zusammen tippen auf vielen Tastaturen Zeichen. Halte nur eine von beiden gedrückt.',
  browser: 'Der Browser oder das System behält diese Tasten für sich.',
  text: 'Diese Tasten bearbeiten, was in einem Textfeld steht.',
};

export const keysText: Words<typeof english> = {
  names: {
    Ctrl: 'Strg',
    Alt: 'Alt',
    Shift: 'Umschalt',
    Enter: 'Enter',
    Escape: 'Esc',
    Tab: 'Tab',
    Space: 'Leertaste',
    Delete: 'Entf',
    Backspace: 'Rücktaste',
    Insert: 'Einfg',
    Home: 'Pos1',
    End: 'Ende',
    PageUp: 'Bild ↑',
    PageDown: 'Bild ↓',
  },
  title: (command) => `Tasten: ${command}`,
  change: (command, keys) => `${command}: ${keys}. Tasten ändern`,
  how: 'Klicke auf die Tasten eines Befehls oder drücke Enter auf ihnen, um sie zu ändern.',
  none: 'keine Taste',
  menuOnly: 'im Menü',
  or: 'oder',
  noneNow: 'Er hat keine Taste.',
  now: 'Seine Tasten',
  press: 'Neue Tasten drücken',
  pressSays: 'Drücke hier die neuen Tasten. Sie gelten sofort; Tab führt weiter zu den Knöpfen.',
  also: 'Seine anderen Tasten auch behalten',
  set: (command, keys) => `${command} hat jetzt ${keys}.`,
  removed: (command) => `${command} hat jetzt keine Taste.`,
  has: (keys) => `Er hat ${keys} schon.`,
  refused: (keys, why) => `Nicht ${keys}. ${refused[why]}`,
  notHeard:
    'Kein Befehl kann diese Tasten haben, auch keine, die mit AltGr oder einer Eingabemethode Zeichen tippen. Drücke andere.',
  taken: (keys, by) => `${keys} gehört zu „${by}“.`,
  take: (from) => `„${from}“ wegnehmen`,
  leave: 'Dort lassen',
  left: (by) => `„${by}“ behält seine Tasten. Drücke andere.`,
  usual: (keys) => `Übliche Tasten: ${keys}`,
  usualNone: 'Üblich: keine Taste',
  isUsual: 'Er hat seine üblichen Tasten.',
  remove: 'Keine Taste',
  done: 'Fertig',
  allUsual: 'Alle Tasten wie üblich',
  allAreUsual: 'Alle Befehle haben ihre üblichen Tasten.',
  allBack: 'Alle Befehle haben wieder ihre üblichen Tasten.',
  undo: 'Zurücknehmen',
};
