/** One step out: playback, drawer, chooser, lifted piece, drawings, looking back. */
import type { Command } from './command.ts';
import { always } from './conditions.ts';

export const stepOut: Command = {
  id: 'escape',
  group: 'board',
  keys: ['Escape'],
  where: 'anywhere',
  why: always,
  run: (d) => {
    if (d.table?.skip() || d.screen.closeDrawer()) return;
    const s = d.match.store.getState();
    // what was drawn with the right button goes before what is lifted is put back: it lies on top of it
    if (s.mode.is === 'idle' && d.table?.clearDrawings()) return;
    d.match.send({ on: 'escape' });
  },
};
