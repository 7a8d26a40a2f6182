/** The camera nearer. */
import type { Command } from './command.ts';
import { camera } from './conditions.ts';

export const zoomIn: Command = {
  id: 'zoom-in',
  group: 'looking',
  keys: ['Ctrl++', 'Ctrl+='],
  where: 'anywhere',
  why: camera,
  run: (d) => d.table?.zoomBy(1.2),
};
