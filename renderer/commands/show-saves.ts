/** The folder of saved games, in the system's program for files. */
import type { Command } from './command.ts';
import { always } from './conditions.ts';

export const showSaves: Command = {
  id: 'show-saves',
  group: 'everywhere',
  keys: [],
  where: 'anywhere',
  noKey: 'Rare; it is in About Fairytable.',
  why: always,
  run: (d) => void d.app.tryTo('app.show', { what: 'saves' }),
};
