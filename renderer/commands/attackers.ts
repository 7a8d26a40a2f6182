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
    const { cursor, hunted } = d.match.store.getState();
    d.match.send({ on: 'hunted', cell: hunted?.cell === cursor ? null : cursor });
  },
};
