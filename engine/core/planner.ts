/**
 * Where rules meet the board: they read anything public and write plans. This is the one generator of actions; listing,
 * preview, notation, saves and search use it, and so do `Probe` and `Reach`, which only override its few questions.
 */
import type { Game } from './game.ts';
import { type Cell, type Dir, type Kind, NO_KIND, NOBODY, OFF, type Piece, type Side } from './ids.ts';
import type { Fact } from './layout.ts';
import { type How, Plans } from './plans.ts';
import type { PieceType } from './variant.ts';

/** Called for every cell that a rule could not offer, while somebody asks why not. */
export type Listener = (cell: Cell, reason: string, piece: Piece, at: Cell) => void;

/** A walk that enters no cell on its way. */
const STRAIGHT: readonly Cell[] = [];

export class Planner {
  readonly game: Game;
  readonly plans: Plans;
  listener: Listener | null = null;
  /** the piece that the listener asks about; rules of the turn answer for it alone */
  asked: Piece = NOBODY;
  private readonly mem: Int16Array;
  private readonly onBase: number;
  private readonly sideBase: number;
  private readonly kindBase: number;
  private readonly types: readonly PieceType[];

  constructor(game: Game, plans: Plans = new Plans()) {
    this.game = game;
    this.plans = plans;
    this.mem = game.world.mem;
    this.onBase = game.facts.on.base;
    this.sideBase = game.facts.side.base;
    this.kindBase = game.facts.kind.base;
    this.types = game.variant.types;
  }

  // -- questions

  get<K extends number>(fact: Fact<K>, key: K): number {
    return this.mem[fact.base + key];
  }
  next(c: Cell, d: Dir): Cell {
    return this.game.topology.next(c, d);
  }
  on(c: Cell): Piece {
    return this.mem[this.onBase + c] as Piece;
  }
  isEmpty(c: Cell): boolean {
    return this.mem[this.onBase + c] < 0;
  }
  sideOf(p: Piece): Side {
    return this.mem[this.sideBase + p] as Side;
  }
  typeOf(p: Piece): PieceType {
    return this.types[this.mem[this.kindBase + p]];
  }
  areEnemies(p: Piece, q: Piece): boolean {
    return this.mem[this.sideBase + p] !== this.mem[this.sideBase + q];
  }
  /** May `me` capture whoever stands on the cell? Every capture asks this, so overriding it sees all threats. */
  canCapture(me: Piece, c: Cell): boolean {
    const there = this.on(c);
    return there !== NOBODY && this.areEnemies(me, there) && !this.typeOf(there).uncapturable;
  }

  // -- planning

  by(piece: Piece): Plans {
    return this.plans.by(piece);
  }
  /**
   * Go there if it is empty, capture a foe. False when the way on is blocked. `through` are the cells that are really
   * entered before: something may happen on each of them, and two ways are two actions. It is lent, not given.
   */
  visit(me: Piece, to: Cell, how: How = 'walk', through: readonly Cell[] = STRAIGHT): boolean {
    if (this.enter(me, to, how, through)) return true;
    this.strike(me, to, how, through);
    return false;
  }
  /** Go there if it is empty. False when the way on is blocked. */
  enter(me: Piece, to: Cell, how: How = 'walk', through: readonly Cell[] = STRAIGHT): boolean {
    if (!this.isEmpty(to)) return false;
    this.walk(me, through).go(me, to, how).done();
    return true;
  }
  /** Capture whoever stands there, if that may be done. */
  strike(me: Piece, to: Cell, how: How = 'walk', through: readonly Cell[] = STRAIGHT): void {
    if (this.canCapture(me, to)) this.walk(me, through).take(this.on(to)).go(me, to, how).done();
    else this.denyCapture(me, to);
  }
  /** Begin an action of `me` that enters these cells first; from one to another that is no neighbour of it by warp. */
  walk(me: Piece, through: readonly Cell[]): Plans {
    const plan = this.plans.by(me);
    const { topology } = this.game;
    for (let i = 0; i < through.length; i++) {
      const isStep = i === 0 || topology.areNeighbours(through[i - 1], through[i]);
      plan.go(me, through[i], isStep ? 'walk' : 'warp');
    }
    return plan;
  }

  // -- why not

  /** Tell whoever asks why `cell` is not offered. `piece` and `at` are whom and which cell the reason speaks of. */
  deny(cell: Cell, reason: string, piece: Piece = NOBODY, at: Cell = OFF): void {
    if (this.listener !== null && cell !== OFF) this.listener(cell, reason, piece, at);
  }
  denyCapture(me: Piece, cell: Cell): void {
    if (this.listener === null || cell === OFF) return;
    const there = this.on(cell);
    if (there === NOBODY) this.deny(cell, 'nothing-to-take');
    else if (this.typeOf(there).uncapturable) this.deny(cell, 'uncapturable', there, cell);
    else if (!this.areEnemies(me, there)) this.deny(cell, 'own-piece', there, cell);
  }

  // -- the generator

  /** Everything the side to move may choose. Returns how many actions were added. */
  everyAction(): number {
    const { game, plans } = this;
    const begun = plans.count;
    if (game.isOver) return 0;
    plans.newPosition();
    const me = game.toMove;
    for (const p of game.pieces) {
      const at = game.cellOf(p);
      if (at !== OFF && this.sideOf(p) === me) this.planPiece(p, at);
    }
    this.planTurn();
    this.dropForbidden(begun);
    return plans.count - begun;
  }
  /** Is there any action at all? Stops at the first piece that has one, and keeps nothing. */
  hasAction(): boolean {
    const { game, plans } = this;
    const me = game.toMove;
    let found = false;
    plans.newPosition();
    for (let i = 0; i < game.pieces.length && !found; i++) {
      const p = game.pieces[i];
      const at = game.cellOf(p);
      if (at === OFF || this.sideOf(p) !== me) continue;
      this.planPiece(p, at);
      this.dropForbidden(0);
      found = plans.count > 0;
    }
    plans.clear();
    if (!found) found = this.everyAction() > 0; // rules of the turn: drops, ending it
    plans.clear();
    return found;
  }
  /** What one piece on the board may do, by its own rules. */
  planPiece(me: Piece, at: Cell): void {
    const { game } = this;
    const { variant, repertoire } = game;
    if (variant.mayMove && !variant.mayMove(game, me)) return;
    const kind = this.mem[this.kindBase + me] as Kind;
    this.planBy(repertoire.rulesOf[kind], kind, me, at);
    const lender = this.types[kind].borrows?.(game, me);
    if (lender === undefined) return;
    const lent = repertoire.kindOf(lender);
    this.planBy(repertoire.lentBy[lent], lent, me, at);
  }
  private planBy(numbers: readonly number[], kind: Kind, me: Piece, at: Cell): void {
    const { plans } = this;
    const { rules } = this.game.repertoire;
    plans.kind = kind;
    for (let i = 0; i < numbers.length; i++) {
      plans.rule = numbers[i];
      rules[numbers[i]].plan(this, me, at);
    }
  }
  /** What the side to move may do with no piece on the board. */
  planTurn(): void {
    const { plans } = this;
    const { repertoire } = this.game;
    plans.kind = NO_KIND;
    for (let i = 0; i < repertoire.turnRules.length; i++) {
      plans.rule = repertoire.numberOfTurnRule(i);
      repertoire.turnRules[i].plan(this);
    }
  }
  /** Legality where a variant asks for it: make, ask, unmake. */
  private dropForbidden(begun: number): void {
    const { game, plans } = this;
    const { variant } = game;
    if (!variant.forbids) return;
    const me = game.toMove;
    const { watching, trying } = game;
    game.watching = null;
    game.trying = true;
    plans.retain(begun, (i) => {
      const mark = game.make(plans, i);
      const forbidden = variant.forbids?.(game, me) === true;
      game.unmake(mark);
      return !forbidden;
    });
    game.trying = trying;
    game.watching = watching;
  }
}
