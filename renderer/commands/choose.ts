/** What a click on the cell under the cursor does: lift, go, choose, put down. */
import type { Command } from './command.ts';
import { changing } from './conditions.ts';

export const choose: Command = {
  id: 'choose',
  group: 'board',
  keys: ['Enter'],
  where: 'board',
  why: changing,
  run: (d) => d.match.send({ on: 'pick', target: { piece: null, cell: d.match.store.getState().cursor } }),
};
