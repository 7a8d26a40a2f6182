/** Who threatens whom, and when that is check. */
import type { Game } from '../../core/game.ts';
import { type Cell, NOBODY, OFF, other, type Piece, type Side } from '../../core/ids.ts';
import { Probe, reachOf } from '../../core/threats.ts';
import type { Variant } from '../../core/variant.ts';
import type { GameModel } from './model.ts';

export class Danger {
  /** set when the variant is made: its rules ask, too */
  variant: Variant | null = null;
  private readonly model: GameModel;
  private readonly probes = new WeakMap<Game, Probe>();

  constructor(model: GameModel) {
    this.model = model;
  }

  royalsOf(game: Game, side: Side): Piece[] {
    return game.pieces.filter((p) => game.typeOf(p).royal && game.sideOf(p) === side && game.cellOf(p) !== OFF);
  }
  /** Could anybody of the other side take this piece of `side` where it stands? */
  isAttacked(game: Game, victim: Piece, side: Side): boolean {
    return game.pieces.some((p) => game.sideOf(p) !== side && this.attacks(game, p, victim));
  }
  attacks(game: Game, hunter: Piece, victim: Piece): boolean {
    const from = game.cellOf(hunter);
    const reach = reachOf(this.variant!);
    if (from === OFF || !reach.covers(game.kindOf(hunter), game.sideOf(hunter), from, game.cellOf(victim)))
      return false;
    const probe = this.probes.get(game) ?? new Probe(game);
    this.probes.set(game, probe);
    return probe.couldCapture(hunter, victim);
  }
  /** Is a royal piece in danger, be it from an enemy or from facing another royal piece? */
  isThreatened(game: Game, royal: Piece): boolean {
    const { rules } = this.model.data;
    // to take it would be the end of one's own royal piece, too
    const isShielded = rules.capturesExplode === 'yes' && this.touchesRoyal(game, royal);
    if (!isShielded && this.isAttacked(game, royal, game.sideOf(royal))) return true;
    return rules.facingRoyals === 'forbidden' && this.facesRoyal(game, royal);
  }
  inCheck(game: Game, side: Side): boolean {
    const { rules } = this.model.data;
    if (rules.check === 'no') return false;
    const royals = this.royalsOf(game, side);
    if (royals.length === 0) return false;
    if (rules.royals === 'each') return royals.some((p) => this.isThreatened(game, p));
    if (rules.royals === 'last') return royals.length === 1 && this.isThreatened(game, royals[0]);
    return royals.every((p) => this.isThreatened(game, p));
  }
  /** Would it be in danger on that cell? */
  isThreatenedOn(game: Game, royal: Piece, cell: Cell): boolean {
    const mark = game.world.mark();
    game.lift(royal);
    game.put(royal, cell);
    const isThreatened = this.isThreatened(game, royal);
    game.world.rollback(mark);
    return isThreatened;
  }
  /** Does it see an enemy's royal piece along a rank or a file? */
  facesRoyal(game: Game, royal: Piece): boolean {
    return this.royalsOf(game, other(game.sideOf(royal))).some((p) =>
      this.isLineOpen(game, game.cellOf(royal), game.cellOf(p)),
    );
  }
  private isLineOpen(game: Game, from: Cell, to: Cell): boolean {
    const { board } = this.model;
    const [dx, dy] = [board.x(to) - board.x(from), board.y(to) - board.y(from)];
    if (dx !== 0 && dy !== 0) return false;
    const next = (c: Cell): Cell => board.offset(c, Math.sign(dx), Math.sign(dy));
    let c = next(from);
    while (c !== to && game.pieceOn(c) === NOBODY) c = next(c);
    return c === to;
  }
  private touchesRoyal(game: Game, royal: Piece): boolean {
    const { board } = this.model;
    const enemies = this.royalsOf(game, other(game.sideOf(royal)));
    return enemies.some((p) => board.areNeighbours(game.cellOf(p), game.cellOf(royal)));
  }
}
