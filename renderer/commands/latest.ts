/** Back to where the game stands. */

import { uiText } from '../text/index.ts';
import type { Command } from './command.ts';
import { changing, walkTo } from './conditions.ts';

export const latest: Command = {
  id: 'latest',
  group: 'game',
  keys: ['Alt+End'],
  where: 'anywhere',
  why: (d) => changing(d) ?? (walkTo(d, 'latest') === null ? uiText.reasons.atNow : null),
  run: (d) => {
    const node = walkTo(d, 'latest');
    if (node !== null) d.match.send({ on: 'look', node });
  },
};
