/** To the piece with that letter before this one. */
import type { Command } from './command.ts';
import { always } from './conditions.ts';
import { jumpToLetter } from './jump.ts';

export const previousLetter: Command = {
  id: 'previous-letter',
  group: 'board',
  keys: ['Shift+Letter'],
  where: 'board',
  why: always,
  run: (d, press) => jumpToLetter(d, press, true),
};
