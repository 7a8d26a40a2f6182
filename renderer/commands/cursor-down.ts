/** One cell towards the seat. */
import type { Command } from './command.ts';
import { always } from './conditions.ts';
import { moveCursor } from './cursor.ts';

export const cursorDown: Command = {
  id: 'cursor-down',
  group: 'board',
  keys: ['ArrowDown'],
  where: 'board',
  why: always,
  run: (d) => moveCursor(d, 'down'),
};
