/**
 * What a key types without modifiers, by its place: `KeyQ` types a on an AZERTY keyboard. It is needed where a press
 * does not say it: Option has changed the character, or the layout has a sign in that place. The browser is asked
 * where it tells, and every letter typed teaches it. A layout without Latin letters teaches nothing: there the places
 * of a US keyboard count.
 */

/** character by place */
export type KeyboardLayout = ReadonlyMap<string, string>;

const SIGNS: Readonly<Record<string, string>> = {
  Backquote: '`',
  Minus: '-',
  Equal: '=',
  BracketLeft: '[',
  BracketRight: ']',
  Backslash: '\\',
  Semicolon: ';',
  Quote: "'",
  Comma: ',',
  Period: '.',
  Slash: '/',
};
/** What a US keyboard types in this place, letters as capitals; null: not a character. */
export const usAt = (code: string): string | null =>
  /^(?:Key([A-Z])|Digit(\d))$/.exec(code)?.slice(1).find(Boolean) ?? SIGNS[code] ?? null;

const isLatin = (char: string): boolean => /^[A-Z]$/i.test(char);

/**
 * What this layout has in this place; while it is not known, what a US keyboard has, unless the layout is another one.
 * The row of digits is the same everywhere, whatever it types without Shift.
 */
export function charAt(code: string, layout: KeyboardLayout): string | null {
  if (/^Digit/.test(code)) return usAt(code);
  const known = layout.get(code)?.toUpperCase();
  if (known !== undefined) return known;
  const isOther = [...layout].some(([place, char]) => isLatin(char) && usAt(place) !== char.toUpperCase());
  return isOther ? null : usAt(code);
}

interface Typed {
  readonly key: string;
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** The layout after a press: a letter where another one was expected means that the layout was changed. */
export function taught(layout: KeyboardLayout, { key, code, altKey, ctrlKey, metaKey }: Typed): KeyboardLayout {
  // a Mac's Dvorak may be QWERTY while ⌘ is held
  if (altKey || ctrlKey || metaKey || code === '' || !isLatin(key)) return layout;
  const before = layout.get(code);
  const char = key.toLowerCase();
  if (before === char) return layout;
  return new Map([...(before === undefined ? layout : []), [code, char]]);
}

/** What the browser told of the layout; empty if there are no Latin letters in it. */
export const told = (entries: Iterable<readonly [string, string]>): KeyboardLayout => {
  const all = [...entries];
  return new Map(all.some(([, char]) => isLatin(char)) ? all : []);
};

interface Keyboard {
  getLayoutMap(): Promise<Iterable<readonly [string, string]>>;
}
const keyboardOf = (nav: object): Keyboard | null =>
  'keyboard' in nav ? ((nav as { readonly keyboard: Keyboard | null }).keyboard ?? null) : null;

let current: KeyboardLayout = new Map();
export const layoutNow = (): KeyboardLayout => current;

/** Follows the player's layout until it is told to stop. */
export function followLayout(): () => void {
  const ask = () => {
    keyboardOf(navigator)
      ?.getLayoutMap()
      .then(
        (entries) => {
          current = told(entries);
        },
        // a page that may not ask learns from what is typed
        () => undefined,
      );
  };
  const pressed = (event: KeyboardEvent) => {
    const next = taught(current, event);
    const isChanged = current.has(event.code) && next !== current;
    current = next;
    if (isChanged) ask();
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  window.addEventListener('keydown', pressed, { signal, capture: true });
  window.addEventListener('focus', ask, { signal });
  ask();
  return () => listeners.abort();
}
