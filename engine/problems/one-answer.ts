/** That a problem has one answer: no other action reaches its goal. */
import type { Action, Position } from '../core/position.ts';
import { stepsOf } from '../search/advice/steps.ts';
import { isWin } from '../search/score.ts';
import { TranspositionTable } from '../search/table.ts';
import { Thinker, type Thought } from '../search/think.ts';
import type { ChessProblem } from './chess-problem.ts';
import { positionOfProblem } from './judge.ts';
import { Proof } from './proof.ts';
import { TURN_LIMITS, turnCaptures } from './turn-captures.ts';

/** How many positions one proof may look at, and all of them together. */
export const PROVEN = 250_000;
const ALL_PROVEN = 3_000_000;
/** How many positions are looked at to compare two actions. */
export const COMPARED = 15_000;
/** Hundredths of an ordinary piece that a gain is worth, over standing still and over the second best action. */
export const GAIN = 250;

/** Proven anew, as far as a proof is possible: that a gain is one is what the search finds. */
export function hasOneAnswer(problem: ChessProblem): boolean {
  const { goal, solution } = problem;
  const position = positionOfProblem(problem);
  if (goal.is === 'gain') {
    const thinker = new Thinker(position.game, { table: new TranspositionTable(16) });
    return isOneGain(thinker.think({ nodes: COMPARED, lines: 2 }), solution[0]);
  }
  if (position.variant.groups === undefined && goal.is === 'win')
    return isOneWin(position, new Proof(position.game), goal.turns);
  const target = new Set(
    stepsOf(position, solution)
      .at(-1)
      ?.lost.map(({ piece }) => piece),
  );
  const found = turnCaptures(position.game, (p) => target.has(p), { ...TURN_LIMITS, longest: solution.length });
  return !!found?.some(({ isOnlyWay, actions }) => isOnlyWay && actions.length === solution.length);
}

/** False also where it could not be told. */
export const isOneWin = (position: Position, proof: Proof, turns: number): boolean =>
  winsIn(position, proof, turns)?.length === 1;

/**
 * Actions after which the side to move wins within so many of its turns, no more than two; null where it could not be told by
 * looking at `most` positions or so.
 */
export function winsIn(
  position: Position,
  proof: Proof,
  turns: number,
  { stop = (): boolean => false, most = ALL_PROVEN }: { readonly stop?: () => boolean; readonly most?: number } = {},
): readonly Action[] | null {
  const { turn } = position;
  const winning: Action[] = [];
  let looked = 0;
  for (const action of position.actions()) {
    const wins = position.after(action, () => {
      if (position.outcome !== null) return position.outcome.winner === turn;
      const answer = proof.wins(turn, position.turn === turn ? turns : turns - 1, { nodes: PROVEN, stop });
      looked += proof.nodes;
      return answer;
    });
    if (wins === null || looked > most) return null;
    if (wins) winning.push(action);
    if (winning.length > 1) break;
  }
  return winning;
}
/** The action is the best, and by far. */
export const isOneGain = ({ lines: [best, second] }: Thought, text: string): boolean =>
  best !== undefined &&
  second !== undefined &&
  best.actions[0] === text &&
  !isWin(best.score) &&
  best.score - second.score >= GAIN;
