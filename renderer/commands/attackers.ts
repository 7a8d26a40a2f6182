/** Who may capture on the cell under the cursor, of either side; once more shows everything again. */
import type { Command } from './command.ts';
import { present } from './conditions.ts';

export const attackers: Command = {
  id: 'attackers',
  group: 'board',
  keys: ['!'],
  where: 'board',
  why: present,
  run: (d) => {
    const { cursor, attacked } = d.match.store.getState();
    d.match.send({ on: 'attackers', cell: attacked?.cell === cursor ? null : cursor });
  },
};
