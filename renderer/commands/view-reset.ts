/** The camera as it was when the table opened. */
import type { Command } from './command.ts';
import { camera } from './conditions.ts';

export const viewReset: Command = {
  id: 'view-reset',
  group: 'looking',
  keys: ['Ctrl+0'],
  where: 'anywhere',
  why: camera,
  run: (d) => d.table?.resetCamera(),
};
