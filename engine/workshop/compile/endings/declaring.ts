/** Declaring the game over, as by the entering King of Shogi: who may, and what comes of it. */
import type { Game } from '../../../core/game.ts';
import { NOBODY, OFF, type Piece, type Side } from '../../../core/ids.ts';
import type { Planner } from '../../../core/moves/planner.ts';
import type { TurnRule } from '../../../core/variant.ts';
import type { Denial, RuleWords } from '../../../core/vocabulary.ts';
import type { Declaration } from '../../game-data.ts';
import type { Danger } from '../danger.ts';
import type { GameModel, InZone } from '../model.ts';

export class Declaring {
  private readonly model: GameModel;
  private readonly danger: Danger;
  private readonly declaration: Declaration;
  private readonly inZone: InZone;
  /** by kind */
  private readonly points: readonly number[];

  constructor(model: GameModel, danger: Danger, declaration: Declaration) {
    this.model = model;
    this.danger = danger;
    this.declaration = declaration;
    this.inZone = model.zone(declaration.zone);
    const { majors, majorPoints } = declaration;
    this.points = model.data.pieces.map(({ id, formOf = id, royal }) =>
      royal ? 0 : majors.includes(id) || majors.includes(formOf) ? majorPoints : 1,
    );
  }
  rule(words: RuleWords): TurnRule {
    return {
      ...{ ...words, makes: 'declare', spells: 'declare', label: 'Declaration' },
      plan: (g: Planner) => {
        if (this.whyNot(g.game) === null) g.by(NOBODY).mark(this.declared, 0, 1).done();
      },
      whyNot: (game) => this.whyNot(game),
    };
  }
  /** After an action: what it has decided if it was a declaration. */
  judge(game: Game): { readonly winner: Side | null; readonly reason: string } | null {
    if (game.get(this.declared, 0) === 0) return null;
    const side = game.moverSide;
    const wins = this.pointsOf(game, side) >= this.declaration.wins[side];
    return wins ? { winner: side, reason: 'declared' } : { winner: null, reason: 'declared-draw' };
  }
  private whyNot(game: Game): Denial | null {
    const { others, wins, draws } = this.declaration;
    const side = game.toMove;
    if (this.model.isMidTurn(game)) return { reason: 'declares-first' };
    const royals = this.danger.royalsOf(game, side);
    const outside = royals.filter((p) => !this.inZone(side, game.cellOf(p)));
    if (royals.length === 0) return { reason: 'declares-without-royal' };
    if (outside.length > 0) return { reason: 'declares-outside', pieces: outside };
    const count = this.entered(game, side).length;
    if (count < others) return { reason: 'declares-alone', counted: { count, needed: others } };
    const [points, needed] = [this.pointsOf(game, side), draws ?? wins[side]];
    if (points < needed) return { reason: 'declares-short', counted: { count: points, needed } };
    return this.danger.inCheck(game, side) ? { reason: 'declares-in-check' } : null;
  }
  private get declared() {
    return this.model.facts.declared!;
  }
  /** Its pieces in the zone but for royal ones. */
  private entered(game: Game, side: Side): readonly Piece[] {
    return game.pieces.filter((p) => {
      const at = game.cellOf(p);
      const { ownerless, royal } = game.typeOf(p);
      return at !== OFF && game.sideOf(p) === side && !ownerless && !royal && this.inZone(side, at);
    });
  }
  /** Of those in the zone and those in the hand. */
  private pointsOf(game: Game, side: Side): number {
    const inHand = game.pieces.filter((p) => game.isInHand(p) && game.sideOf(p) === side);
    return [...this.entered(game, side), ...inHand].reduce((sum, p) => sum + this.points[game.kindOf(p)], 0);
  }
}
