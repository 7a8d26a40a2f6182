/** The camera farther away. */
import type { Command } from './command.ts';
import { camera } from './conditions.ts';

export const zoomOut: Command = {
  id: 'zoom-out',
  group: 'looking',
  keys: ['Ctrl+-'],
  where: 'anywhere',
  why: camera,
  run: (d) => d.table?.zoomBy(1 / 1.2),
};
