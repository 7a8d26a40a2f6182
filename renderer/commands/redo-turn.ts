/** Plays a whole turn again. */

import { uiWords } from '../../electron/contract/words.ts';
import type { Command } from './command.ts';
import { inTurn } from './conditions.ts';

export const redoTurn: Command = {
  id: 'redo-turn',
  group: 'game',
  keys: ['Alt+Shift+Z'],
  where: 'anywhere',
  why: (d) => inTurn(d, () => (d.match.store.getState().view.can.redo ? null : uiWords.reasons.nothingToRedo)),
  run: (d) => d.match.send({ on: 'redo', unit: 'turn' }),
};
