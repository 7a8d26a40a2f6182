/**
 * The command of a key, as the player has them. Must stay true: one
 * command per key; no key that a browser tab or a desktop reserves; a key typed into a text field is text, except with
 * Ctrl (⌘ on a Mac) and in the top row.
 */
import { type CommandId, commandIds, commands } from '../../electron/contract/commands.ts';
import { editsText, isForBoard } from '../../electron/contract/keys.ts';
import { keyOf, keysOf, onMac } from '../state/keys.ts';
import type { KeyboardLayout } from './layout.ts';
import { type Pressed, readings } from './press.ts';

/** The keys of a press with the family they belong to: all letters find pieces, all digits choose. */
const withFamily = (keys: string): readonly string[] => {
  if (/^(Shift\+)?[A-Z]$/.test(keys)) return [keys, keys.replace(/[A-Z]$/, 'Letter')];
  return /^[1-9]$/.test(keys) ? [keys, 'Digit'] : [keys];
};

/** The command of this key; `where` says whether the board has the focus. */
export function commandFor(
  p: Pressed,
  where: 'board' | 'page',
  mac?: boolean,
  layout?: KeyboardLayout,
): CommandId | null {
  for (const keys of readings(p, mac, layout).flatMap(withFamily)) {
    const id = commandIds.find((one) => keysOf(one).includes(keys));
    if (id !== undefined && (where === 'board' || (commands[id].where === 'anywhere' && !isForBoard(keys)))) return id;
  }
  return null;
}
/** Is this a key of the command? For screens that have their own undo and redo. */
export const isKeyOf = (id: CommandId, p: Pressed): boolean => readings(p).some((keys) => keysOf(id).includes(keys));

const NOT_TYPED = ['range', 'checkbox', 'radio', 'button', 'color', 'file']
  .map((type) => `:not([type=${type}])`)
  .join('');
/** Whether what is typed with this focus is text; in a list of choices letters choose. */
export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(`input${NOT_TYPED}, textarea, select, [contenteditable]:not([contenteditable=false])`) !== null;

/** Whether a key belongs to the text field it is typed into, so that it runs no command. */
export function isTyped(event: KeyboardEvent): boolean {
  if (!isTextField(event.target)) return false;
  if (/^F\d+$/.test(event.key)) return false;
  return !(onMac ? event.metaKey : event.ctrlKey) || readings(event).some(editsText);
}

/** For a tooltip: `Undo (Ctrl+Z)`. */
export const tipOf = (id: CommandId, name: string = commands[id].label, mac = onMac): string => {
  const keys = keyOf(id, mac);
  return keys === null ? name : `${name} (${keys})`;
};
