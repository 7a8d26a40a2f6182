/**
 * Proves that a side wins within so many of its own turns whatever the other does, or that it does not. Every legal action is
 * asked of the engine and nothing is left out or judged: slow and certain, where the search is fast and mostly right.
 *
 * Repetition is not looked at: who wins as soon as it can never repeats a position.
 */
import { drawnEnd, type End } from '../core/draws.ts';
import type { Game } from '../core/game.ts';
import type { Side } from '../core/ids.ts';
import { Planner } from '../core/moves/planner.ts';
import { type Evaluator, evaluatorOf } from '../search/evaluate.ts';
import { Meter, STOPPED } from '../search/meter.ts';
import { Order, TRIED, takeBest } from '../search/order.ts';

/** In one turn no side acts more often: a turn of many units ends when all of them have moved. */
const LONGEST = 60;

export class Proof {
  private readonly game: Game;
  private readonly planner: Planner;
  private readonly scout: Planner;
  private readonly order: Order;
  private readonly meter = new Meter();
  /** does the winner win here, by position and turns left? */
  private readonly known = new Map<string, boolean>();
  private winner: Side = 0;

  constructor(game: Game, evaluator: Evaluator = evaluatorOf(game.variant, game.options)) {
    this.game = game;
    this.planner = new Planner(game);
    this.scout = new Planner(game);
    this.order = new Order(game, evaluator);
  }

  /**
   * Does that side force a win within so many of its own turns, of which the one that has begun counts? Null where it could
   * not be told within that many positions, or was stopped. The game is left as it was.
   */
  wins(winner: Side, turns: number, { nodes = Infinity, stop = (): boolean => false } = {}): boolean | null {
    const { game } = this;
    const { trying, watching, calling } = game;
    const mark = game.world.mark();
    if (winner !== this.winner) this.known.clear();
    this.winner = winner;
    game.trying = true;
    game.watching = null;
    this.meter.begin(stop);
    this.meter.most = nodes;
    try {
      return this.forces(turns, 0);
    } catch (thrown) {
      if (thrown !== STOPPED) throw thrown;
      return null;
    } finally {
      game.world.rollback(mark);
      game.trying = trying;
      game.watching = watching;
      game.calling = calling;
      this.planner.plans.clear();
      this.scout.plans.clear();
    }
  }
  /** positions looked at by the last question */
  get nodes(): number {
    return this.meter.nodes;
  }

  private forces(turns: number, ply: number): boolean {
    const { game, known, meter } = this;
    if (game.outcome !== null) return game.outcome.winner === this.winner;
    meter.enter();
    const end = this.endNow();
    if (end !== null) return end.winner === this.winner;
    if (turns <= 0) return this.isStuck();
    if (ply > LONGEST) return false;
    game.world.rehash();
    const { hashLo, hashHi } = game.world;
    const key = `${hashLo},${hashHi},${turns}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const answer = this.tryEach(turns, ply);
    known.set(key, answer);
    return answer;
  }
  private tryEach(turns: number, ply: number): boolean {
    const { game, order, planner } = this;
    const { plans } = planner;
    const me = game.toMove;
    const isWinners = me === this.winner;
    const begun = plans.count;
    planner.everyPseudoLegal();
    const end = plans.count;
    const ranks = order.room(ply, end - begun);
    for (let i = begun; i < end; i++) ranks[i - begun] = order.rank(plans, i, me, 0, ply);
    let legal = 0;
    let answer: boolean | null = null;
    for (let i = takeBest(ranks, begun, end); i >= 0 && answer === null; i = takeBest(ranks, begun, end)) {
      ranks[i - begun] = TRIED;
      const mark = game.make(plans, i);
      if (!game.legality.forbids?.(game, me)) {
        legal++;
        const isTurnOver = isWinners && game.toMove !== me;
        const wins = this.forces(isTurnOver ? turns - 1 : turns, ply + 1);
        // one action is enough for the winner to win, and for the other to escape
        if (wins === isWinners) answer = wins;
      }
      game.unmake(mark);
      if (answer !== null && !order.gain(plans, i, me)) order.refuted(plans, i, me, ply, turns);
    }
    plans.clear(begun);
    if (legal === 0) return game.variant.whenStuck(game).winner === this.winner;
    return answer ?? !isWinners;
  }
  /** The winner has no turn left: has the other no action, and is that a win? */
  private isStuck(): boolean {
    const { game } = this;
    return (
      game.toMove !== this.winner && game.variant.whenStuck(game).winner === this.winner && !this.scout.hasAction()
    );
  }
  /** Where the position is the end by itself, as after moves without progress: a draw, or a win where points decide. */
  private endNow(): End | null {
    const end = drawnEnd(this.game);
    return end !== null && this.scout.hasAction() ? end : null;
  }
}
