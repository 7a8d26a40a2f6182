/** The seat of the side to move; from the flat board, back to the table. */
import type { Command } from './command.ts';
import { always } from './conditions.ts';

export const viewSide: Command = {
  id: 'view-side',
  group: 'looking',
  keys: ['Ctrl+2'],
  where: 'anywhere',
  why: always,
  run: (d) => {
    if (d.app.settings.board === 'flat' && !d.noWebGL) return void d.app.changeSettings({ board: 'table' });
    const s = d.match.store.getState();
    const side = s.view.viewer ?? (s.view.outcome ? s.seat : s.view.turn);
    d.match.send({ on: 'seat', side });
    d.table?.sitAt(side);
  },
};
