import { expect, test } from 'vitest';
import { charAt, type KeyboardLayout, taught } from './layout.ts';

const typed = (
  layout: KeyboardLayout,
  key: string,
  code: string,
  held: 'altKey' | 'ctrlKey' | 'metaKey' | null = null,
) => taught(layout, { key, code, altKey: false, ctrlKey: false, metaKey: false, ...(held && { [held]: true }) });
const none: KeyboardLayout = new Map();

test('a layout that nothing is known of is a US keyboard’s', () => {
  expect(charAt('KeyQ', none)).toBe('Q');
  expect(charAt('Comma', none)).toBe(',');
  expect(charAt('F1', none)).toBeNull();
});

test('letters that are typed teach it, and then no place is guessed', () => {
  const azerty = typed(none, 'a', 'KeyQ');
  expect(charAt('KeyQ', azerty)).toBe('A');
  expect(charAt('KeyW', azerty)).toBeNull();
  expect(charAt('Digit1', azerty)).toBe('1');
  expect(charAt('KeyW', typed(azerty, 'Z', 'KeyW'))).toBe('Z');
});

test('letters that are in their US places leave the others there', () => {
  expect(charAt('KeyW', typed(none, 'q', 'KeyQ'))).toBe('W');
});

test('another letter in a known place means another layout', () => {
  const both = typed(typed(none, 'a', 'KeyQ'), 'z', 'KeyW');
  expect([...typed(both, 'q', 'KeyQ')]).toEqual([['KeyQ', 'q']]);
});

test.each(['altKey', 'ctrlKey', 'metaKey'] as const)('what is typed with %s teaches nothing', (held) => {
  expect(typed(none, 'a', 'KeyQ', held)).toBe(none);
});

test('other scripts, signs and keys without a place teach nothing', () => {
  expect(typed(none, 'й', 'KeyQ')).toBe(none);
  expect(typed(none, ';', 'KeyQ')).toBe(none);
  expect(typed(none, 'a', '')).toBe(none);
});
