/**
 * From a choice to an action that can be played. What is searched is a view, in which own mines are known to all, so now
 * and then it holds an action that the real position does not (D-T12).
 */
import type { Action, Position } from '../../core/position.ts';
import type { ChosenAction } from '../choose.ts';
import { announced } from './steps.ts';

/**
 * The chosen action; where it cannot be played the next best of the thought, and where none of these can, one that does not
 * lose at once. Null only where the position has no action. Where the players announce check, it is announced.
 */
export function realAction(position: Position, { action, thought }: ChosenAction): Action | null {
  const texts = [action, ...(thought?.lines ?? []).map(({ actions: [first] }) => first)];
  for (const text of texts) {
    const found = text == null ? null : position.find(text);
    if (found?.ok) return announced(position, found.value);
  }
  const actions = position.actions();
  const safe = actions.find(({ loses }) => loses === null) ?? actions.at(0);
  return safe ? announced(position, safe) : null;
}
