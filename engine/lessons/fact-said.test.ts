import { afterEach, expect, test } from 'vitest';
import { ENGLISH, sayIn } from '../shared/language.ts';
import { addPseudoLanguage, PSEUDO } from '../shared/pseudo-language.ts';
import { fourchan } from '../variants/fourchan/index.ts';
import type { LessonFact } from './fact.ts';
import { factSaid } from './fact-said.ts';

afterEach(() => sayIn(() => ENGLISH));

test('an answer whose label has words in it is told in the language of the moment', () => {
  const answered: LessonFact = {
    ...{ is: 'answered', side: 'White', label: 'R d1 rages to f1', undone: false },
    worded: ['R d1 ', { is: 'own', says: 'rages to {to}', from: 'd1', to: 'f1' }],
  };
  expect(factSaid(fourchan, answered)).toBe('That is legal, but White can answer R d1 rages to f1.');
  addPseudoLanguage();
  sayIn(() => PSEUDO);
  expect(factSaid(fourchan, answered)).toContain('R d1 [ŕåĝéš ţö f1');
});
test('cells without a name of their own are listed', () => {
  const on = { cells: ['a1', 'b2', 'c3'] };
  expect(factSaid(fourchan, { is: 'elsewhere', at: 'd4', on })).toBe(
    'd4 is a legal square, but the goal is a1, b2 or c3.',
  );
});
