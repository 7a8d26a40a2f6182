/** Gives the game another name in the library. */
import type { Command } from './command.ts';
import { always } from './conditions.ts';

export const rename: Command = {
  id: 'rename',
  group: 'game',
  keys: [],
  where: 'anywhere',
  noKey: 'Rare; it is in the menu.',
  why: always,
  run: (d) => d.screen.show('rename'),
};
