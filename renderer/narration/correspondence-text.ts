/** What the step bar says in a game with a friend elsewhere, where it is about the texts; null: its usual two lines. */
import { friendIn } from '../state/correspondence.ts';
import type { MatchState } from '../state/match.ts';
import { uiText } from '../text/index.ts';

const w = uiText.correspondence.step;

export const byTextStep = (s: MatchState): { readonly fact: string; readonly because: string } | null => {
  const { byText, outcome, turn } = s.view;
  if (!byText || s.look || s.why || s.mode.is !== 'idle') return null;
  const name = friendIn(s.view);
  switch (byText.awaits) {
    case 'over':
      return null;
    case 'send':
      if (outcome) return { fact: outcome.says, because: w.sendEnd(name) };
      return byText.invites &&
        s.view.last === null &&
        s.view.phase === null &&
        turn !== byText.side &&
        s.view.node === 0
        ? { fact: w.invite(name), because: w.inviteSays }
        : { fact: w.send, because: w.sendSays(name) };
    case 'theirs':
      return { fact: w.waiting(name), because: w.waitingSays };
    case 'yours':
      return byText.drawOffered ? { fact: w.offered(name), because: w.offeredSays } : null;
  }
};
