/** Takes a whole turn back. */

import { uiWords } from '../../electron/contract/words.ts';
import type { Command } from './command.ts';
import { inTurn } from './conditions.ts';

export const undoTurn: Command = {
  id: 'undo-turn',
  group: 'game',
  keys: ['Alt+Z'],
  where: 'anywhere',
  why: (d) => inTurn(d, () => (d.match.store.getState().view.can.undo ? null : uiWords.reasons.nothingToUndo)),
  run: (d) => d.match.send({ on: 'undo', unit: 'turn' }),
};
