/**
 * Captures to their end, so that nobody is counted who is about to be taken. Whoever may leave it at that does. In the
 * middle of a turn nobody may, or every hanging piece would be captured for nothing: the turn is ended by an action. Where
 * there is none, who captured may still run away, or the other side answers if nobody can move any more. Where captures are
 * compulsory nobody leaves it at that who has one.
 */

import type { Game } from '../core/game.ts';
import { OFF, other, type Piece, type Side } from '../core/ids.ts';
import { CapturePlanner } from '../core/moves/captures.ts';
import { Planner } from '../core/moves/planner.ts';
import type { Plans } from '../core/moves/plans.ts';
import { isMidTurn } from '../core/turn.ts';
import type { Evaluator } from './evaluate.ts';
import { Exchange } from './exchange.ts';
import type { Meter } from './meter.ts';
import { type Order, TRIED, takeBest } from './order.ts';
import { INFINITE, scoreWhenOver } from './score.ts';

/** Without bounds it eats nine tenths of all nodes. */
const DEEPEST = 8;
/** From here on only what takes back, or takes more than it risks. */
const CAREFUL_FROM = 2;
const WIDEST_IN_TURN = 6;
const FARTHEST = 110;
/** What a capture may bring besides the piece. */
const MARGIN = 150;

export class Quiescence {
  private readonly game: Game;
  private readonly evaluator: Evaluator;
  private readonly order: Order;
  private readonly meter: Meter;
  private readonly exchange: Exchange;
  private readonly planner: CapturePlanner;
  private readonly plans: Plans;
  /** has a turn of several actions no end that is chosen? */
  private readonly isLeftUndone: boolean;
  /** may captures be compulsory? */
  private readonly hasDuties: boolean;
  private readonly scout: Planner;

  constructor(game: Game, evaluator: Evaluator, order: Order, meter: Meter) {
    this.game = game;
    this.evaluator = evaluator;
    this.order = order;
    this.meter = meter;
    this.exchange = new Exchange(game, order, evaluator.worth);
    this.planner = new CapturePlanner(game);
    this.plans = this.planner.plans;
    this.hasDuties = game.legality.isDuty !== undefined;
    this.scout = new Planner(game);
    const { groups, turns } = game.variant;
    this.isLeftUndone = groups === undefined && turns?.unbind !== undefined;
  }
  /** Forget what was planned when the search was stopped. */
  clear(): void {
    this.plans.clear();
  }
  /** `deep`: how many captures came before; `lastTo`: where the last of them was. */
  search(alpha: number, beta: number, ply: number, deep = 0, lastTo: number = OFF): number {
    this.meter.enter();
    const { game, plans } = this;
    const still = this.evaluator.score(game);
    const goesOn = isMidTurn(game);
    const mayLeave = !goesOn || this.isLeftUndone;
    if (!goesOn && still >= beta && !this.hasDuties) return still;
    if (deep > DEEPEST || ply > FARTHEST) return still;
    const isAnswered = goesOn && mayLeave && !this.canMove();
    const stand = isAnswered ? this.unfinished(alpha, beta, ply, deep, lastTo) : still;
    if (mayLeave && stand >= beta && !this.hasDuties) return stand;
    const begun = plans.count;
    const captures = this.planner.everyCapture();
    const isForced = this.hasDuties && !goesOn && captures > 0 && this.mustCapture();
    if (mayLeave && stand >= beta && !isForced) {
      plans.clear(begun);
      return stand;
    }
    if (goesOn) this.planner.planTurn();
    const best = this.bestOf(begun, mayLeave && !isForced ? stand : null, alpha, beta, ply, deep, lastTo);
    plans.clear(begun);
    return best ?? stand;
  }
  /** Is everything that the side to move may do a capture? Then it cannot leave it at that. */
  private mustCapture(): boolean {
    const { scout, order } = this;
    const { plans } = scout;
    plans.clear();
    scout.everyAction();
    for (let i = 0; i < plans.count; i++) if (order.targetOf(plans, i) === OFF) return false;
    return plans.count > 0;
  }
  /** Can anybody be moved in the rest of the turn? */
  private canMove(): boolean {
    const { game } = this;
    const { mayMove } = game.limits;
    if (mayMove === undefined) return true;
    const isOwn = (p: Piece): boolean => game.cellOf(p) !== OFF && game.sideOf(p) === game.toMove;
    return game.pieces.some((p) => isOwn(p) && mayMove(game, p));
  }
  /** The rest of the turn is quiet, and the other side answers what was done in it. */
  private unfinished(alpha: number, beta: number, ply: number, deep: number, lastTo: number): number {
    const { game } = this;
    const mark = game.world.mark();
    game.variant.turns?.unbind?.(game);
    game.set(game.facts.turn, 0, other(game.toMove));
    const score = -this.search(-beta, -alpha, ply + 1, deep + 1, lastTo);
    game.world.rollback(mark);
    return score;
  }
  /** null where the turn must go on and nothing that was looked at lets it. `stand`: what it is to leave it at that. */
  private bestOf(
    begun: number,
    stand: number | null,
    floor: number,
    beta: number,
    ply: number,
    deep: number,
    lastTo: number,
  ): number | null {
    const { game, plans, order } = this;
    const me = game.toMove;
    const end = plans.count;
    const ranks = order.room(ply, end - begun);
    const isForced = stand === null && !isMidTurn(game);
    for (let i = begun; i < end; i++)
      ranks[i - begun] = isForced ? order.rank(plans, i, me, 0, ply) : order.rankOfCapture(plans, i, me);
    let best = stand ?? -INFINITE;
    let alpha = Math.max(floor, best);
    let tried = 0;
    for (let i = takeBest(ranks, begun, end); i >= 0; i = takeBest(ranks, begun, end)) {
      ranks[i - begun] = TRIED;
      const to = order.targetOf(plans, i);
      if (stand !== null && !this.isWorthIt(i, me, stand, alpha, deep, to === lastTo)) continue;
      const mark = game.make(plans, i);
      if (game.legality.forbids?.(game, me)) {
        game.unmake(mark);
        continue;
      }
      const score = this.after(me, alpha, beta, ply, deep, to === OFF ? lastTo : to);
      game.unmake(mark);
      tried++;
      if (score > best) best = score;
      if (score > alpha) alpha = score;
      if (alpha >= beta || (stand === null && tried > WIDEST_IN_TURN)) break;
    }
    return stand === null && tried === 0 ? null : best;
  }
  private isWorthIt(i: number, me: Side, stand: number, alpha: number, deep: number, takesBack: boolean): boolean {
    const gain = this.order.gain(this.plans, i, me);
    if (stand + gain + MARGIN < alpha) return false;
    if (deep >= CAREFUL_FROM && !takesBack && gain < 0.9 * this.order.riskOf(this.plans, i)) return false;
    return !this.exchange.isLosing(this.plans, i, me, gain);
  }
  private after(me: Side, alpha: number, beta: number, ply: number, deep: number, to: number): number {
    const { game } = this;
    if (game.isOver) return scoreWhenOver(game, me, ply + 1);
    return game.toMove === me
      ? this.search(alpha, beta, ply + 1, deep + 1, to)
      : -this.search(-beta, -alpha, ply + 1, deep + 1, to);
  }
}
