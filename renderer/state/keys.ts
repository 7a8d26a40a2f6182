/** The keys of the commands as the player has them now, and as they are printed. */
import type { CommandId } from '../../electron/contract/commands.ts';
import { keysIn, specOf } from '../../electron/contract/keys.ts';
import { uiText } from '../text/index.ts';
import { useApp } from './app.ts';

/** Ctrl is ⌘ on a Mac. */
export const onMac: boolean = typeof navigator !== 'undefined' && /^Mac/.test(navigator.platform);

/** The keys of a command now. */
export const keysOf = (id: CommandId): readonly string[] => keysIn(id, useApp.getState().settings.keys);

const shown: { readonly [base: string]: string } = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Letter: 'A–Z',
  Digit: '1–9',
  '-': '−',
};
/** As it is labelled on a keyboard of the language of the moment: `Strg`, `Entrée`. */
export const capOf = (key: string): string => {
  const names: { readonly [key: string]: string | undefined } = uiText.keys.names;
  return names[key] ?? shown[key] ?? key;
};
/** Keys as they are labelled on the keyboard, one cap for each. */
export const capsIn = (keys: string, mac = onMac): readonly string[] => {
  const { ctrl, alt, shift, base } = specOf(keys);
  return [
    ...(ctrl ? [mac ? '⌘' : capOf('Ctrl')] : []),
    ...(alt ? [mac ? '⌥' : capOf('Alt')] : []),
    ...(shift ? [capOf('Shift')] : []),
    capOf(base),
  ];
};
/** The first keys of a command as `aria-keyshortcuts` has them: `Control+Enter`. */
export const ariaKeysOf = (id: CommandId, mac = onMac): string | undefined =>
  keysOf(id)[0]?.replace(/^Ctrl(?=\+)/, mac ? 'Meta' : 'Control');
/** In a sentence: `Ctrl+Z`. */
export const spelledOut = (keys: string, mac = onMac): string => capsIn(keys, mac).join('+');

/** The keys of a command as they are printed: one list of key caps for each shortcut. */
export const capsOf = (id: CommandId, mac = onMac): readonly (readonly string[])[] =>
  keysOf(id)
    .filter((keys, _, all) => keys !== 'Ctrl+=' || !all.includes('Ctrl++'))
    .map((keys) => capsIn(keys, mac));
/** The first keys of a command in a sentence, or null if it has none. */
export const keyOf = (id: CommandId, mac = onMac): string | null => capsOf(id, mac)[0]?.join('+') ?? null;
