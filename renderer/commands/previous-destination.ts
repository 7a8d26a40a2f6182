/** To the cell before that. */
import type { Command } from './command.ts';
import { offering } from './conditions.ts';
import { destinations, jumpAmong } from './jump.ts';

export const previousDestination: Command = {
  id: 'previous-destination',
  group: 'board',
  keys: [','],
  where: 'board',
  why: offering,
  run: (d) => jumpAmong(d, destinations(d), true),
};
