/** Texts that are put together of a name and what is said of it. */
import { expect, test } from 'vitest';
import { joinedText as english } from '../renderer/text/joined.ts';
import { joinedText as german } from './de/interface/joined.ts';
import { joinedText as french } from './fr/interface/joined.ts';

test('French has a space before a colon, and begins with the article of a side in capitals', () => {
  expect([english, german, french].map(({ of }) => of('les Noirs', 'Ra1–a2'))).toEqual([
    'les Noirs: Ra1–a2',
    'les Noirs: Ra1–a2',
    'Les Noirs\u00a0: Ra1–a2',
  ]);
  expect(['les Noirs', 'MAGI', 'ida'].map(french.begin)).toEqual(['Les Noirs', 'MAGI', 'ida']);
});

test('within a label a sentence has neither its capital nor its full stop', () => {
  for (const { within } of [english, german, french])
    expect(within('Es zieht wie ein /d/.')).toBe('es zieht wie ein /d/');
});
