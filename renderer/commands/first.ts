/** Looks at the first position. */

import { uiWords } from '../../electron/contract/words.ts';
import type { Command } from './command.ts';
import { changing, walkTo } from './conditions.ts';

export const first: Command = {
  id: 'first',
  group: 'game',
  keys: ['Alt+Home'],
  where: 'anywhere',
  why: (d) => changing(d) ?? (walkTo(d, 'first') === null ? uiWords.reasons.atStart : null),
  run: (d) => {
    const node = walkTo(d, 'first');
    if (node !== null) d.match.send({ on: 'look', node });
  },
};
