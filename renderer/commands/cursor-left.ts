/** One cell to the left, as seen from the seat. */
import type { Command } from './command.ts';
import { always } from './conditions.ts';
import { moveCursor } from './cursor.ts';

export const cursorLeft: Command = {
  id: 'cursor-left',
  group: 'board',
  keys: ['ArrowLeft'],
  where: 'board',
  why: always,
  run: (d) => moveCursor(d, 'left'),
};
