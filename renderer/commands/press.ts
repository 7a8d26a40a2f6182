/**
 * What keys a press can mean, in the spelling of `electron/contract/keys.ts`. A Latin letter, a digit or a sign counts
 * as it was typed. The key's place counts only where the character says nothing: a letter of another script, a sign or
 * an accented letter in the place of a digit or a letter, and whatever Option has made of a key on a Mac. What AltGr or
 * an input method types is text and means no keys.
 */
import { capital, isNamedKey, specOf } from '../../electron/contract/keys.ts';
import { onMac } from '../state/keys.ts';
import { charAt, type KeyboardLayout, layoutNow, usAt } from './layout.ts';

export interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly isComposing?: boolean;
  readonly keyCode?: number;
  getModifierState?(key: string): boolean;
}

/** An input method is taking this key. */
const COMPOSING = 229;
const isLetterOrDigit = (char: string): boolean => /^[A-Z0-9]$/.test(char);
const isDigit = (char: string): boolean => /^\d$/.test(char);

/** What was typed, and if that may say nothing, what stands in that place. */
function charactersOf(p: Pressed, mac: boolean, layout: KeyboardLayout): readonly string[] {
  const place = charAt(p.code, layout);
  if (mac && p.altKey && place !== null) return [place];
  const atPlace = place !== null && isLetterOrDigit(place) ? [place] : [];
  // a dead key, or one that the browser cannot name
  if ([...p.key].length !== 1) return atPlace;
  const char = capital(p.key);
  if (isLetterOrDigit(char)) return [char];
  if (!/\p{L}/u.test(char) || /\p{Script=Latin}/u.test(char)) return [char, ...atPlace];
  // another script: its keyboards are labelled as in the US as well
  const latin = usAt(p.code);
  return latin === null || (p.shiftKey && !isLetterOrDigit(latin)) ? [] : [latin];
}

/** All that this press can mean, the most literal first. */
export function readings(p: Pressed, mac: boolean = onMac, layout: KeyboardLayout = layoutNow()): readonly string[] {
  if (p.isComposing || p.keyCode === COMPOSING || (mac ? p.ctrlKey : p.metaKey)) return [];
  if (!mac && p.getModifierState?.('AltGraph')) return [];
  const isPlain = !p.altKey && !(mac ? p.metaKey : p.ctrlKey);
  const spelled = (base: string, shift: boolean): string =>
    [(mac ? p.metaKey : p.ctrlKey) && 'Ctrl', p.altKey && 'Alt', shift && 'Shift', base].filter(Boolean).join('+');
  const key = p.key === ' ' ? 'Space' : p.key;
  if (isNamedKey(key)) return [spelled(key, p.shiftKey)];
  return charactersOf(p, mac, layout).flatMap((char) => {
    if (!isLetterOrDigit(char)) return [spelled(char, false)];
    // a digit that Shift has typed, as in France
    const byShift = p.shiftKey && isDigit(char) && p.key === char;
    return [...(byShift && isPlain ? [] : [spelled(char, p.shiftKey)]), ...(byShift ? [spelled(char, false)] : [])];
  });
}

/** The letter, in lower case, or the digit that a press means, whatever is held; else what was typed. */
export const signOf = (p: Pressed, mac?: boolean, layout?: KeyboardLayout): string =>
  readings(p, mac, layout)
    .map((keys) => specOf(keys).base)
    .find(isLetterOrDigit)
    ?.toLowerCase() ?? p.key;

/**
 * The keys that a press chooses in the settings, or null if it has none. What is taken comes first, as it does when the
 * press runs a command. Else with Ctrl or Alt the row of digits chooses digits, so that the keys are the same with
 * other layouts.
 */
export function chosenKeys(
  p: Pressed,
  isTaken: (keys: string) => boolean,
  mac?: boolean,
  layout?: KeyboardLayout,
): string | null {
  const all = readings(p, mac, layout);
  const isHeld = p.ctrlKey || p.metaKey || p.altKey;
  return all.find(isTaken) ?? all.find((keys) => isHeld && isDigit(specOf(keys).base)) ?? all[0] ?? null;
}
