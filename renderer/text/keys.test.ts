/** Players change keys, so no fixed sentence may name one: sentences that do are given the present keys. */
import { expect, test } from 'vitest';
import { uiText } from './index.ts';

const sentencesIn = (words: unknown): string[] => {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(sentencesIn) : [];
};

test('no fixed sentence of the screens names the keys of a command', () => {
  const all = sentencesIn(uiText);
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter((sentence) => /\b(Ctrl|Alt|Shift)\+/.test(sentence))).toEqual([]);
});
