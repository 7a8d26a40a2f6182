/** Plays again what was taken back. */

import { uiText } from '../text/index.ts';
import type { Command } from './command.ts';
import { inTurn } from './conditions.ts';

export const redo: Command = {
  id: 'redo',
  group: 'game',
  keys: ['Ctrl+Shift+Z', 'Ctrl+Y'],
  where: 'anywhere',
  why: (d) => inTurn(d, () => (d.match.store.getState().view.can.redo ? null : uiText.reasons.nothingToRedo)),
  run: (d) => d.match.send({ on: 'redo', unit: 'action' }),
};
