/** Where pieces may be dropped by how others stand: on the lowest empty square of a file, beside friends, round enemies. */
import { ALL, E, N, ORTHO, rotateDir, S, W } from '../../core/board/topology.ts';
import type { Game } from '../../core/game.ts';
import { type Cell, type Dir, NOBODY, OFF, type Piece, type Side } from '../../core/ids.ts';
import type { Drops } from '../game-data.ts';
import { isEnemy, isFriend } from './allegiance.ts';
import { enclosedAlong } from './enclosing.ts';
import type { GameModel } from './model.ts';

/** Why nobody is dropped there, and of which piece that speaks. */
export interface NoLanding {
  readonly reason: string;
  readonly piece?: Piece;
}

export class Landing {
  private readonly model: GameModel;
  private readonly onto: Drops['onto'];
  /** by side, the squares that are filled first */
  private readonly first: readonly (readonly Cell[])[];

  constructor(model: GameModel, { onto, firstOnto }: Drops) {
    this.model = model;
    this.onto = onto;
    const isFirst = model.zone(firstOnto);
    const cells = firstOnto === undefined ? [] : model.board.cells.filter((cell) => model.isOn(cell));
    this.first = ([0, 1] as const).map((side) => cells.filter((cell) => isFirst(side, cell)));
  }

  /** Of a square that is empty; null: it may be dropped there, as far as the others on the board are concerned. */
  whyNot(game: Game, side: Side, to: Cell): NoLanding | null {
    const first = this.first[side];
    if (first.some((cell) => game.pieceOn(cell) === NOBODY))
      return first.includes(to) ? null : { reason: 'others-first' };
    switch (this.onto) {
      case undefined:
        return null;
      case 'lowest': {
        const below = this.model.board.next(to, S);
        return below === OFF || game.pieceOn(below) !== NOBODY ? null : { reason: 'not-lowest' };
      }
      case 'pushed in':
        return ORTHO.some((dir) => this.isPushedTo(game, to, dir)) ? null : { reason: 'not-pushed-in' };
      case 'enclosing':
        return ALL.some((dir) => enclosedAlong(this.model, game, side, to, dir).length > 0)
          ? null
          : { reason: 'encloses-nobody' };
      case 'beside friends': {
        const isBeside = this.around(game, to, ALL).some((p) => isFriend(game, p, side));
        return isBeside ? null : { reason: 'no-friend-beside' };
      }
      case 'not beside enemies': {
        const enemy = this.around(game, to, ORTHO).find((p) => isEnemy(game, p, side));
        return enemy === undefined ? null : { reason: 'enemy-beside', piece: enemy };
      }
    }
  }
  private around(game: Game, at: Cell, dirs: readonly Dir[]): readonly Piece[] {
    const { board } = this.model;
    return dirs.flatMap((dir) => {
      const cell = board.next(at, dir);
      const there = cell === OFF ? NOBODY : game.pieceOn(cell);
      return there === NOBODY ? [] : [there];
    });
  }
  /** Does a piece come to rest there that is pushed that way from the edge of the board? */
  private isPushedTo(game: Game, to: Cell, dir: Dir): boolean {
    const { board } = this.model;
    const ahead = board.next(to, dir);
    if (ahead !== OFF && game.pieceOn(ahead) === NOBODY) return false;
    const back = rotateDir(dir, 4);
    let at = to;
    for (let c = board.next(at, back); c !== OFF; c = board.next(c, back)) {
      if (game.pieceOn(c) !== NOBODY) return false;
      at = c;
    }
    // a hole is no edge
    const [x, y] = [board.x(at), board.y(at)];
    switch (back) {
      case W:
        return x === 0;
      case E:
        return x === board.width - 1;
      case S:
        return y === 0;
      case N:
        return y === board.height - 1;
      default:
        return false;
    }
  }
}
