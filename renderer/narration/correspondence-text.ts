/** What the step bar says in a game with a friend elsewhere, where it is about the texts; null: its usual two lines. */
import type { BrokerView } from '../../electron/contract/correspondence.ts';
import { goesByItself } from '../state/broker.ts';
import { friendIn } from '../state/correspondence.ts';
import type { MatchState } from '../state/match/match.ts';
import { uiText } from '../text/index.ts';
import { sentence } from './labels.ts';

const w = uiText.correspondence.step;
const b = uiText.broker.step;
const q = uiText.correspondence.question;

/** How it stands while the friend is awaited. */
function brokerSays({ turn, state, why, refused }: BrokerView, name: string, isAccepting: boolean): string {
  if (refused !== null) return b.refused(refused);
  if (state === 'asks' || state === 'declined') return b.notAllowed;
  if (state === 'stopped') return b.stopped(why ?? '');
  if (state === 'waiting' && why !== null) return turn === 'kept' ? b.kept : b.away;
  if (isAccepting) return b.accepting(name);
  return turn === 'kept' ? b.sending : turn === 'sent' ? b.sent : b.fetched(sentence(name));
}

/** `broker`: that carries the turns, if one does. */
export const byTextStep = (
  s: MatchState,
  broker: BrokerView | null,
): { readonly fact: string; readonly because: string } | null => {
  const { byText, outcome, turn } = s.view;
  if (!byText || s.look || s.why || s.mode.is !== 'idle') return null;
  const name = friendIn(s.view);
  if (byText.question) {
    const { turns, own, undone } = byText.question;
    return undone > 0
      ? { fact: q.differs, because: q.differsSays(name, turns) }
      : { fact: q.more(turns), because: q.moreSays(name, turns, own) };
  }
  if (broker?.state === 'displaced' && byText.awaits !== 'over') return { fact: b.displaced, because: b.displacedSays };
  if (broker?.isOlder) return { fact: b.older, because: b.olderSays(name, broker.isFriendHere) };
  if (broker?.isDeclined) return { fact: b.declined(sentence(name)), because: b.declinedSays };
  switch (byText.awaits) {
    case 'over':
      return null;
    case 'send':
      if (outcome && goesByItself(broker)) return null;
      if (broker && goesByItself(broker)) return { fact: w.waiting(name), because: brokerSays(broker, name, false) };
      if (broker && !broker.invited && !outcome) return { fact: w.invite(name), because: b.inviteSays };
      if (outcome) return { fact: outcome.says, because: w.sendEnd(name) };
      return byText.invites &&
        s.view.last === null &&
        s.view.phase === null &&
        turn !== byText.side &&
        s.view.node === 0
        ? { fact: w.invite(name), because: w.inviteSays }
        : { fact: w.send, because: w.sendSays(name) };
    case 'theirs':
      return {
        fact: w.waiting(name),
        because: broker ? brokerSays(broker, name, byText.invites && s.view.node === 0) : w.waitingSays,
      };
    case 'yours':
      return byText.drawOffered ? { fact: w.offered(sentence(name)), because: w.offeredSays } : null;
  }
};
