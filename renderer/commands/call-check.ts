/** Check is called with the next action, or no longer, where the players announce it. */
import { uiWords } from '../../electron/contract/words.ts';
import { mayCall } from '../state/match.ts';
import type { Command } from './command.ts';
import { running } from './conditions.ts';

export const callCheck: Command = {
  id: 'call-check',
  group: 'turn',
  keys: ['Alt+C'],
  where: 'anywhere',
  why: (d) => {
    const { view } = d.match.store.getState();
    if (view.can.claim === undefined) return uiWords.reasons.programAnnounces;
    return running(d) ?? (mayCall(view) ? null : uiWords.reasons.noneMovable);
  },
  run: (d) => d.match.send({ on: 'call' }),
};
