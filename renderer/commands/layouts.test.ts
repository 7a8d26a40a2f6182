/**
 * Presses on many keyboard layouts. A person presses the key that is labelled as the list of keys says; every command
 * is reached by that and by nothing else.
 */
import { describe, expect, test } from 'vitest';
import { commandIds } from '../../electron/contract/commands.ts';
import { isNamedKey, otherWith, specOf, withKeys } from '../../electron/contract/keys.ts';
import { useApp } from '../state/app.ts';
import { keysOf } from '../state/keys.ts';
import { commandFor } from './keyboard.ts';
import { charAt, told } from './layout.ts';
import { layouts, pressOf, type TestedLayout, usLayout } from './layouts.fixture.ts';
import { chosenKeys, type Pressed, readings, signOf } from './press.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const basesOf = (base: string): readonly string[] =>
  base === 'Letter' ? LETTERS : base === 'Digit' ? [...'123456789'] : [base];

/** The places labelled with a character, and whether Shift types it. */
type Place = readonly [code: string, needsShift: boolean];
function placesOf({ types, isLatin }: TestedLayout, base: string): readonly Place[] {
  const low = base.toLowerCase();
  const labelled = [...types].flatMap(([code, [plain, shifted]]): Place[] => {
    // both keys of the Turkish i are an I
    const isPlain = plain === low || (base === 'I' && plain === 'ı');
    const isShifted = shifted === base && !/[A-Z]/.test(base);
    return isPlain ? [[code, false]] : isShifted ? [[code, true]] : [];
  });
  // the row of digits is labelled with digits; another script has the labels of a US keyboard beside its letters
  const also = [...(isLatin ? [] : usLayout.types)].flatMap(([code, [plain]]): Place[] => {
    const [there] = types.get(code)!;
    const isBeside = /[A-Z]/.test(base) || (/\p{L}/u.test(there) && !/\d/.test(base));
    return plain === low && isBeside ? [[code, false]] : [];
  });
  return /^\d$/.test(base) ? [...labelled, [`Digit${base}`, false]] : [...labelled, ...also];
}

/** Every press that a person of this layout understands by these keys; none if they cannot be typed without AltGr. */
function pressesFor(layout: TestedLayout, keys: string): readonly Pressed[] {
  const { ctrl, alt, shift, base } = specOf(keys);
  return basesOf(base).flatMap((one) => {
    if (isNamedKey(one)) {
      const key = one === 'Space' ? ' ' : one;
      return [{ ...pressOf(layout, one, { ctrl, alt, shift }), key }];
    }
    const isChar = /^[A-Z0-9]$/.test(one);
    // with Ctrl the key of a digit is pressed as it is
    const places = placesOf(layout, one).filter(([, needsShift]) => !needsShift || !ctrl || !/\d/.test(one));
    return places.flatMap(([code, needsShift]) => {
      const held = { ctrl, alt, shift: shift || (needsShift && !(layout.isMac && alt)) };
      const press = pressOf(layout, code, held);
      return isChar && !needsShift ? [press, pressOf(layout, code, { ...held, capsLock: true })] : [press];
    });
  });
}

const spell = (p: Pressed): string =>
  [p.ctrlKey && 'Ctrl', p.metaKey && '⌘', p.altKey && 'Alt', p.shiftKey && 'Shift', p.code].filter(Boolean).join('+');
/** As a browser tells of it; not all do. */
const mapOf = (layout: TestedLayout) => told([...layout.types].map(([code, [plain]]) => [code, plain]));

describe.each(layouts.map((layout) => [layout.name, layout] as const))('%s', (_, layout) => {
  const known = mapOf(layout);
  const reached = (p: Pressed) => commandFor(p, 'board', layout.isMac, known);

  test('reaches every command by each of its keys that can be typed, and each by one of them', () => {
    const wrong = commandIds.flatMap((id) =>
      keysOf(id).flatMap((keys) =>
        pressesFor(layout, keys).flatMap((p) => (reached(p) === id ? [] : [`${id}: ${spell(p)} is ${reached(p)}`])),
      ),
    );
    expect(wrong).toEqual([]);
    const without = commandIds.filter(
      (id) => keysOf(id).length > 0 && keysOf(id).every((keys) => pressesFor(layout, keys).length === 0),
    );
    expect(without).toEqual([]);
  });

  test('reaches no command by anything else', () => {
    const meant = new Map(
      commandIds.map((id) => [
        id,
        new Set(keysOf(id).flatMap((keys) => pressesFor(layout, keys).map((p) => `${spell(p)} ${p.key}`))),
      ]),
    );
    const both = [true, false];
    const all = [...layout.types.keys()].flatMap((code) =>
      both.flatMap((ctrl) => both.flatMap((alt) => both.map((shift) => pressOf(layout, code, { ctrl, alt, shift })))),
    );
    const wrong = all.flatMap((p) => {
      const id = reached(p);
      // digits may be typed with Shift, or chosen by their key without it
      const isDigit = /^Digit/.test(p.code) && signOf(p, layout.isMac, known) === p.code.slice(-1);
      if (id === null || isDigit || meant.get(id)?.has(`${spell(p)} ${p.key}`)) return [];
      return [`${id}: ${spell(p)} types ${p.key}`];
    });
    expect(wrong).toEqual([]);
  });

  test('finds pieces by the letter that is labelled', () => {
    for (const letter of LETTERS)
      for (const [code] of placesOf(layout, letter))
        expect(
          signOf(pressOf(layout, code, { ctrl: false, alt: false, shift: false }), layout.isMac, known),
          code,
        ).toBe(letter.toLowerCase());
  });

  test('gives a command new keys that the same press reaches', () => {
    const { settings } = useApp.getState();
    const isTaken = (keys: string) => otherWith(keys, 'about', {}) !== null;
    const wrong = [...layout.types.keys()].flatMap((code) =>
      [
        { ctrl: true, alt: false, shift: false },
        { ctrl: true, alt: false, shift: true },
        { ctrl: false, alt: true, shift: false },
      ].flatMap((held) => {
        const p = pressOf(layout, code, held);
        const keys = chosenKeys(p, isTaken, layout.isMac, known);
        if (keys === null) return readings(p, layout.isMac, known);
        useApp.setState({ settings: { ...settings, keys: withKeys({}, 'about', [keys]) } });
        return reached(p) === 'about' ? [] : [`${spell(p)} types ${p.key}, chooses ${keys}, reaches ${reached(p)}`];
      }),
    );
    useApp.setState({ settings });
    expect(wrong).toEqual([]);
  });
});

const press = (key: string, code: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});
const altGr = { getModifierState: (key: string) => key === 'AltGraph' };

describe('one press', () => {
  test.each([
    ['Ctrl+Z of QWERTZ', press('z', 'KeyY', { ctrlKey: true }), 'undo'],
    ['Ctrl+Y of QWERTZ', press('y', 'KeyZ', { ctrlKey: true }), 'redo'],
    ['Ctrl+Z of AZERTY', press('z', 'KeyW', { ctrlKey: true }), 'undo'],
    ['Ctrl+O of Dvorak', press('o', 'KeyS', { ctrlKey: true }), 'open'],
    ['Ctrl+Z of Russian with Caps Lock', press('Я', 'KeyZ', { ctrlKey: true }), 'undo'],
    ['Ctrl+comma of AZERTY', press(',', 'KeyM', { ctrlKey: true }), 'settings'],
    ['Ctrl and the key of 1 of AZERTY', press('&', 'Digit1', { ctrlKey: true }), 'view-above'],
    ['Ctrl+1 typed with Shift of AZERTY', press('1', 'Digit1', { ctrlKey: true, shiftKey: true }), 'view-above'],
    ['Ctrl+Shift+2 of AZERTY', press('2', 'Digit2', { ctrlKey: true, shiftKey: true }), 'view-other'],
    ['1 of the number pad', press('1', 'Numpad1'), 'pick-choice'],
    ['End of the number pad', press('End', 'Numpad1'), 'rank-end'],
    ['Ctrl and ü of QWERTZ', press('ü', 'BracketLeft', { ctrlKey: true }), null],
    ['what AltGr types on Linux', press('ż', 'KeyZ', altGr), null],
    ['[ by AltGr on Windows', press('[', 'Digit8', { ctrlKey: true, altKey: true, ...altGr }), null],
    ['. of another level', press('.', 'KeyX', altGr), null],
    ['what an input method takes', press('a', 'KeyA', { isComposing: true }), null],
    ['the first key of an input method', press('a', 'KeyA', { keyCode: 229 }), null],
    ['Process', press('Process', 'KeyA', { keyCode: 229 }), null],
    ['the Windows key and Z', press('z', 'KeyZ', { metaKey: true }), null],
  ])('%s', (_, pressed, id) => {
    expect(commandFor(pressed, 'board', false, new Map())).toBe(id);
  });

  test('Option does what it should on a Mac that tells nothing of its layout', () => {
    const alt = { altKey: true, ...altGr };
    expect(commandFor(press('Ω', 'KeyZ', alt), 'page', true, new Map())).toBe('undo-turn');
    expect(commandFor(press('Dead', 'KeyE', alt), 'page', true, new Map())).toBe('comment');
    expect(commandFor(press('Ω', 'KeyZ', { ...alt, ctrlKey: true }), 'page', true, new Map())).toBeNull();
  });

  test('a sign in the place of a letter counts as the letter only where the layout has no Latin letters', () => {
    const sign = press(';', 'KeyQ', { altKey: true });
    expect(commandFor(sign, 'page', false, new Map())).toBe('copy-turn');
    expect(commandFor(sign, 'page', false, new Map([['KeyS', 'o']]))).toBeNull();
    expect(
      charAt(
        'KeyQ',
        told([
          ['KeyQ', ';'],
          ['KeyA', 'α'],
        ]),
      ),
    ).toBe('Q');
  });
});
