/**
 * Which squares a piece passes, and may be captured on in passing: by its first move, or in those legs of a bent move that
 * say so. It is asked of every move that it makes to the same square, by whatever rule: those are one action.
 */
import { type Cell, NOBODY, OFF, other, type Piece, type Side } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';
import type { Way } from '../betza/turning.ts';
import type { Danger } from './danger.ts';
import type { GameModel, KindMove } from './model.ts';
import { BentWays } from './moves/bent-ways.ts';
import { mayBegin, mayEnd, mayGoOver } from './moves/limits-of-moves.ts';
import { leadsTo } from './moves/open-way.ts';
import { type CellRay, cellsBetween, raysOf, stepOn } from './moves/rays.ts';

interface BentMove {
  readonly kindMove: KindMove;
  /** by side, the ways of its first leg */
  readonly first: readonly (readonly Way[])[];
}
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
  /** by kind, the bent moves on whose way it may be captured */
  private readonly bentMoves: readonly (readonly BentMove[])[];

  constructor(model: GameModel, danger: Danger) {
    this.model = model;
    this.danger = danger;
    this.firstMoves = model.moves.map((moves) =>
      moves
        .filter(({ move }) => model.hasPassing && move.initial && move.legs.length === 1)
        .map((kindMove) => ({ kindMove, rays: raysOf(model, kindMove.move) })),
    );
    this.bentMoves = model.moves.map((moves) =>
      moves
        .filter(({ move }) => model.hasPassing && move.legs.some(({ passes }) => passes))
        .map((kindMove) => ({ kindMove, first: new BentWays(model, kindMove).first })),
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
    for (const bent of this.bentMoves[g.game.kindOf(me)]) {
      const passed = this.onBentWay(g, bent, me, from, to);
      if (passed.length > 0) return passed;
    }
    return NONE;
  }
  /** On the first way to that square on which nobody is captured; none where the move does not lead to it. */
  private onBentWay(g: Planner, { kindMove, first }: BentMove, me: Piece, from: Cell, to: Cell): readonly Cell[] {
    const { model } = this;
    const side = g.sideOf(me);
    const { legs } = kindMove.move;
    if (!mayEnd(kindMove, side, to) || mayBegin(model, this.danger, kindMove, g, me, from) !== null) return NONE;
    const isEmpty = (cell: Cell): boolean => g.isEmpty(cell) || cell === from;
    const walk = (
      begin: Cell,
      { step: [dx, dy], next }: Way,
      n: number,
      before: readonly Cell[],
    ): readonly Cell[] | null => {
      const leg = legs[n];
      const isLast = n === legs.length - 1;
      let passed = before;
      let needsHurdle = isLast && leg.hop === 'unlimited';
      let at = begin;
      for (let k = 1; leg.range === 0 || k <= leg.range; k++) {
        const between = leg.lame ? cellsBetween(model, leg, at, dx, dy) : NONE;
        at = stepOn(model, leg, at, dx, dy);
        if (!model.isOn(at) || at === begin || !between.every((cell) => model.isOn(cell) && isEmpty(cell))) return null;
        if (leg.skips && k === 1) continue;
        if (kindMove.within !== null && !kindMove.within(side, at)) return null;
        const isOpen = isEmpty(at);
        const isOver = !isOpen && leg.hop !== 'none' && mayGoOver(g, kindMove, leg, me, at);
        if (isOpen && leg.passes && model.inPassingOn(other(side), at)) passed = [...passed, at];
        if (isLast && isOpen && leg.quiet && !needsHurdle && at === to) return passed;
        if (!isLast && (isOpen ? leg.quiet : isOver))
          for (const way of next) {
            const found = walk(at, way, n + 1, passed);
            if (found) return found;
          }
        if (!isOpen && !(isLast && isOver)) return null;
        if (isOver) needsHurdle = false;
      }
      return null;
    };
    for (const way of first[side]) {
      const found = walk(from, way, 0, NONE);
      if (found) return found;
    }
    return NONE;
  }
}
