/** Another view of the game: looking back, handing the screen over, a game that was opened. */

import { isOlder } from './match-computer.ts';
import { isHidden } from './match-derived.ts';
import { isFree } from './match-queue.ts';
import { asking, calm, type EventHandlers, here, idle, same } from './match-step.ts';
import { arriving, askAround, backToNow, goBack, lookAhead, seatFor, takeSeat } from './match-views.ts';

const lookingEvents: EventHandlers<'look' | 'now' | 'ahead' | 'play-on'> = {
  look(s, { node }) {
    if (!isFree(s)) return same(s);
    if (node === s.view.node) return backToNow(calm(s));
    return asking({ ...calm(s), replay: null, sought: node }, 'look', 'match.look', { ...here(s), node });
  },
  now: (s) => backToNow({ ...s, replay: null }),
  ahead: (s, { look, forward }) => (isFree(s) ? lookAhead(s, look, forward) : same(s)),
  'play-on'(s) {
    // nobody was ever there: a line is played on by its actions
    if (!s.look || s.look.ahead || !isFree(s)) return same(s);
    return goBack(s, { do: 'goto', node: s.look.node }, false);
  },
};

const handOverEvents: EventHandlers<'ask-reveal' | 'reveal' | 'hide' | 'agreed' | 'stay-hidden'> = {
  'ask-reveal'(s) {
    if (!isFree(s) || !s.view.can.reveal || s.view.viewer !== null) return same(s);
    return same({ ...calm(s), look: null, mode: { is: 'revealing' } });
  },
  reveal: (s) => (isHidden(s) && isFree(s) ? asking(s, 'change', 'match.reveal', here(s)) : same(s)),
  hide: (s) => (isFree(s) && s.view.can.hide ? asking(calm(s), 'change', 'match.hide', here(s)) : same(s)),
  agreed(s) {
    if (s.mode.is !== 'agreeing') return same(s);
    // the answer to `match.hide` may still be pending: then both players agree to go back as soon as it has arrived
    return isFree(s) ? goBack(s, s.mode.wish, true) : same({ ...s, mode: { ...s.mode, agreed: true } });
  },
  'stay-hidden'(s) {
    const isAsked = s.mode.is === 'agreeing' || s.mode.is === 'revealing';
    return same(isAsked && isFree(s) ? { ...s, mode: idle } : s);
  },
};

const openingEvents: EventHandlers<'opened'> = {
  opened(s, { view }) {
    if (view === s.view || isOlder(s, view)) return same(s);
    if (view.viewer !== s.view.viewer || view.handOver !== null) return takeSeat(s, view);
    const held = s.held.filter((played) => played.revision > view.revision);
    const opened = { ...calm(s), view, look: null, previews: {}, waiting: {}, serial: s.serial + 1 };
    return askAround({
      ...opened,
      ...{ attacked: null, calling: false, shownCheck: null, wish: null, queue: [] },
      ...{ held, holding: false, turnSoFar: null, replay: null },
      arrival: arriving(opened, 'cut', []),
      told: view.revision === s.view.revision ? s.told : null,
      seat: seatFor(s, view),
    });
  },
};

export const viewEvents = { ...lookingEvents, ...handOverEvents, ...openingEvents };
