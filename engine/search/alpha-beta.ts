/**
 * Alpha-beta over the engine's own generator: principal variation search with a transposition table, null move, reductions
 * and pruning near the leaves. Whose turn it is decides whose score it is, never the depth: after an action of a turn that
 * goes on the same side is asked again, with the same window. So extra turns and turns of several actions need nothing.
 */
import { drawnEnd } from '../core/draws.ts';
import type { Game } from '../core/game.ts';
import { other, type Side } from '../core/ids.ts';
import { Planner } from '../core/moves/planner.ts';
import type { Plans } from '../core/moves/plans.ts';
import { IN_CHECK } from '../core/recurrence.ts';
import { isMidTurn } from '../core/turn.ts';
import type { Evaluator } from './evaluate.ts';
import type { Meter } from './meter.ts';
import { isTactical, ORDINARY, type Order, TRIED, takeBest } from './order.ts';
import type { SearchPath } from './path.ts';
import { Quiescence } from './quiescence.ts';
import { INFINITE, isLoss, isWin, scoreOfEnd, scoreWhenOver } from './score.ts';
import { AT_LEAST, AT_MOST, EXACT, type TranspositionTable } from './table.ts';

export interface Manner {
  /** follow captures to their end at the leaves */
  readonly quiescence: boolean;
  /** look less far where it hardly matters: null move, reductions, pruning; and farther after a check */
  readonly selective: boolean;
}

const FARTHEST = 90;
const REDUCTION_OF_NULL = 3;
/** How much a position may still change per action that is left: what is pruned by it is not proven. */
const CHANGE = 130;
const [QUIET_CHANGE, QUIET_BASE] = [110, 90];
const RAZOR = 220;
const PRUNED_TO = 3;
/** So many quiet actions are searched before the rest is thought to be no better, with so many more per depth. */
const [FEW, MORE] = [10, 10];

export class AlphaBeta {
  /** of the iteration: checks are followed to twice as far */
  depth = 0;
  private readonly game: Game;
  private readonly evaluator: Evaluator;
  private readonly order: Order;
  private readonly meter: Meter;
  private readonly table: TranspositionTable;
  private readonly path: SearchPath;
  private readonly planner: Planner;
  private readonly plans: Plans;
  private readonly quiescence: Quiescence;
  private readonly manner: Manner;
  private readonly mayPrune: boolean;
  private readonly hasCheck: boolean;

  constructor(
    game: Game,
    tools: { evaluator: Evaluator; order: Order; meter: Meter; table: TranspositionTable; path: SearchPath },
    manner: Manner,
  ) {
    this.game = game;
    this.evaluator = tools.evaluator;
    this.order = tools.order;
    this.meter = tools.meter;
    this.table = tools.table;
    this.path = tools.path;
    this.planner = new Planner(game);
    this.plans = this.planner.plans;
    this.quiescence = new Quiescence(game, this.evaluator, this.order, this.meter);
    this.manner = manner;
    // a turn of several actions is not over when one of them changes little
    this.mayPrune = manner.selective && game.variant.groups === undefined;
    this.hasCheck = game.variant.check?.inCheck !== undefined;
  }
  /** Forget what was planned when the search was stopped. */
  clear(): void {
    this.plans.clear();
    this.quiescence.clear();
  }
  /** After an action of `me`: the score for `me`, whoever is to move now. */
  after(me: Side, depth: number, alpha: number, beta: number, ply: number): number {
    return this.game.toMove === me
      ? this.search(depth, alpha, beta, ply, true)
      : -this.search(depth, -beta, -alpha, ply, true);
  }

  private search(wanted: number, alpha: number, beta: number, ply: number, mayPass: boolean): number {
    const { game } = this;
    const inCheck = this.hasCheck && game.variant.check?.inCheck?.(game) === true;
    const isFollowed = this.manner.selective && inCheck && ply < 2 * this.depth;
    const depth = isFollowed ? Math.max(wanted, 0) + 1 : wanted;
    if (depth <= 0) return this.leaf(alpha, beta, ply);
    this.meter.enter();
    if (ply > FARTHEST) return this.evaluator.score(game);

    const { world } = game;
    game.rehash();
    const { hashLo: lo, hashHi: hi } = world;
    const counts = this.path.counts();
    const standing = game.toMove + (inCheck ? IN_CHECK : 0);
    const again = counts ? this.path.scoreOf(lo, hi, standing, ply) : null;
    if (again !== null) return again;
    const end = drawnEnd(game);
    if (end !== null && this.hasAction()) return scoreOfEnd(end.winner, game.toMove, ply);
    const isNarrow = beta - alpha === 1;
    const isTableSound = !this.isNearDraw(depth);
    let known = 0;
    if (isTableSound && this.table.find(lo, hi)) {
      known = this.table.action;
      const score = fromTable(this.table.score, ply);
      if (isNarrow && this.table.depth >= depth && this.decides(score, alpha, beta)) return score;
    }
    const still = isNarrow && !inCheck && this.mayPrune ? this.evaluator.score(game) : null;
    if (still !== null && !isWin(beta) && !isLoss(alpha)) {
      if (depth <= PRUNED_TO && still - CHANGE * depth >= beta) return still;
      // far below the window and one action to go: only captures can matter
      if (depth === 1 && still + RAZOR <= alpha) return this.leaf(alpha, beta, ply);
      if (mayPass && depth >= 2 && still >= beta && this.mayPass() && this.isGoodWithoutMoving(depth, beta, ply))
        return beta;
    }
    if (counts) this.path.push(lo, hi, standing);
    const best = this.everyAction(depth, alpha, beta, ply, known, inCheck, still);
    if (counts) this.path.pop();
    if (best === null) return scoreOfEnd(game.variant.whenStuck(game).winner, game.toMove, ply);
    if (isTableSound) {
      const bound = best >= beta ? AT_LEAST : best > alpha ? EXACT : AT_MOST;
      this.table.put(lo, hi, this.found, toTable(best, ply), depth, bound);
    }
    return best;
  }
  /** the best action of the last call of `everyAction`, by its key */
  private found = 0;

  private leaf(alpha: number, beta: number, ply: number): number {
    if (this.manner.quiescence) return this.quiescence.search(alpha, beta, ply);
    this.meter.enter();
    return this.evaluator.score(this.game);
  }
  /** The score of the best action; null when there is none. */
  private everyAction(
    depth: number,
    floor: number,
    beta: number,
    ply: number,
    known: number,
    inCheck: boolean,
    still: number | null,
  ): number | null {
    const { game, plans, order } = this;
    const me = game.toMove;
    const begun = plans.count;
    this.planner.everyPseudoLegal();
    const end = plans.count;
    const ranks = order.room(ply, end - begun);
    for (let i = begun; i < end; i++) ranks[i - begun] = order.rank(plans, i, me, known, ply);
    let alpha = floor;
    let best = -INFINITE;
    let bestKey = 0;
    let legal = 0;
    for (let i = takeBest(ranks, begun, end); i >= 0; i = takeBest(ranks, begun, end)) {
      const rank = ranks[i - begun];
      ranks[i - begun] = TRIED;
      if (still !== null && legal > 0 && rank < ORDINARY && !isLoss(alpha) && isHopeless(depth, legal, still, alpha)) {
        best = Math.max(best, alpha); // the others are thought to be no better than what there is
        break;
      }
      const mark = game.make(plans, i);
      if (game.legality.forbids?.(game, me)) {
        game.unmake(mark);
        continue;
      }
      legal++;
      const isReduced = this.manner.selective && depth >= 3 && legal > 3 && !isTactical(rank) && !inCheck;
      const reduction = isReduced ? 1 + Number(legal > 12) + Number(depth > 5) : 0;
      const score = this.scoreOf(me, depth - 1, reduction, legal === 1, alpha, beta, ply + 1);
      game.unmake(mark);
      if (score <= best) continue;
      best = score;
      bestKey = plans.key(i);
      if (score <= alpha) continue;
      alpha = score;
      if (alpha < beta) continue;
      if (!isTactical(rank)) order.refuted(plans, i, me, ply, depth);
      break;
    }
    plans.clear(begun);
    this.found = bestKey;
    return legal === 0 ? null : best;
  }
  /** Of the action that was just made: the first with the whole window, the others only so far as they might be better. */
  private scoreOf(
    me: Side,
    depth: number,
    reduction: number,
    isFirst: boolean,
    alpha: number,
    beta: number,
    ply: number,
  ): number {
    if (this.game.isOver) return scoreWhenOver(this.game, me, ply);
    if (isFirst) return this.after(me, depth, alpha, beta, ply);
    let score = this.after(me, depth - reduction, alpha, alpha + 1, ply);
    if (score > alpha && reduction > 0) score = this.after(me, depth, alpha, alpha + 1, ply);
    if (score > alpha && score < beta) score = this.after(me, depth, alpha, beta, ply);
    return score;
  }

  private decides(score: number, alpha: number, beta: number): boolean {
    const { bound } = this.table;
    return bound === EXACT || (bound === AT_LEAST ? score >= beta : score <= alpha);
  }
  /** Whoever has none is stuck before the position draws, as in the game. */
  private hasAction(): boolean {
    const { plans } = this;
    const begun = plans.count;
    const count = this.planner.everyAction();
    plans.clear(begun);
    return count > 0;
  }
  /** May the draw for lack of progress come within reach? It is counted in what no hash tells. */
  private isNearDraw(depth: number): boolean {
    const { game } = this;
    const { quietLeft } = game.variant.draws ?? {};
    return quietLeft !== undefined && quietLeft(game) <= 2 * depth + 8;
  }
  private mayPass(): boolean {
    const { mayPass } = this.evaluator.judgement;
    return !isMidTurn(this.game) && (mayPass === undefined || mayPass(this.game));
  }
  /** Is it enough to pass? Then one of its actions is good enough too. */
  private isGoodWithoutMoving(depth: number, beta: number, ply: number): boolean {
    const { game } = this;
    const mark = game.world.mark();
    game.set(game.facts.turn, 0, other(game.toMove));
    const score = -this.search(depth - REDUCTION_OF_NULL, -beta, 1 - beta, ply + 1, false);
    game.world.rollback(mark);
    return score >= beta && !isWin(score);
  }
}

/** Quiet actions near the leaves that would have to change more than they can. */
const isHopeless = (depth: number, tried: number, still: number, alpha: number): boolean => {
  if (depth > 2) return false;
  return tried > FEW + MORE * depth * depth || (depth === 1 && still + QUIET_BASE + QUIET_CHANGE <= alpha);
};

/** A win is as far from the position in the table as it is, whichever way led there. */
const toTable = (score: number, ply: number): number => {
  if (isWin(score)) return score + ply;
  return isLoss(score) ? score - ply : score;
};
const fromTable = (score: number, ply: number): number => {
  if (isWin(score)) return score - ply;
  return isLoss(score) ? score + ply : score;
};
