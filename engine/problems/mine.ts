/**
 * Finds problems in games that the computer plays against itself. A problem has one answer, and that is proven: every other
 * action fails. What wins at once by capturing a royal piece that hangs is no problem.
 */
import { summarize } from '../core/action-summary.ts';
import type { Piece, Side } from '../core/ids.ts';
import { Planner } from '../core/moves/planner.ts';
import { Position } from '../core/position.ts';
import { startOf } from '../core/start/start-written.ts';
import { actionText } from '../core/text/spell.ts';
import { isMidTurn } from '../core/turn.ts';
import type { Variant } from '../core/variant.ts';
import { actionOf, positionOf } from '../search/advice/steps.ts';
import { Chance } from '../search/chance.ts';
import { choose } from '../search/choose.ts';
import { evaluatorOf } from '../search/evaluate.ts';
import type { Level } from '../search/levels.ts';
import { Order } from '../search/order.ts';
import { isWin } from '../search/score.ts';
import { TranspositionTable } from '../search/table.ts';
import { Thinker, type Thought } from '../search/think.ts';
import type { ChessProblem, ProblemGoal } from './chess-problem.ts';
import { longestReply } from './longest-reply.ts';
import { COMPARED, GAIN, isOneGain, isOneWin, PROVEN } from './one-answer.ts';
import { Proof } from './proof.ts';
import { TURN_LIMITS, type TurnCapture, turnCaptures } from './turn-captures.ts';

/** Both play like this: well enough for real positions, and with mistakes, without which there is nothing to find. */
const PLAYER: Level = {
  ...{ id: 'miner', name: 'Miner', limits: { nodes: 200 }, quiescence: true, heat: 150, margin: 450 },
};
/** After a problem was found the same combination is there for some actions. */
const APART = 12;
const MOST_TURNS = 4;
/** How many positions the scout looks at, which sees that there may be something. */
const SCOUTED = 2500;

/** Whom it is worth to capture, in hundredths of an ordinary piece. */
const WORTHY = 250;
/** Among more actions hardly anybody is in reach yet; among fewer a turn is looked through for four of them, not three. */
const [MANY, SOME] = [150, 100];
/** Among so few the first of two is easily found. */
const FEW = 80;

export interface Mining {
  readonly variant: Variant;
  /** the number of the game: the same one brings the same problems */
  readonly game: number;
  readonly mostActions: number;
  readonly stop?: () => boolean;
  readonly found: (problem: ChessProblem) => void;
}

export function mineGame({ variant, game: number, mostActions, stop = () => false, found }: Mining): void {
  const chance = new Chance(number);
  const started = Position.start(variant);
  if (!started.ok) throw new Error(started.error.message);
  const position = started.value;
  const table = new TranspositionTable(16);
  let last = -APART;
  while (position.outcome === null && position.ply < mostActions && !stop()) {
    if (position.ply - last >= APART && position.ply >= 6) {
      const problem = problemIn(position, table);
      if (problem) {
        last = position.ply;
        found({ id: `${variant.id}-${number}-${position.ply}`, variant: variant.id, ...problem });
      }
    }
    const { action } = choose(position.game, {
      level: PLAYER,
      seed: chance.below(2 ** 31),
      table,
      past: position.pastKnownTo(position.turn),
    });
    if (action === null) throw new Error('a game that is not over has an action');
    const real = position.find(action);
    if (!real.ok) throw new Error(real.error.message);
    position.play(real.value);
  }
}

type Found = Omit<ChessProblem, 'id' | 'variant'>;

/** Null where there is none. */
export function problemIn(position: Position, table: TranspositionTable): Found | null {
  const { game } = position;
  if (isMidTurn(game)) return null;
  if (game.variant.groups) return turnProblemIn(position);
  const thinker = new Thinker(game, { table });
  const depths = scout(thinker);
  const [best] = depths.at(-1)?.lines ?? [];
  if (best === undefined) return null;
  const rest = { start: startOf(game, null) };
  if (isWin(best.score)) {
    const won = winIn(position, thinker, best.actions);
    return won && { ...rest, ...won, grade: gradeOf(depths, won.solution[0]) };
  }
  const still = evaluatorOf(game.variant, game.options).score(game);
  if (best.score - still < GAIN) return null;
  if (isObvious(position, best.actions[0])) return null;
  const solution = gainIn(thinker, best.actions[0]);
  return solution && { ...rest, goal: { is: 'gain' }, solution, grade: gradeOf(depths, solution[0]) };
}

/** What a search sees that may be something, depth by depth. */
export function scout(thinker: Thinker): readonly Thought[] {
  const depths: Thought[] = [];
  const last = thinker.think({ nodes: SCOUTED }, [], undefined, (thought) => depths.push(thought));
  return [...depths, last];
}

/** Where a turn is many actions: a piece that can be captured in this turn, in one way. */
function turnProblemIn(position: Position): Found | null {
  const { game, variant } = position;
  const { worth } = evaluatorOf(variant, game.options);
  const choices = position.actions().length;
  if (choices > MANY) return null;
  const problem = theOneCapture(position, worth, choices > SOME ? 3 : 4);
  if (!problem) return null;
  const { actions, at } = problem;
  const outcome = outcomeAfter(position, actions);
  return {
    goal: outcome?.winner === position.turn ? { is: 'win', turns: 1 } : { is: 'capture', at: game.topology.name(at) },
    start: startOf(game, null),
    grade: actions.length === 2 && choices < FEW ? 1 : actions.length,
    solution: actions,
  };
}
/** The one that takes the most actions, and of these whose piece is worth most. */
function theOneCapture({ game }: Position, worth: Int32Array, longest: number): TurnCapture | null {
  const isMeant = (p: Piece): boolean => worth[game.kindOf(p)] >= WORTHY;
  const found = (turnCaptures(game, isMeant, { ...TURN_LIMITS, longest }) ?? [])
    .filter(({ actions, isOnlyWay }) => isOnlyWay && actions.length > 1)
    .sort((a, b) => b.actions.length - a.actions.length || worth[game.kindOf(b.piece)] - worth[game.kindOf(a.piece)]);
  return found[0] ?? null;
}
const outcomeAfter = (position: Position, actions: readonly string[]): Position['outcome'] => {
  const here = positionOf(position.game);
  for (const text of actions) here.play(actionOf(here, text));
  return here.outcome;
};

function winIn(
  position: Position,
  thinker: Thinker,
  expected: readonly string[],
): { goal: ProblemGoal; solution: readonly string[] } | null {
  const { game, turn } = position;
  const proof = new Proof(game);
  let turns = 1;
  while (turns <= MOST_TURNS) {
    const wins = proof.wins(turn, turns, { nodes: PROVEN });
    if (wins === null) return null;
    if (wins) break;
    turns++;
  }
  if (turns > MOST_TURNS) return null;
  if (turns === 1 && capturesRoyal(position, expected[0])) return null;
  const [, second] = thinker.think({ nodes: COMPARED, lines: 2 }).lines;
  if (second && isWin(second.score)) return null;
  if (!isOneWin(position, proof, turns)) return null;
  return { goal: { is: 'win', turns }, solution: solutionOf(position, turns) };
}
export const capturesRoyal = (position: Position, text: string): boolean => {
  const action = position.find(text);
  return action.ok && action.value.captures.some(({ kind }) => position.variant.types[kind].royal);
};

/** How both go on from here: the side to move wins as soon as it can, the other puts it off as long as it can. */
export function solutionOf(position: Position, turns: number): readonly string[] {
  const winner = position.turn;
  const line: string[] = [];
  const here = positionOf(position.game);
  const proof = new Proof(here.game);
  let left = turns;
  while (here.outcome === null) {
    const reply = here.turn === winner ? [quickest(here, proof, winner, left)] : longestReply(here, winner, left);
    for (const text of reply) {
      const action = actionOf(here, text);
      line.push(text);
      here.play(action);
    }
    if (here.turn !== winner) left--;
  }
  return line;
}
/** An action of the winner's after which it wins soonest. */
function quickest(position: Position, proof: Proof, winner: Side, turns: number): string {
  for (let most = 1; most <= turns; most++) {
    for (const action of position.actions()) {
      const wins = position.after(action, () => {
        if (position.outcome !== null) return position.outcome.winner === winner;
        return proof.wins(winner, position.turn === winner ? most : most - 1);
      });
      if (wins) return action.text;
    }
  }
  throw new Error('what was proven is not so');
}

/** One action gains, and the second best does not, looked at twice as far. */
export function gainIn(thinker: Thinker, text: string): readonly string[] | null {
  const near = thinker.think({ nodes: COMPARED, lines: 2 });
  const far = isOneGain(near, text) ? thinker.think({ nodes: 4 * COMPARED, lines: 2 }) : null;
  return far && isOneGain(far, text) ? far.lines[0].actions : null;
}
/** Nothing captures more at once: whoever takes what there is to take finds it without a thought. */
function isObvious({ game }: Position, text: string): boolean {
  const planner = new Planner(game);
  const order = new Order(game, evaluatorOf(game.variant, game.options));
  const { plans } = planner;
  const count = planner.everyAction();
  const gains = Array.from({ length: count }, (_, i) => order.gain(plans, i, game.toMove));
  const at = gains.findIndex((_, i) => actionText(game, summarize(game, plans, i)) === text);
  return gains[at] > 0 && gains[at] === Math.max(...gains);
}

/** By how many positions a search had looked at when it first saw the action and stayed with it. */
const GRADES = [400, 1200, 3600] as const;
export function gradeOf(depths: readonly Thought[], text: string): number {
  let nodes = Infinity;
  for (const { lines, nodes: until } of depths) {
    if (lines[0]?.actions[0] !== text) nodes = Infinity;
    else nodes = Math.min(nodes, until);
  }
  const grade = GRADES.findIndex((most) => nodes <= most);
  return grade < 0 ? GRADES.length + 1 : grade + 1;
}
