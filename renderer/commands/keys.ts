/** The list of every key. */
import type { Command } from './command.ts';
import { always } from './conditions.ts';

export const keys: Command = {
  id: 'keys',
  group: 'everywhere',
  keys: ['F1'],
  where: 'anywhere',
  why: always,
  run: (d) => d.app.open('keys'),
};
