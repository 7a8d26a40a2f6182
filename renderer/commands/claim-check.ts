/** Either player says that a check was not called: the game goes back to where no King was in check. */
import { uiWords } from '../../electron/contract/words.ts';
import type { Command } from './command.ts';
import { running } from './conditions.ts';

export const claimCheck: Command = {
  id: 'claim-check',
  group: 'turn',
  keys: ['Alt+N'],
  where: 'anywhere',
  why: (d) => {
    const { claim } = d.match.store.getState().view.can;
    if (claim === undefined) return uiWords.reasons.programAnnounces;
    return running(d) ?? (claim ? null : uiWords.reasons.nothingToClaim);
  },
  run: (d) => d.match.send({ on: 'claim' }),
};
