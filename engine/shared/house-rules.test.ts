import { expect, test } from 'vitest';
import { choiceOf, drawnChoice, isInForce, readChoice, usualChoice, valuesIn, withUsual } from './house-rules.ts';

const one = { values: [{ id: 'off' }, { id: 'on' }] };
const several = { values: [{ id: 'wall' }, { id: 'mine' }, { id: 'glue' }], several: true };
const numbered = { values: [{ id: '518' }], count: 960 };

test('the first value is the usual one, or all of them where several can be chosen', () => {
  expect(usualChoice(one)).toBe('off');
  expect(usualChoice(several)).toBe('wall,mine,glue');
});

test('a choice of several values is written in the order of the rule, whatever order it was given in', () => {
  expect(readChoice(several, 'glue,wall')).toBe('wall,glue');
  expect(readChoice(several, 'none')).toBe('none');
  expect(valuesIn('wall,glue')).toEqual(['wall', 'glue']);
  expect(valuesIn(choiceOf(several, () => false))).toEqual([]);
});

test.each(['0', '518', '959'])('%s is one of 960 numbers', (written) => {
  expect(readChoice(numbered, written)).toBe(written);
});

test.each([
  ['a number that is too large', numbered, '960'],
  ['a number below 0', numbered, '-1'],
  ['a number with zeros before it', numbered, '0518'],
  ['a fraction', numbered, '1.5'],
  ['no number', numbered, ''],
  ['an unknown value', one, 'maybe'],
  ['two values of a rule that takes one', one, 'off,on'],
  ['no value of a rule that takes one', one, 'none'],
  ['a value twice', several, 'wall,wall'],
  ['an unknown value among others', several, 'wall,river'],
  ['nothing', several, ''],
  ['a gap', several, 'wall,,mine'],
  ['all and none', several, 'none,wall'],
  ['no text', several, ['wall']],
])('%s is no choice', (_, rule, written) => {
  expect(readChoice(rule, written)).toBeNull();
});

test('any value or number can be drawn, and of several values all are', () => {
  expect([0, 0.5, 0.999].map((random) => drawnChoice(numbered, () => random))).toEqual(['0', '480', '959']);
  expect([0, 0.5].map((random) => drawnChoice(one, () => random))).toEqual(['off', 'on']);
  expect(drawnChoice(several, () => 0)).toBe('wall,mine,glue');
});

test('a rule counts where what it needs is chosen, among others too', () => {
  expect(isInForce({}, {})).toBe(true);
  expect(isInForce({ needs: { terrain: 'on' } }, { terrain: 'off' })).toBe(false);
  expect(isInForce({ needs: { terrain: 'on', features: 'mine' } }, { terrain: 'on', features: 'wall,mine' })).toBe(
    true,
  );
  expect(isInForce({ needs: { features: 'mine' } }, {})).toBe(false);
});

test('house rules that are not named are as usual', () => {
  const rules = [
    { id: 'terrain', ...one },
    { id: 'features', ...several },
  ];
  expect(withUsual(rules, { terrain: 'on' })).toEqual({ terrain: 'on', features: 'wall,mine,glue' });
});
