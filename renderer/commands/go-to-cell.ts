/** Asks for a cell by its name or alias and goes there. */
import type { Command } from './command.ts';
import { always } from './conditions.ts';

export const goToCell: Command = {
  id: 'go-to-cell',
  group: 'board',
  keys: ['Ctrl+G'],
  where: 'anywhere',
  why: always,
  run: (d) => d.screen.show('go-to'),
};
