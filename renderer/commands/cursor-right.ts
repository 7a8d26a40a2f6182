/** One cell to the right, as seen from the seat. */
import type { Command } from './command.ts';
import { always } from './conditions.ts';
import { moveCursor } from './cursor.ts';

export const cursorRight: Command = {
  id: 'cursor-right',
  group: 'board',
  keys: ['ArrowRight'],
  where: 'board',
  why: always,
  run: (d) => moveCursor(d, 'right'),
};
