/** Whether a goal can still be reached, where the other side stands still. */
import { type LessonMoment, movingAgain, trying } from './attempt.ts';
import type { LessonStep } from './lesson.ts';
import { isAchieved } from './reached.ts';

/** How many positions may still be looked at. */
export interface SearchBudget {
  left: number;
}
/** May the other side stand still there, after a turn of the learner's? */
type MayWait = (moment: LessonMoment) => boolean;

/**
 * The shortest way of the learner's from here that reaches the goal within so many turns; null where there is none, or none
 * was found within the budget. No way leads through a position in which the other side may not stand still.
 */
export const shortestWay = (
  step: LessonStep,
  moment: LessonMoment,
  turns: number,
  budget: SearchBudget,
  mayWait: MayWait = () => true,
): readonly string[] | null => {
  if (step.other?.is === 'answering' || turns <= 0 || moment.position.outcome !== null) return null;
  const now = moment.position.turn === moment.learner ? moment : movingAgain(moment);
  let best: readonly string[] | null = null;
  for (const action of now.position.actions()) {
    if (budget.left-- <= 0) return best;
    const found = trying(now, action, (next) => {
      if (isAchieved(step.task, next)) return [];
      const spent = next.position.turn === next.learner ? 0 : 1;
      if (spent > 0 && turns > 1 && !mayWait(next)) return null;
      return shortestWay(step, next, turns - spent, budget, mayWait);
    });
    if (found && (best === null || found.length + 1 < best.length)) best = [action.text, ...found];
    if (best?.length === 1) return best;
  }
  return best;
};

/**
 * Is it proven that the goal cannot be reached any more? Not all that is true is proven: the budget may not suffice, the
 * other side may help, and where players call their checks the actions that do so are not listed.
 */
export const isOutOfReach = (step: LessonStep, moment: LessonMoment, turns: number, budget: SearchBudget): boolean =>
  (step.other === undefined || step.other.is === 'still') &&
  !moment.position.areChecksCalled &&
  !canReach(step, moment, turns, budget) &&
  budget.left > 0;

/** Is there any way, found within the budget? */
const canReach = (step: LessonStep, moment: LessonMoment, turns: number, budget: SearchBudget): boolean => {
  if (turns <= 0 || moment.position.outcome !== null) return false;
  const now = moment.position.turn === moment.learner ? moment : movingAgain(moment);
  return now.position.actions().some(
    (action) =>
      budget.left-- > 0 &&
      trying(now, action, (next) => {
        const spent = next.position.turn === next.learner ? 0 : 1;
        return isAchieved(step.task, next) || canReach(step, next, turns - spent, budget);
      }),
  );
};
