/** To the line beside this one. */

import { uiText } from '../text/index.ts';
import type { Command } from './command.ts';
import { changing, walkTo } from './conditions.ts';

export const branchUp: Command = {
  id: 'branch-up',
  group: 'game',
  keys: ['Alt+ArrowUp'],
  where: 'anywhere',
  why: (d) => changing(d) ?? (walkTo(d, 'branch-up') === null ? uiText.reasons.noBranch : null),
  run: (d) => {
    const node = walkTo(d, 'branch-up');
    if (node !== null) d.match.send({ on: 'look', node });
  },
};
