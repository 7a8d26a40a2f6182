/** Sets a new table. */
import type { Command } from './command.ts';
import { always } from './conditions.ts';

export const newGame: Command = {
  id: 'new-game',
  group: 'game',
  keys: ['Ctrl+Shift+G'],
  where: 'anywhere',
  why: always,
  run: (d) => d.app.open('new-game', { variant: d.match.store.getState().view.variant }),
};
