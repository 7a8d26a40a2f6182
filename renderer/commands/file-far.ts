/** To the far end of the file. */
import type { Command } from './command.ts';
import { always } from './conditions.ts';
import { moveCursor } from './cursor.ts';

export const fileFar: Command = {
  id: 'file-far',
  group: 'board',
  keys: ['PageUp'],
  where: 'board',
  why: always,
  run: (d) => moveCursor(d, 'file-far'),
};
