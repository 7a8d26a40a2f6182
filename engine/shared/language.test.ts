import { afterEach, expect, test } from 'vitest';
import {
  bestOf,
  ENGLISH,
  inEachLanguage,
  inEnglish,
  live,
  said,
  sayable,
  sayIn,
  translate,
  translateBy,
  translateSentences,
} from './language.ts';

const english = {
  close: 'Close',
  games: (n: number) => (n === 1 ? 'one game' : `${n} games`),
  rays: ['Up', 'Down'],
  dialog: { title: 'Clocks', close: 'Close it' },
};
const texts = live('test-area', english);
translate('xx', 'test-area', {
  close: 'Zu',
  games: (n: number) => `${n} Spiele`,
  rays: ['Auf', 'Ab'],
  dialog: { title: 'Uhren' },
});

afterEach(() => sayIn(() => ENGLISH));

test('texts are said in the language of the moment, also by who took their group before it changed', () => {
  const { dialog } = texts;
  expect([texts.close, texts.games(2), dialog.title, texts.rays]).toEqual([
    'Close',
    '2 games',
    'Clocks',
    ['Up', 'Down'],
  ]);
  sayIn(() => 'xx');
  expect([texts.close, texts.games(2), dialog.title, texts.rays]).toEqual(['Zu', '2 Spiele', 'Uhren', ['Auf', 'Ab']]);
});

test('what is kept is said in English, and afterwards the language is what it was, whatever happened', () => {
  sayIn(() => 'xx');
  expect(inEnglish(() => texts.games(2))).toBe('2 games');
  expect(() =>
    inEnglish(() => {
      throw new Error('no such game');
    }),
  ).toThrow();
  expect(texts.games(2)).toBe('2 Spiele');
});

test('a sentence that was made of values is made anew, and is forgotten when there are too many', () => {
  const english = sayable(() => texts.games(3));
  sayIn(() => 'xx');
  expect([english, said(english)]).toEqual(['3 games', '3 Spiele']);
  for (let n = 0; n < 5000; n++) sayable(() => texts.games(10 + n));
  expect(said(english)).toBe('3 games');
  expect(said('4000 games')).toBe('4000 Spiele');
});

test('what is made of texts is made once in each language', () => {
  let times = 0;
  const twice = inEachLanguage(() => {
    times++;
    return `${texts.close}, ${texts.close}`;
  });
  const inBoth = (): readonly string[] => [inEnglish(twice), twice()];
  sayIn(() => 'xx');
  expect([...inBoth(), ...inBoth()]).toEqual(['Close, Close', 'Zu, Zu', 'Close, Close', 'Zu, Zu']);
  expect(times).toBe(2);
});

test('what a language lacks is said in English, a text as well as all texts', () => {
  sayIn(() => 'xx');
  expect(texts.dialog.close).toBe('Close it');
  sayIn(() => 'yy');
  expect(texts.dialog).toEqual(english.dialog);
});

test('texts can be listed, spread, written and cloned as if they were plain', () => {
  sayIn(() => 'xx');
  expect(Object.entries(texts.dialog)).toEqual([
    ['title', 'Uhren'],
    ['close', 'Close it'],
  ]);
  expect({ ...texts.dialog, close: '' }).toEqual({ title: 'Uhren', close: '' });
  expect(JSON.parse(JSON.stringify(texts.dialog))).toEqual({ title: 'Uhren', close: 'Close it' });
  expect(structuredClone(texts.dialog)).toEqual({ title: 'Uhren', close: 'Close it' });
});

test('a language may make its texts of the English ones', () => {
  translateBy('zz', {
    group: (group) => Object.fromEntries(Object.keys(group).map((key) => [key, `[${key}]`])),
    sentence: (english) => `<${english}>`,
  });
  sayIn(() => 'zz');
  expect([texts.close, texts.games]).toEqual(['[close]', '[games]']);
  expect(texts.dialog.title).toBe('Clocks');
  expect(said('The game is over.')).toBe('<The game is over.>');
});

test('a sentence of a game is found by the English one, and said in English where there is none', () => {
  translateSentences('xx', [['The game is over.', 'Die Partie ist vorbei.']]);
  const both = () => [said('The game is over.'), said('The King waits.')];
  expect(both()).toEqual(['The game is over.', 'The King waits.']);
  sayIn(() => 'xx');
  expect(both()).toEqual(['Die Partie ist vorbei.', 'The King waits.']);
});

test.each([
  ['the language of a country', ['de-AT', 'fr'], 'de'],
  ['the first that is known', ['sw', 'fr-CA', 'de'], 'fr'],
  ['English before others', ['en-GB', 'de'], 'en'],
  ['none that is known', ['sw'], 'en'],
  ['nothing wanted', [], 'en'],
])('the best language for %s', (_, wanted, best) => expect(bestOf(wanted, ['de', 'fr'])).toBe(best));
