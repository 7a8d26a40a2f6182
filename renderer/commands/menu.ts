/** The menu of the table. */
import type { Command } from './command.ts';
import { always } from './conditions.ts';

export const menu: Command = {
  id: 'menu',
  group: 'everywhere',
  keys: ['F10'],
  where: 'anywhere',
  why: always,
  run: (d) => d.screen.openMenu(),
};
