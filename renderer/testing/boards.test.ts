/** The plain boards of the tests and of the art sheet have the pieces of the games. */
import { expect, test } from 'vitest';
import { descriptions } from '../../electron/app/describing.ts';
import { acidBoard } from './acid.ts';
import { chesimalsBoard } from './chesimals.ts';
import { deicideBoard } from './deicide.ts';
import { fourchanBoard } from './fourchan.ts';

test.each([acidBoard, deicideBoard, fourchanBoard, chesimalsBoard])('$id', (board) => {
  const game = descriptions().find(({ id }) => id === board.id)!;
  const named = (kinds: typeof board.kinds) => kinds.map(({ letter, id }) => `${letter} ${id}`).sort();
  expect(named(board.kinds), `name it in KIND_OF_LETTER of engine/testing/${board.id}`).toEqual(named(game.kinds));
});
