/** What the players do in the game besides choosing on the board: commands, agreements, clocks, dice. */
import { askEnd, chooseOfNone, lay, putBack, submit } from './match-choosing.ts';
import { isMidLift, mayCall } from './match-derived.ts';
import { unchosen } from './match-pick.ts';
import { enqueue, isFree, isWaiting } from './match-queue.ts';
import { asking, calm, type EventHandlers, here, same, saying, sending } from './match-step.ts';
import { goBack } from './match-views.ts';

const turnEvents: EventHandlers<'undo' | 'redo' | 'end-turn' | 'pass' | 'lay' | 'lay-ready' | 'play' | 'submit'> = {
  undo(s, event) {
    // a half-finished lift is cancelled without a request
    if (isMidLift(s)) return putBack(unchosen(s));
    if (isWaiting(s)) return enqueue(s, event);
    return s.view.can.undo ? goBack(s, { do: 'undo', unit: event.unit }, false) : same(s);
  },
  redo(s, event) {
    if (isWaiting(s)) return enqueue(s, event);
    return s.view.can.redo ? sending(s, 'match.redo', { ...here(s), unit: event.unit }) : same(s);
  },
  'end-turn'(s, event) {
    if (isWaiting(s)) return enqueue(s, event);
    if (s.look || !s.view.can.endTurn || s.mode.is === 'ending' || s.mode.is === 'warned') return same(s);
    return askEnd(s);
  },
  pass(s) {
    if (!isFree(s) || s.look || s.mode.is === 'warned') return same(s);
    return chooseOfNone(
      s,
      (s.ofNone ?? []).filter((a) => a.kind === 'pass'),
    );
  },
  lay: (s, { feature }) => (s.look || !isFree(s) || s.mode.is === 'warned' ? same(s) : lay(s, feature)),
  'lay-ready'(s) {
    if (!isFree(s) || s.look || s.view.phase?.ready === undefined) return same(s);
    return sending(s, 'match.layReady', here(s));
  },
  play(s, { action }) {
    if (!isFree(s) || s.look || s.view.outcome !== null) return same(s);
    return sending(s, 'match.play', { ...here(s), action: s.calling ? `${action}+` : action });
  },
  submit: (s, { action }) => (!isFree(s) || s.look || s.view.outcome !== null ? same(s) : submit(calm(s), action)),
};

const checkEvents: EventHandlers<'call' | 'attackers' | 'show-check'> = {
  call(s) {
    if (!isFree(s) || s.look || !mayCall(s.view)) return same(s);
    const calling = !s.calling;
    return saying({ ...s, calling }, { say: 'calling', calling });
  },
  attackers(s, { cell }) {
    if (cell === null) return same({ ...s, attacked: null });
    if (s.look || !isFree(s)) return same(s);
    const asked = { ...s, attacked: { cell, by: null } };
    return asking(asked, 'attackers', 'match.attackers', { ...here(s), cell });
  },
  'show-check'(s) {
    const { checks } = s.look?.view ?? s.view;
    const next = s.shownCheck === null ? 0 : (s.shownCheck + 1) % Math.max(1, checks.length);
    const check = checks[next];
    return check ? saying({ ...s, shownCheck: next, attacked: null }, { say: 'check', check }) : same(s);
  },
};

const endEvents: EventHandlers<'resign' | 'agree' | 'claim'> = {
  resign: (s) => (isFree(s) && s.view.can.resign ? sending(s, 'match.resign', here(s)) : same(s)),
  agree: (s) => (isFree(s) && s.view.can.agree ? sending(s, 'match.agree', here(s)) : same(s)),
  claim: (s) => (isFree(s) && !s.look && s.view.can.claim ? sending(s, 'match.claim', here(s)) : same(s)),
};

const clockEvents: EventHandlers<'give-time' | 'play-untimed' | 'claim-time'> = {
  'give-time'(s, { side, seconds }) {
    return isFree(s) ? asking(s, 'change', 'clock.give', { ...here(s), side, seconds }) : same(s);
  },
  'play-untimed': (s) => (isFree(s) ? asking(s, 'change', 'clock.off', here(s)) : same(s)),
  'claim-time': (s) => (isFree(s) ? sending(s, 'clock.claim', here(s)) : same(s)),
};

const diceEvents: EventHandlers<'toss'> = {
  toss(s, { dice, sides }) {
    return isFree(s) ? asking(s, 'change', 'match.toss', { ...here(s), dice, ...(sides && { sides }) }) : same(s);
  },
};

export const gameEvents = { ...turnEvents, ...checkEvents, ...endEvents, ...clockEvents, ...diceEvents };
