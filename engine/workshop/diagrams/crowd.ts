/** The kinds of a game as company for others: the plainest first, and which cells each might come to. */
import type { Cell, Kind, Side } from '../../core/ids.ts';
import type { GameModel } from '../compile/model.ts';
import { mayEnd } from '../compile/moves/limits-of-moves.ts';
import { raysOf } from '../compile/moves/rays.ts';
import { worths } from '../compile/worth.ts';
import type { Trait } from '../game-data.ts';

/** traits that would show something else than the moves of the piece in the middle */
const DISTURBING: readonly Trait['is'][] = ['guards', 'freezes', 'borrows'];
/** by how much worth kinds are less plain that burst, or are forms of others */
const [BURSTS, FORM] = [500, 200];

export class Crowd {
  readonly model: GameModel;
  /** without those that would be in the way */
  readonly kinds: readonly Kind[];
  private readonly attacked = new Map<number, ReadonlySet<Cell>>();

  constructor(model: GameModel) {
    this.model = model;
    const values = worths(model);
    const cost = (kind: Kind): number =>
      values[kind] +
      (model.hasTrait(kind, 'bursts') ? BURSTS : 0) +
      (model.data.pieces[kind].formOf === undefined ? 0 : FORM);
    const kinds = model.written.pieces.map((_, kind) => kind as Kind);
    this.kinds = kinds
      .filter((kind) => !DISTURBING.some((is) => model.hasTrait(kind, is)))
      .sort((a, b) => cost(a) - cost(b) || a - b);
  }
  mayStand(kind: Kind, side: Side, cell: Cell): boolean {
    return this.model.staysIn[kind](side, cell);
  }
  /** Could it ever move on from there? */
  goesOnFrom(kind: Kind, side: Side, cell: Cell): boolean {
    const moves = this.model.moves[kind];
    return moves.length === 0 || moves.some(({ move }) => raysOf(this.model, move)(side, cell).length > 0);
  }
  /** Every cell that the kind might come to, whoever stands in its way. */
  attacksFrom(kind: Kind, side: Side, cell: Cell): ReadonlySet<Cell> {
    const key = (kind * 2 + side) * this.model.board.size + cell;
    const known = this.attacked.get(key) ?? new Set(this.everyCellFrom(kind, side, cell));
    this.attacked.set(key, known);
    return known;
  }
  private everyCellFrom(kind: Kind, side: Side, cell: Cell): readonly Cell[] {
    const { model } = this;
    return model.moves[kind].flatMap((move) => {
      if (!move.from(side, cell)) return [];
      // where a bent move ends is not worth looking up: it may be anywhere
      if (move.move.legs.length > 1) return [...model.board.cells];
      const cells = raysOf(model, move.move)(side, cell).flatMap((ray) => ray.cells);
      return cells.filter((to) => mayEnd(move, side, to));
    });
  }
}
