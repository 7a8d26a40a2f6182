/** The settings, over the table. */
import type { Command } from './command.ts';
import { always } from './conditions.ts';

export const settings: Command = {
  id: 'settings',
  group: 'everywhere',
  keys: ['Ctrl+,'],
  where: 'anywhere',
  why: always,
  run: (d) => d.app.open('settings'),
};
