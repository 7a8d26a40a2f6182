import { expect, test } from 'vitest';
import { acidArt } from '../../variants/acid/art.ts';
import { placeOf } from './choice.ts';
import { studio } from './studio.ts';

test('a game is played in its own place, in the studio or in the plain one, by night or by day', () => {
  expect(placeOf(acidArt, 'own', false)).toBe(acidArt.place?.night);
  expect(placeOf(acidArt, 'own', true)).toBe(acidArt.place?.day);
  expect(placeOf(acidArt, 'studio', true)).toBe(studio.day);
  expect(placeOf(acidArt, 'plain', false)).toMatchObject({ room: acidArt.room, ground: acidArt.ground });
});

test('the same choice is the same object, so that nothing is built again', () => {
  for (const choice of ['own', 'studio', 'plain'] as const)
    expect(placeOf(acidArt, choice, false)).toBe(placeOf(acidArt, choice, false));
});

test('a game without a place of its own is played in the studio', () => {
  expect(placeOf({ ...acidArt, place: undefined }, 'own', false)).toBe(studio.night);
});
