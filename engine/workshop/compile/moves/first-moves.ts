/**
 * Who has moved. It is noted only where it decides something: a fact that no rule asks would make two like positions
 * different ones, and repetition would not see them.
 */
import type { Game } from '../../../core/game.ts';
import { type Cell, type Kind, NOBODY, OFF, type Piece, SIDES, type Side } from '../../../core/ids.ts';
import { hasHandCaptives } from '../../game-data.ts';
import type { GameModel } from '../model.ts';
import type { Castlings, KindCastling } from './castling.ts';

export class FirstMoves {
  private readonly model: GameModel;
  private readonly castlings: Castlings;
  private readonly castling: ReadonlySet<Kind>;
  /** kinds with moves that they may make only first of all */
  private readonly initial: ReadonlySet<Kind>;

  constructor(model: GameModel, castlings: Castlings) {
    this.model = model;
    this.castlings = castlings;
    this.castling = new Set(castlings.usual.flatMap(({ kind, partnerKind }) => [kind, partnerKind]));
    const moves = model.moves.flat();
    this.initial = new Set(moves.filter(({ move, firstFrom }) => move.initial && !firstFrom).map(({ kind }) => kind));
  }
  /** The ids of the kinds of which it is noted. */
  get kinds(): readonly string[] {
    const { pieces } = this.model.data;
    return pieces.filter((_, kind) => this.isNotedOf(kind as Kind)).map(({ id }) => id);
  }
  isNoted(game: Game, p: Piece): boolean {
    return this.isNotedOf(game.kindOf(p));
  }
  private isNotedOf(kind: Kind): boolean {
    if (kind === this.model.wallKind) return false;
    return this.model.gatingFrom !== null || this.castling.has(kind) || this.initial.has(kind);
  }
  /** In a position that is set up, whoever does not stand where it could begin has moved. */
  noteAtStart(game: Game): void {
    for (const p of game.pieces) if (this.isNoted(game, p) && !this.couldBeFirst(game, p)) this.note(game, p);
    this.forgetLostCastlings(game);
  }
  noteMoved(game: Game): void {
    // of what it has become it need not be noted any more
    for (let i = 0; i < game.changed.size; i++)
      if (!this.isNoted(game, game.changed.at(i))) game.set(this.model.facts.hasMoved, game.changed.at(i), 0);
    for (let i = 0; i < game.moved.size; i++)
      if (this.isNoted(game, game.moved.at(i))) this.note(game, game.moved.at(i));
    this.forgetLostCastlings(game);
    this.forgetLostGating(game);
    this.noteAimedAt(game);
  }
  private note(game: Game, p: Piece): void {
    game.set(this.model.facts.hasMoved, p, 1);
  }
  private couldBeFirst(game: Game, p: Piece): boolean {
    const at = game.cellOf(p);
    if (at === OFF) return false;
    const { positions, gatingFrom, board } = this.model;
    const [side, kind] = [game.sideOf(p), game.kindOf(p)];
    if (gatingFrom?.(side, at) && this.mayGate(game, side)) return true;
    const isPartOf = (c: KindCastling): boolean =>
      c.side === side && ((c.king === at && c.kind === kind) || (c.partner === at && c.partnerKind === kind));
    if (this.castlings.of(game).some(isPartOf)) return true;
    const name = board.name(at);
    if (!this.initial.has(kind)) return false;
    const { array } = positions.at(game.options);
    return array.some((one) => one.side === side && one.at === name && this.model.kind(one.kind) === kind);
  }
  /** Has the side a piece that can be left behind, or can it still get one? */
  private mayGate(game: Game, side: Side): boolean {
    if (hasHandCaptives(this.model.data)) return true;
    return game.pieces.some((p) => game.isInHand(p) && game.sideOf(p) === side);
  }
  /** With nothing to leave behind it makes no difference who has moved. */
  private forgetLostGating(game: Game): void {
    if (this.model.gatingFrom === null) return;
    for (const side of SIDES) {
      if (this.mayGate(game, side)) continue;
      for (const p of game.pieces)
        if (game.sideOf(p) === side && this.isNoted(game, p) && game.cellOf(p) !== OFF && !this.couldBeFirst(game, p))
          this.note(game, p);
    }
  }
  /** Castling that can never be again makes no difference: a Rook that moves then makes no other position. */
  private forgetLostCastlings(game: Game): void {
    if (this.model.gatingFrom !== null) return;
    const castlings = this.castlings.of(game);
    for (const side of SIDES) {
      const own = castlings.filter((castling) => castling.side === side);
      const pairs = own.map((c) => [
        this.fresh(game, side, c.king, c.kind),
        this.fresh(game, side, c.partner, c.partnerKind),
      ]);
      const kept = new Set(pairs.filter((pair) => !pair.includes(NOBODY)).flat());
      for (const p of pairs.flat()) {
        if (p !== NOBODY && !kept.has(p) && !this.initial.has(game.kindOf(p))) this.note(game, p);
      }
    }
  }
  /** Who stands there and has not moved. */
  private fresh(game: Game, side: Side, cell: Cell, kind: Kind): Piece {
    const p = game.pieceOn(cell);
    const isFresh = p !== NOBODY && game.sideOf(p) === side && game.kindOf(p) === kind;
    return isFresh && game.get(this.model.facts.hasMoved, p) === 0 ? p : NOBODY;
  }
  /** Some lose their first move once an enemy of a certain kind has come into line with them. */
  private noteAimedAt(game: Game): void {
    const { mover } = game;
    if (mover === NOBODY || game.cellOf(mover) === OFF) return;
    const { data, board } = this.model;
    const [by, at] = [game.typeOf(mover).id, game.cellOf(mover)];
    for (const p of game.pieces) {
      const c = game.cellOf(p);
      if (c === OFF || game.sideOf(p) === game.moverSide || data.pieces[game.kindOf(p)].firstMoveLostTo !== by)
        continue;
      if (board.x(c) === board.x(at) || board.y(c) === board.y(at)) this.note(game, p);
    }
  }
}
