/**
 * Whether an action solves a problem, as the engine proves it: the goal decides, never the list of moves that is kept with it.
 */

import type { Side } from '../core/ids.ts';
import { Position } from '../core/position.ts';
import { currentTurn, type LineStep, stepsOf } from '../search/advice/steps.ts';
import { STOPPED } from '../search/meter.ts';
import type { TranspositionTable } from '../search/table.ts';
import { Thinker } from '../search/think.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { variantNamed } from '../variants/registry.ts';
import type { ChessProblem } from './chess-problem.ts';
import { longestReply } from './longest-reply.ts';
import { Proof } from './proof.ts';

export type Verdict =
  | { readonly is: 'solved' }
  /** it goes on: `turns` are left to the solver, the one that has begun included, after the other side has played `reply` */
  | { readonly is: 'right'; readonly turns: number; readonly reply: readonly LineStep[] }
  /** it wins too, but in so many turns more than it should */
  | { readonly is: 'slower'; readonly turns: number }
  /** the other side answers with `reply`; nothing where the turn is simply over */
  | { readonly is: 'wrong'; readonly reply: readonly LineStep[] };

export interface Attempt {
  readonly problem: ChessProblem;
  /** the actions of both sides so far, in the notation of the game, all of them right */
  readonly played: readonly string[];
  /** the one that is tried now */
  readonly tried: string;
}
export interface JudgeMeans {
  readonly table: TranspositionTable;
  /** asked now and then; once it says so, the verdict is null */
  readonly stop?: () => boolean;
}

/** So many turns more are looked at to see whether an action wins at all, and so many positions for that. */
const LATER = 2;
const LATER_NODES = 60_000;
/** How long a refutation is sought. */
const REFUTATION = { nodes: 20_000 };

/** The position of a problem before anything was played. */
export function positionOfProblem({ variant: id, start }: ChessProblem): Position {
  const variant = variantNamed(id);
  const made = variant && Position.start(variant, {}, start);
  if (!made?.ok) throw new Error(`a problem of ${id} cannot be set up`);
  return made.value;
}

/** The verdict, null where it was stopped; an error where an action is not legal. */
export function judgeAttempt({ problem, played, tried }: Attempt, means: JudgeMeans): Result<Verdict | null> {
  const position = positionOfProblem(problem);
  const solver = position.turn;
  let turns = problem.goal.is === 'win' ? problem.goal.turns : 1;
  for (const text of [...played, tried]) {
    if (position.outcome !== null) return err('over', 'The problem is solved already.');
    const action = position.find(text);
    if (!action.ok) return action;
    const isSolvers = position.turn === solver;
    position.play(action.value);
    if (isSolvers && position.turn !== solver) turns--;
  }
  try {
    return ok(verdictIn(position, solver, turns, { problem, played, tried }, means));
  } catch (thrown) {
    if (thrown !== STOPPED) throw thrown;
    return ok(null);
  }
}

function verdictIn(position: Position, solver: Side, turns: number, attempt: Attempt, means: JudgeMeans): Verdict {
  const { problem, played, tried } = attempt;
  if (position.outcome?.winner === solver) return { is: 'solved' };
  switch (problem.goal.is) {
    case 'win':
      return winVerdict(position, solver, turns, means);
    case 'capture': {
      const target = problem.goal.at;
      if (isCaptured(problem, [...played, tried], target)) return { is: 'solved' };
      if (position.turn === solver && position.outcome === null) return { is: 'right', turns: 1, reply: [] };
      return { is: 'wrong', reply: [] };
    }
    case 'gain':
      if (tried === problem.solution[0]) return { is: 'solved' };
      return { is: 'wrong', reply: bestReply(position, means) };
  }
}
function winVerdict(position: Position, solver: Side, turns: number, means: JudgeMeans): Verdict {
  if (position.outcome !== null) return { is: 'wrong', reply: [] };
  // the rest of a turn of many actions cannot be looked through: it is right until it is over
  if (position.variant.groups !== undefined)
    return position.turn === solver ? { is: 'right', turns, reply: [] } : { is: 'wrong', reply: [] };
  const proof = new Proof(position.game);
  const wins = (most: number, nodes = Infinity): boolean => {
    const answer = proof.wins(solver, most, { nodes, ...(means.stop && { stop: means.stop }) });
    if (answer === null && means.stop?.()) throw STOPPED;
    return answer === true;
  };
  if (wins(turns))
    return {
      is: 'right',
      turns,
      reply: position.turn === solver ? [] : stepsOf(position, longestReply(position, solver, turns)),
    };
  for (let more = 1; more <= LATER; more++) if (wins(turns + more, LATER_NODES)) return { is: 'slower', turns: more };
  return { is: 'wrong', reply: position.turn === solver ? [] : bestReply(position, means) };
}
function bestReply(position: Position, { table, stop }: JudgeMeans): readonly LineStep[] {
  const [best] = new Thinker(position.game, { table }).think(REFUTATION, [], stop).lines;
  return best ? currentTurn(stepsOf(position, best.actions)) : [];
}
/** Was whoever stood on that cell at first captured by these actions? */
function isCaptured(problem: ChessProblem, texts: readonly string[], at: string): boolean {
  const position = positionOfProblem(problem);
  const cell = position.game.topology.parse(at);
  const target = cell === undefined ? undefined : position.game.pieceOn(cell);
  return stepsOf(position, texts).some(({ lost }) => lost.some(({ piece }) => piece === target));
}
