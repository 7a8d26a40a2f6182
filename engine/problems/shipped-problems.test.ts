/**
 * Every problem that comes with the app can be set up and its solution reaches its goal. That no other action does is proven
 * again for a sample; for all of them with `npm test -- --all`.
 */
import { describe, expect, test } from 'vitest';
import { NOBODY, OFF } from '../core/ids.ts';
import { problemsOf } from '../core/start/start.ts';
import { TranspositionTable } from '../search/table.ts';
import { variantNamed } from '../variants/registry.ts';
import { judgeAttempt, positionOfProblem } from './judge.ts';
import { hasOneAnswer } from './one-answer.ts';
import { gamesWithProblems, shippedProblems } from './shipped-problems.ts';

const table = new TranspositionTable(14);
/** one of so many is proven again */
const SAMPLE = process.env.FAIRYTABLE_ALL_TESTS ? 1 : 20;

describe.each(gamesWithProblems)('%s', (id) => {
  const problems = shippedProblems(id);
  const variant = variantNamed(id);
  if (!variant) throw new Error(id);

  test('there are sixty or more, of three grades at least, each with an id of its own', () => {
    expect(problems.length).toBeGreaterThanOrEqual(60);
    expect(new Set(problems.map((problem) => problem.id)).size).toBe(problems.length);
    expect(new Set(problems.map(({ grade }) => grade)).size).toBeGreaterThanOrEqual(3);
    for (const problem of problems) expect(problem.variant).toBe(id);
  });
  test('each is a position that set-up accepts, and no two are the same', () => {
    for (const { id: name, start } of problems) expect(problemsOf(variant, {}, start), name).toEqual([]);
    expect(new Set(problems.map(({ start }) => JSON.stringify(start))).size).toBe(problems.length);
  });
  test('each solution is legal and reaches its goal, and no sooner', () => {
    for (const { id: name, goal, ...problem } of problems) {
      const position = positionOfProblem({ id: name, goal, ...problem });
      const { turn: solver, game } = position;
      const target = goal.is === 'capture' ? game.pieceOn(game.topology.parse(goal.at) ?? OFF) : NOBODY;
      let turns = 0;
      for (const text of problem.solution) {
        expect(position.outcome, name).toBeNull();
        if (target !== NOBODY) expect(game.cellOf(target), name).not.toBe(OFF);
        const isSolvers = position.turn === solver;
        const action = position.find(text);
        if (!action.ok) throw new Error(`${name}: ${action.error.message}`);
        position.play(action.value);
        if (isSolvers && (position.turn !== solver || position.outcome !== null)) turns++;
      }
      if (goal.is === 'win') expect([position.outcome?.winner, turns], name).toEqual([solver, goal.turns]);
      if (target !== NOBODY) expect(game.cellOf(target), name).toBe(OFF);
    }
  });
  test('each solution is judged right step by step', () => {
    for (const problem of problems.filter((_, i) => i % SAMPLE === 0)) {
      const position = positionOfProblem(problem);
      const { turn: solver } = position;
      const played: string[] = [];
      let last = '';
      for (const text of problem.solution) {
        if (position.turn === solver && last !== 'solved') {
          const verdict = judgeAttempt({ problem, played, tried: text }, { table });
          last = verdict.ok ? (verdict.value?.is ?? '') : verdict.error.message;
          expect(['right', 'solved'], `${problem.id}: ${text}`).toContain(last);
        }
        const action = position.find(text);
        if (!action.ok) throw new Error(`${problem.id}: ${action.error.message}`);
        position.play(action.value);
        played.push(text);
      }
      expect(last, problem.id).toBe('solved');
    }
  });
  test('no other action solves it', () => {
    for (const [i, problem] of problems.entries())
      if (i % SAMPLE === 0) expect(hasOneAnswer(problem), problem.id).toBe(true);
  });
});
