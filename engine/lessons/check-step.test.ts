/** Steps that people make up, checked by the goals and the ways of the lessons that come with the program. */
import { expect, test } from 'vitest';
import { checkStep } from './check-step.ts';
import { courses } from './courses.ts';
import type { LessonGoal } from './goal.ts';
import type { LessonStep } from './lesson.ts';

const check = (pieces: string, task: LessonGoal, more: Partial<LessonStep> = {}) => {
  const step: LessonStep = { pieces, task, goal: '', hints: [], solution: [], ...more };
  return checkStep({ variant: 'acid', options: {}, step });
};
const kingTo = (cell: string): LessonGoal => ({ is: 'stands', kind: 'king', on: { cells: [cell] } });

test('a step that can be done holds, with a way to do it and the kind that begins', () => {
  expect(check('K@e4 k@a9', kingTo('e5'))).toEqual({ holds: true, solution: ['Ke4-e5'], mover: 'king' });
});
test('with two turns the way has two moves, while the other side stands still', () => {
  const found = check('K@e4 k@a9', kingTo('e6'), { turns: 2 });
  expect(found).toMatchObject({ holds: true, solution: { length: 2 }, mover: 'king' });
});
test.each([
  ['the goal is reached before it begins', kingTo('e4'), {}, { why: 'reached' }],
  ['no way leads there in time', kingTo('e6'), {}, { why: 'no-way' }],
  ['one turn is enough', kingTo('e5'), { turns: 2 }, { why: 'sooner', turns: 1 }],
] as const)('a step does not hold: %s', (_, task, more, why) => {
  expect(check('K@e4 k@a9', task, more)).toEqual({ holds: false, ...why });
});
test('a step does not hold where the game is over', () => {
  expect(check('k@a9', kingTo('e5'), { turn: 'magi' })).toEqual({ holds: false, why: 'over' });
});
// a turn of chesimals has too many moves to look at all of them
test('what the lessons of the other three games ask for in one turn can be done in one', () => {
  const steps = courses.flatMap(({ variant, lessons }) =>
    lessons.flatMap(({ steps: [step] }) =>
      (step.turns ?? 1) === 1 && !step.when && variant !== 'chesimals' ? [{ variant, step }] : [],
    ),
  );
  expect(steps.length).toBeGreaterThan(20);
  for (const { variant, step } of steps)
    expect(checkStep({ variant, options: {}, step }), `${variant}: ${step.goal}`).toMatchObject({ holds: true });
});
