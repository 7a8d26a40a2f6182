/** Which actions are ruled out because of the position that they lead to, and which must come first. */
import type { Game } from '../../core/game.ts';
import { type Kind, NOBODY, OFF, other, type Piece, type Side } from '../../core/ids.ts';
import { Planner } from '../../core/moves/planner.ts';
import type { Plans } from '../../core/moves/plans.ts';
import type { Denial } from '../../core/vocabulary.ts';
import type { Danger } from './danger.ts';
import type { HandRules } from './hand.ts';
import type { GameModel } from './model.ts';
import { isPass } from './turns.ts';
import type { Walls } from './walls.ts';

/** What must be remembered of the position before an action. */
interface Before {
  readonly faced: boolean;
  readonly checkers: readonly Piece[];
  /** how many royal pieces its side had lost */
  readonly royalsLost: number;
}
/** Of so many actions it is remembered: to judge one, others may have to be tried. */
const REMEMBERED = 8;

export class LegalityOf {
  private readonly model: GameModel;
  private readonly danger: Danger;
  private readonly hand: HandRules;
  private readonly walls: Walls;
  /** by the number of the action */
  private readonly before = new WeakMap<Game, Before[]>();
  /** the kind that may not checkmate by a drop */
  private readonly mateBy: Kind | null;
  /** can an action cost its own side pieces? */
  private readonly mayLoseRoyals: boolean;

  constructor(model: GameModel, danger: Danger, hand: HandRules, walls: Walls) {
    this.model = model;
    this.danger = danger;
    this.hand = hand;
    this.walls = walls;
    const mateBy = model.data.drops?.mateBy;
    this.mateBy = mateBy?.is === 'forbidden' ? model.kind(mateBy.kind) : null;
    const { rules, pieces } = model.data;
    const bursts = pieces.some(({ traits }) => traits.some(({ is }) => is === 'bursts'));
    const hasMines = (model.data.features?.mines.length ?? 0) > 0;
    this.mayLoseRoyals = rules.capturesExplode === 'yes' || bursts || hasMines;
  }
  get hasCheck(): boolean {
    const { rules, pieces } = this.model.data;
    return rules.check === 'yes' && pieces.some(({ royal }) => royal);
  }
  get needsBefore(): boolean {
    const { facingRoyals, flight } = this.model.data.rules;
    return facingRoyals === 'draw' || flight === 'forbidden' || this.mayLoseRoyals;
  }
  /** What was noted before the action that was made last. */
  private beforeOf(game: Game): Before | undefined {
    return this.before.get(game)?.[(game.get(game.facts.ply, 0) - 1) % REMEMBERED];
  }
  noteBefore(game: Game): void {
    const side = game.moverSide;
    const { rules } = this.model.data;
    const asksRoyal = rules.facingRoyals === 'draw' || rules.flight === 'forbidden';
    // what its own side has brought about in this turn is for the other side to answer
    const mayHaveFaced = rules.facingRoyals === 'draw' && !this.model.isMidTurn(game);
    const royal = asksRoyal ? this.danger.royalsOf(game, side)[0] : undefined;
    const isCheckedBy = (p: Piece): boolean =>
      royal !== undefined && game.sideOf(p) !== side && this.danger.attacks(game, p, royal);
    const all = this.before.get(game) ?? [];
    this.before.set(game, all);
    all[game.get(game.facts.ply, 0) % REMEMBERED] = {
      royalsLost: game.get(game.facts.royalsLost, side),
      faced: mayHaveFaced && royal !== undefined && this.danger.facesRoyal(game, royal),
      checkers: rules.flight === 'forbidden' ? game.pieces.filter(isCheckedBy) : [],
    };
  }
  hadFaced(game: Game): boolean {
    return this.beforeOf(game)?.faced === true;
  }

  /** The rule of the whole game, and that there must be a square for a wall that is to be laid. */
  forbids(game: Game, side: Side): boolean {
    return (this.hasCheck && this.endangers(game, side)) || this.leavesNoRoom(game, side);
  }
  private leavesNoRoom(game: Game, side: Side): boolean {
    if (game.isOver || !this.walls.isDue(game)) return false;
    return !this.walls.canLay(game, this.hasCheck ? () => this.mayStand(game, side) : null);
  }
  /** May that side leave the position like this, as far as its royal pieces and the other side’s are concerned? */
  mayStand(game: Game, side: Side): boolean {
    return !this.danger.inCheck(game, side) && !this.givesForbiddenCheck(game, other(side));
  }
  private endangers(game: Game, side: Side): boolean {
    const { rules } = this.model.data;
    const { danger } = this;
    if (this.losesRoyal(game, side)) return true;
    if (rules.capturesExplode === 'yes' && game.isOver && game.outcome?.winner === side) return false;
    if (this.hadFaced(game)) {
      if (isPass(game)) return false;
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
  /** Does it cost its own side a royal piece that must be safe? */
  private losesRoyal(game: Game, side: Side): boolean {
    const before = this.mayLoseRoyals ? this.beforeOf(game) : undefined;
    if (before === undefined || game.get(game.facts.royalsLost, side) <= before.royalsLost) return false;
    return this.danger.hasLostRoyal(game, side, this.danger.royalsOf(game, side));
  }
  /** A royal piece that is in check may only take who checks it. */
  private isFlight(game: Game): boolean {
    const checkers = this.beforeOf(game)?.checkers ?? [];
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
    return isForbidden && this.danger.inCheck(game, foe);
  }
  /** Was it dropped by this action, or by the one after which a wall was laid? */
  private droppedLast(game: Game, kind: Kind): boolean {
    if (game.mover === NOBODY) return game.get(this.model.facts.dropped, 0) === kind + 1;
    return this.isDrop(game) && game.kindOf(game.mover) === kind;
  }
  private matesByDrop(game: Game, side: Side): boolean {
    if (this.mateBy === null || game.toMove === side || !this.droppedLast(game, this.mateBy)) return false;
    if (!this.danger.inCheck(game, other(side))) return false;
    return !game.ponder(() => new Planner(game).hasAction());
  }
  whyForbidden(game: Game, side: Side): Denial | null {
    const why = this.hasCheck ? this.whyEndangered(game, side) : null;
    if (why !== null) return why;
    if (this.leavesNoRoom(game, side)) return { reason: 'no-room-for-wall' };
    return this.hadFaced(game) ? { reason: 'still-facing' } : null;
  }
  private whyEndangered(game: Game, side: Side): Denial | null {
    if (this.losesRoyal(game, side)) return { reason: 'loses-royal' };
    if (this.isFlight(game)) return { reason: 'may-not-flee' };
    const royals = this.danger.royalsOf(game, side);
    const isNeeded = (p: Piece): boolean =>
      this.model.data.rules.royals === 'one' || !this.danger.isSpare(p, royals, game);
    const royal = royals.find((p) => isNeeded(p) && this.danger.isThreatened(game, p));
    if (royal !== undefined) return { reason: 'forbidden', pieces: [royal] };
    if (this.givesForbiddenCheck(game, other(side))) return { reason: 'gives-check' };
    if (this.isExposedWithoutHelp(game, side)) return { reason: 'no-help' };
    return this.matesByDrop(game, side) ? { reason: 'mates-by-drop' } : null;
  }

  /** Must a player take, or drop, where that can be done, or do anything but pass? */
  isDuty(plans: Plans, i: number): boolean {
    if (this.isObliged && this.isObligation(plans, i)) return true;
    if (this.model.data.rules.pass !== 'if stuck' || isPassing(plans, i)) return false;
    // whoever can do anything but pass does so
    if (this.isObliged) for (let n = 0; n < plans.count; n++) if (this.isObligation(plans, n)) return false;
    return true;
  }
  private isObligation(plans: Plans, i: number): boolean {
    const steps = plans.steps(i);
    return this.model.data.rules.capture === 'must'
      ? steps.some((step) => step.do === 'take')
      : steps.some((step) => step.do === 'go' && step.how === 'drop');
  }
  private get isObliged(): boolean {
    const { rules, drops } = this.model.data;
    return rules.capture === 'must' || drops?.must === 'yes';
  }
  get hasDuties(): boolean {
    return this.isObliged || this.model.data.rules.pass === 'if stuck';
  }
}
const isPassing = (plans: Plans, i: number): boolean =>
  plans.mover[i] === NOBODY && plans.steps(i).every((step) => step.do === 'endTurn');
