/** What is left of a problem's solution after some right actions, which need not be those that are kept with the problem. */
import type { Position } from '../core/position.ts';
import { actionOf, stepsOf } from '../search/advice/steps.ts';
import type { ChessProblem } from './chess-problem.ts';
import { positionOfProblem } from './judge.ts';
import { longestReply } from './longest-reply.ts';
import { Proof } from './proof.ts';
import { TURN_LIMITS, turnCaptures } from './turn-captures.ts';

/** The actions of both sides so far begin the solution that is kept with the problem. */
export const isKept = ({ solution }: ChessProblem, played: readonly string[]): boolean =>
  played.length <= solution.length && played.every((text, i) => text === solution[i]);

/** The actions of both sides up to the goal, in the notation of the game; empty where none is known. */
export function restOfSolution(problem: ChessProblem, played: readonly string[]): readonly string[] {
  const { solution, goal } = problem;
  // what follows a gain only shows what it is worth
  if (isKept(problem, played)) return solution.slice(played.length, goal.is === 'gain' ? 1 : solution.length);
  const position = positionOfProblem(problem);
  const solver = position.turn;
  const target = new Set(
    stepsOf(position, solution)
      .at(-1)
      ?.lost.map(({ piece }) => piece),
  );
  let turns = goal.is === 'win' ? goal.turns : 1;
  for (const text of played) {
    const isSolvers = position.turn === solver;
    position.play(actionOf(position, text));
    if (isSolvers && position.turn !== solver) turns--;
  }
  if (position.outcome !== null || position.turn !== solver || goal.is === 'gain') return [];
  if (position.variant.groups === undefined && goal.is === 'win') return winningLine(position, turns);
  const found = turnCaptures(position.game, (piece) => target.has(piece), TURN_LIMITS) ?? [];
  return found.map(({ actions }) => actions).sort((a, b) => a.length - b.length)[0] ?? [];
}

/** Wins in so many turns of the side to move, while the other resists as long as it can. */
function winningLine(position: Position, turns: number): readonly string[] {
  const solver = position.turn;
  const proof = new Proof(position.game);
  const texts: string[] = [];
  const play = (text: string): void => {
    texts.push(text);
    position.play(actionOf(position, text));
  };
  let left = turns;
  while (position.outcome === null) {
    const winning = position
      .actions()
      .find((action) => position.after(action, () => isWon(position, proof, solver, left)));
    if (!winning) return [];
    play(winning.text);
    if (position.turn === solver) continue;
    left--;
    for (const text of position.outcome === null ? longestReply(position, solver, left) : []) play(text);
  }
  return texts;
}
const isWon = ({ outcome, turn }: Position, proof: Proof, solver: Position['turn'], turns: number): boolean =>
  outcome === null ? proof.wins(solver, turn === solver ? turns : turns - 1) === true : outcome.winner === solver;
