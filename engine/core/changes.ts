/**
 * The vocabulary of change: what can happen to a game, one verb each. A verb is a few writes, at most one recorded effect
 * for each piece and one event; the caller knows why, and `Game` has the events answered.
 */

import { HAND, LOST } from './board/layout.ts';
import type { Effect } from './effects.ts';
import { IdList } from './id-list.ts';
import { type Cell, type Kind, NO_SIDE, NOBODY, OFF, other, type Piece, type Side } from './ids.ts';
import { type How, numberOfHow } from './moves/plans.ts';
import { DRAWN, Setting } from './setting.ts';
import { endingSentence } from './start/fill.ts';
import type { RuleWords } from './vocabulary.ts';

const ENTERED = 0;
export const TAKEN = 1;
const WALK = numberOfHow('walk');
const DROP = numberOfHow('drop');
/** More events than this in answer to one step, and the reactions answer each other for ever. */
const MOST_EVENTS = 4000;

export class Changes extends Setting {
  /** set while effects are recorded */
  watching: Effect[] | null = null;
  /** who changed place, who was lost, who changed kind in the action being made */
  readonly moved = new IdList<Piece>();
  readonly lost = new IdList<Piece>();
  /** from which cells those were lost, in the same order: some had moved before */
  readonly lostFrom = new IdList<Cell>();
  readonly changed = new IdList<Piece>();
  /** who belongs to another group since */
  readonly converted = new IdList<Piece>();
  /** pieces captured in it at the exit of a gate: no plan lists them */
  readonly telefragged = new IdList<Piece>();
  protected cause = '';
  protected readonly waypoints: Cell[] = [];
  /** what has happened and is not yet answered, four numbers each: event, piece, cell, and how or by whom */
  protected events = new Int16Array(64);
  protected queued = 0;

  /** Whoever rides on it goes along. */
  go(p: Piece, to: Cell, how: How = 'walk'): void {
    const from = this.cellOf(p); // may be `to`: a chain of jumps can end where it began
    const carried = this.rider === null || from === OFF ? NOBODY : this.carriedBy(p, from);
    this.recordGo(p, carried, from, to, how);
    if (from === to && how === 'lift') return; // put back where it was: it has entered nothing
    if (from === OFF)
      this.set(this.facts.place, p, LOST); // it is in no place off the board any more
    else this.leave(p, carried, from);
    this.arrive(p, carried, to, how);
  }
  private carriedBy(p: Piece, c: Cell): Piece {
    const rider = this.riderOn(c);
    return rider === p ? NOBODY : rider;
  }
  private leave(p: Piece, carried: Piece, from: Cell): void {
    this.vacate(p, from);
    if (carried !== NOBODY) this.vacate(carried, from);
  }
  /** Two goes that are one motion, as in castling: both leave, both arrive, and only then is it answered. */
  goTogether(p: Piece, pTo: Cell, pHow: How, q: Piece, qTo: Cell, qHow: How): void {
    const [pFrom, qFrom] = [this.cellOf(p), this.cellOf(q)];
    const [withP, withQ] = [this.carriedBy(p, pFrom), this.carriedBy(q, qFrom)];
    this.recordGo(p, withP, pFrom, pTo, pHow);
    this.recordGo(q, withQ, qFrom, qTo, qHow);
    this.leave(p, withP, pFrom);
    this.leave(q, withQ, qFrom);
    this.arrive(p, withP, pTo, pHow);
    this.arrive(q, withQ, qTo, qHow);
  }
  /** One event for the two: else the second would be an answer to the first, and be answered again. */
  private arrive(p: Piece, carried: Piece, to: Cell, how: How): void {
    this.put(p, to);
    this.moved.add(p);
    if (carried !== NOBODY) {
      this.put(carried, to);
      this.moved.add(carried);
    }
    this.queue(ENTERED, p, to, numberOfHow(how));
  }
  private recordGo(p: Piece, carried: Piece, from: Cell, to: Cell, how: How): void {
    if (this.watching === null) return;
    const because = this.cause;
    const type = this.typeOf(p);
    const via = [...this.waypoints];
    // an ownerless piece is ground: it is laid, not dropped, and taken up before it is laid elsewhere
    if (type.ownerless) {
      if (from !== OFF) this.recordFeature(type.id, from, false, null, false);
      this.recordFeature(type.id, to, true, null, false);
    } else this.watching.push({ do: 'go', piece: p, from, to, how, via, because });
    if (carried !== NOBODY) this.watching.push({ do: 'go', piece: carried, from, to, how: 'carry', via, because });
    this.waypoints.length = 0;
  }
  private recordFeature(feature: string, cell: Cell, on: boolean, hidden: Side | null, shows: boolean): void {
    this.watching?.push({ do: 'feature', cell, feature, on, hidden, shows, because: this.cause });
  }
  swap(p: Piece, q: Piece): void {
    const here = this.cellOf(p);
    const there = this.cellOf(q);
    this.watching?.push({ do: 'swap', piece: p, with: q, from: here, to: there, because: this.cause });
    if (this.rider !== null && (this.companionOf(p) !== NOBODY || this.companionOf(q) !== NOBODY))
      throw new Error(`${this.variant.id}: a piece that shares a cell cannot be swapped: pieces ${p} and ${q}`);
    this.set(this.facts.on, here, q);
    this.set(this.facts.on, there, p);
    this.set(this.facts.at, p, there);
    this.set(this.facts.at, q, here);
    this.moved.add(p);
    this.moved.add(q);
    this.queue(ENTERED, p, there, WALK);
    this.queue(ENTERED, q, here, WALK);
  }
  /** Remove a piece from the board. Without a captor it was destroyed, not captured. */
  take(p: Piece, captor: Piece = NOBODY, place = LOST, how: How | null = null): void {
    const from = this.cellOf(p);
    if (from === OFF) return; // something else got it first
    const into = this.facts.places[place].id;
    if (this.watching !== null) {
      const taken = { do: 'take', piece: p, from, by: captor, into, because: this.cause } as const;
      this.watching.push(how === null ? taken : { ...taken, how });
    }
    this.lift(p);
    this.set(this.facts.place, p, place);
    // what was nobody's is among what its captor has taken from the other side
    if (captor !== NOBODY && this.isNeutral(p)) this.set(this.facts.side, p, other(this.sideOf(captor)));
    this.lost.add(p);
    this.lostFrom.add(from);
    if (this.typeOf(p).royal) {
      const side = this.sideOf(p);
      this.set(this.facts.royalsLost, side, this.get(this.facts.royalsLost, side) + 1);
    }
    this.queue(TAKEN, p, from, captor);
  }
  /** Come out of a gate on `to`, capturing the pieces there, friend or enemy: nothing shields them. // C-S6 */
  telefrag(p: Piece, to: Cell): void {
    for (const there of [this.riderOn(to), this.pieceOn(to)]) if (there !== NOBODY) this.telefragged.add(there);
    this.takeAll(to, p);
    this.go(p, to, 'warp');
  }
  /** Everybody on the cell, the top one first. */
  takeAll(c: Cell, captor: Piece = NOBODY): void {
    const rider = this.riderOn(c);
    const below = this.pieceOn(c);
    if (rider !== NOBODY) this.take(rider, captor);
    if (below !== NOBODY) this.take(below, captor);
  }
  /** Who was captured waits in the hand of a side from now on. What the variant remembers of it is the variant's to reset. */
  recruit(p: Piece, side: Side, kind: Kind): void {
    if (this.cellOf(p) !== OFF)
      throw new Error(`${this.variant.id}: piece ${p} stands on the board, it cannot be recruited`);
    if (this.watching !== null) {
      const at = this.takenFrom(p);
      this.watching.push({ do: 'recruit', piece: p, at, side, kind, was: this.kindOf(p), because: this.cause });
    }
    this.set(this.facts.side, p, side);
    this.set(this.facts.kind, p, kind);
    this.set(this.facts.place, p, HAND);
  }
  /**
   * Who was captured comes back on an empty cell, as a piece of another group. `regroup` sets what the variant remembers of
   * the group.
   */
  absorb(p: Piece, side: Side, to: Cell, regroup: () => void): void {
    if (this.cellOf(p) !== OFF)
      throw new Error(`${this.variant.id}: piece ${p} stands on the board, it cannot be absorbed`);
    const was = this.groupOf(p);
    regroup();
    this.set(this.facts.side, p, side);
    if (this.watching !== null) {
      const [from, group, because] = [this.takenFrom(p), this.groupOf(p), this.cause];
      this.watching.push({ do: 'convert', piece: p, from, at: to, side, group, was, because });
    }
    this.put(p, to);
    this.moved.add(p);
    this.queue(ENTERED, p, to, DROP);
  }
  /** It belongs to another group from now on, by its number in `groups.all`, where it stands. */
  convert(p: Piece, group: number): void {
    const { groups, id } = this.variant;
    if (groups?.join === undefined) throw new Error(`${id}: no piece joins another group`);
    const was = this.groupOf(p);
    const { side = NO_SIDE } = groups.all[group];
    this.set(this.facts.side, p, side);
    groups.join(this, p, group);
    this.converted.add(p);
    if (this.watching === null) return;
    const [at, now, shown, because] = [this.cellOf(p), groups.all[group].id, this.sideWritten(p), this.cause];
    this.watching.push({ do: 'convert', piece: p, from: at, at, side: shown, group: now, was, because });
  }
  /** It belongs to the other side from now on, where it stands; of games without groups. */
  changeSides(p: Piece): void {
    const side = other(this.sideOf(p));
    this.set(this.facts.side, p, side);
    this.converted.add(p);
    if (this.watching === null) return;
    const at = this.cellOf(p);
    const groups = { group: null, was: null };
    this.watching.push({ do: 'convert', piece: p, from: at, at, side, ...groups, because: this.cause });
  }
  private groupOf(p: Piece): string {
    return this.variant.groups?.of(this, p).id ?? '';
  }
  /** Where it was taken last in this action, while effects are recorded. */
  private takenFrom(p: Piece): Cell {
    const taken = this.watching?.findLast((e) => e.do === 'take' && e.piece === p);
    return taken?.do === 'take' ? taken.from : OFF;
  }
  become(p: Piece, kind: Kind): void {
    const was = this.kindOf(p);
    this.watching?.push({ do: 'become', piece: p, at: this.cellOf(p), kind, was, because: this.cause });
    this.set(this.facts.kind, p, kind);
    this.changed.add(p);
  }
  /** Leave the board for so many turns, to come down on `to`. Who is away is neither lost nor in hand. */
  banish(p: Piece, turns: number, to: Cell): void {
    const from = this.cellOf(p);
    this.watching?.push({ do: 'banish', piece: p, from, to, turns, because: this.cause });
    this.lift(p);
    this.noteFlight(p, turns, to);
  }
  /** Who is away comes nearer: `left` turns from its cell. */
  tick(p: Piece, left: number): void {
    const { returnsIn, returnsTo } = this.facts.flying;
    this.watching?.push({ do: 'tick', piece: p, to: this.get(returnsTo, p) as Cell, left, because: this.cause });
    this.set(returnsIn, p, left);
  }
  /** Who is away comes down on its cell, which must be empty by now. */
  land(p: Piece): void {
    const { returnsIn, returnsTo, order } = this.facts.flying;
    const to = this.get(returnsTo, p) as Cell;
    this.set(order, p, 0);
    this.set(returnsIn, p, 0);
    this.set(returnsTo, p, OFF);
    this.go(p, to, 'warp');
  }
  /** Lay a feature, by its number: for everybody to see, or as the secret of its owner. */
  place(feature: number, cell: Cell, owner: Side | null = null): void {
    const { features, ground, hidden } = this.facts.lying;
    this.recordFeature(features[feature - 1].id, cell, true, owner, false);
    this.set(owner === null ? ground : hidden[owner], cell, feature);
  }
  /** From now on everybody knows that this feature lies there. */
  reveal(feature: number, cell: Cell): void {
    const { features, revealed } = this.facts.lying;
    this.recordFeature(features[feature - 1].id, cell, true, null, true);
    this.set(revealed, cell, feature);
  }
  /** Whatever there was of this feature on the cell is gone, whosoever's, seen or not; and everybody knows. */
  clear(feature: number, cell: Cell): void {
    const { features, ground, hidden, revealed } = this.facts.lying;
    const shows = this.get(revealed, cell) !== feature && hidden.some((fact) => this.get(fact, cell) === feature);
    this.recordFeature(features[feature - 1].id, cell, false, null, shows);
    for (const fact of [ground, ...hidden, revealed]) if (this.get(fact, cell) === feature) this.set(fact, cell, 0);
  }
  /** An explosion, for display and sound: the caller takes the pieces that are lost by it. */
  burst(cell: Cell, radius: 0 | 1): void {
    this.watching?.push({ do: 'burst', cell, radius, because: this.cause });
  }
  /** What `act` does happens because of these words. */
  because({ says }: RuleWords, act: () => void): void {
    const before = this.cause;
    this.cause = says;
    act();
    this.cause = before;
  }
  /** The game is decided. Whatever else this action still does, the first decision stands. */
  end(winner: Side | null, reason: string): void {
    if (this.isOver) return;
    const index = this.variant.endings.findIndex((e) => e.id === reason);
    if (index < 0) throw new Error(`${this.variant.id} has no ending called ${reason}`);
    this.set(this.facts.outcome, 0, winner === null ? DRAWN : 1 + winner);
    this.set(this.facts.reason, 0, 1 + index);
    if (this.watching === null) return;
    const because = endingSentence(this.variant, this.variant.endings[index], winner);
    this.watching.push({ do: 'end', winner, reason, because });
  }
  get isOver(): boolean {
    return this.get(this.facts.outcome, 0) !== 0;
  }
  /** null while the game goes on */
  get outcome(): { readonly winner: Side | null; readonly reason: string } | null {
    const outcome = this.get(this.facts.outcome, 0);
    if (outcome === 0) return null;
    const reason = this.variant.endings[this.get(this.facts.reason, 0) - 1].id;
    return { winner: outcome === DRAWN ? null : ((outcome - 1) as Side), reason };
  }

  private queue(event: number, piece: Piece, cell: Cell, more: number): void {
    if (this.queued + 4 > this.events.length) {
      if (this.queued > 4 * MOST_EVENTS) throw new Error(`${this.variant.id}: reactions never settle`);
      const longer = new Int16Array(this.events.length * 2);
      longer.set(this.events);
      this.events = longer;
    }
    const { events } = this;
    events[this.queued++] = event;
    events[this.queued++] = piece;
    events[this.queued++] = cell;
    events[this.queued++] = more;
  }
}
