/**
 * Whether a problem that somebody has made up holds, by the same proof and search as those that come with the program: its goal
 * can be reached, no sooner than it says, and by one action only. Its solution and its grade are found on the way.
 */
import { evaluatorOf } from '../search/evaluate.ts';
import { STOPPED } from '../search/meter.ts';
import { isWin } from '../search/score.ts';
import { TranspositionTable } from '../search/table.ts';
import { Thinker } from '../search/think.ts';
import type { ChessProblem } from './chess-problem.ts';
import { positionOfProblem } from './judge.ts';
import { gainIn, gradeOf, scout, solutionOf } from './mine.ts';
import { GAIN, PROVEN, winsIn } from './one-answer.ts';
import { Proof } from './proof.ts';

/** How many positions are looked at to see that nothing else wins: about half a minute's worth. */
const LOOKED = 500_000;

export type Unchecked = Omit<ChessProblem, 'grade' | 'solution'>;

export type ProblemCheck =
  | { readonly holds: true; readonly grade: number; readonly solution: readonly string[] }
  /** the game is over there */
  | { readonly holds: false; readonly why: 'over' }
  /** it cannot be forced in so many turns, or can be in as many as `turns` */
  | { readonly holds: false; readonly why: 'no-win' }
  | { readonly holds: false; readonly why: 'sooner'; readonly turns: number }
  /** several actions reach it: two of them, in the notation of the game */
  | { readonly holds: false; readonly why: 'several'; readonly texts: readonly string[] }
  /** no action gains far more than all others, or the best one even wins */
  | { readonly holds: false; readonly why: 'no-gain' }
  | { readonly holds: false; readonly why: 'wins' }
  /** it takes too many positions to tell */
  | { readonly holds: false; readonly why: 'too-long' };

/** Null where it was stopped. The position must be one that can be set up; the goal no capture. */
export function checkProblem(problem: Unchecked, stop: () => boolean): ProblemCheck | null {
  try {
    return checked(problem, stop);
  } catch (thrown) {
    if (thrown !== STOPPED) throw thrown;
    return null;
  }
}

function checked(problem: Unchecked, stop: () => boolean): ProblemCheck | null {
  const { goal } = problem;
  const position = positionOfProblem({ ...problem, grade: 1, solution: [] });
  const { game, turn } = position;
  if (position.outcome !== null || position.actions().length === 0) return { holds: false, why: 'over' };
  const thinker = new Thinker(game, { table: new TranspositionTable(16) });
  const depths = scout(thinker);
  if (stop()) return null;
  if (goal.is === 'capture') throw new Error('captures within a turn are not made up by people');
  if (goal.is === 'gain') {
    const best = depths.at(-1)?.lines[0];
    if (best && isWin(best.score)) return { holds: false, why: 'wins' };
    const text = best?.actions[0];
    const isGain = best && best.score - evaluatorOf(position.variant, game.options).score(game) >= GAIN;
    const solution = isGain && text !== undefined ? gainIn(thinker, text) : null;
    return solution ? { holds: true, grade: gradeOf(depths, solution[0]), solution } : { holds: false, why: 'no-gain' };
  }
  const proof = new Proof(game);
  for (let turns = 1; turns <= goal.turns; turns++) {
    const wins = proof.wins(turn, turns, { nodes: PROVEN, stop });
    if (stop()) return null;
    if (wins === null) return { holds: false, why: 'too-long' };
    if (wins && turns < goal.turns) return { holds: false, why: 'sooner', turns };
    if (!wins && turns === goal.turns) return { holds: false, why: 'no-win' };
  }
  const winning = winsIn(position, proof, goal.turns, { stop, most: LOOKED });
  if (stop()) return null;
  if (winning === null) return { holds: false, why: 'too-long' };
  if (winning.length > 1) return { holds: false, why: 'several', texts: winning.map(({ text }) => text) };
  const solution = solutionOf(position, goal.turns);
  return { holds: true, grade: gradeOf(depths, solution[0]), solution };
}
