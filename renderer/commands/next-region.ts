/** The focus to the next part of the screen. */
import type { Command } from './command.ts';
import { always } from './conditions.ts';

export const nextRegion: Command = {
  id: 'next-region',
  group: 'everywhere',
  keys: ['F6'],
  where: 'anywhere',
  why: always,
  run: (d) => d.screen.focusRegion(1),
};
