/** Saves a copy under another name or place; the game itself is saved after every move. */
import type { Command } from './command.ts';
import { always } from './conditions.ts';
import { handOverCopy } from './files.ts';

export const saveCopy: Command = {
  id: 'save-copy',
  group: 'game',
  keys: ['Ctrl+S'],
  where: 'anywhere',
  why: always,
  run: (d) => void handOverCopy(d),
};
