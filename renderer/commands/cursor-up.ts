/** One cell away from the seat. */
import type { Command } from './command.ts';
import { always } from './conditions.ts';
import { moveCursor } from './cursor.ts';

export const cursorUp: Command = {
  id: 'cursor-up',
  group: 'board',
  keys: ['ArrowUp'],
  where: 'board',
  why: always,
  run: (d) => moveCursor(d, 'up'),
};
