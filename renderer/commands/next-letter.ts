/** To the next piece with the letter that was pressed. */
import type { Command } from './command.ts';
import { always } from './conditions.ts';
import { jumpToLetter } from './jump.ts';

export const nextLetter: Command = {
  id: 'next-letter',
  group: 'board',
  keys: ['Letter'],
  where: 'board',
  why: always,
  run: (d, press) => jumpToLetter(d, press, false),
};
