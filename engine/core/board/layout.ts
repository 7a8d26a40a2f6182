/**
 * Which facts a variant's games consist of, and where each lives in the world's one array. Declaring a fact is all it
 * takes to have it undone, hashed, saved and masked. The order of declaration is the order in memory; saves go by name.
 *
 * A fact of which a game has saves that know nothing is declared as `added`, behind all others, the newest last: so
 * addresses, and hashes with them, stay as they were.
 */
import { type Cell, NOBODY, OFF, type Piece, type Side } from '../ids.ts';

/** How a fact counts towards the hash of the position: with its key, with the piece it belongs to, as links, or not. */
export type Counting = 'key' | 'piece' | 'links' | 'none';

/** One kind of mutable number for every cell, piece, side or game. The key's type keeps them apart. */
export interface Fact<Key extends number> {
  readonly index: number;
  readonly name: string;
  readonly base: number;
  readonly length: number;
  readonly init: number;
  readonly counts: Counting;
  /** the one side that may know it; null when everybody may */
  readonly secretOf: Side | null;
  /** There are saves from before it: nothing tells of it while all its values are the first ones. */
  readonly added: boolean;
  readonly key?: Key;
}
/** A set of pieces for each piece: bit b stands for the piece that `members` holds under b. */
export interface Links {
  readonly of: Fact<Piece>;
  readonly members: Fact<number>;
}
/** Somewhere off the board. What is gone cannot come back and is no part of the position. */
interface Place {
  readonly id: string;
  readonly gone: boolean;
}
/** Pieces that are away and come back by themselves: in how many turns, and to which cell. */
export interface FlightFacts {
  readonly returnsIn: Fact<Piece>;
  readonly returnsTo: Fact<Piece>;
  /** in which order they left, from 1; 0 for everybody else */
  readonly order: Fact<Piece>;
  /** the number of the place where they are meanwhile */
  readonly place: number;
}
/** Something that lies on a cell and is no piece. */
export interface Feature {
  readonly id: string;
  /** it may be laid unseen: then only its owner knows of it, until it is revealed */
  readonly secret?: true;
  /** it is one side's own, for everybody to see */
  readonly owner?: Side;
}
/** What lies where. Each of the facts holds 0 for nothing, or a feature's number, which is one more than its index. */
export interface Terrain {
  readonly features: readonly Feature[];
  /** what everybody has always seen */
  readonly ground: Fact<Cell>;
  /** what each side alone knows of */
  readonly hidden: readonly [Fact<Cell>, Fact<Cell>];
  /** what was hidden and is now known to everybody; the side that laid it still knows that it was its own */
  readonly revealed: Fact<Cell>;
  /** the number of the feature of that id */
  numberOf(id: string): number;
}
export const LOST = 0;
export const HAND = 1;
const COMMON_PLACES: readonly Place[] = [
  { id: 'lost', gone: true },
  { id: 'hand', gone: false },
];

interface Declaration {
  readonly init?: number;
  readonly counts?: Counting;
  readonly secretOf?: Side;
  readonly added?: true;
}
interface Size {
  readonly cells: number;
  readonly pieces: number;
  /** further places, numbered from 2 */
  readonly places?: readonly Place[];
}

export class Layout {
  readonly facts: Fact<number>[] = [];
  readonly links: Links[] = [];
  readonly places: Place[];
  /** null where nobody flies, and where nothing lies on the ground */
  flights: FlightFacts | null = null;
  terrain: Terrain | null = null;
  /** the rider on each cell; null where nobody rides */
  rider: Fact<Cell> | null = null;
  size = 0;
  /** the part of it that belongs to facts that were there from the beginning */
  sizeBeforeAdded = 0;
  readonly cells: number;
  readonly pieces: number;
  // every variant has these
  readonly on: Fact<Cell>;
  readonly at: Fact<Piece>;
  readonly kind: Fact<Piece>;
  readonly side: Fact<Piece>;
  readonly place: Fact<Piece>;
  /** how many pieces take part */
  readonly population: Fact<0>;
  readonly turn: Fact<0>;
  readonly ply: Fact<0>;
  readonly turns: Fact<0>;
  readonly outcome: Fact<0>;
  readonly reason: Fact<0>;
  readonly royalsLost: Fact<Side>;

  constructor({ cells, pieces, places = [] }: Size) {
    if (pieces >= OFF) throw new Error(`${pieces} pieces, but a piece must be less than ${OFF}`);
    this.cells = cells;
    this.pieces = pieces;
    this.places = [...COMMON_PLACES, ...places];
    this.on = this.perCell('on', { init: NOBODY, counts: 'none' }); // what `at` says, turned round
    this.at = this.perPiece('at', { init: OFF });
    this.kind = this.perPiece('kind');
    this.side = this.perPiece('side');
    this.place = this.perPiece('place');
    this.population = this.single('population', { counts: 'none' });
    this.turn = this.single('turn');
    this.ply = this.single('ply', { counts: 'none' });
    this.turns = this.single('turns', { counts: 'none' });
    this.outcome = this.single('outcome', { counts: 'none' });
    this.reason = this.single('reason', { counts: 'none' });
    this.royalsLost = this.perSide('royalsLost', { counts: 'none' });
  }

  /** The number of the place of that id. */
  placeNamed(id: string): number {
    const place = this.places.findIndex((p) => p.id === id);
    if (place < 0) throw new Error(`no place is called ${id}`);
    return place;
  }
  /** The flights of a variant that has them; asking any other is wrong code. */
  get flying(): FlightFacts {
    if (!this.flights) throw new Error('nobody flies in this variant');
    return this.flights;
  }
  get lying(): Terrain {
    if (!this.terrain) throw new Error('nothing lies on the ground in this variant');
    return this.terrain;
  }

  perCell(name: string, how: Declaration = {}): Fact<Cell> {
    return this.declare<Cell>(name, this.cells, { counts: 'key', ...how });
  }
  perPiece(name: string, how: Declaration = {}): Fact<Piece> {
    return this.declare<Piece>(name, this.pieces, { counts: 'piece', ...how });
  }
  perSide(name: string, how: Declaration = {}): Fact<Side> {
    return this.declare<Side>(name, 2, { counts: 'key', ...how });
  }
  single(name: string, how: Declaration = {}): Fact<0> {
    return this.declare<0>(name, 1, { counts: 'key', ...how });
  }
  /** A short list of pieces, for `linksTo`. Its order is bookkeeping. */
  pieceList(name: string, length: number): Fact<number> {
    if (length > 15) throw new Error(`list ${name}: a set of pieces has room for 15`);
    return this.declare<number>(name, length, { init: NOBODY, counts: 'none' });
  }
  /** For every piece, which pieces of the list it is linked to. Hashed as who stands where, not by index. */
  linksTo(name: string, members: Fact<number>): Fact<Piece> {
    const of = this.declare<Piece>(name, this.pieces, { counts: 'links' });
    this.links.push({ of, members });
    return of;
  }
  /** From now on pieces of this variant can be banished and come back. */
  withFlights(): FlightFacts {
    if (this.flights) throw new Error('flights are declared once');
    this.places.push({ id: 'flight', gone: false });
    this.flights = {
      returnsIn: this.perPiece('returnsIn'),
      returnsTo: this.perPiece('returnsTo', { init: OFF }),
      order: this.perPiece('order'),
      place: this.places.length - 1,
    };
    return this.flights;
  }
  /** From now on these features can lie on the board of this variant: one that is seen, and one hidden of each side. */
  withTerrain(features: readonly Feature[]): Terrain {
    if (this.terrain) throw new Error('terrain is declared once');
    if (features.length >= OFF) throw new Error(`${features.length} features, but a step holds numbers below ${OFF}`);
    // where no feature may be laid as a secret, these facts never say anything
    const isSecret = features.some((feature) => feature.secret);
    const hidden = (name: string, side: Side) => this.perCell(name, isSecret ? { secretOf: side } : { counts: 'none' });
    this.terrain = {
      features,
      ground: this.perCell('ground'),
      hidden: [hidden('hidden0', 0), hidden('hidden1', 1)],
      revealed: this.perCell('revealed', isSecret ? {} : { counts: 'none' }),
      numberOf(id) {
        const index = features.findIndex((feature) => feature.id === id);
        if (index < 0) throw new Error(`no feature is called ${id}`);
        return 1 + index;
      },
    };
    return this.terrain;
  }

  /**
   * From now on two friends of this variant can share a cell, one below and one on top. Which is which follows from their
   * kinds, so it counts for nothing in the hash.
   */
  withRiders(): Fact<Cell> {
    if (this.rider) throw new Error('riders are declared once');
    this.rider = this.perCell('rider', { init: NOBODY, counts: 'none' });
    return this.rider;
  }

  private declare<K extends number>(name: string, length: number, how: Declaration): Fact<K> {
    if (this.facts.some((fact) => fact.name === name)) throw new Error(`two facts are called ${name}`);
    const { init = 0, counts = 'key', secretOf = null, added = false } = how;
    if (!added && this.facts.at(-1)?.added) throw new Error(`${name} is declared behind a fact that was added later`);
    if (added && secretOf !== null) throw new Error(`${name} was added later: it cannot be a secret`);
    const fact = { index: this.facts.length, name, base: this.size, length, init, counts, secretOf, added };
    this.size += length;
    if (!added) this.sizeBeforeAdded = this.size;
    if (this.size > 0x7fff || this.facts.length >= 511) throw new Error(`too many facts: ${name} does not fit`);
    this.facts.push(fact);
    return fact;
  }
}
