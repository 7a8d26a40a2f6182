/** To the left end of the rank. */
import type { Command } from './command.ts';
import { always } from './conditions.ts';
import { moveCursor } from './cursor.ts';

export const rankStart: Command = {
  id: 'rank-start',
  group: 'board',
  keys: ['Home'],
  where: 'board',
  why: always,
  run: (d) => moveCursor(d, 'rank-start'),
};
