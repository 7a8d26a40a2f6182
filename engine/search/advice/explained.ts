/** What the computer says about its own move: why it may be good, and what it expects in return. */
import { other } from '../../core/ids.ts';
import type { Position } from '../../core/position.ts';
import type { ChosenAction } from '../choose.ts';
import { STOPPED } from '../meter.ts';
import { gameOfView, type SideView } from './position-view.ts';
import { type Why, whyFor } from './reasons.ts';
import { type LineStep, positionOf, stepsOf, withChecksAnnounced } from './steps.ts';

export interface Explained {
  readonly why: Why | null;
  /** null where the line that was searched ends before, or its own turn goes on */
  readonly expects: LineStep | null;
}
const NOTHING: Explained = { why: null, expects: null };

const NEVER = (): boolean => false;

/**
 * From what the view knows, which need not be all that was known when it was chosen. Nothing where it is stopped: whoever
 * stops a search waits for its action.
 */
export const explained = (view: SideView, choice: ChosenAction, stop: () => boolean = NEVER): Explained => {
  try {
    return stop() ? NOTHING : explainedBy(view, choice, stop);
  } catch (thrown) {
    if (thrown !== STOPPED) throw thrown;
    return NOTHING;
  }
};
const explainedBy = (view: SideView, { action, thought }: ChosenAction, stop: () => boolean): Explained => {
  if (action === null || thought === null) return NOTHING;
  const position = positionOf(gameOfView(view).game);
  if (position.phase !== null || !position.find(action).ok) return NOTHING;
  const me = position.turn;
  const line = thought.lines.find(({ actions: [first] }) => first === action);
  const isWon = line !== undefined && line.wins !== null && line.score > 0;
  const isLost = line !== undefined && line.wins !== null && line.score < 0 && losesNext(position, stop);
  const why: Why | null = isLost
    ? { reason: { is: 'loses' }, side: me, by: null }
    : whyFor(position, action, { line: line?.actions.slice(1) ?? [], wins: isWon, stop });
  const [, next] = stepsOf(position, line?.actions.slice(0, 2) ?? [], withChecksAnnounced);
  return { why, expects: next?.side === other(me) ? next : null };
};

/** Whatever the side to move does, the other one has an action that wins: asked of what may be known, not of the search. */
const losesNext = (position: Position, stop: () => boolean): boolean => {
  const enemy = other(position.turn);
  const wins = (): boolean => position.outcome?.winner === enemy;
  const answered = (): boolean => {
    if (stop()) throw STOPPED;
    return wins() || (position.turn === enemy && position.actions().some((answer) => position.after(answer, wins)));
  };
  return position.actions().every((action) => position.after(action, answered));
};
