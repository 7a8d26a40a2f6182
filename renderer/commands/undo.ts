/** Takes the last action back. */

import { isMidLift } from '../state/match-derived.ts';
import { uiText } from '../text/index.ts';
import type { Command } from './command.ts';
import { inTurn } from './conditions.ts';

export const undo: Command = {
  id: 'undo',
  group: 'game',
  keys: ['Ctrl+Z'],
  where: 'anywhere',
  why: (d) => {
    const s = d.match.store.getState();
    // a lift that is half done can be taken back before anything was played
    return inTurn(d, () => (s.view.can.undo || isMidLift(s) ? null : uiText.reasons.nothingToUndo));
  },
  run: (d) => d.match.send({ on: 'undo', unit: 'action' }),
};
