/** Says the last move again. */

import { lastAloud } from './aloud.ts';
import type { Command } from './command.ts';
import { always } from './conditions.ts';

export const sayLast: Command = {
  id: 'say-last',
  group: 'listening',
  keys: ['F4'],
  where: 'anywhere',
  why: always,
  run: (d) => d.screen.announce(lastAloud(d)),
};
