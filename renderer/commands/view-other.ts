/** The seat across the table. */

import { otherSide } from '../state/match-moves.ts';
import type { Command } from './command.ts';
import { always } from './conditions.ts';

export const viewOther: Command = {
  id: 'view-other',
  group: 'looking',
  keys: ['Ctrl+Shift+2'],
  where: 'anywhere',
  why: always,
  run: (d) => {
    const side = otherSide(d.match.store.getState().seat);
    d.match.send({ on: 'seat', side });
    d.table?.sitAt(side);
  },
};
