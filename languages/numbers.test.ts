/** Numbers have the decimal mark of their language. */
import { expect, test } from 'vitest';
import { clockText as englishClock } from '../renderer/text/clock.ts';
import { workshopText as english } from '../renderer/text/workshop.ts';
import { clockText as germanClock } from './de/interface/clock.ts';
import { workshopText as german } from './de/interface/workshop.ts';
import { clockText as frenchClock } from './fr/interface/clock.ts';
import { workshopText as french } from './fr/interface/workshop.ts';

const guesses = [english, german, french].map(({ pieces }) => pieces.guess);
const clocks = [englishClock, germanClock, frenchClock];

test('a guessed worth of 4.12 pawns in the workshop', () => {
  expect(guesses.map((guess) => guess(4.12))).toEqual(['≈\u00a04.12', '≈\u00a04,12', '≈\u00a04,12']);
});
test('the time that is left, for people who read and for people who listen', () => {
  expect(clocks.map(({ digits }) => digits(4_250, true))).toEqual(['0:04.2', '0:04,2', '0:04,2']);
  expect(clocks.map(({ digits }) => digits(3_909_001, false))).toEqual(Array(3).fill('1:05:10'));
  expect(clocks.map(({ spoken }) => spoken(3_909_000))).toEqual([
    '1 hour 5 minutes',
    '1 Stunde 5 Minuten',
    '1 heure 5 minutes',
  ]);
  expect(clocks.map(({ spoken }) => spoken(0))).toEqual(['no time', 'keine Zeit', 'aucun temps']);
});
