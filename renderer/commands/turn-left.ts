/** Turns the table a little. */
import type { Command } from './command.ts';
import { camera } from './conditions.ts';

export const turnLeft: Command = {
  id: 'turn-left',
  group: 'looking',
  keys: ['Ctrl+['],
  where: 'anywhere',
  why: camera,
  run: (d) => d.table?.turnBy(-1),
};
