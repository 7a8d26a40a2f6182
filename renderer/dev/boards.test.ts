import { expect, test } from 'vitest';
import { boardPictures } from '../ui/screens/board-pictures.ts';
import taken from '../ui/screens/boards/looks.json';
import { boardLooks } from './board-looks.ts';

test('the pictures of the boards show the boards as they are', async () => {
  expect(await boardLooks(), 'take them anew: npm run art -- --boards').toEqual(taken);
});

test('each game with art of its own has a picture by night and another by day', async () => {
  expect(Object.keys(boardPictures).sort()).toEqual(Object.keys(await boardLooks()).sort());
  for (const [game, { night, day }] of Object.entries(boardPictures))
    expect([night, day]).toEqual([
      expect.stringContaining(`${game}-night.webp`),
      expect.stringContaining(`${game}-day.webp`),
    ]);
});
