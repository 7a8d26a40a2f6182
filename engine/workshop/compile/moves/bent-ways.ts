/** The ways of a bent move over an empty board: where it would come if nobody stood around. */
import type { Cell, Side } from '../../../core/ids.ts';
import { type Way, waysOfLegs } from '../../betza/turning.ts';
import type { GameModel, KindMove } from '../model.ts';
import { stepOn, turnedFor } from './rays.ts';

const SIDES: readonly Side[] = [0, 1];
/** `hasTaken`: may it have captured on its way? */
type Visit = (end: Cell, hasTaken: boolean) => void;

export class BentWays {
  private readonly model: GameModel;
  private readonly kindMove: KindMove;
  /** by side, the ways of the first leg */
  readonly first: readonly (readonly Way[])[];

  constructor(model: GameModel, kindMove: KindMove) {
    this.model = model;
    this.kindMove = kindMove;
    const { legs } = kindMove.move;
    this.first = SIDES.map((side) =>
      waysOfLegs(
        legs,
        legs[0].steps.map((step) => turnedFor(side, step)),
      ),
    );
  }
  /**
   * Every line that a leg could go along, each once: the number of the leg, the cell where it begins, and those that it comes to, in
   * order. `isNext`: did the leg before it turn on the first cell where it could?
   */
  lines(side: Side, at: Cell, visit: (n: number, from: Cell, cells: readonly Cell[], isNext: boolean) => void): void {
    const seen = new Map<Way, Set<number>>();
    const walk = (n: number, from: Cell, way: Way, isNext: boolean): void => {
      const begun = seen.get(way) ?? new Set();
      const key = 2 * from + Number(isNext);
      if (begun.has(key)) return;
      seen.set(way, begun.add(key));
      const cells = this.cellsOfLeg(side, from, way, n);
      visit(n, from, cells, isNext);
      const first = this.kindMove.move.legs[n].skips ? 1 : 0;
      for (const [k, cell] of cells.entries())
        if (k >= first) for (const next of way.next) walk(n + 1, cell, next, isNext && k === first);
    };
    for (const way of this.first[side]) walk(0, at, way, true);
  }
  private cellsOfLeg(side: Side, from: Cell, way: Way, n: number): readonly Cell[] {
    const { move, within } = this.kindMove;
    const leg = move.legs[n];
    const cells: Cell[] = [];
    let to = stepOn(this.model, leg, from, ...way.step);
    while ((leg.range === 0 || cells.length < leg.range) && this.model.isOn(to)) {
      if (to === from || (within !== null && !within(side, to))) break;
      cells.push(to);
      to = stepOn(this.model, leg, to, ...way.step);
    }
    return cells;
  }
  /** Every cell where it could end. */
  ends(side: Side, at: Cell, visit: Visit): void {
    for (const way of this.first[side]) this.endsOfLeg(side, at, way, 0, 0, visit);
  }
  /** The same from a cell that it has come to by `steps` steps of its leg `n`, in this leg and in those after it. */
  endsBehind(side: Side, at: Cell, way: Way, n: number, steps: number, visit: Visit): void {
    this.endsOfNextLeg(side, at, way, n, visit);
    this.endsOfLeg(side, at, way, n, steps, visit);
  }
  private endsOfLeg(side: Side, from: Cell, way: Way, n: number, steps: number, visit: Visit): void {
    const { move, within } = this.kindMove;
    const leg = move.legs[n];
    const { range } = leg;
    const hasTaken = move.legs.slice(0, n).some(({ takes, takesOwn, inPassing }) => takes || takesOwn || inPassing);
    let to = stepOn(this.model, leg, from, ...way.step);
    for (let k = steps + 1; (range === 0 || k <= range) && this.model.isOn(to); k++) {
      if (within !== null && !within(side, to)) return;
      // over the first cell, or over the first piece
      const isPassedOver = k === 1 && (leg.skips || leg.hop === 'unlimited');
      if (!isPassedOver && n === move.legs.length - 1) visit(to, hasTaken);
      else if (!isPassedOver) this.endsOfNextLeg(side, to, way, n, visit);
      to = stepOn(this.model, leg, to, ...way.step);
      if (to === from) return;
    }
  }
  endsOfNextLeg(side: Side, at: Cell, way: Way, n: number, visit: Visit): void {
    for (const next of way.next) this.endsOfLeg(side, at, next, n + 1, 0, visit);
  }
}
