/** To the next piece that has at least one action. */

import { uiText } from '../text/index.ts';
import type { Command } from './command.ts';
import { running } from './conditions.ts';
import { jumpAmong } from './jump.ts';

export const nextMovable: Command = {
  id: 'next-movable',
  group: 'turn',
  keys: ['Ctrl+.'],
  where: 'anywhere',
  why: (d) => running(d) ?? (d.match.store.getState().view.movable.length === 0 ? uiText.reasons.noneMovable : null),
  run: (d) => {
    const { view } = d.match.store.getState();
    const cells = view.pieces.filter((p) => view.movable.includes(p.id)).map((p) => p.at);
    jumpAmong(
      d,
      cells.filter((c) => c !== null),
      false,
    );
  },
};
