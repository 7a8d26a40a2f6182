/** The focus to the part of the screen before. */
import type { Command } from './command.ts';
import { always } from './conditions.ts';

export const previousRegion: Command = {
  id: 'previous-region',
  group: 'everywhere',
  keys: ['Shift+F6'],
  where: 'anywhere',
  why: always,
  run: (d) => d.screen.focusRegion(-1),
};
