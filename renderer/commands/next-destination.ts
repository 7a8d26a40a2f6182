/** To the next cell the lifted piece can go to. */
import type { Command } from './command.ts';
import { offering } from './conditions.ts';
import { destinations, jumpAmong } from './jump.ts';

export const nextDestination: Command = {
  id: 'next-destination',
  group: 'board',
  keys: ['.'],
  where: 'board',
  why: offering,
  run: (d) => jumpAmong(d, destinations(d), false),
};
