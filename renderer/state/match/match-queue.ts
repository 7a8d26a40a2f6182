/**
 * Commands given while an answer is awaited: undo, redo and the end of the turn wait in a queue and are carried out one
 * after another as the answers arrive, so that fast typing has the same result as slow typing.
 */
import { uiText } from '../../text/index.ts';
import type { MatchState, Queueable, Step } from './match.ts';
import { isHidden } from './match-derived.ts';
import { andThen, same, saying } from './match-step.ts';

/** more than anybody queues */
const MOST = 200;

export const isWaiting = (s: MatchState): boolean => s.mode.is === 'sent' || s.waiting.change !== undefined;

/** Changes are refused while another is under way or a dialog is open; looking back is left first. */
export const isFree = (s: MatchState): boolean => !isWaiting(s);

export const enqueue = (s: MatchState, event: Queueable): Step => {
  const { turn, turnNumber } = s.view;
  return same(s.queue.length < MOST ? { ...s, queue: [...s.queue, { event, turn: { turn, turnNumber } }] } : s);
};

/** Why the queued command cannot be done now; null where it can, or where it has lapsed. */
const whyNot = ({ view }: MatchState, { on }: Queueable): string | null => {
  const { reasons } = uiText;
  if (on === 'end-turn') return view.can.endTurn ? null : reasons.turnEnds;
  if (on === 'undo') return view.can.undo ? null : reasons.nothingToUndo;
  return view.can.redo ? null : reasons.nothingToRedo;
};

/**
 * Carries out the queued commands as far as possible. A refusal, a question to both players or another viewer ends the
 * queue, because the player could not foresee it.
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
