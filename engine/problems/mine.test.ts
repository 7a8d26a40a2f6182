/** Mining brings the same problems for the same games, and each has one answer. */
import { expect, test } from 'vitest';
import type { Position } from '../core/position.ts';
import { problemsOf } from '../core/start/start.ts';
import { TranspositionTable } from '../search/table.ts';
import { TestTable as Acid } from '../testing/acid/table.ts';
import { TestTable as Chesimals } from '../testing/chesimals/table.ts';
import { acid } from '../variants/acid/index.ts';
import type { ChessProblem } from './chess-problem.ts';
import { mineGame, problemIn } from './mine.ts';
import { hasOneAnswer } from './one-answer.ts';

/** An early game of acid that holds a problem; `npm run mine -- --variant acid --from 1010 --games 1` prints it. */
const GAME = 1010;
const mined = (): readonly ChessProblem[] => {
  const found: ChessProblem[] = [];
  mineGame({ variant: acid, game: GAME, mostActions: 120, found: (problem) => found.push(problem) });
  return found;
};
test('the same number of a game brings the same problems, which can be set up and have one answer', () => {
  const problems = mined();
  expect(problems.length).toBeGreaterThan(0);
  expect(mined()).toEqual(problems);
  for (const problem of problems) {
    expect(problemsOf(acid, {}, problem.start)).toEqual([]);
    expect(hasOneAnswer(problem), problem.id).toBe(true);
  }
});
test('it stops when it is told to', () => {
  const found: ChessProblem[] = [];
  mineGame({ variant: acid, game: GAME, mostActions: 120, stop: () => true, found: (problem) => found.push(problem) });
  expect(found).toEqual([]);
});
test.each([
  ['a King that hangs', () => Acid.of('K@e4 D@a1 k@e5 d@h8').position],
  ['two ways to win', () => Acid.of('K@e4 V@e1 k@e5 d@h8').position],
  ['nothing to gain', () => Acid.of('K@e1 D@a1 k@i9 d@h8').position],
  ['the middle of a turn', () => midTurn()],
])('%s is no problem', (_, at) => {
  expect(problemIn(at(), new TranspositionTable(12))).toBeNull();
});
const midTurn = (): Position => {
  const { position } = Chesimals.of('Cw@e5 Gw@e6 Cb@e9 Cs@l1 Cp@a12');
  const action = position.actions().find(({ kind }) => kind !== 'end-turn');
  if (!action) throw new Error('nobody moves');
  position.play(action);
  return position;
};
