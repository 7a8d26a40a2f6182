/** What this is, who made it, which version. */
import type { Command } from './command.ts';
import { always } from './conditions.ts';

export const about: Command = {
  id: 'about',
  group: 'everywhere',
  keys: [],
  where: 'anywhere',
  noKey: 'Rare; it is in the menu.',
  why: always,
  run: (d) => d.app.open('about'),
};
