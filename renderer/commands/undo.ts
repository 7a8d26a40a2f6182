/** Takes the last action back. */

import { uiWords } from '../../electron/contract/words.ts';
import type { Command } from './command.ts';
import { changing } from './conditions.ts';

export const undo: Command = {
  id: 'undo',
  group: 'game',
  keys: ['Ctrl+Z'],
  where: 'anywhere',
  why: (d) => changing(d) ?? (d.match.store.getState().view.can.undo ? null : uiWords.reasons.nothingToUndo),
  run: (d) => d.match.send({ on: 'undo', unit: 'action' }),
};
