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
