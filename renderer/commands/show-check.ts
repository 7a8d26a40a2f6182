/** Lights who threatens a King and along which cells, one check after another, and brings them to sight. */

import { shownView } from '../state/match-derived.ts';
import { uiText } from '../text/index.ts';
import type { Command } from './command.ts';

export const showCheck: Command = {
  id: 'show-check',
  group: 'board',
  keys: ['+'],
  where: 'board',
  why: (d) => {
    const { checks, can } = shownView(d.match.store.getState());
    if (checks.length > 0) return null;
    return can.claim === undefined ? uiText.reasons.noCheck : uiText.reasons.noCheckCalled;
  },
  run: (d) => {
    d.match.send({ on: 'show-check' });
    const s = d.match.store.getState();
    const check = s.shownCheck === null ? undefined : shownView(s).checks[s.shownCheck];
    if (check) d.table?.frame(check.line.length > 0 ? check.line : [check.at]);
  },
};
