/** The ways of a bent move over an empty board: where it would come if nobody stood around. */
import type { Cell, Side } from '../../../core/ids.ts';
import { circleOf, headingOf } from '../../../shared/bend-ways.ts';
import type { Vector } from '../../betza/move.ts';
import type { GameModel, KindMove } from '../model.ts';
import { stepOn, turnedFor } from './rays.ts';

const SIDES: readonly Side[] = [0, 1];
/** `hasTaken`: may it have captured on its way? */
type Visit = (end: Cell, hasTaken: boolean) => void;

export class BentWays {
  private readonly model: GameModel;
  private readonly kindMove: KindMove;
  /** the eight ways that a leg may go */
  readonly circle: readonly Vector[];
  /** by side, the eighths of a turn in which its first leg may go */
  readonly headings: readonly (readonly number[])[];

  constructor(model: GameModel, kindMove: KindMove) {
    this.model = model;
    this.kindMove = kindMove;
    const circle = circleOf(kindMove.move.legs[0].steps[0]);
    this.circle = circle;
    this.headings = SIDES.map((side) =>
      kindMove.move.legs[0].steps.map((step) => headingOf(circle, turnedFor(side, step))),
    );
  }
  /** Every cell where it could end. */
  ends(side: Side, at: Cell, visit: Visit): void {
    for (const heading of this.headings[side]) this.endsOfLeg(side, at, heading, 0, 0, visit);
  }
  /** The same from a cell that it has come to by `steps` steps of its leg `n`, in this leg and in those after it. */
  endsBehind(side: Side, at: Cell, heading: number, n: number, steps: number, visit: Visit): void {
    this.endsOfNextLeg(side, at, heading, n, visit);
    this.endsOfLeg(side, at, heading, n, steps, visit);
  }
  private endsOfLeg(side: Side, from: Cell, heading: number, n: number, steps: number, visit: Visit): void {
    const { move, within } = this.kindMove;
    const leg = move.legs[n];
    const { range } = leg;
    const hasTaken = move.legs.slice(0, n).some(({ takes, takesOwn }) => takes || takesOwn);
    let to = stepOn(this.model, leg, from, ...this.circle[heading]);
    for (let k = steps + 1; (range === 0 || k <= range) && this.model.isOn(to); k++) {
      if (within !== null && !within(side, to)) return;
      if (n === move.legs.length - 1) visit(to, hasTaken);
      else this.endsOfNextLeg(side, to, heading, n, visit);
      to = stepOn(this.model, leg, to, ...this.circle[heading]);
      if (to === from) return;
    }
  }
  endsOfNextLeg(side: Side, at: Cell, heading: number, n: number, visit: Visit): void {
    for (const turn of this.kindMove.move.legs[n + 1]?.turns ?? [])
      this.endsOfLeg(side, at, (heading + turn) & 7, n + 1, 0, visit);
  }
}
