/** Which actions are ruled out because of the position that they lead to, and which must come first. */
import type { Game } from '../../core/game.ts';
import { type Kind, NOBODY, OFF, other, type Piece, type Side } from '../../core/ids.ts';
import { Planner } from '../../core/planner.ts';
import type { Plans } from '../../core/plans.ts';
import type { Denial } from '../../core/vocabulary.ts';
import type { Danger } from './danger.ts';
import type { Hand } from './hand.ts';
import type { GameModel } from './model.ts';

/** What must be remembered of the position before an action. */
interface Before {
  readonly faced: boolean;
  readonly checkers: readonly Piece[];
}

export class LegalityOf {
  private readonly model: GameModel;
  private readonly danger: Danger;
  private readonly hand: Hand;
  private readonly before = new WeakMap<Game, Before>();
  /** the kind that may not checkmate by a drop */
  private readonly mateBy: Kind | null;

  constructor(model: GameModel, danger: Danger, hand: Hand) {
    this.model = model;
    this.danger = danger;
    this.hand = hand;
    const mateBy = model.data.drops?.mateBy;
    this.mateBy = mateBy?.is === 'forbidden' ? model.kind(mateBy.kind) : null;
  }
  get needsBefore(): boolean {
    const { facingRoyals, flight } = this.model.data.rules;
    return facingRoyals === 'draw' || flight === 'forbidden';
  }
  noteBefore(game: Game): void {
    const side = game.moverSide;
    const { rules } = this.model.data;
    const royal = this.danger.royalsOf(game, side)[0];
    const isCheckedBy = (p: Piece): boolean => game.sideOf(p) !== side && this.danger.attacks(game, p, royal);
    this.before.set(game, {
      faced: rules.facingRoyals === 'draw' && royal !== undefined && this.danger.facesRoyal(game, royal),
      checkers: rules.flight === 'forbidden' && royal !== undefined ? game.pieces.filter(isCheckedBy) : [],
    });
  }
  hadFaced(game: Game): boolean {
    return this.before.get(game)?.faced === true;
  }

  forbids(game: Game, side: Side): boolean {
    const { rules } = this.model.data;
    const { danger } = this;
    if (rules.capturesExplode === 'yes') {
      if (rules.royals === 'last' && danger.royalsOf(game, side).length === 0) return true;
      if (game.isOver && game.outcome?.winner === side) return false;
    }
    if (this.hadFaced(game)) {
      if (game.mover === NOBODY) return false;
      if (danger.royalsOf(game, side).some((p) => danger.facesRoyal(game, p))) return true;
    }
    return (
      this.isFlight(game) ||
      danger.inCheck(game, side) ||
      this.isExposedWithoutHelp(game, side) ||
      this.givesForbiddenCheck(game, other(side)) ||
      this.matesByDrop(game, side)
    );
  }
  /** A royal piece that is in check may only take who checks it. */
  private isFlight(game: Game): boolean {
    const checkers = this.before.get(game)?.checkers ?? [];
    const { mover } = game;
    if (checkers.length === 0 || mover === NOBODY || !game.typeOf(mover).royal) return false;
    return !(checkers.length === 1 && game.lost.has(checkers[0]));
  }
  /** Who was just left behind does not help against a check. */
  private isExposedWithoutHelp(game: Game, side: Side): boolean {
    const left = this.hand.justLeft(game);
    if (left === NOBODY || game.cellOf(left) === OFF) return false;
    const mark = game.world.mark();
    game.lift(left);
    const isExposed = this.danger.inCheck(game, side);
    game.world.rollback(mark);
    return isExposed;
  }
  private isDrop({ mover, rule }: Game): boolean {
    return mover !== NOBODY && rule === undefined;
  }
  private givesForbiddenCheck(game: Game, foe: Side): boolean {
    const { rules, drops } = this.model.data;
    const isForbidden = rules.givingCheck === 'forbidden' || (drops?.givingCheck === 'forbidden' && this.isDrop(game));
    return isForbidden && this.danger.royalsOf(game, foe).some((p) => this.danger.isThreatened(game, p));
  }
  private matesByDrop(game: Game, side: Side): boolean {
    if (this.mateBy === null || !this.isDrop(game) || game.kindOf(game.mover) !== this.mateBy) return false;
    if (!this.danger.inCheck(game, other(side))) return false;
    return !game.ponder(() => new Planner(game).hasAction());
  }
  whyForbidden(game: Game, side: Side): Denial | null {
    if (this.isFlight(game)) return { reason: 'may-not-flee' };
    const royal = this.danger.royalsOf(game, side).find((p) => this.danger.isThreatened(game, p));
    if (royal !== undefined) return { reason: 'forbidden', pieces: [royal] };
    if (this.givesForbiddenCheck(game, other(side))) return { reason: 'gives-check' };
    return this.matesByDrop(game, side) ? { reason: 'mates-by-drop' } : null;
  }

  /** Must a player take, or drop, where that can be done? */
  isDuty(plans: Plans, i: number): boolean {
    const { rules } = this.model.data;
    const steps = plans.steps(i);
    return rules.capture === 'must'
      ? steps.some((step) => step.do === 'take')
      : steps.some((step) => step.do === 'go' && step.how === 'drop');
  }
  get hasDuties(): boolean {
    const { rules, drops } = this.model.data;
    return rules.capture === 'must' || drops?.must === 'yes';
  }
}
