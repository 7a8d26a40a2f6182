/** Lists where the lifted piece can go, and what happens there. */

import { destinationsAloud } from './aloud.ts';
import type { Command } from './command.ts';
import { offering } from './conditions.ts';

export const sayDestinations: Command = {
  id: 'say-destinations',
  group: 'listening',
  keys: ['F8'],
  where: 'anywhere',
  why: offering,
  run: (d) => d.screen.announce(destinationsAloud(d)),
};
