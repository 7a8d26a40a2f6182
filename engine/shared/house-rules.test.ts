import { expect, test } from 'vitest';
import { choiceOf, isInForce, readChoice, usualChoice, valuesIn, withUsual } from './house-rules.ts';

const one = { values: [{ id: 'off' }, { id: 'on' }] };
const several = { values: [{ id: 'wall' }, { id: 'mine' }, { id: 'glue' }], several: true };

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

test.each([
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
