/**
 * One running game: the world, and the verbs that change it. Each verb is a few writes, at most one recorded effect and
 * one event; reactions answer the events in the order in which they happened. The game does not know what is allowed:
 * that is the planner's business.
 */
import type { Effect } from './effects.ts';
import { type Cell, type Kind, NOBODY, OFF, other, type Piece, type Side } from './ids.ts';
import { type Fact, HAND, type Layout, LOST } from './layout.ts';
import { first, HOWS, type How, Op, op, type Plans, second, third } from './plans.ts';
import { refusals } from './refusals.ts';
import { Repertoire } from './repertoire.ts';
import { fine, type Result, refuse } from './result.ts';
import { Roll } from './roll.ts';
import { endingSentence } from './sentences.ts';
import type { Topology } from './topology.ts';
import type { Options, PieceType, Reaction, Rule, Variant } from './variant.ts';
import { type SavedFacts, World } from './world.ts';

const ENTERED = 0;
const TAKEN = 1;
const DROP = HOWS.indexOf('drop');
const WALK = HOWS.indexOf('walk');
const DRAWN = 3;
/** More events than this in answer to one step, and the reactions answer each other for ever. */
const MOST_EVENTS = 4000;

/** The house rules of a game: the usual ones, changed where `chosen` says so. */
export const optionsOf = (variant: Variant, chosen: Options = {}): Options =>
  Object.freeze(Object.fromEntries(variant.options.map((o) => [o.id, chosen[o.id] ?? o.values[0].id])));

export class Game {
  readonly variant: Variant;
  readonly options: Options;
  readonly world: World;
  readonly topology: Topology;
  readonly facts: Layout;
  readonly repertoire: Repertoire;
  /** everybody who takes part, on the board or not; all are there before the first action */
  readonly pieces: Piece[] = [];
  /** set while somebody wants to know what happens */
  watching: Effect[] | null = null;
  // what is known about the action being made, until the next one begins
  mover: Piece = NOBODY;
  moverSide: Side = 0;
  /** the kind it began the action as */
  moverKind = 0 as Kind;
  rule: Rule | undefined = undefined;
  /** who changed place, who was lost, who changed kind */
  readonly moved = new Roll();
  readonly lost = new Roll();
  readonly changed = new Roll();
  private cause = '';
  private readonly waypoints: Cell[] = [];
  /** what has happened and is not yet answered, four numbers each: event, piece, cell, and how or by whom */
  private events = new Int16Array(64);
  private queued = 0;

  constructor(variant: Variant, options: Options = {}, setup: (game: Game) => void = (game) => variant.setup(game)) {
    this.variant = variant;
    this.options = optionsOf(variant, options);
    this.facts = variant.layout;
    this.world = new World(this.facts);
    this.topology = variant.topology;
    this.repertoire = repertoireOf(variant);
    setup(this);
    variant.ready?.(this);
    this.world.settle();
  }
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
    this.pieces.length = 0;
    for (let p = 0; p < this.get(this.facts.population, 0); p++) this.pieces.push(p as Piece);
    return fine(undefined);
  }
  /** Saved facts come from outside: whoever reads the board must not find nonsense there. */
  private checkSound(): Result<void> {
    const { facts, variant } = this;
    const unsound = refuse('bad-facts', refusals.factsDisagree);
    const population = this.get(facts.population, 0);
    if (population < 0 || population > facts.pieces) return unsound;
    for (let i = 0; i < facts.pieces; i++) {
      const p = i as Piece;
      const at = this.cellOf(p);
      if (!variant.types[this.kindOf(p)] || !facts.places[this.get(facts.place, p)]) return unsound;
      if (at !== OFF && (i >= population || at < 0 || at >= facts.cells || this.pieceOn(at) !== p)) return unsound;
      if (this.sideOf(p) !== 0 && this.sideOf(p) !== 1) return unsound;
    }
    for (const c of this.topology.cells) {
      const there = this.pieceOn(c);
      if (there !== NOBODY && (there < 0 || there >= population || this.cellOf(there) !== c)) return unsound;
    }
    if (this.toMove !== 0 && this.toMove !== 1) return unsound;
    const [outcome, reason] = [this.get(facts.outcome, 0), this.get(facts.reason, 0)];
    if (outcome < 0 || outcome > DRAWN || (outcome > 0 && !variant.endings[reason - 1])) return unsound;
    return variant.checkFacts?.(this) ?? fine(undefined);
  }

  get<K extends number>(fact: Fact<K>, key: K): number {
    return this.world.get(fact, key);
  }
  set<K extends number>(fact: Fact<K>, key: K, value: number): void {
    this.world.set(fact, key, value);
  }
  get toMove(): Side {
    return this.get(this.facts.turn, 0) as Side;
  }
  /** 1 for the first turn of either side, 2 for the second */
  get turnNumber(): number {
    return 1 + (this.get(this.facts.turns, 0) >> 1);
  }
  cellOf(p: Piece): Cell {
    return this.get(this.facts.at, p) as Cell;
  }
  pieceOn(c: Cell): Piece {
    return this.get(this.facts.on, c) as Piece;
  }
  sideOf(p: Piece): Side {
    return this.get(this.facts.side, p) as Side;
  }
  kindOf(p: Piece): Kind {
    return this.get(this.facts.kind, p) as Kind;
  }
  typeOf(p: Piece): PieceType {
    return this.variant.types[this.get(this.facts.kind, p)];
  }
  isInHand(p: Piece): boolean {
    return this.get(this.facts.at, p) === OFF && this.get(this.facts.place, p) === HAND;
  }

  // -- before the game

  /** A new piece, on a cell or in hand. Only while the game is being set up. */
  add(type: PieceType, side: Side, cell: Cell | 'hand'): Piece {
    const p = this.pieces.length as Piece;
    const kind = this.variant.types.indexOf(type);
    if (kind < 0) throw new Error(`${this.variant.id} has no ${type.name}`);
    if (p >= this.facts.pieces) throw new Error(`${this.variant.id} has room for ${this.facts.pieces} pieces`);
    this.pieces.push(p);
    this.set(this.facts.population, 0, p + 1);
    this.set(this.facts.kind, p, kind);
    this.set(this.facts.side, p, side);
    if (cell === 'hand') this.set(this.facts.place, p, HAND);
    else this.put(p, cell);
    return p;
  }

  // -- silent changes, for setting up and for what-if questions between mark and rollback

  put(p: Piece, to: Cell): void {
    if (this.pieceOn(to) !== NOBODY) throw new Error(`${this.topology.name(to)} is taken: no room for piece ${p}`);
    this.set(this.facts.on, to, p);
    this.set(this.facts.at, p, to);
  }
  lift(p: Piece): void {
    this.set(this.facts.on, this.cellOf(p), NOBODY);
    this.set(this.facts.at, p, OFF);
  }

  // -- the vocabulary of change

  go(p: Piece, to: Cell, how: How = 'walk'): void {
    const from = this.cellOf(p); // may be `to`: a chain of jumps can end where it began
    this.recordGo(p, from, to, how);
    if (from !== OFF) this.set(this.facts.on, from, NOBODY);
    else this.set(this.facts.place, p, LOST); // it is in no place off the board any more
    this.arrive(p, to, how);
  }
  /** Two goes that are one motion, as in castling: both leave, both arrive, and only then is it answered. */
  goTogether(p: Piece, pTo: Cell, pHow: How, q: Piece, qTo: Cell, qHow: How): void {
    this.recordGo(p, this.cellOf(p), pTo, pHow);
    this.recordGo(q, this.cellOf(q), qTo, qHow);
    this.lift(p);
    this.lift(q);
    this.arrive(p, pTo, pHow);
    this.arrive(q, qTo, qHow);
  }
  private arrive(p: Piece, to: Cell, how: How): void {
    this.put(p, to);
    this.moved.add(p);
    this.queue(ENTERED, p, to, HOWS.indexOf(how));
  }
  private recordGo(p: Piece, from: Cell, to: Cell, how: How): void {
    this.watching?.push({ do: 'go', piece: p, from, to, how, via: [...this.waypoints], because: this.cause });
    if (this.waypoints.length > 0) this.waypoints.length = 0;
  }
  swap(p: Piece, q: Piece): void {
    const here = this.cellOf(p);
    const there = this.cellOf(q);
    this.watching?.push({ do: 'swap', piece: p, with: q, from: here, to: there, because: this.cause });
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
  take(p: Piece, captor: Piece = NOBODY, place = LOST): void {
    const from = this.cellOf(p);
    if (from === OFF) return; // something else got it first
    const into = this.facts.places[place].id;
    this.watching?.push({ do: 'take', piece: p, from, by: captor, into, because: this.cause });
    this.lift(p);
    this.set(this.facts.place, p, place);
    this.lost.add(p);
    if (this.typeOf(p).royal) {
      const side = this.sideOf(p);
      this.set(this.facts.royalsLost, side, this.get(this.facts.royalsLost, side) + 1);
    }
    this.queue(TAKEN, p, from, captor);
  }
  become(p: Piece, kind: Kind): void {
    const was = this.kindOf(p);
    this.watching?.push({ do: 'become', piece: p, at: this.cellOf(p), kind, was, because: this.cause });
    this.set(this.facts.kind, p, kind);
    this.changed.add(p);
  }
  /** The game is decided. Whatever else this action still does, the first decision stands. */
  end(winner: Side | null, reason: string): void {
    if (this.isOver) return;
    const index = this.variant.endings.findIndex((e) => e.id === reason);
    if (index < 0) throw new Error(`${this.variant.id} has no ending called ${reason}`);
    this.set(this.facts.outcome, 0, winner === null ? DRAWN : 1 + winner);
    this.set(this.facts.reason, 0, 1 + index);
    const because = endingSentence(this, this.variant.endings[index], winner);
    this.watching?.push({ do: 'end', winner, reason, because });
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

  // -- making actions

  /** Make action `i`; returns the mark that `unmake` wants. */
  make(plans: Plans, i: number): number {
    const mark = this.world.mark();
    const { variant, facts } = this;
    this.begin(plans, i);
    const fromHand = this.mover === NOBODY || this.cellOf(this.mover) === OFF;
    const { words, starts } = plans;
    const end = starts[i + 1];
    for (let k = starts[i]; k < end; k++) {
      if (!fromHand && this.cellOf(this.mover) === OFF) break; // the mover was lost: the rest does not happen
      if (op(words[k]) === Op.together) {
        const [p, q] = [words[k + 1], words[k + 2]];
        const [howP, howQ] = [HOWS[third(p)], HOWS[third(q)]];
        this.goTogether(first(p) as Piece, second(p) as Cell, howP, first(q) as Piece, second(q) as Cell, howQ);
        k += 2;
      } else this.perform(words[k]);
      if (this.queued > 0) this.react();
    }
    this.set(facts.ply, 0, this.get(facts.ply, 0) + 1);
    if (variant.actionEnds) variant.actionEnds(this);
    if (!this.isOver && !variant.turnContinues?.(this)) this.passTurn();
    return mark;
  }
  unmake(mark: number): void {
    this.world.rollback(mark);
  }
  private begin(plans: Plans, i: number): void {
    this.mover = plans.mover[i] as Piece;
    if (this.mover !== NOBODY) this.moverKind = this.kindOf(this.mover);
    this.moverSide = this.toMove;
    this.rule = this.repertoire.ruleOf(plans.because[i]);
    this.cause = this.watching ? this.repertoire.wordsOf(plans.because[i]).says : '';
    this.moved.clear();
    this.lost.clear();
    this.changed.clear();
    if (this.waypoints.length > 0) this.waypoints.length = 0;
    this.queued = 0;
  }
  private perform(word: number): void {
    const p = first(word) as Piece;
    switch (op(word)) {
      case Op.go:
        if (this.cellOf(p) !== OFF || third(word) === DROP) this.go(p, second(word) as Cell, HOWS[third(word)]);
        break;
      case Op.via:
        if (this.watching) this.waypoints.push(first(word) as Cell);
        break;
      case Op.swap:
        if (this.cellOf(p) !== OFF && this.cellOf(second(word) as Piece) !== OFF) this.swap(p, second(word) as Piece);
        break;
      case Op.take:
        // who is sent elsewhere was destroyed, not captured
        this.take(p, second(word) === LOST ? this.mover : NOBODY, second(word));
        break;
      case Op.become:
        if (this.cellOf(p) !== OFF) this.become(p, second(word) as Kind);
        break;
      case Op.mark:
        this.set(this.facts.facts[first(word)], second(word), third(word));
        break;
      case Op.endTurn:
        break; // an action without a change: `turnContinues` sees it
      default:
        throw new Error(`${this.variant.id}: no such step: ${word}`);
    }
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
  /** Answer what happened, first come, first served, until nothing more happens. */
  private react(): void {
    const { reactions } = this.variant;
    if (reactions) {
      for (let i = 0; i < this.queued; i += 4) for (let r = 0; r < reactions.length; r++) this.answer(reactions[r], i);
    }
    this.queued = 0;
  }
  private answer(reaction: Reaction, i: number): void {
    const { events } = this;
    if ((reaction.on === 'taken') !== (events[i] === TAKEN)) return;
    const before = this.cause;
    const piece = events[i + 1] as Piece;
    const cell = events[i + 2] as Cell;
    this.cause = reaction.says;
    if (reaction.on === 'taken') reaction.run(this, piece, cell, events[i + 3] as Piece);
    else reaction.run(this, piece, cell, HOWS[events[i + 3]]);
    this.cause = before;
  }
  private passTurn(): void {
    const { facts, variant } = this;
    this.set(facts.turn, 0, other(this.toMove));
    this.set(facts.turns, 0, this.get(facts.turns, 0) + 1);
    const { toMove: side, turnNumber } = this;
    this.watching?.push({ do: 'turn', side, turnNumber, because: `${variant.sides[side].name} to move.` });
    if (variant.turnBegins) {
      variant.turnBegins(this);
      if (this.queued > 0) this.react();
    }
  }
}

const repertoires = new WeakMap<Variant, Repertoire>();
const repertoireOf = (variant: Variant): Repertoire => {
  let repertoire = repertoires.get(variant);
  if (!repertoire) {
    const { id, topology, layout, types, turnRules } = variant;
    if (layout.cells !== topology.size) throw new Error(`${id}: ${layout.cells} cells for a board of ${topology.size}`);
    repertoire = new Repertoire(types, turnRules);
    repertoires.set(variant, repertoire);
  }
  return repertoire;
};
