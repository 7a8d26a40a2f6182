/** Either player says that a check was not called: the game goes back to where no King was in check. */
import { uiText } from '../text/index.ts';
import type { Command } from './command.ts';
import { running } from './conditions.ts';

export const claimCheck: Command = {
  id: 'claim-check',
  group: 'turn',
  keys: ['Alt+N'],
  where: 'anywhere',
  why: (d) => {
    const { claim } = d.match.store.getState().view.can;
    if (claim === undefined) return uiText.reasons.programAnnounces;
    return running(d) ?? (claim ? null : uiText.reasons.nothingToClaim);
  },
  run: (d) => d.match.send({ on: 'claim' }),
};
