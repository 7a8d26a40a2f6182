import { expect, test } from 'vitest';
import { shelf } from '../../engine/testing/workshop/shelf.ts';
import { shelfGames } from './shelf.ts';

test('every file of the shelf is offered under its name', () => {
  expect([...shelfGames], 'import and list each file of engine/workshop/shelf/ in electron/games/shelf.ts').toEqual([
    ...shelf,
  ]);
});
