/**
 * Promoting instead of moving, as the Pawns of Sittuyin do: where the piece stands, or on an empty square to which the new kind
 * would go from there. It attacks no enemy with that, and gives no check.
 */
import type { Game } from '../../../core/game.ts';
import { type Cell, type Kind, NOBODY, OFF, other, type Piece } from '../../../core/ids.ts';
import { Planner } from '../../../core/moves/planner.ts';
import type { Rule } from '../../../core/variant.ts';
import type { RuleWords } from '../../../core/vocabulary.ts';
import type { Danger } from '../danger.ts';
import type { GameModel } from '../model.ts';
import { carriedBy } from '../stacks.ts';
import type { Arrivals } from './arrival.ts';

export class PromotingInstead {
  private readonly model: GameModel;
  private readonly danger: Danger;
  private readonly arrivals: Arrivals;
  private readonly scouts = new WeakMap<Game, Planner>();

  constructor(model: GameModel, danger: Danger, arrivals: Arrivals) {
    this.model = model;
    this.danger = danger;
    this.arrivals = arrivals;
  }
  /** None where the kind does not do so. */
  ruleOf(kind: Kind, words: RuleWords): Rule | null {
    const instead = this.model.data.pieces[kind].promotesInstead;
    if (instead === undefined) return null;
    const inZone = this.model.zone(instead.zone);
    const kinds = instead.to.map((id) => this.model.kind(id));
    return {
      ...words,
      quiet: true,
      plan: (g, me, at) => {
        const { game } = g;
        const side = g.sideOf(me);
        if (!inZone(side, at) && !this.isAlone(game, me)) return;
        if (game.isRider(me) || carriedBy(game, me) !== NOBODY) return;
        for (const form of kinds) {
          if (!this.arrivals.isRoomFor(game, form, side)) continue;
          for (const to of [at, ...this.squaresFrom(game, me, form)]) {
            if (!this.isPeaceful(game, me, form, to)) g.deny(to, 'attacks-by-promoting');
            else if (to === at) this.arrivals.becoming(g, me, kind, form).done();
            else this.arrivals.becoming(g, me, kind, form).go(me, to, 'walk').done();
          }
        }
      },
    };
  }
  /** The only one of its kind that its side has on the board. */
  private isAlone(game: Game, me: Piece): boolean {
    const isLike = (p: Piece): boolean =>
      game.cellOf(p) !== OFF && game.kindOf(p) === game.kindOf(me) && game.sideOf(p) === game.sideOf(me);
    return game.pieces.every((p) => p === me || !isLike(p));
  }
  /** Where the piece would go without capturing if it were of that kind. */
  private squaresFrom(game: Game, me: Piece, form: Kind): readonly Cell[] {
    const scout = this.scouts.get(game) ?? new Planner(game);
    this.scouts.set(game, scout);
    const { plans } = scout;
    return game.suppose(
      () => game.become(me, form),
      () => {
        plans.clear();
        plans.newPosition();
        scout.planPiece(me, game.cellOf(me));
        const found = new Set<Cell>();
        for (let i = 0; i < plans.count; i++) {
          const steps = plans.steps(i);
          const go = steps.find((step) => step.do === 'go' && step.piece === me);
          if (go?.do === 'go' && steps.every((step) => step.do !== 'take') && scout.isEmpty(go.to)) found.add(go.to);
        }
        plans.clear();
        return [...found];
      },
    );
  }
  /** As that kind on that square it attacks nobody, and the enemy's royal pieces are not attacked by others either. */
  private isPeaceful(game: Game, me: Piece, form: Kind, to: Cell): boolean {
    const side = game.sideOf(me);
    return game.suppose(
      () => {
        if (game.cellOf(me) !== to) {
          game.lift(me);
          game.put(me, to);
        }
        game.become(me, form);
      },
      () => {
        const isFoe = (p: Piece): boolean => game.sideOf(p) !== side && game.cellOf(p) !== OFF;
        return (
          !game.pieces.some((p) => isFoe(p) && this.danger.attacks(game, me, p)) &&
          !this.danger.royalsOf(game, other(side)).some((royal) => this.danger.isAttacked(game, royal, other(side)))
        );
      },
    );
  }
}
