/** What somebody may mean who is still typing a move. */
import { afterEach, expect, test } from 'vitest';
import { ENGLISH, sayIn } from '../shared/language.ts';
import { addPseudoLanguage, PSEUDO } from '../shared/pseudo-language.ts';
import { started, startOfTokens } from '../testing/started.ts';
import { acid } from '../variants/acid/index.ts';
import { fourchan } from '../variants/fourchan/index.ts';
import type { Position } from './position.ts';

afterEach(() => sayIn(() => ENGLISH));
const found = (position: Position, typed: string, most = 12): readonly string[] =>
  position.matching(typed, most).map(({ text }) => text);

test.each([
  ['the frozen text', 'De2-e3', 'De2-e3'],
  ['the label that is printed', 'D e2–e3', 'De2-e3'],
  ['small letters and spaces', ' de2 - e3', 'De2-e3'],
  ['words of the clause, in order', 'disk e2 e3', 'De2-e3'],
  ['a drop in words', 'drops worm e5', 'W@e5'],
  ['a swap in words', 'diskette a2 swaps b2', 'Da2<>b2'],
])('finds a move by %s', (_, typed, text) => {
  expect(found(started(acid), typed)[0]).toBe(text);
});

test.each(['e2e3', 'e2-e3', 'De3', 'Dee3', 'de2e3'])('finds the step of a Diskette by %s', (typed) => {
  expect(found(started(acid), typed)).toEqual(['De2-e3']);
});
test('of what is short for a move and what has its words, the first is told first', () => {
  expect(found(started(acid), 'D e3')).toEqual(['De2-e3', 'M@e3', 'W@e3']);
});
test.each(['exf4', 'ef4', 'e3f4', 'e3xf4', 'e3:f4', 'Oxf4', 'Oexf4'])('finds a capture by %s', (typed) => {
  const position = started(fourchan, {}, startOfTokens(fourchan, 'O@e3 o@f4 A@a1 a@j10'));
  expect(found(position, typed)).toEqual(['Oe3xf4']);
});

test('what is spelled exactly so comes first, then what begins so', () => {
  const [first, ...rest] = found(started(acid), 'De2');
  expect([first, ...rest].every((text) => text?.startsWith('De2'))).toBe(true);
  expect(found(started(acid), 'De2-e3')).toEqual(['De2-e3']);
});

test('squares of the Zone are found by the names that any keyboard can type', () => {
  const ghost = started(acid)
    .actions()
    .find(({ text }) => text.endsWith('-Δ5'));
  const from = ghost?.text.slice(1, 3) ?? '';
  expect(found(started(acid), `ghost ${from} z5`)).toEqual([ghost?.text]);
  expect(found(started(acid), `g${from}-z5`)).toEqual([ghost?.text]);
});

test('finds at most as many as are wanted, and nothing by an empty text or by nonsense', () => {
  expect(found(started(fourchan), 'white', 3)).toHaveLength(3);
  expect([found(started(acid), '  '), found(started(acid), 'xyzzy')]).toEqual([[], []]);
});

test.each([
  ['in English', 'disk e2 e3', 'De2-e3'],
  ['as it is told in that language', '[Ðîšķ', 'Da2-a3'],
])('while another language is spoken, finds a move by words %s', (_, typed, text) => {
  addPseudoLanguage();
  sayIn(() => PSEUDO);
  expect(found(started(acid), typed, 400)).toContain(text);
});
