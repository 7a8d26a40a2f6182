/** Folds the side panel to its rail, or opens it. */
import type { Command } from './command.ts';
import { always } from './conditions.ts';

export const panel: Command = {
  id: 'panel',
  group: 'looking',
  keys: ['Ctrl+B'],
  where: 'anywhere',
  why: always,
  run: (d) => d.screen.togglePanel(),
};
