/**
 * Maps keys to commands, and commands to the keys shown on the screen. Letters and digits are matched by the key's
 * position (`code`), so that they work on every layout, with the typed character (`key`) as the fallback; signs are
 * matched by the typed character. Must stay true: one command per key; no key that a browser tab or a desktop reserves.
 */
import { type CommandId, commandIds, commands } from '../../electron/contract/commands.ts';

export interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}
interface Spec {
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
  readonly base: string;
}

/** Parses `Ctrl+Shift+Z`; `Ctrl++` is Ctrl and the plus sign. */
export const specOf = (keys: string): Spec => {
  const parts = keys.split('+').map((p) => p.trim());
  const base = keys.endsWith('++') || keys === '+' ? '+' : (parts.at(-1) ?? '');
  const held = base === '+' ? parts : parts.slice(0, -1);
  return { ctrl: held.includes('Ctrl'), alt: held.includes('Alt'), shift: held.includes('Shift'), base };
};

const isLetter = (p: Pressed): boolean => /^Key[A-Z]$/.test(p.code) || /^[a-z]$/i.test(p.key);
const isSign = (base: string): boolean => base.length === 1 && !/[A-Z0-9]/.test(base);

/** The letter or digit that was pressed, by position if the position is known. */
export const signOf = (p: Pressed): string =>
  /^Key[A-Z]$/.test(p.code)
    ? p.code.slice(3).toLowerCase()
    : /^(Digit|Numpad)\d$/.test(p.code)
      ? p.code.slice(-1)
      : p.key;

export const matches = (keys: string, p: Pressed, mac: boolean): boolean => {
  const spec = specOf(keys);
  const ctrl = mac ? p.metaKey : p.ctrlKey;
  const other = mac ? p.ctrlKey : p.metaKey;
  if (other || ctrl !== spec.ctrl || p.altKey !== spec.alt) return false;
  // a sign may need Shift to be typed at all, so Shift is ignored
  if (isSign(spec.base)) return p.key === spec.base;
  if (p.shiftKey !== spec.shift) return false;
  if (spec.base === 'Letter') return isLetter(p);
  if (spec.base === 'Digit') return /^[1-9]$/.test(signOf(p));
  if (spec.base === 'Space') return p.key === ' ' || p.code === 'Space';
  if (/^[A-Z0-9]$/.test(spec.base)) return signOf(p).toUpperCase() === spec.base;
  return p.key === spec.base;
};

/** Ctrl is ⌘ on a Mac. */
export const onMac: boolean = typeof navigator !== 'undefined' && /^Mac/.test(navigator.platform);

/** The command of this key; `where` says whether the board has the focus. */
export const commandFor = (p: Pressed, where: 'board' | 'page', mac = onMac): CommandId | null =>
  commandIds.find((id) => {
    const { where: works, keys } = commands[id];
    return (works === 'anywhere' || where === 'board') && keys.some((spelled) => matches(spelled, p, mac));
  }) ?? null;

const shown: { readonly [base: string]: string } = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  Escape: 'Esc',
  Letter: 'A–Z',
  Digit: '1–9',
  '-': '−',
};
/** The keys of a command as they are printed: one list of key caps for each shortcut. */
export const capsOf = (id: CommandId, mac = onMac): readonly (readonly string[])[] =>
  commands[id].keys
    .filter((keys) => keys !== 'Ctrl+=')
    .map((keys) => {
      const { ctrl, alt, shift, base } = specOf(keys);
      return [
        ...(ctrl ? [mac ? '⌘' : 'Ctrl'] : []),
        ...(alt ? [mac ? '⌥' : 'Alt'] : []),
        ...(shift ? ['Shift'] : []),
        shown[base] ?? base,
      ];
    });
/** For a tooltip: `Undo (Ctrl+Z)`. */
export const tipOf = (id: CommandId, name: string = commands[id].label, mac = onMac): string => {
  const caps = capsOf(id, mac)[0];
  return caps ? `${name} (${caps.join('+')})` : name;
};
