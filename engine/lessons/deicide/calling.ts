/** Steps that end with a check, also where the players announce check themselves: there the check must be called. */
import type { LessonStep, Refutation } from '../lesson.ts';

const RULE = 'In this game you announce check yourself. Call it with the move, or it does not count.';

/** The step as it is, and the same with the last action called. */
export const withCall = (step: LessonStep): readonly LessonStep[] => {
  const before = step.solution.slice(0, -1);
  const last = step.solution[step.solution.length - 1];
  const uncalled: Refutation = { try: last, because: 'The right move, but you did not call the check.' };
  return [
    { ...step, unless: { check: 'players' } },
    {
      ...step,
      when: { check: 'players' },
      hints: [RULE, ...step.hints],
      solution: [...before, `${last}+`],
      refutations: [...(step.refutations ?? []), ...(before.length === 0 ? [uncalled] : [])],
    },
  ];
};
