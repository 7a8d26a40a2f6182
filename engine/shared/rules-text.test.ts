import { expect, test } from 'vitest';
import { isRules } from './rules-text.ts';

test.each([
  ['fairygame 1', true],
  ['\uFEFF fairygame 2\n', true],
  ['fairgame 1\n[game]\ntitle = A\n[piece King]\n', true],
  ['[piece King]', true],
  ['[a:chess]', false],
  ['[piece]\n[pieces King]', false],
  ['king:K:K:king:e1', false],
  ['', false],
])('%j: is it a game written as text?', (text, is) => {
  expect(isRules(text)).toBe(is);
});
