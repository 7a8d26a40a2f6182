/** Every case is true of the rules, and the checker that says so notices what is not. */
import { describe, expect, test } from 'vitest';
import type { Case } from './case.ts';
import { faultsOfCase } from './checker.ts';
import { cases, casesOf } from './collection.ts';

describe('every case is true', () => {
  test.each(cases.map((one) => [one.id, one] as const))('%s', (_, one) => expect(faultsOfCase(one)).toEqual([]));
});

test('each case is there once, and its question too', () => {
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  expect(new Set(cases.map(({ question }) => question)).size).toBe(cases.length);
});
test('another form of a game has the cases of the first', () => {
  expect(casesOf('acid').length).toBeGreaterThan(12);
  expect(casesOf('chesimals-16x12')).toEqual(casesOf('chesimals'));
  expect(casesOf('nothing')).toEqual([]);
});

const sound: Case = {
  id: 'acid-example',
  variant: 'acid',
  ruling: 'K2',
  pieces: 'K@e1 M@e5 k@e9',
  focus: 'e1',
  question: 'May the King swap with the Mass?',
  answer: 'No.',
  claims: [{ goes: { e1: 'd1 d2 e2 f1 f2' }, refused: { 'e1 e5': 'K2' } }],
};
describe('the checker notices', () => {
  test('nothing where there is nothing', () => expect(faultsOfCase(sound)).toEqual([]));
  const wrong: readonly (readonly [string, Partial<Case>, RegExp])[] = [
    ['another game', { id: 'fourchan-example' }, /does not begin with its game/],
    ['a ruling that no section has', { ruling: 'K99' }, /no section .* K99/],
    ['a question that is none', { question: 'The King.' }, /question/],
    ['an answer that goes on for ever', { answer: `${'No. '.repeat(80)}No.` }, /answer/],
    ['a position that cannot be read', { pieces: 'Q@e1' }, /Q@e1/],
    ['a position that nobody can play', { pieces: 'K@e1 M@e5' }, /nobody can play it/],
    ['a focus on nobody', { focus: 'a5' }, /nobody stands on a5/],
    ['a focus on the other side', { focus: 'e9' }, /not to move/],
    ['no claim', { claims: [] }, /claims nothing/],
    ['an empty claim', { claims: [{ after: ['Ke1-e2'] }] }, /says nothing/],
    ['a line that cannot be played', { claims: [{ after: ['Ke1-e4'], check: false }] }, /^Ke1-e4: /],
    ['an action that is not legal', { claims: [{ legal: ['Ke1-e4'] }] }, /Ke1-e4 is not legal/],
    ['an action that is', { claims: [{ illegal: ['Ke1-e2'] }] }, /Ke1-e2 is legal/],
    ['a cell too many', { claims: [{ goes: { e1: 'd1 d2 e2 e3 f1 f2' } }] }, /e1 goes to/],
    ['another reason', { claims: [{ refused: { 'e1 e5': 'K1' } }] }, /refused by: K2, not K1/],
    ['a refusal of what is legal', { claims: [{ refused: { 'e1 e2': 'K2' } }] }, /e1 e2 is legal/],
    ['who does not stand there', { claims: [{ after: ['Ke1-e2'], stands: 'K@e1' }] }, /there is no K@e1 after Ke1-e2/],
    ['who still does', { claims: [{ gone: 'M@e5' }] }, /there is M@e5/],
    ['a state', { claims: [{ is: { e1: 'frozen' } }] }, /e1 is not frozen/],
    [
      'a state that it is in',
      { pieces: 'A@e4 D@d2 K@a1 k@i9', focus: 'd2', claims: [{ after: ['Dd2-d3'], isNot: { e4: 'frozen' } }] },
      /e4 is frozen/,
    ],
    ['an ending', { claims: [{ ending: 'magi: king' }] }, /the ending: none/],
    ['a check', { claims: [{ check: true }] }, /check: false/],
    ['whose turn it is', { claims: [{ turn: 'line' }] }, /to move: magi, not line/],
  ];
  test.each(wrong)('%s', (_, change, fault) => expect(faultsOfCase({ ...sound, ...change }).join('\n')).toMatch(fault));
});
