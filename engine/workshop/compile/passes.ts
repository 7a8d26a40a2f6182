/**
 * Which squares a piece passes by its first move, and may be captured on in passing. It is asked of every move that it
 * makes to the same square, by whatever rule: those are one action.
 */
import { type Cell, NOBODY, OFF, other, type Piece, type Side } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import type { Danger } from './danger.ts';
import type { GameModel, KindMove } from './model.ts';
import { mayBegin, mayEnd } from './moves/limits-of-moves.ts';
import { type CellRay, raysOf } from './moves/rays.ts';

interface FirstMove {
  readonly kindMove: KindMove;
  readonly rays: (side: Side, at: Cell) => readonly CellRay[];
}
const NONE: readonly Cell[] = [];

export class Passes {
  private readonly model: GameModel;
  private readonly danger: Danger;
  /** by kind, the straight moves that it makes only first of all */
  private readonly firstMoves: readonly (readonly FirstMove[])[];

  constructor(model: GameModel, danger: Danger) {
    this.model = model;
    this.danger = danger;
    this.firstMoves = model.moves.map((moves) =>
      moves
        .filter(({ move }) => model.hasPassing && move.initial && move.legs.length === 1)
        .map((kindMove) => ({ kindMove, rays: raysOf(model, kindMove.move) })),
    );
  }
  of(g: Planner, me: Piece, from: Cell, to: Cell): readonly Cell[] {
    if (me === NOBODY || from === OFF) return NONE;
    const side = g.sideOf(me);
    for (const { kindMove, rays } of this.firstMoves[g.game.kindOf(me)]) {
      if (!mayEnd(kindMove, side, to)) continue;
      const ray = rays(side, from).find((one) => this.leadsTo(g, kindMove, side, one, to));
      if (!ray || mayBegin(this.model, this.danger, kindMove, g, me, from) !== null) continue;
      const n = ray.cells.indexOf(to);
      const way = [...ray.cells.slice(0, n), ...ray.between.slice(0, n + 1).flat()];
      const passed = way.filter((cell) => this.model.inPassingOn(other(side), cell));
      if (passed.length > 0) return passed;
    }
    return NONE;
  }
  /** Is the way along this line open to the empty square? */
  private leadsTo(g: Planner, { move, piece, within }: KindMove, side: Side, ray: CellRay, to: Cell): boolean {
    const [{ hop, skips, quiet }] = move.legs;
    const n = ray.cells.indexOf(to);
    if (!quiet || n < 0 || (skips && n === 0)) return false;
    if (!ray.between.slice(0, n + 1).every((cells) => cells.every((cell) => g.isEmpty(cell)))) return false;
    const before = ray.cells.slice(0, n);
    const isInside = (cell: Cell): boolean => within === null || within(side, cell);
    if (hop === 'none') return before.every((cell, i) => (skips && i === 0) || (g.isEmpty(cell) && isInside(cell)));
    const hurdles = before.filter((cell) => !g.isEmpty(cell));
    const isRight = hop === 'unlimited' ? hurdles.length > 0 : hurdles.length === 1;
    if (!isRight || hurdles.some((cell) => piece.notOver.includes(g.typeOf(g.on(cell)).id))) return false;
    const behind = before.slice(before.indexOf(hurdles[0]) + 1);
    return behind.every(isInside) && (hop !== 'grasshopper' || behind.length === 0);
  }
}
