/** The saved games. */
import type { Command } from './command.ts';
import { always } from './conditions.ts';

export const open: Command = {
  id: 'open',
  group: 'game',
  keys: ['Ctrl+O'],
  where: 'anywhere',
  why: always,
  run: (d) => d.app.open('saves'),
};
