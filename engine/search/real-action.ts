/**
 * From a choice to an action that can be played. What is searched is a view, in which own mines are known to all, so now
 * and then it holds an action that the real position does not (D-T12).
 */
import type { Action, Position } from '../core/position.ts';
import type { Choice } from './choose.ts';

/**
 * The chosen action; where it cannot be played the next best of the thought, and where none of these can, one that does not
 * lose at once. Null only where the position has no action. Where the players announce check, it is announced.
 */
export function realAction(position: Position, { action, thought }: Choice): Action | null {
  const texts = [action, ...(thought?.lines ?? []).map(({ actions: [first] }) => first)];
  for (const text of texts) {
    const found = text == null ? null : position.find(text);
    if (found?.ok) return calling(position, found.value);
  }
  const actions = position.actions();
  const safe = actions.find(({ loses }) => loses === null) ?? actions.at(0);
  return safe ? calling(position, safe) : null;
}

/** The same with check called, where it gives one and a player must say so (D-G9). */
function calling(position: Position, action: Action): Action {
  if (!position.areChecksCalled) return action;
  const { announcing } = position.variant.check ?? {};
  const givesCheck = position.after(action, () => announcing?.uncalled(position.game) === true);
  const called = givesCheck ? position.find(`${action.text}+`) : null;
  return called?.ok ? called.value : action;
}
