/** Turns the table a little the other way. */
import type { Command } from './command.ts';
import { camera } from './conditions.ts';

export const turnRight: Command = {
  id: 'turn-right',
  group: 'looking',
  keys: ['Ctrl+]'],
  where: 'anywhere',
  why: camera,
  run: (d) => d.table?.turnBy(1),
};
