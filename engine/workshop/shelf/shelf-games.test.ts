import { expect, test } from 'vitest';
import { shelf } from '../../testing/workshop/shelf.ts';
import { shelfGames } from './shelf-games.ts';

test('every file of the shelf is offered under its name', () => {
  expect(
    [...shelfGames],
    'import and list each file of engine/workshop/shelf/ in engine/workshop/shelf/shelf-games.ts',
  ).toEqual([...shelf]);
});
