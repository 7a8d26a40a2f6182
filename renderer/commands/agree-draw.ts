/** The side to move offers a draw; the other side answers. */

import { uiText } from '../text/index.ts';
import type { Command } from './command.ts';
import { running } from './conditions.ts';

export const agreeDraw: Command = {
  id: 'agree-draw',
  group: 'game',
  keys: [],
  where: 'anywhere',
  noKey: 'Both players have to answer; it is in the menu.',
  why: (d) => running(d) ?? (d.match.store.getState().view.can.agree ? null : uiText.reasons.over),
  run: (d) => {
    // the other side is asked at this screen: what only one player may know is covered first
    if (d.match.store.getState().view.viewer !== null) d.match.send({ on: 'cover' });
    d.screen.show('draw');
  },
};
