/**
 * Which squares a piece passes by its first move, and may be captured on in passing. It is asked of every move that it
 * makes to the same square, by whatever rule: those are one action.
 */
import { type Cell, NOBODY, OFF, other, type Piece, type Side } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import type { Danger } from './danger.ts';
import type { GameModel, KindMove } from './model.ts';
import { mayBegin, mayEnd } from './moves/limits-of-moves.ts';
import { leadsTo } from './moves/open-way.ts';
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
      const ray = rays(side, from).find((one) => kindMove.move.legs[0].quiet && leadsTo(g, kindMove, me, one, to));
      if (!ray || mayBegin(this.model, this.danger, kindMove, g, me, from) !== null) continue;
      const n = ray.cells.indexOf(to);
      const way = [...ray.cells.slice(0, n), ...ray.between.slice(0, n + 1).flat()];
      const passed = way.filter((cell) => this.model.inPassingOn(other(side), cell));
      if (passed.length > 0) return passed;
    }
    return NONE;
  }
}
