/** Camera spots kept for this game: keep, go to, forget. */
import type { Command } from './command.ts';
import { camera } from './conditions.ts';

export const viewSpots: Command = {
  id: 'view-spots',
  group: 'looking',
  keys: ['Ctrl+4'],
  where: 'anywhere',
  why: camera,
  run: (d) => d.screen.show('spots'),
};
