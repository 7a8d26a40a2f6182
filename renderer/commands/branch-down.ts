/** To the next line beside this one. */

import { uiText } from '../text/index.ts';
import type { Command } from './command.ts';
import { changing, walkTo } from './conditions.ts';

export const branchDown: Command = {
  id: 'branch-down',
  group: 'game',
  keys: ['Alt+ArrowDown'],
  where: 'anywhere',
  why: (d) => changing(d) ?? (walkTo(d, 'branch-down') === null ? uiText.reasons.noBranch : null),
  run: (d) => {
    const node = walkTo(d, 'branch-down');
    if (node !== null) d.match.send({ on: 'look', node });
  },
};
