/** Looks at the position one move earlier. */

import { uiText } from '../text/index.ts';
import type { Command } from './command.ts';
import { changing, walkTo } from './conditions.ts';

export const previous: Command = {
  id: 'previous',
  group: 'game',
  keys: ['Alt+ArrowLeft'],
  where: 'anywhere',
  why: (d) => changing(d) ?? (walkTo(d, 'previous') === null ? uiText.reasons.atStart : null),
  run: (d) => {
    const node = walkTo(d, 'previous');
    if (node !== null) d.match.send({ on: 'look', node });
  },
};
