/**
 * Squares that were passed and where nobody can capture in passing, be it for want of a piece beside them or because the
 * capture would expose a royal piece. A position is the same without them, as FIDE’s laws have it (9.2.3).
 */
import type { Game } from '../../../core/game.ts';
import type { Cell, Piece } from '../../../core/ids.ts';
import { Planner } from '../../../core/moves/planner.ts';
import { lenderOf } from '../../game-data.ts';
import type { GameModel } from '../model.ts';
import { forgetPassing, type Passed, passedIn } from './passing.ts';
import { raysOf } from './rays.ts';

export class IdlePassings {
  private readonly model: GameModel;
  private readonly planners = new WeakMap<Game, Planner>();
  /** by kind: from where it could capture in passing on a cell, whatever stands around */
  private readonly couldCapture: readonly ((game: Game, piece: Piece, on: Cell) => boolean)[];

  /** Is there a move that captures in passing on its way? */
  private readonly endsElsewhere: boolean;

  constructor(model: GameModel) {
    this.model = model;
    const legs = model.moves.flat().flatMap(({ move }) => move.legs.slice(0, -1));
    this.endsElsewhere = legs.some(({ inPassing }) => inPassing);
    this.couldCapture = model.moves.map((moves, kind) => {
      if (lenderOf(model.data.pieces[kind]) !== undefined) return () => true;
      const inPassing = moves.filter(({ move }) => move.legs.some((leg) => leg.inPassing));
      // where a bent move ends is not worth looking up: it may be anywhere
      if (inPassing.some(({ move }) => move.legs.length > 1)) return () => true;
      const rays = inPassing.map(({ move }) => raysOf(model, move));
      return (game, piece, on) =>
        rays.some((from) => from(game.sideOf(piece), game.cellOf(piece)).some(({ cells }) => cells[0] === on));
    });
  }
  /** Forgets them. Who has done a part of its turn may still be captured in passing by the other side, which is not asked. */
  forget(game: Game): void {
    const noted = this.model.facts.passings.filter((passing) => passedIn(game, passing).length > 0);
    if (noted.length === 0 || game.isOver || this.model.isMidTurn(game) || this.canCapture(game)) return;
    for (const passing of noted) forgetPassing(game, passing);
  }
  private canCapture(game: Game): boolean {
    const passed = this.model.facts.passings.flatMap((passing) => passedIn(game, passing));
    const isNear = (p: Piece): boolean =>
      game.sideOf(p) === game.toMove &&
      this.model.isOn(game.cellOf(p)) &&
      passed.some(({ on }) => this.couldCapture[game.kindOf(p)](game, p, on));
    return game.pieces.some(isNear) && game.ponder(() => this.hasCapture(game, passed));
  }
  private hasCapture(game: Game, passed: readonly Passed[]): boolean {
    const planner = this.planners.get(game) ?? new Planner(game);
    this.planners.set(game, planner);
    const { plans } = planner;
    plans.clear();
    const count = planner.everyAction();
    for (let i = 0; i < count; i++) {
      const goals = plans.steps(i).flatMap((step) => (step.do === 'go' ? [step.to] : []));
      // on its way, a bent move may capture in passing and end elsewhere, but not where it would capture otherwise
      const isOn = ({ on, victim }: Passed): boolean =>
        this.endsElsewhere ? !goals.includes(game.cellOf(victim)) : goals.includes(on);
      if (passed.some((one) => isOn(one) && plans.takes(i, one.victim))) return true;
    }
    return false;
  }
}
