/**
 * What is asked for while an answer is awaited: undo, redo and the end of the turn wait in a queue and happen one after
 * another as the answers come, so that keys pressed quickly do as much as keys pressed slowly.
 */
import { uiText } from '../text/index.ts';
import type { MatchState, Queueable, Step } from './match.ts';
import { isHidden } from './match-derived.ts';
import { andThen, same, saying } from './match-step.ts';

/** more than anybody presses in advance */
const MOST = 200;

export const isWaiting = (s: MatchState): boolean => s.mode.is === 'sent' || s.waiting.change !== undefined;

export const enqueue = (s: MatchState, event: Queueable): Step => {
  const { turn, turnNumber } = s.view;
  return same(s.queue.length < MOST ? { ...s, queue: [...s.queue, { event, turn: { turn, turnNumber } }] } : s);
};

/** Why what was asked for cannot be done now; null where it can, or where nobody wants it any more. */
const whyNot = ({ view }: MatchState, { on }: Queueable): string | null => {
  const { reasons } = uiText;
  if (on === 'end-turn') return view.can.endTurn ? null : reasons.turnEnds;
  if (on === 'undo') return view.can.undo ? null : reasons.nothingToUndo;
  return view.can.redo ? null : reasons.nothingToRedo;
};

/**
 * What has waited happens as far as it can. A refusal, a question to both players or another pair of eyes ends the
 * queue: nobody asked for that.
 */
export const drain = (
  { state, asks, says }: Step,
  refused: boolean,
  run: (s: MatchState, e: Queueable) => Step,
): Step => {
  const [first, ...rest] = state.queue;
  const whole = { state, asks, says };
  if (!first) return whole;
  if (refused || isHidden(state)) return { ...whole, state: { ...state, queue: [] } };
  if (isWaiting(state)) return whole;
  const { event, turn } = first;
  const left: MatchState = { ...state, queue: rest };
  const meant = event.on !== 'end-turn' || (turn.turn === left.view.turn && turn.turnNumber === left.view.turnNumber);
  const next = andThen({ ...whole, state: left }, (s) => {
    if (!meant) return same(s);
    const why = whyNot(s, event);
    return why === null ? run(s, event) : saying({ ...s, queue: [] }, { say: 'refused', message: why });
  });
  return drain(next, false, run);
};
