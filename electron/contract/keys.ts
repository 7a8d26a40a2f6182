/**
 * The keys of commands as text: `Ctrl+Shift+Z`, `Alt+ArrowLeft`, `.`. The modifiers stand in this order, letters are
 * capital, and a sign has no Shift, because some layouts need Shift to type it. Ctrl is ⌘ on a Mac, and Alt is Option.
 * A player may change them; only what differs from the table of commands is stored.
 */
import * as v from 'valibot';
import { type CommandId, commandIds, commands, isCommandId } from './commands.ts';

/** The keys of the commands whose keys were changed. */
export type ChangedKeys = { readonly [Id in CommandId]?: string[] };

export interface Spec {
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
  readonly base: string;
}
/** Parses `Ctrl+Shift+Z`; `Ctrl++` is Ctrl and the plus sign. */
export const specOf = (keys: string): Spec => {
  const base = keys.endsWith('+') ? '+' : keys.slice(keys.lastIndexOf('+') + 1);
  const held = keys.slice(0, -base.length).split('+');
  return { ctrl: held.includes('Ctrl'), alt: held.includes('Alt'), shift: held.includes('Shift'), base };
};

/** Keys with a name; every other base is one character. */
const NAMED = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'Insert',
] as const;
const EDITING = ['Delete', 'Backspace'] as const;
const WORKING = ['Enter', 'Escape', 'Tab'] as const;
const named: ReadonlySet<string> = new Set([...NAMED, ...EDITING, ...WORKING, 'Space']);
export const isNamedKey = (base: string): boolean => named.has(base) || /^F([1-9]|1\d|2[0-4])$/.test(base);
const isLetterOrDigit = (base: string): boolean => /^[A-Z0-9]$/.test(base);
const isSign = (base: string): boolean =>
  [...base].length === 1 && !isLetterOrDigit(base) && !/[\s\p{C}]/u.test(base) && base === capital(base);

/** The capital of a letter; both Turkish i's are I, as their keys are labelled; ß has no capital of one character. */
export const capital = (char: string): string => {
  const up = char === 'İ' ? 'I' : char.toUpperCase();
  return [...up].length === 1 ? up : char;
};

/** Keys without a meaning away from the board: characters, and those that move, scroll or edit. */
export const isForBoard = (keys: string): boolean => {
  const { ctrl, alt, base } = specOf(keys);
  if (ctrl || alt || base === 'Escape' || base === 'Digit') return false;
  return !/^F\d+$/.test(base);
};

/** In a text field these edit the text. */
export const editsText = (keys: string): boolean => {
  const { ctrl, alt, shift, base } = specOf(keys);
  if (!ctrl || alt) return false;
  if ([...NAMED, ...EDITING].some((name) => name === base)) return true;
  return ['A', 'C', 'V', 'X', 'Z'].includes(base) || (base === 'Y' && !shift);
};

export type KeysRefused = 'unknown' | 'plain' | 'controls' | 'altgr' | 'browser' | 'text';
/** Why a command cannot have these keys, whichever it is, or null. */
export function keysRefused(keys: string): KeysRefused | null {
  const { ctrl, alt, shift, base } = specOf(keys);
  const spelled = `${ctrl ? 'Ctrl+' : ''}${alt ? 'Alt+' : ''}${shift ? 'Shift+' : ''}${base}`;
  if (keys !== spelled || !(isNamedKey(base) || isLetterOrDigit(base) || (isSign(base) && !shift))) return 'unknown';
  if (ctrl && alt) return 'altgr';
  if (base === 'Escape' || base === 'Tab') return 'controls';
  if (!ctrl && !alt) return isLetterOrDigit(base) ? 'plain' : base === 'Enter' ? 'controls' : null;
  if ((ctrl && ['T', 'N', 'W', 'Q'].includes(base)) || (alt && ['F4', 'Space', 'Tab'].includes(base))) return 'browser';
  // undo, redo and selecting all have text keys themselves: a field keeps those, and elsewhere they are free
  return editsText(keys) && !['A', 'Z', 'Y'].includes(base) ? 'text' : null;
}

/** more would not fit in the list of keys */
export const MOST_KEYS = 3;

export const keysIn = (id: CommandId, changed: ChangedKeys): readonly string[] => changed[id] ?? commands[id].keys;
/** Another command that has these keys, or null. */
export const otherWith = (keys: string, id: CommandId, changed: ChangedKeys): CommandId | null =>
  commandIds.find((other) => other !== id && keysIn(other, changed).includes(keys)) ?? null;
const isUsual = (id: CommandId, keys: readonly string[]): boolean => keys.join(' ') === commands[id].keys.join(' ');

/** Gives the command exactly these keys, and takes them from every other. */
export function withKeys(changed: ChangedKeys, id: CommandId, keys: readonly string[]): ChangedKeys {
  const next: { [Id in CommandId]?: string[] } = { ...changed, [id]: [...new Set(keys)] };
  for (const other of commandIds) {
    const left = keysIn(other, changed).filter((one) => !keys.includes(one));
    if (other !== id && left.length < keysIn(other, changed).length) next[other] = left;
  }
  return Object.fromEntries(commandIds.flatMap((one) => (isUsual(one, keysIn(one, next)) ? [] : [[one, next[one]]])));
}

const usable = (id: CommandId): boolean => !Object.hasOwn(commands[id], 'fixed');
const clashing = (changed: ChangedKeys): CommandId | undefined =>
  commandIds.findLast((id) => changed[id]?.some((keys) => otherWith(keys, id, changed) !== null));

const Keys = v.pipe(
  v.array(
    v.pipe(
      v.string(),
      v.check((keys) => keysRefused(keys) === null),
    ),
  ),
  v.maxLength(MOST_KEYS),
);
/** What a request may change; two commands with the same keys are refused. */
export const KeysSetting = v.pipe(
  v.record(v.picklist(commandIds.filter(usable)), Keys),
  v.check((changed) => clashing(changed) === undefined),
);

/** Two commands that were given the same keys: the last one. */
const givenTwice = (changed: ChangedKeys): CommandId | undefined =>
  commandIds.findLast((id) =>
    changed[id]?.some((keys) => commandIds.some((other) => other !== id && changed[other]?.includes(keys))),
  );

/**
 * Changed keys from a file, whatever it contains: an unknown command, keys that are none and keys that it gives to two
 * commands are left out. Usual keys of another command are the player's: that command got them in a later version.
 */
export function readKeys(found: unknown): ChangedKeys {
  const given = typeof found === 'object' && found !== null ? Object.entries(found) : [];
  const good: { [Id in CommandId]?: string[] } = Object.fromEntries(
    given.filter(([id, keys]) => isCommandId(id) && usable(id) && v.is(Keys, keys)),
  );
  for (let id = givenTwice(good); id !== undefined; id = givenTwice(good)) delete good[id];
  return commandIds.reduce<ChangedKeys>((changed, id) => (good[id] ? withKeys(changed, id, good[id]) : changed), good);
}
