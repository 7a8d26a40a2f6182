/** Back to where the game stands. */

import { uiWords } from '../../electron/contract/words.ts';
import type { Command } from './command.ts';
import { changing, walkTo } from './conditions.ts';

export const latest: Command = {
  id: 'latest',
  group: 'game',
  keys: ['Alt+End'],
  where: 'anywhere',
  why: (d) => changing(d) ?? (walkTo(d, 'latest') === null ? uiWords.reasons.atNow : null),
  run: (d) => {
    const node = walkTo(d, 'latest');
    if (node !== null) d.match.send({ on: 'look', node });
  },
};
