/** To the hand of the side to move; where it is empty, to the trays. */
import type { Command } from './command.ts';
import { always } from './conditions.ts';

export const hand: Command = {
  id: 'hand',
  group: 'turn',
  keys: ['Ctrl+Shift+H'],
  where: 'anywhere',
  why: always,
  run: (d) => d.screen.focusHand(),
};
