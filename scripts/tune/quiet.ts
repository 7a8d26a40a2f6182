/** Is a position quiet? Only there does the evaluation say what the search makes of it. */
import type { Position } from '../../engine/core/position.ts';
import { isMidTurn } from '../../engine/core/turn.ts';
import type { Evaluator } from '../../engine/search/evaluate.ts';
import { Meter } from '../../engine/search/meter.ts';
import { Order } from '../../engine/search/order.ts';
import { Quiescence } from '../../engine/search/quiescence.ts';
import { INFINITE } from '../../engine/search/score.ts';

/** For one position, which may be played on. */
export class Quiet {
  private readonly position: Position;
  private readonly evaluator: Evaluator;
  private readonly captures: Quiescence;

  constructor(position: Position, evaluator: Evaluator) {
    const { game } = position;
    this.position = position;
    this.evaluator = evaluator;
    this.captures = new Quiescence(game, evaluator, new Order(game, evaluator), new Meter());
  }
  /** No capture gains, nobody is in check, no turn has begun, and the game is not over. */
  isQuiet(): boolean {
    const { position, evaluator, captures } = this;
    const { game } = position;
    if (game.isOver || position.phase !== null || isMidTurn(game) || position.check === true) return false;
    const { trying } = game;
    game.trying = true; // what is hidden from everybody stays silent
    const score = captures.search(-INFINITE, INFINITE, 0);
    game.trying = trying;
    return score === evaluator.score(game);
  }
}
