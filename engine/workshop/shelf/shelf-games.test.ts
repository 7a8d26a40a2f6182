import fs from 'node:fs';
import { expect, test } from 'vitest';
import { FAMILIES } from '../../shared/families.ts';
import { shelf } from '../../testing/workshop/shelf.ts';
import { familyOf, otherNamesOf } from './about-games.ts';
import { shelfGames } from './shelf-games.ts';

test('every file of the shelf is offered under its name', () => {
  expect(
    [...shelfGames],
    'import and list each file of engine/workshop/shelf/ in engine/workshop/shelf/shelf-games.ts',
  ).toEqual([...shelf]);
});

test('every game is of the family of its folder', () => {
  for (const family of FAMILIES)
    for (const file of fs.readdirSync(new URL(`./${family}/`, import.meta.url)))
      expect(
        familyOf(file.replace('.fairygame', '')),
        `say the family of ${file} in engine/workshop/shelf/about-games.ts`,
      ).toBe(family);
});

test('no other name of a game is its title', () => {
  const named = [...shelfGames].filter(([game]) => otherNamesOf(game).length > 0);
  expect(named.length).toBeGreaterThan(10);
  for (const [game, text] of named)
    for (const name of otherNamesOf(game)) expect(text, game).not.toMatch(new RegExp(`^title *= ${name}$`, 'm'));
});
