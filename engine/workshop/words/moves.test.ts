import { expect, test } from 'vitest';
import { readBetza } from '../betza/read-betza.ts';
import { moveInWords } from './moves.ts';

test.each([
  ['K', 'moves one square straight or diagonally'],
  ['fmR2', 'moves up to two squares straight forward, without capturing'],
  ['N', 'leaps two squares by one'],
  ['cpR', 'moves straight over exactly one piece, only to capture'],
  ['pR3', 'moves up to three squares straight over exactly one piece'],
  ['gQ2', 'moves up to two squares straight or diagonally over exactly one piece, to the square behind it'],
  ['jN0', 'leaps two squares by one, again and again in one line, passing over the first square'],
  ['N2', 'leaps two squares by one, up to two times in one line'],
  ['fceF', 'moves one square diagonally forward, only to capture, also in passing'],
  ['yafsF', 'moves one square diagonally, then any number of squares straight outward'],
  ['yafsfW', 'moves one square straight, then straight on or half left or half right any number of squares'],
  ['yafsW', 'moves one square straight, then any number of squares diagonally outward'],
  ['afsFafsafFafsafafF', 'moves one square diagonally, then up to three squares straight outward'],
  [
    'yafsyafsW',
    'moves one square straight, then any number of squares diagonally outward, then half left or half right one square',
  ],
  ['mafW', 'moves one square straight, then straight on one square'],
  ['cafsK', 'moves one square straight or diagonally, capturing there, then half left or half right one square'],
  ['maW', 'moves one square straight, then straight on or to the left or right one square'],
  ['aN', 'leaps two squares by one, then once more any way but back'],
  ['yafsD', 'leaps two squares straight, then again and again half left or half right'],
  ['pafsW', 'moves one square straight, over a piece there, then one square diagonally outward'],
  ['mpafR', 'moves any number of squares straight, over a piece there or not, then straight on any number of squares'],
  ['zB', 'moves any number of squares diagonally, turning by a quarter to either side by turns'],
  ['qN', 'leaps two squares by one, again and again, turning by an eighth to the same side each time'],
  ['ppR', 'moves straight over one piece or several'],
  ['ppN0', 'goes in leaps of two squares by one, over one piece or several'],
  ['(4,1)', 'leaps four squares by one'],
  ['WX', 'leaps four squares straight'],
  ['mU', 'leaps to any square, without capturing'],
  ['tpR', 'moves straight over exactly one piece of its own side'],
  [
    'ctgQ',
    'moves straight or diagonally over exactly one piece of its own side, to the square behind it, only to capture',
  ],
  ['cafuR', 'moves straight over exactly one enemy piece'],
  ['cpafsW', 'moves one square straight, over a piece there or capturing it, then one square diagonally outward'],
  ['casuK', 'moves one square straight or diagonally, over an enemy piece there, then to the left or right one square'],
  [
    'afpR',
    'moves any number of squares straight, then straight on any number of squares, over a piece there, then straight on any number of squares',
  ],
  ['mcdK', 'moves one square straight or diagonally, capturing pieces of its own side, too'],
  ['mdK', 'moves one square straight or diagonally, capturing only pieces of its own side'],
  ['dK', 'moves one square straight or diagonally, only to capture a piece of its own side'],
  ['tQ', 'moves any number of squares straight or diagonally, but never captures a royal piece'],
  ['oR', 'moves any number of squares straight, as if the left and right edges of the board were joined'],
  ['mfceF', 'moves one square diagonally forward, capturing in passing, too'],
  ['fmeF', 'moves one square diagonally forward, capturing only in passing'],
  [
    'afsafzK',
    'moves one square straight or diagonally, then half left or half right one square, then half to the other side one square',
  ],
  [
    'asavqR',
    'moves any number of squares straight, then to the left or right any number of squares, then half to the same side or half back to the same side any number of squares',
  ],
  [
    'fnafmW',
    'moves one square straight forward, where it can be captured in passing, then straight on one square, without capturing',
  ],
  [
    'nafR',
    'moves any number of squares straight, where it can be captured in passing on each square, then straight on any number of squares',
  ],
  [
    'feafmF',
    'moves one square diagonally forward, capturing in passing there, then straight on one square, without capturing',
  ],
  [
    'fceafmF',
    'moves one square diagonally forward, capturing there, or capturing in passing there, then straight on one square, without capturing',
  ],
  ['yafsjF', 'moves one square diagonally, then any number of squares straight outward, passing over the first square'],
  [
    'jafsR',
    'moves any number of squares straight, passing over the first square, then any number of squares diagonally outward',
  ],
  ['yafsppF', 'moves one square diagonally, then any number of squares straight outward, over one piece or several'],
  ['afnD', 'leaps two squares straight, then once more straight on, without jumping'],
  ['[N-B]', 'leaps two squares by one, then any number of squares diagonally outward'],
  ['[F-N]', 'moves one square diagonally, then leaps two squares by one outward'],
  ['[F-NN]', 'moves one square diagonally, then leaps two squares by one outward, again and again in one line'],
  ['mcabK', 'moves one square straight or diagonally, capturing or not, then back one square'],
])('%s is said: it %s', (betza, words) => {
  const read = readBetza(betza);
  if (!('moves' in read)) throw new Error(read.says);
  expect(moveInWords(read.moves[0])).toBe(words);
});
