/** The camera straight above the board. */
import type { Command } from './command.ts';
import { camera } from './conditions.ts';

export const viewAbove: Command = {
  id: 'view-above',
  group: 'looking',
  keys: ['Ctrl+1'],
  where: 'anywhere',
  why: camera,
  run: (d) => d.table?.lookFromAbove(),
};
