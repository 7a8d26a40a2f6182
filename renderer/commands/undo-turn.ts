/** Takes a whole turn back. */

import { uiText } from '../text/index.ts';
import type { Command } from './command.ts';
import { inTurn } from './conditions.ts';

export const undoTurn: Command = {
  id: 'undo-turn',
  group: 'game',
  keys: ['Alt+Z'],
  where: 'anywhere',
  why: (d) => inTurn(d, () => (d.match.store.getState().view.can.undo ? null : uiText.reasons.nothingToUndo)),
  run: (d) => d.match.send({ on: 'undo', unit: 'turn' }),
};
