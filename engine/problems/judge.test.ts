/** Every kind of verdict, on problems that are set up by hand. */
import { describe, expect, test } from 'vitest';
import { startOf } from '../core/start/start-written.ts';
import { TranspositionTable } from '../search/table.ts';
import { TestTable as Acid } from '../testing/acid/table.ts';
import type { ChessProblem, ProblemGoal } from './chess-problem.ts';
import { judgeAttempt, positionOfProblem, type Verdict } from './judge.ts';
import { shippedProblems } from './shipped-problems.ts';

const table = new TranspositionTable(12);
const told = (
  problem: ChessProblem,
  played: readonly string[],
  tried: string,
  stop?: () => boolean,
): Verdict | null => {
  const verdict = judgeAttempt({ problem, played, tried }, { table, ...(stop && { stop }) });
  if (!verdict.ok) throw new Error(verdict.error.message);
  return verdict.value;
};
const acidProblem = (pieces: string, goal: ProblemGoal, solution: readonly string[]): ChessProblem => {
  const { position } = Acid.of(pieces);
  return { id: 'acid-test', variant: 'acid', goal, start: startOf(position.game, null), grade: 1, solution };
};
/** The first shipped problem of a game that is won in so many turns. */
const winIn = (variant: string, turns: number): ChessProblem => {
  const found = shippedProblems(variant).find(({ goal }) => goal.is === 'win' && goal.turns === turns);
  if (!found) throw new Error(`no problem of ${variant} is won in ${turns}`);
  return found;
};

describe('a win', () => {
  test('is solved by the action that ends the game', () => {
    const problem = acidProblem('K@e4 D@a1 k@e5 d@h8', { is: 'win', turns: 1 }, ['Ke4xe5']);
    expect(told(problem, [], 'Ke4xe5')).toEqual({ is: 'solved' });
  });
  test.each(['acid', 'fourchan'])('%s: the solution is right step by step, with the reply of the other side', (id) => {
    const problem = winIn(id, 2);
    const [first, reply, last] = problem.solution;
    const verdict = told(problem, [], first);
    expect(verdict).toMatchObject({ is: 'right', turns: 1 });
    if (verdict?.is === 'right') expect(verdict.reply.map(({ text }) => text)).toEqual([reply]);
    expect(told(problem, [first, reply], last)).toEqual({ is: 'solved' });
  });
  test('any other first action is wrong or slower, and what is wrong is refuted by a legal reply', () => {
    const problem = winIn('acid', 2);
    const position = positionOfProblem(problem);
    const others = position.actions().filter(({ text }) => text !== problem.solution[0]);
    const wrong = others.slice(0, 12).map(({ text }) => ({ text, verdict: told(problem, [], text) }));
    for (const { text, verdict } of wrong) {
      expect(['wrong', 'slower'], text).toContain(verdict?.is);
      if (verdict?.is !== 'wrong' || verdict.reply.length === 0) continue;
      const action = position.find(text);
      if (!action.ok) throw new Error(text);
      expect(position.after(action.value, () => position.find(verdict.reply[0].text).ok)).toBe(true);
    }
  });
  test('an action that is not legal is refused, and so is one after the end', () => {
    const problem = acidProblem('K@e4 D@a1 k@e5 d@h8', { is: 'win', turns: 1 }, ['Ke4xe5']);
    expect(judgeAttempt({ problem, played: [], tried: 'Ke4-e9' }, { table })).toMatchObject({ ok: false });
    const after = judgeAttempt({ problem, played: ['Ke4xe5'], tried: 'Da1-a2' }, { table });
    expect(after).toMatchObject({ ok: false, error: { code: 'over' } });
  });
  test('where it is stopped there is no verdict', () => {
    const problem = winIn('acid', 2);
    expect(told(problem, [], problem.solution[0], () => true)).toBeNull();
  });
});
test('a gain is solved by its one action, and another one is answered', () => {
  const problem = shippedProblems('fourchan').find(({ goal }) => goal.is === 'gain');
  if (!problem) throw new Error('no gain');
  expect(told(problem, [], problem.solution[0])).toEqual({ is: 'solved' });
  const other = positionOfProblem(problem)
    .actions()
    .find(({ text }) => text !== problem.solution[0]);
  expect(told(problem, [], other?.text ?? '')).toMatchObject({ is: 'wrong' });
});
test('a capture in a turn of many actions: right so far, solved, and wrong when the turn is over', () => {
  const problem = shippedProblems('chesimals').find(({ goal }) => goal.is === 'capture');
  if (!problem) throw new Error('no capture');
  const [first, ...rest] = problem.solution;
  expect(told(problem, [], first)).toEqual({ is: 'right', turns: 1, reply: [] });
  expect(told(problem, problem.solution.slice(0, -1), rest.at(-1) ?? '')).toEqual({ is: 'solved' });
  expect(told(problem, [first], 'end')).toEqual({ is: 'wrong', reply: [] });
});
