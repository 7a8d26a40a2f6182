/** To the near end of the file. */
import type { Command } from './command.ts';
import { always } from './conditions.ts';
import { moveCursor } from './cursor.ts';

export const fileNear: Command = {
  id: 'file-near',
  group: 'board',
  keys: ['PageDown'],
  where: 'board',
  why: always,
  run: (d) => moveCursor(d, 'file-near'),
};
