/** Problems that people make up, checked like those that come with the program. */
import { expect, test } from 'vitest';
import { checkProblem, type Unchecked } from './check-problem.ts';
import type { ChessProblem, ProblemGoal } from './chess-problem.ts';
import { shippedProblems } from './shipped-problems.ts';

const shipped = (variant: string, isMeant: (goal: ProblemGoal) => boolean): ChessProblem => {
  const found = shippedProblems(variant).find(({ goal }) => isMeant(goal));
  if (!found) throw new Error(`no such problem of ${variant}`);
  return found;
};
const one = shipped('acid', (goal) => goal.is === 'win' && goal.turns === 1);
const two = shipped('deicide', (goal) => goal.is === 'win' && goal.turns === 2);
const check = (problem: Unchecked) => checkProblem(problem, () => false);
const withGoal = (problem: ChessProblem, goal: ProblemGoal): Unchecked => ({ ...problem, goal });

test.each([one, two])(
  'one that comes with the program holds, with the solution that was kept with it: $id',
  (problem) => {
    expect(check(problem)).toMatchObject({ holds: true, solution: problem.solution });
  },
);
test('to win in more turns than it takes does not hold', () => {
  expect(check(withGoal(one, { is: 'win', turns: 2 }))).toEqual({ holds: false, why: 'sooner', turns: 1 });
});
test('to win in fewer turns than it takes does not hold', () => {
  expect(check(withGoal(two, { is: 'win', turns: 1 }))).toEqual({ holds: false, why: 'no-win' });
});
test('to gain where the best action wins does not hold', () => {
  expect(check(withGoal(one, { is: 'gain' }))).toEqual({ holds: false, why: 'wins' });
});
test('it is told when it was stopped', () => {
  expect(checkProblem(two, () => true)).toBeNull();
});
