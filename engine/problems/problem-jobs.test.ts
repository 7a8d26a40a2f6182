/** The jobs about a problem that somebody solves: verdicts without proving again, hints and solutions off the kept line. */
import { describe, expect, test } from 'vitest';
import { actionOf } from '../search/advice/steps.ts';
import { TranspositionTable } from '../search/table.ts';
import type { ChessProblem, ProblemGoal } from './chess-problem.ts';
import { positionOfProblem } from './judge.ts';
import { type ProblemAnswers, type ProblemJob, runProblemJob } from './problem-jobs.ts';
import { problemOfTheDay } from './problem-of-the-day.ts';
import { restOfSolution } from './rest-of-solution.ts';
import { gamesWithProblems, shippedProblem, shippedProblems } from './shipped-problems.ts';

const table = new TranspositionTable(12);
const run = <J extends ProblemJob>(job: J): ProblemAnswers[J['do']] =>
  runProblemJob(job, { table, stop: () => false }) as ProblemAnswers[J['do']];
const first = (variant: string, is: ProblemGoal['is'], turns = 0): ChessProblem => {
  const found = shippedProblems(variant).find(
    ({ goal }) => goal.is === is && (goal.is !== 'win' || goal.turns >= turns),
  );
  if (!found) throw new Error(`no ${is} of ${variant}`);
  return found;
};
/** Is it a way to the goal, as the rules say? */
const reaches = (problem: ChessProblem, texts: readonly string[]): boolean => {
  const position = positionOfProblem(problem);
  const { turn: solver, game } = position;
  const { goal } = problem;
  const cell = goal.is === 'capture' ? game.topology.parse(goal.at) : undefined;
  const target = cell === undefined ? undefined : game.pieceOn(cell);
  for (const text of texts) position.play(actionOf(position, text));
  return target === undefined ? position.outcome?.winner === solver : game.cellOf(target) < 0;
};

describe('a verdict', () => {
  test('on what is kept as the solution comes with the reply that is kept', () => {
    const problem = first('acid', 'win', 2);
    const [one, reply, two] = problem.solution;
    const { found } = run({ do: 'judge-problem', problem, played: [], tried: one });
    expect(found).toMatchObject({ is: 'right', turns: 1 });
    expect(found?.is === 'right' && found.reply.map(({ text }) => text)).toEqual([reply]);
    expect(run({ do: 'judge-problem', problem, played: [one, reply], tried: two }).found).toEqual({ is: 'solved' });
  });
  test('on a gain is given after its one action, whatever is kept after it', () => {
    const problem = first('fourchan', 'gain');
    expect(problem.solution.length).toBeGreaterThan(1);
    const tried = problem.solution[0];
    expect(run({ do: 'judge-problem', problem, played: [], tried }).found).toEqual({ is: 'solved' });
  });
  test('in the middle of a turn of many actions is that it goes on, and at its end that it was wrong', () => {
    const problem = first('chesimals', 'win');
    const other = positionOfProblem(problem)
      .actions()
      .find(({ text, piece }) => piece >= 0 && text !== problem.solution[0]);
    const tried = other?.text ?? '';
    expect(run({ do: 'judge-problem', problem, played: [], tried }).found).toEqual({
      is: 'right',
      turns: 1,
      reply: [],
    });
    expect(run({ do: 'judge-problem', problem, played: [tried], tried: 'end' }).found).toEqual({
      is: 'wrong',
      reply: [],
    });
  });
  test('on an action that is not legal fails', () => {
    const problem = first('acid', 'win');
    expect(() => run({ do: 'judge-problem', problem, played: [], tried: 'Ka1-a9' })).toThrow();
  });
});
describe('the rest of a solution', () => {
  test('is what is kept, as long as that was played', () => {
    const problem = first('acid', 'win', 2);
    expect(restOfSolution(problem, [])).toEqual(problem.solution);
    expect(restOfSolution(problem, problem.solution.slice(0, 2))).toEqual(problem.solution.slice(2));
    expect(restOfSolution(first('fourchan', 'gain'), [])).toHaveLength(1);
  });
  test('is found anew after another reply', () => {
    const problem = first('acid', 'win', 2);
    const [one, reply] = problem.solution;
    const position = positionOfProblem(problem);
    position.play(actionOf(position, one));
    const other = position.actions().find(({ text }) => text !== reply);
    if (!other) throw new Error('there is one reply only');
    const played = [one, other.text];
    const rest = restOfSolution(problem, played);
    expect(rest).toHaveLength(1);
    expect(reaches(problem, [...played, ...rest])).toBe(true);
  });
  test('is found anew in a turn of many actions', () => {
    const problem = first('chesimals', 'capture');
    const quiet = positionOfProblem(problem)
      .actions()
      .find(({ text, piece }) => piece >= 0 && !problem.solution.includes(text));
    const played = [quiet?.text ?? ''];
    const rest = restOfSolution(problem, played);
    if (rest.length > 0) expect(reaches(problem, [...played, ...rest])).toBe(true);
    expect(restOfSolution(problem, [...played, 'end'])).toEqual([]);
  });
});
test('a hint is the next action of the solution, with its reason', () => {
  const problem = first('acid', 'win', 2);
  const { found } = run({ do: 'problem-hint', problem, played: [] });
  expect(found?.plan[0].text).toBe(problem.solution[0]);
  expect(found?.why).not.toBeNull();
});
describe('the problem of a day', () => {
  test('is the same all day, another one on the next day, and the games take turns', () => {
    const week = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'].map(problemOfTheDay);
    expect(new Set(week.map(({ variant }) => variant))).toEqual(new Set(gamesWithProblems));
    expect(problemOfTheDay('2026-11-23')).toEqual(week[0]);
  });
  test('comes back only when all others of its game have been there', () => {
    const days = Array.from({ length: 4 * 60 }, (_, i) =>
      new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10),
    );
    const ids = days.map((day) => problemOfTheDay(day).id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
test('a problem is found by its id, and no other text is one', () => {
  const problem = first('deicide', 'gain');
  expect(shippedProblem(problem.id)).toEqual(problem);
  for (const id of ['', 'acid', 'acid-1', `${problem.id}0`, '__proto__']) expect(shippedProblem(id)).toBeUndefined();
});
