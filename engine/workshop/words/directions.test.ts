import { describe, expect, test } from 'vitest';
import type { Vector } from '../betza/move.ts';
import { readBetza } from '../betza/read-betza.ts';
import { areSteps, leapsInWords, stepsInWords } from './directions.ts';

const stepsOf = (betza: string): readonly Vector[] => {
  const read = readBetza(betza);
  if (!('moves' in read)) throw new Error(read.says);
  return read.moves.flatMap(({ legs }) => legs[0].steps);
};
const inWords = (steps: readonly Vector[]): string => (areSteps(steps) ? stepsInWords(steps) : leapsInWords(steps));

describe('Every set of ways has words of its own', () => {
  test.each(['W', 'F', 'K', 'D', 'A', 'N'])('of %s', (atom) => {
    const all = stepsOf(atom);
    const said = new Map<string, readonly Vector[]>();
    for (let set = 1; set < 2 ** all.length; set++) {
      const some = all.filter((_, i) => (set & (1 << i)) !== 0);
      const words = inWords(some);
      expect(said.get(words), words).toBeUndefined();
      said.set(words, some);
    }
    expect(said.size).toBe(2 ** all.length - 1);
  });
});

test.each([
  ['vN', 'two squares forward or backward and one to the side'],
  ['sN', 'two squares to the side and one forward or backward'],
  ['fN', 'two squares forward and one to the side'],
  ['fsN', 'two squares to the side and one forward'],
  ['fhN', 'two squares by one forward'],
  ['rN', 'two squares to the right and one forward or backward'],
  ['vK', 'diagonally, or straight forward or backward'],
  ['sK', 'diagonally, or straight sideways'],
  ['fK', 'forward, straight or diagonally'],
  ['frW', 'straight forward or to the right'],
  ['fsW', 'straight forward or sideways'],
  ['rB', 'diagonally to the right'],
  ['fsD', 'two squares straight forward or sideways'],
])('%s goes %s', (betza, words) => {
  expect(inWords(stepsOf(betza))).toBe(words);
});
