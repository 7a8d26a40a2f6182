/** Whether a kind could ever move from a cell, whatever stands around it: the rule about pieces that could never move again. */
import type { Cell, Kind, Side } from '../../../core/ids.ts';
import { readBetza } from '../../betza/read-betza.ts';
import { lenderOf } from '../../game-data.ts';
import type { GameModel, KindMove } from '../model.ts';
import { BentWays } from './bent-ways.ts';
import { mayEnd } from './limits-of-moves.ts';
import { raysOf } from './rays.ts';

export class Mobility {
  private readonly model: GameModel;
  private readonly known = new Map<number, boolean>();

  constructor(model: GameModel) {
    this.model = model;
  }
  /** May this kind not go there, as it could never move again? */
  forbids(kind: Kind, side: Side, to: Cell): boolean {
    return this.model.data.rules.immobile === 'forbidden' && this.isStuckOn(kind, side, to);
  }
  private isStuckOn(kind: Kind, side: Side, at: Cell): boolean {
    // how others move changes
    if (lenderOf(this.model.data.pieces[kind]) !== undefined) return false;
    const key = (kind * 2 + side) * this.model.board.size + at;
    const isStuck = this.known.get(key) ?? !(this.moves(kind, side, at) || this.changesPlaces(kind, side, at));
    this.known.set(key, isStuck);
    return isStuck;
  }
  private moves(kind: Kind, side: Side, at: Cell): boolean {
    return this.model.moves[kind].some((kindMove) => {
      const { move, from, within, firstFrom } = kindMove;
      if (!from(side, at) || (within !== null && !within(side, at))) return false;
      // whoever came there has moved
      if (move.initial && (firstFrom === null || !firstFrom(side, at))) return false;
      return move.legs.length === 1 ? this.goesStraight(kindMove, side, at) : this.goesBent(kindMove, side, at);
    });
  }
  private goesStraight(kindMove: KindMove, side: Side, at: Cell): boolean {
    const { move, within } = kindMove;
    const [{ hop, skips }] = move.legs;
    // behind the first piece, or over the first cell
    const first = hop === 'none' && !skips ? 0 : 1;
    return raysOf(this.model, move)(side, at).some(({ cells }) => {
      if (hop !== 'none') return cells.some((cell, n) => n >= first && mayEnd(kindMove, side, cell));
      const end = cells.findIndex((cell, n) => n >= first && within !== null && !within(side, cell));
      return cells.slice(first, end < 0 ? undefined : end).some((cell) => mayEnd(kindMove, side, cell));
    });
  }
  private goesBent(kindMove: KindMove, side: Side, home: Cell): boolean {
    let isFound = false;
    new BentWays(this.model, kindMove).ends(side, home, (end, hasTaken) => {
      isFound ||= (end !== home || hasTaken) && mayEnd(kindMove, side, end);
    });
    return isFound;
  }
  /** By pushing somebody, or by swapping places. */
  private changesPlaces(kind: Kind, side: Side, at: Cell): boolean {
    return this.model.data.pieces[kind].traits.some((trait) => {
      if (trait.is !== 'pushes' && trait.is !== 'swaps') return false;
      const read = readBetza(trait.betza);
      const moves = 'moves' in read ? read.moves : [];
      return moves.some((move) =>
        raysOf(this.model, move)(side, at).some(({ cells }) =>
          cells.some((cell) => this.model.staysIn[kind](side, cell)),
        ),
      );
    });
  }
}
