/**
 * The setting of a game: who takes part, where everybody is and what lies where; the questions about it, and the silent
 * changes for setting up and for what-if questions. What happens in the course of a game is told by `Game`.
 */

import { usualChoice } from '../shared/house-rules.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { type Fact, HAND, type Layout } from './board/layout.ts';
import type { Topology } from './board/topology.ts';
import type { PieceTypeFor } from './hooks/pieces.ts';
import type { VariantFor } from './hooks/variant-for.ts';
import { type Cell, type Kind, NO_SIDE, NOBODY, OFF, type Piece, type Side } from './ids.ts';
import type { Plans } from './moves/plans.ts';
import { refusals } from './text/refusals.ts';
import type { Options } from './vocabulary.ts';
import { type SavedFacts, World } from './world.ts';

/** A variant, its types and its rules as the core's classes hold them: their hooks can be asked about any setting. */
export type SettingVariant = VariantFor<Setting, Planning>;
export type SettingType = PieceTypeFor<Setting, Planning>;
/** Of a planner, what can be said without knowing the game that it plans in. */
export interface Planning {
  readonly plans: Plans;
}

/** The numbers of an outcome: 0 while the game goes on, one more than the winner, or this. */
export const DRAWN = 3;

/** The house rules of a game: the usual ones, changed where `chosen` says so. */
export const optionsOf = (variant: Pick<SettingVariant, 'options'>, chosen: Options = {}): Options =>
  Object.freeze(Object.fromEntries(variant.options.map((o) => [o.id, chosen[o.id] ?? usualChoice(o)])));

/** The same as they are saved and sent: without those that were added later, as long as they are the usual ones. */
export const writtenOptions = (variant: Pick<SettingVariant, 'options'>, options: Options): Options =>
  Object.fromEntries(
    variant.options
      .filter((rule) => !rule.added || options[rule.id] !== usualChoice(rule))
      .map(({ id }) => [id, options[id]]),
  );

export class Setting {
  readonly variant: SettingVariant;
  readonly options: Options;
  readonly world: World;
  readonly topology: Topology;
  readonly facts: Layout;
  /** null where nobody rides, which is asked before anything that would cost the others time */
  protected readonly rider: Fact<Cell> | null;
  /** everybody who takes part, on the board or not; all are there before the first action */
  readonly pieces: Piece[] = [];
  /** how often facts were loaded: whatever was known about the pieces before is outdated */
  loads = 0;
  /** the facts of the world, which everything reads all the time */
  private readonly mem: Int16Array;

  constructor(variant: SettingVariant, options: Options) {
    this.variant = variant;
    this.options = optionsOf(variant, options);
    this.facts = variant.layout;
    this.rider = variant.layout.rider;
    this.world = new World(this.facts);
    this.mem = this.world.mem;
    this.topology = variant.topology;
  }
  get<K extends number>(fact: Fact<K>, key: K): number {
    return this.mem[fact.base + key];
  }
  set<K extends number>(fact: Fact<K>, key: K, value: number): void {
    this.world.set(fact, key, value);
  }
  get toMove(): Side {
    return this.get(this.facts.turn, 0) as Side;
  }
  /** how many turns were played before this position was laid on the table, where a game goes on from it */
  turnsBefore = 0;
  /** of both sides */
  get turnsPlayed(): number {
    return this.turnsBefore + this.get(this.facts.turns, 0);
  }
  /** 1 for the first turn of either side, 2 for the second */
  get turnNumber(): number {
    return 1 + (this.turnsPlayed >> 1);
  }
  cellOf(p: Piece): Cell {
    return this.get(this.facts.at, p) as Cell;
  }
  pieceOn(c: Cell): Piece {
    return this.get(this.facts.on, c) as Piece;
  }
  /** The rider on the cell. */
  riderOn(c: Cell): Piece {
    return this.rider === null ? NOBODY : (this.get(this.rider, c) as Piece);
  }
  isRider(p: Piece): boolean {
    const at = this.cellOf(p);
    return at !== OFF && this.riderOn(at) === p;
  }
  /** Who shares the cell of this piece, on the board, above it or below. */
  companionOf(p: Piece): Piece {
    const at = this.cellOf(p);
    if (this.rider === null || at === OFF) return NOBODY;
    const rider = this.riderOn(at);
    return rider === p ? this.pieceOn(at) : rider;
  }
  /** NO_SIDE for a neutral piece. */
  sideOf(p: Piece): Side {
    return this.get(this.facts.side, p) as Side;
  }
  /** Does it belong to nobody? */
  isNeutral(p: Piece): boolean {
    return this.sideOf(p) === NO_SIDE && this.variant.groups?.all.some(({ side }) => side === undefined) === true;
  }
  /** As it is written and sent, where a neutral piece has its group instead and 0 says nothing. */
  sideWritten(p: Piece): Side {
    return this.sideOf(p) === 1 ? 1 : 0;
  }
  kindOf(p: Piece): Kind {
    return this.get(this.facts.kind, p) as Kind;
  }
  typeOf(p: Piece): SettingType {
    return this.variant.types[this.get(this.facts.kind, p)];
  }
  isInHand(p: Piece): boolean {
    return this.get(this.facts.at, p) === OFF && this.get(this.facts.place, p) === HAND;
  }

  isAway(p: Piece): boolean {
    const { flights } = this.facts;
    return flights !== null && this.get(this.facts.at, p) === OFF && this.get(this.facts.place, p) === flights.place;
  }
  /** Everybody who is away, in the order in which they left. Who knows how many there are need not look further. */
  away(most = this.pieces.length): Piece[] {
    const { flights, at, place } = this.facts;
    const away: Piece[] = [];
    if (flights === null) return away;
    const { mem } = this.world; // asked during a search wherever a piece is away
    for (let i = 0; i < this.pieces.length && away.length < most; i++) {
      if (mem[at.base + i] === OFF && mem[place.base + i] === flights.place) away.push(i as Piece);
    }
    if (away.length > 1) away.sort((p, q) => mem[flights.order.base + p] - mem[flights.order.base + q]);
    return away;
  }

  // -- before the game

  /** A new piece, on a cell or in a place of that id off the board. Only while the game is being set up. */
  add(type: SettingType, side: Side, where: Cell | string): Piece {
    const p = this.pieces.length as Piece;
    const kind = this.variant.types.indexOf(type);
    if (kind < 0) throw new Error(`${this.variant.id} has no ${type.name}`);
    if (p >= this.facts.pieces) throw new Error(`${this.variant.id} has room for ${this.facts.pieces} pieces`);
    this.pieces.push(p);
    this.set(this.facts.population, 0, p + 1);
    this.set(this.facts.kind, p, kind);
    this.set(this.facts.side, p, side);
    if (typeof where === 'number') this.put(p, where);
    else this.set(this.facts.place, p, this.facts.placeNamed(where));
    return p;
  }
  /** A new piece that is away and will come down on `to` after so many turns. */
  addFlying(type: SettingType, side: Side, to: Cell, turns: number): Piece {
    const p = this.add(type, side, this.facts.places[this.facts.flying.place].id);
    this.noteFlight(p, turns, to);
    return p;
  }
  protected noteFlight(p: Piece, turns: number, to: Cell): void {
    const { returnsIn, returnsTo, order, place } = this.facts.flying;
    let last = 0;
    for (let i = 0; i < this.pieces.length; i++) last = Math.max(last, this.get(order, i as Piece));
    this.set(order, p, last + 1);
    this.set(this.facts.place, p, place);
    this.set(returnsIn, p, turns);
    this.set(returnsTo, p, to);
  }

  // -- silent changes, for setting up and for what-if questions between mark and rollback

  /** On an occupied cell it rides, if this variant has riders and the cell has none. */
  put(p: Piece, to: Cell): void {
    if (this.pieceOn(to) === NOBODY) this.set(this.facts.on, to, p);
    else if (this.rider !== null && this.riderOn(to) === NOBODY) this.set(this.rider, to, p);
    else throw new Error(`${this.topology.name(to)} is taken: no room for piece ${p}`);
    this.set(this.facts.at, p, to);
  }
  /** Whoever rode on it stays, and stands there now. */
  lift(p: Piece): void {
    this.vacate(p, this.cellOf(p));
    this.set(this.facts.at, p, OFF);
  }
  protected vacate(p: Piece, c: Cell): void {
    if (this.rider === null) {
      this.set(this.facts.on, c, NOBODY);
      return;
    }
    const rider = this.riderOn(c);
    if (rider !== p) this.set(this.facts.on, c, rider);
    this.set(this.rider, c, NOBODY);
  }

  // -- saved facts

  /** Take over saved facts, or refuse and change nothing. Whatever was marked before cannot be rolled back to. */
  load(saved: SavedFacts): Result<void> {
    const mark = this.world.mark();
    const loaded = this.world.load(saved);
    const sound = loaded.ok ? this.checkSound() : loaded;
    if (!sound.ok) {
      this.world.rollback(mark);
      return sound;
    }
    this.world.settle();
    this.loads++;
    this.pieces.length = 0;
    for (let p = 0; p < this.get(this.facts.population, 0); p++) this.pieces.push(p as Piece);
    return ok(undefined);
  }
  /** Saved facts come from outside: they are checked before anything reads the board. */
  protected checkSound(): Result<void> {
    const { facts, variant } = this;
    const unsound = err('bad-facts', refusals.factsDisagree);
    const population = this.get(facts.population, 0);
    if (population < 0 || population > facts.pieces) return unsound;
    for (let i = 0; i < facts.pieces; i++) {
      const p = i as Piece;
      const at = this.cellOf(p);
      if (!variant.types[this.kindOf(p)] || !facts.places[this.get(facts.place, p)]) return unsound;
      if (at !== OFF && (i >= population || at < 0 || at >= facts.cells)) return unsound;
      if (at !== OFF && this.pieceOn(at) !== p && this.riderOn(at) !== p) return unsound;
      if (this.sideOf(p) !== 0 && this.sideOf(p) !== 1 && !this.isNeutral(p)) return unsound;
    }
    for (const c of this.topology.cells) {
      const there = this.pieceOn(c);
      if (there !== NOBODY && (there < 0 || there >= population || this.cellOf(there) !== c)) return unsound;
      const rider = this.riderOn(c);
      if (rider === NOBODY) continue;
      if (rider < 0 || rider >= population || this.cellOf(rider) !== c) return unsound;
      if (there === NOBODY || there === rider || this.sideOf(there) !== this.sideOf(rider)) return unsound;
    }
    if (this.toMove !== 0 && this.toMove !== 1) return unsound;
    const [outcome, reason] = [this.get(facts.outcome, 0), this.get(facts.reason, 0)];
    if (outcome < 0 || outcome > DRAWN || (outcome > 0 && !variant.endings[reason - 1])) return unsound;
    return this.areAwayAndGroundSound() ? ok(undefined) : unsound;
  }
  private areAwayAndGroundSound(): boolean {
    const { facts } = this;
    const { flights, terrain } = facts;
    for (let i = 0; flights && i < facts.pieces; i++) {
      const p = i as Piece;
      if (this.isAway(p) && !this.topology.cells.includes(this.get(flights.returnsTo, p) as Cell)) return false;
    }
    if (!terrain) return true;
    const lying = [terrain.ground, ...terrain.hidden, terrain.revealed];
    const isFeature = (n: number): boolean => n >= 0 && n <= terrain.features.length;
    return this.topology.cells.every((c) => lying.every((fact) => isFeature(this.get(fact, c))));
  }
}
