/**
 * Composes problems: draws positions by chance and keeps those in which the proof finds one way to win and the solution
 * shows a trait of the game. The same seed brings the same problem.
 */
import { Position } from '../core/position.ts';
import { problemsOf } from '../core/start/start.ts';
import { startOf } from '../core/start/start-written.ts';
import type { Variant } from '../core/variant.ts';
import type { StartPosition } from '../core/vocabulary.ts';
import { actionOf, positionOf } from '../search/advice/steps.ts';
import { TranspositionTable } from '../search/table.ts';
import { Thinker } from '../search/think.ts';
import type { ChessProblem } from './chess-problem.ts';
import { capturesRoyal, gradeOf, scout, solutionOf } from './mine.ts';
import { isOneWin } from './one-answer.ts';
import { ownTraits } from './own-traits.ts';
import { Proof } from './proof.ts';

const MOST_TURNS = 2;
/** How many positions the proof may look at before a drawn position is given up. */
const LOOKED = 60_000;

interface Drawn {
  readonly id: string;
  readonly start: StartPosition;
  /** the solution must show one of these */
  readonly traits: readonly string[];
}

/** Null where there is none. */
export function problemFrom(variant: Variant, { id, start, traits }: Drawn): ChessProblem | null {
  if (problemsOf(variant, {}, start).length > 0 || hasTooMany(variant, start)) return null;
  const made = Position.start(variant, {}, start);
  if (!made.ok || made.value.outcome !== null || made.value.check) return null;
  const position = made.value;
  const { turn, game } = position;
  const proof = new Proof(game);
  const turns = [1, MOST_TURNS].find((most) => proof.wins(turn, most, { nodes: LOOKED }) === true);
  if (turns === undefined || !isOneWin(position, proof, turns)) return null;
  const solution = solutionOf(position, turns);
  if (turns === 1 && capturesRoyal(position, solution[0])) return null;
  const rest = { id, variant: variant.id, goal: { is: 'win', turns }, start: startOf(game, null) } as const;
  const problem = { ...rest, grade: 1, solution };
  if (!ownTraits(problem).some((trait) => traits.includes(trait)) || !isOneLine(problem, position)) return null;
  return { ...problem, grade: gradeOf(scout(new Thinker(game, { table: new TranspositionTable(16) })), solution[0]) };
}
/** More of a kind than a side begins with: it could be, by promotion, but it looks made up. */
function hasTooMany(variant: Variant, { pieces }: StartPosition): boolean {
  const usual = Position.start(variant);
  if (!usual.ok) throw new Error(usual.error.message);
  const count = new Map<string, number>();
  const add = (key: string, n: number): number => {
    const sum = (count.get(key) ?? 0) + n;
    count.set(key, sum);
    return sum;
  };
  for (const { kind, side } of usual.value.pieces()) add(`${variant.types[kind].id} ${variant.sides[side].id}`, 1);
  return pieces.some(({ kind, side }) => add(`${kind} ${side}`, -1) < 0);
}
/** Along the solution the solver never has a second way to win as soon. */
function isOneLine({ solution, goal }: ChessProblem, from: Position): boolean {
  const here = positionOf(from.game);
  const proof = new Proof(here.game);
  const { turn } = here;
  let left = goal.is === 'win' ? goal.turns : 1;
  for (const text of solution) {
    const isSolvers = here.turn === turn;
    if (isSolvers && !isOneWin(here, proof, left)) return false;
    here.play(actionOf(here, text));
    if (isSolvers && here.turn !== turn) left--;
  }
  return true;
}
