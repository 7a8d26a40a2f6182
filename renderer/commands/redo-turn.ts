/** Plays a whole turn again. */

import { uiText } from '../text/index.ts';
import type { Command } from './command.ts';
import { inTurn } from './conditions.ts';

export const redoTurn: Command = {
  id: 'redo-turn',
  group: 'game',
  keys: ['Alt+Shift+Z'],
  where: 'anywhere',
  why: (d) => inTurn(d, () => (d.match.store.getState().view.can.redo ? null : uiText.reasons.nothingToRedo)),
  run: (d) => d.match.send({ on: 'redo', unit: 'turn' }),
};
