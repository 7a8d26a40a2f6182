/**
 * What a capture costs in return, seen without making it. A piece that takes a cheaper one where a cheap enemy can take
 * back loses by it: a search that skips such captures, or tries them last, sees deeper with as many positions.
 */
import type { Game } from '../core/game.ts';
import { type Cell, type Kind, NOBODY, OFF, other, type Piece, type Side } from '../core/ids.ts';
import { first, Op, op, type Plans, second } from '../core/moves/plans.ts';
import { type CaptureReach, Probe, reachOf } from '../core/moves/threats.ts';
import type { Order } from './order.ts';

export class Exchange {
  private readonly game: Game;
  private readonly order: Order;
  private readonly worth: Int32Array;
  private readonly reach: CaptureReach;
  private readonly probe: Probe;
  /** by kind: does it capture as others do? Then `reach` does not know where */
  private readonly borrows: Uint8Array;

  constructor(game: Game, order: Order, worth: Int32Array) {
    this.game = game;
    this.order = order;
    this.worth = worth;
    this.reach = reachOf(game.variant);
    this.probe = new Probe(game);
    this.borrows = Uint8Array.from(game.variant.types, ({ borrowing }) => (borrowing ? 1 : 0));
  }
  /** Is action `i`, which gains so much at once, answered by taking the mover, so cheaply that taking again is no remedy? */
  isLosing(plans: Plans, i: number, me: Side, gain: number): boolean {
    const loss = this.order.riskOf(plans, i) - gain;
    return loss > 0 && this.isRetaken(plans, i, me, loss);
  }
  private isRetaken(plans: Plans, i: number, me: Side, loss: number): boolean {
    const victim = this.victimOf(plans, i);
    if (victim === NOBODY) return false;
    const { game, reach, worth, borrows } = this;
    const { at: AT, kind: KIND, side: SIDE } = game.facts;
    const { mem } = game.world;
    const { length } = game.pieces;
    const target = mem[AT.base + victim] as Cell;
    const foe = other(me);
    for (let p = 0; p < length; p++) {
      const from = mem[AT.base + p] as Cell;
      if (from === OFF || mem[SIDE.base + p] !== foe || p === victim) continue;
      const kind = mem[KIND.base + p] as Kind;
      if (worth[kind] >= loss || (borrows[kind] === 0 && !reach.covers(kind, foe, from, target))) continue;
      if (this.probe.couldCapture(p as Piece, victim)) return true;
    }
    return false;
  }
  /** Whom it takes by going there; NOBODY where it captures in another way. */
  private victimOf(plans: Plans, i: number): Piece {
    const { mem } = this.game.world;
    const { at: AT } = this.game.facts;
    const mover = plans.mover[i];
    let victim = NOBODY;
    let to: number = OFF;
    for (let k = plans.starts[i]; k < plans.starts[i + 1]; k++) {
      const word = plans.words[k];
      if (op(word) === Op.take) victim = first(word) as Piece;
      else if (op(word) === Op.go && first(word) === mover) to = second(word);
    }
    return victim !== NOBODY && mem[AT.base + victim] === to ? victim : NOBODY;
  }
}
