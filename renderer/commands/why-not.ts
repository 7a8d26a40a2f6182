/** Why the lifted piece cannot go to the cell under the cursor. */
import type { Command } from './command.ts';
import { offering } from './conditions.ts';

export const whyNot: Command = {
  id: 'why-not',
  group: 'board',
  keys: ['?'],
  where: 'board',
  why: offering,
  run: (d) => d.match.send({ on: 'why', cell: d.match.store.getState().cursor }),
};
