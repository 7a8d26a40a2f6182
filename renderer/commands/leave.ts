/** Leaves the table for the start screen. The game stays as it is. */
import type { Command } from './command.ts';
import { always } from './conditions.ts';
import { leaveTable } from './files.ts';

export const leave: Command = {
  id: 'leave',
  group: 'game',
  keys: [],
  where: 'anywhere',
  noKey: 'The game is saved anyway; it is in the menu.',
  why: always,
  run: (d) => void leaveTable(d),
};
