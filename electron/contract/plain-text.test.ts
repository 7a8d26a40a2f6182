import * as v from 'valibot';
import { expect, test } from 'vitest';
import { tableRequests } from './online.ts';
import { allWithoutControls, onOneLine, withoutControls } from './plain-text.ts';
import { Seats } from './settings.ts';

test('a text keeps its lines and loses what overrides its direction', () => {
  expect(withoutControls('one\ntwo\u202e \u2066x\u2069\u0007')).toBe('one\ntwo x');
  expect(withoutControls('עדה, Zoë 👩‍🚀')).toBe('עדה, Zoë 👩‍🚀');
});

test('a line of talk is one line at whichever machine it is read, and none at all is refused', () => {
  const { input } = tableRequests['table.say'];
  expect(v.parse(input, { text: ' Your\r\nmove.\u2028White resigns.\u202e' })).toEqual({
    text: 'Your move. White resigns.',
  });
  expect(v.safeParse(input, { text: '\u202e \n' }).success).toBe(false);
  expect(onOneLine('\u0000')).toBe('');
});

test('a name that is given to a new game is one line', () =>
  expect(v.parse(Seats, [{ name: 'Ann\u202e' }, { name: 'Bo\nWhite' }])).toEqual([
    { name: 'Ann' },
    { name: 'Bo White' },
  ]));

test('all texts of a message are made plain, but those of one name', () => {
  const message = { rules: 'a\u202e', view: { says: ['b\u202e', 7, null] } };
  expect(allWithoutControls(message, 'rules')).toEqual({ rules: 'a\u202e', view: { says: ['b', 7, null] } });
});
