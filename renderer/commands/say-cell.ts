/** Says the cell under the cursor again. */

import { cellAloud } from './aloud.ts';
import type { Command } from './command.ts';
import { always } from './conditions.ts';

export const sayCell: Command = {
  id: 'say-cell',
  group: 'listening',
  keys: ['F2'],
  where: 'anywhere',
  why: always,
  run: (d) => d.screen.announce(cellAloud(d)),
};
