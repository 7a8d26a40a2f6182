/** Looks at the first position. */

import { uiText } from '../text/index.ts';
import type { Command } from './command.ts';
import { changing, walkTo } from './conditions.ts';

export const first: Command = {
  id: 'first',
  group: 'game',
  keys: ['Alt+Home'],
  where: 'anywhere',
  why: (d) => changing(d) ?? (walkTo(d, 'first') === null ? uiText.reasons.atStart : null),
  run: (d) => {
    const node = walkTo(d, 'first');
    if (node !== null) d.match.send({ on: 'look', node });
  },
};
