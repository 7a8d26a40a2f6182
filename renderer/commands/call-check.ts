/** Check is called with the next action, or no longer, where the players announce it. */

import { mayCall } from '../state/match-derived.ts';
import { uiText } from '../text/index.ts';
import type { Command } from './command.ts';
import { running } from './conditions.ts';

export const callCheck: Command = {
  id: 'call-check',
  group: 'turn',
  keys: ['Alt+C'],
  where: 'anywhere',
  why: (d) => {
    const { view } = d.match.store.getState();
    if (view.can.claim === undefined) return uiText.reasons.programAnnounces;
    return running(d) ?? (mayCall(view) ? null : uiText.reasons.noneMovable);
  },
  run: (d) => d.match.send({ on: 'call' }),
};
