/** Which pieces are on the board, with their letters. */
import type { Command } from './command.ts';
import { always } from './conditions.ts';

export const legend: Command = {
  id: 'legend',
  group: 'looking',
  keys: ['Ctrl+I'],
  where: 'anywhere',
  why: always,
  run: (d) => d.screen.show('legend'),
};
