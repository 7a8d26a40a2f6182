/** What makes progress: a capture, and a move of certain kinds that cannot go straight back. */
import type { Game } from '../../../core/game.ts';
import { type Cell, type Kind, NOBODY, OFF } from '../../../core/ids.ts';
import { progressKinds } from '../../advancing.ts';
import type { GameModel } from '../model.ts';
import { raysOf } from '../moves/rays.ts';

type RaysFrom = ReturnType<typeof raysOf>;

export class Progress {
  private readonly isProgress: readonly boolean[];
  /** by kind, where it could go on an empty board; none where a move of the kind never goes back */
  private readonly rays: readonly (readonly RaysFrom[])[];
  /** from which cell the piece moves that is moving now */
  private readonly from = new WeakMap<Game, Cell>();

  constructor(model: GameModel) {
    const { data } = model;
    const kinds = progressKinds(data);
    this.isProgress = data.pieces.map(({ id }) => kinds.includes(id));
    this.rays = model.moves.map((moves, kind) => {
      if (data.progressBy === undefined || !this.isProgress[kind]) return [];
      const plain = moves.filter(({ move }) => !move.initial && move.legs.length === 1 && move.legs[0].quiet);
      return plain.map(({ move }) => raysOf(model, move));
    });
  }
  /** Is it asked from where a piece moves? */
  get needsBefore(): boolean {
    return this.rays.some((rays) => rays.length > 0);
  }
  noteBefore(game: Game): void {
    this.from.set(game, game.mover === NOBODY ? OFF : game.cellOf(game.mover));
  }
  /** Was there any in the action that was just made? */
  wasMade(game: Game): boolean {
    if (game.lost.size > 0) return true;
    return game.mover !== NOBODY && this.isProgress[game.moverKind] && !this.canGoBack(game, game.moverKind);
  }
  /** By a move as it makes them on an empty board, whatever zones say. */
  private canGoBack(game: Game, kind: Kind): boolean {
    const from = this.from.get(game) ?? OFF;
    const to = game.cellOf(game.mover);
    // whoever was promoted never becomes what it was
    if (from === OFF || to === OFF || game.kindOf(game.mover) !== kind) return false;
    return this.rays[kind].some((rays) => rays(game.moverSide, to).some(({ cells }) => cells.includes(from)));
  }
}
