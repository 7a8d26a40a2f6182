/** What is thought about a problem that somebody solves, as jobs: plain data in and out, as messages between threads want them. */
import type { Hint } from '../search/advice/advice-jobs.ts';
import { whyFor } from '../search/advice/reasons.ts';
import { actionOf, currentTurn, stepsOf } from '../search/advice/steps.ts';
import type { TranspositionTable } from '../search/table.ts';
import { checkProblem, type ProblemCheck, type Unchecked } from './check-problem.ts';
import type { ChessProblem } from './chess-problem.ts';
import { type Attempt, judgeAttempt, positionOfProblem, type Verdict } from './judge.ts';
import { isKept, restOfSolution } from './rest-of-solution.ts';

interface SoFar {
  readonly problem: ChessProblem;
  /** the actions of both sides so far, in the notation of the game, all of them right */
  readonly played: readonly string[];
}
export type ProblemJob =
  | ({ readonly do: 'judge-problem' } & Attempt)
  | ({ readonly do: 'problem-hint' } & SoFar)
  | ({ readonly do: 'problem-solution' } & SoFar)
  | { readonly do: 'check-problem'; readonly problem: Unchecked };

/** By what was asked. `found` is null where there is no answer, and where it was stopped before there was one. */
export interface ProblemAnswers {
  readonly 'judge-problem': { readonly found: Verdict | null };
  readonly 'problem-hint': { readonly found: Hint | null };
  /** the actions of both sides from here on */
  readonly 'problem-solution': { readonly found: readonly string[] };
  readonly 'check-problem': { readonly found: ProblemCheck | null };
}
export interface ProblemMeans {
  readonly table: TranspositionTable;
  readonly stop: () => boolean;
}

export function runProblemJob(job: ProblemJob, means: ProblemMeans): ProblemAnswers[ProblemJob['do']] {
  switch (job.do) {
    case 'judge-problem':
      return { found: verdictOf(job, means) };
    case 'problem-hint':
      return { found: hintFor(job, means) };
    case 'problem-solution':
      return { found: restOfSolution(job.problem, job.played) };
    case 'check-problem':
      return { found: checkProblem(job.problem, means.stop) };
  }
}

/** What is kept as the solution was proven when it was found, so that it is not proven again while somebody waits. */
function verdictOf({ problem, played, tried }: Attempt, means: ProblemMeans): Verdict | null {
  const line = [...played, tried];
  if (!isKept(problem, line)) {
    const verdict = judgeAttempt({ problem, played, tried }, means);
    if (!verdict.ok) throw new Error(verdict.error.message);
    return verdict.value;
  }
  const rest = problem.solution.slice(line.length);
  if (rest.length === 0 || problem.goal.is === 'gain') return { is: 'solved' };
  const position = positionOfProblem(problem);
  const solver = position.turn;
  let turns = problem.goal.is === 'win' ? problem.goal.turns : 1;
  for (const text of line) {
    const isSolvers = position.turn === solver;
    position.play(actionOf(position, text));
    if (isSolvers && position.turn !== solver) turns--;
  }
  return { is: 'right', turns, reply: position.turn === solver ? [] : currentTurn(stepsOf(position, rest)) };
}

function hintFor({ problem, played }: SoFar, { stop }: ProblemMeans): Hint | null {
  const [text] = restOfSolution(problem, played);
  if (text === undefined) return null;
  const position = positionOfProblem(problem);
  for (const before of played) position.play(actionOf(position, before));
  const [step] = stepsOf(position, [text]);
  const why = whyFor(position, text, { wins: problem.goal.is === 'win', stop });
  return { plan: [step], why, only: position.actions().length === 1 };
}
