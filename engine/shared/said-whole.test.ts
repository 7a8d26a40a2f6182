import { afterEach, expect, test } from 'vitest';
import { ENGLISH, sayIn, translateSentences } from './language.ts';
import { saidWhole } from './said-whole.ts';

const game = {
  id: 'white',
  sides: [{ id: 'white', name: 'white', letter: 'w' }],
  kinds: { king: { name: 'King', sentences: ['Steps.', 'Waits.'], diagram: { pieces: 'white' } } },
  zones: { zone: 'the Zone' },
  topology: { cells: [{ name: 'hard' }], files: ['hard'], spokenFiles: ['hard'] },
  difficulty: { pips: 3, word: 'hard' },
};
translateSentences('xw', [
  ...Object.entries({ white: 'weiß', King: 'König', 'Steps.': 'Geht.', 'the Zone': 'die Zone', hard: 'schwer' }),
]);

afterEach(() => sayIn(() => ENGLISH));

test('texts are said in the language of the moment, and what programs read stays', () => {
  sayIn(() => 'xw');
  expect(saidWhole(game)).toEqual({
    id: 'white',
    sides: [{ id: 'white', name: 'weiß', letter: 'w' }],
    kinds: { king: { name: 'König', sentences: ['Geht.', 'Waits.'], diagram: { pieces: 'white' } } },
    zones: { zone: 'die Zone' },
    topology: { cells: [{ name: 'hard' }], files: ['hard'], spokenFiles: ['schwer'] },
    difficulty: { pips: 3, word: 'schwer' },
  });
});

test('in English nothing is copied', () => expect(saidWhole(game)).toBe(game));
