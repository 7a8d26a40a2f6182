import { expect, test } from 'vitest';
import { acid } from '../../variants/acid/art.ts';
import { placeOf } from './choice.ts';
import { studio } from './studio.ts';

test('a game is played in its own place, in the studio or in the plain one, by night or by day', () => {
  expect(placeOf(acid, 'own', false)).toBe(acid.place?.night);
  expect(placeOf(acid, 'own', true)).toBe(acid.place?.day);
  expect(placeOf(acid, 'studio', true)).toBe(studio.day);
  expect(placeOf(acid, 'plain', false)).toMatchObject({ room: acid.room, ground: acid.ground });
});

test('the same choice is the same object, so that nothing is built again', () => {
  for (const choice of ['own', 'studio', 'plain'] as const)
    expect(placeOf(acid, choice, false)).toBe(placeOf(acid, choice, false));
});

test('a game without a place of its own is played in the studio', () => {
  expect(placeOf({ ...acid, place: undefined }, 'own', false)).toBe(studio.night);
});
