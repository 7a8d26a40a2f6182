/** Ends a turn of several actions. */

import { uiText } from '../text/index.ts';
import type { Command } from './command.ts';
import { inTurn, running } from './conditions.ts';

export const endTurn: Command = {
  id: 'end-turn',
  group: 'turn',
  keys: ['Ctrl+Enter'],
  where: 'anywhere',
  why: (d) =>
    inTurn(d, () => running(d) ?? (d.match.store.getState().view.can.endTurn ? null : uiText.reasons.turnEnds)),
  run: (d) => d.match.send({ on: 'end-turn' }),
};
