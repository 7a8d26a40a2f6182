/**
 * The state machine behind the table: idle, a piece lifted, a choice between several actions on one cell, a warning,
 * the move sent, its playback, idle again; and, beside these, looking back. A pure function of state and event: it
 * returns requests to the host and announcements to make. Must stay true: an answer that is no longer awaited changes
 * nothing; no input is accepted between sending a change and its answer; Escape always goes one step back.
 */
import type { MatchEvent, MatchState, Step } from './match.ts';
import { answered } from './match-answers.ts';
import { boardEvents } from './match-board-events.ts';
import { computerEvents, replayOn, showHeld } from './match-computer.ts';
import { isHidden } from './match-derived.ts';
import { gameEvents } from './match-game-events.ts';
import { drain } from './match-queue.ts';
import { selectionEvents } from './match-selection.ts';
import { andThen, type EventHandlers, idle, same } from './match-step.ts';
import { cleared } from './match-tosses.ts';
import { viewEvents } from './match-view-events.ts';
import { seatFor } from './match-views.ts';

const handlers: EventHandlers<MatchEvent['on']> = {
  ...boardEvents,
  ...selectionEvents,
  ...gameEvents,
  ...viewEvents,
  ...computerEvents,
  answered: (s, event) => answered(s, event.answered),
  settled(s, { key }) {
    if (s.mode.is !== 'playing' || s.mode.key !== String(key)) return same(s);
    if (s.replay) return replayOn(s);
    return same({ ...s, mode: idle, seat: s.look ? s.seat : seatFor(s, s.view) });
  },
  settings: (s, { warnLosing, followTurn }) => same({ ...s, warnLosing, followTurn }),
  'by-hand': same,
};

/** While the position is hidden only the events of the hand-over are accepted. */
const whileHidden = new Set<MatchEvent['on']>([
  ...(['reveal', 'stay-hidden', 'agreed', 'answered', 'opened', 'played', 'present', 'settings', 'settled'] as const),
]);

export const step = (s: MatchState, e: MatchEvent): Step => {
  const taken = takeEvent(s, e);
  const drained =
    e.on === 'answered' ? drain(taken, !e.answered.answer.ok && e.answered.id === s.waiting.change, takeEvent) : taken;
  const shown = andThen(drained, showHeld);
  return { ...shown, state: cleared(s, shown.state, e) };
};

const takeEvent = (s: MatchState, e: MatchEvent): Step => {
  if (isHidden(s) && !whileHidden.has(e.on)) return same(s);
  const handle = handlers[e.on] as (s: MatchState, e: MatchEvent) => Step;
  return handle(s, e);
};
