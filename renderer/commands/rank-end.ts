/** To the right end of the rank. */
import type { Command } from './command.ts';
import { always } from './conditions.ts';
import { moveCursor } from './cursor.ts';

export const rankEnd: Command = {
  id: 'rank-end',
  group: 'board',
  keys: ['End'],
  where: 'board',
  why: always,
  run: (d) => moveCursor(d, 'rank-end'),
};
