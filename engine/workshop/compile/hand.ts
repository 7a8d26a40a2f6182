/** Pieces in hand: who comes there, who may be dropped and where, and who is left behind by a move. */
import type { Game } from '../../core/game.ts';
import { type Cell, type Kind, NOBODY, OFF, type Piece, type Side } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import type { Plans } from '../../core/moves/plans.ts';
import { hasHandCaptives } from '../game-data.ts';
import type { GameModel, InZone } from './model.ts';
import { isRiding } from './stacks.ts';
import { isThisAction, thisAction } from './this-action.ts';

export class HandRules {
  private readonly model: GameModel;
  private readonly zones: ReadonlyMap<Kind, InZone>;
  private readonly zone: InZone;

  constructor(model: GameModel) {
    this.model = model;
    const { drops } = model.data;
    this.zone = model.zone(drops?.where);
    this.zones = new Map(drops?.whereOf.map(({ kind, zone }) => [model.kind(kind), model.zone(zone)]));
  }
  /** May pieces of this kind come to a hand? */
  mayWait(kind: Kind): boolean {
    const { data } = this.model;
    const { royal, formOf } = data.pieces[kind];
    const isSafe = royal && data.rules.check === 'yes' && data.rules.royals === 'each';
    const falls = formOf !== undefined && data.rules.promotedCaptives === 'fall back';
    return hasHandCaptives(data) && !isSafe && !falls;
  }
  /** One of each kind that the side has in hand. */
  oneOfEach(game: Game, side: Side): readonly Piece[] {
    const found = new Map<Kind, Piece>();
    for (const p of game.pieces)
      if (game.isInHand(p) && game.sideOf(p) === side && !found.has(game.kindOf(p))) found.set(game.kindOf(p), p);
    return [...found.values()];
  }
  mayDropOn(kind: Kind, side: Side, cell: Cell): boolean {
    return (
      this.model.isOn(cell) && (this.zones.get(kind) ?? this.zone)(side, cell) && this.model.staysIn[kind](side, cell)
    );
  }

  /** One of each kind that may be left on the cell that this piece leaves for the first time. */
  leftBehind(g: Planner, me: Piece, from: Cell): readonly Piece[] {
    const { gatingFrom, facts } = this.model;
    if (gatingFrom === null || me === NOBODY || g.get(facts.hasMoved, me) !== 0 || isRiding(g.game, me)) return NONE;
    const side = g.sideOf(me);
    if (!gatingFrom(side, from)) return NONE;
    return this.oneOfEach(g.game, side).filter((p) => {
      const kind = g.game.kindOf(p);
      return (this.zones.get(kind)?.(side, from) ?? true) && this.model.staysIn[kind](side, from);
    });
  }
  markLeft(g: Planner, plan: Plans, p: Piece): Plans {
    const { gated, gatedIn } = this.model.facts;
    return plan.mark(gated, 0, p).mark(gatedIn, 0, thisAction(g));
  }
  /** Who was left behind by the action that was just made. */
  justLeft(game: Game): Piece {
    const { gated, gatedIn } = this.model.facts;
    const isNew = this.model.gatingFrom !== null && isThisAction(game, game.get(gatedIn, 0));
    return isNew ? (game.get(gated, 0) as Piece) : NOBODY;
  }

  /** From now on it waits in the hand of that side, as what it was or may fall back to. */
  receive(game: Game, piece: Piece, side: Side): void {
    const { data, facts } = this.model;
    const kind = game.kindOf(piece);
    const was = game.get(facts.wasKind, piece);
    const base = data.pieces[kind].formOf;
    const falls = was > 0 ? ((was - 1) as Kind) : base === undefined ? kind : this.model.kind(base);
    game.set(facts.wasKind, piece, 0);
    game.recruit(piece, side, data.rules.promotedCaptives === 'stay' ? kind : falls);
  }
  /** How many of this kind stand on the file of the cell. */
  onFile(game: Game, kind: Kind, side: Side, cell: Cell): number {
    const { board } = this.model;
    return game.pieces.filter((p) => {
      const at = game.cellOf(p);
      return at !== OFF && game.kindOf(p) === kind && game.sideOf(p) === side && board.x(at) === board.x(cell);
    }).length;
  }
}
const NONE: readonly Piece[] = [];
