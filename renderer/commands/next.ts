/** Looks at the position one move later. */

import { uiText } from '../text/index.ts';
import type { Command } from './command.ts';
import { changing, walkTo } from './conditions.ts';

export const next: Command = {
  id: 'next',
  group: 'game',
  keys: ['Alt+ArrowRight'],
  where: 'anywhere',
  why: (d) => changing(d) ?? (walkTo(d, 'next') === null ? uiText.reasons.atEnd : null),
  run: (d) => {
    const node = walkTo(d, 'next');
    if (node !== null) d.match.send({ on: 'look', node });
  },
};
