/** The side to move offers a draw; the other side answers. */

import { uiWords } from '../../electron/contract/words.ts';
import type { Command } from './command.ts';
import { running } from './conditions.ts';

export const agreeDraw: Command = {
  id: 'agree-draw',
  group: 'game',
  keys: [],
  where: 'anywhere',
  noKey: 'Both players have to answer; it is in the menu.',
  why: (d) => running(d) ?? (d.match.store.getState().view.can.agree ? null : uiWords.reasons.over),
  run: (d) => d.screen.show('draw'),
};
