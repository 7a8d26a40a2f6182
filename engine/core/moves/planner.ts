/**
 * Where rules meet the board: they read anything public and write plans. This is the one generator of actions; listing,
 * preview, notation, saves and search use it, and so do `Probe` and `CaptureReach`, which only override its few
 * questions.
 */

import type { Fact } from '../board/layout.ts';
import type { Game } from '../game.ts';
import type { ChoiceFor } from '../hooks/pieces.ts';
import type { Foresight } from '../hooks/play.ts';
import { type Cell, type Dir, type Kind, NO_KIND, NOBODY, OFF, type Piece, type Side } from '../ids.ts';
import type { Planning, SettingType } from '../setting.ts';
import { NO_MOVES } from './move-set.ts';
import { type How, Plans } from './plans.ts';
import { mayBorrow, type RuleLists, type Traits } from './rule-index.ts';

/** Called for every cell that a rule could not offer, while an explanation is wanted. */
type Listener = (cell: Cell, reason: string, piece: Piece, at: Cell) => void;

/** A walk that enters no cell on its way. */
const STRAIGHT: readonly Cell[] = [];

export class Planner {
  readonly game: Game;
  readonly plans: Plans;
  listener: Listener | null = null;
  /** the piece that the listener asks about; rules of the turn answer for it alone */
  asked: Piece = NOBODY;
  /** may the piece being planned capture? Rules that do not ask `canCapture` ask this */
  armed = true;
  /** nobody cares for what merely enters an empty cell: a rule that walks need not offer it */
  onlyCaptures = false;
  /** the rules that are asked, by number; of those that are lent in sets, as such a set */
  protected lists: RuleLists;
  protected askedInSets = ~0;
  private readonly mem: Int16Array;
  private readonly neighbours: Int16Array;
  private readonly onBase: number;
  private readonly sideBase: number;
  private readonly kindBase: number;
  private readonly riderBase: number;
  private readonly traits: readonly Traits[];
  private readonly types: readonly SettingType[];
  private readonly choices: readonly ChoiceFor<Planning>[];
  /** no stacks, no piece that is safe from some captors, and every mover may capture: one look is enough */
  private readonly isPlain: boolean;
  private scratch: Planner | null = null;
  /** by side: who had an action when that was asked last, and most likely has one again; asked first */
  private readonly latestToMove: [Piece, Piece] = [NOBODY, NOBODY];

  constructor(game: Game, plans: Plans = new Plans()) {
    this.game = game;
    this.plans = plans;
    this.mem = game.world.mem;
    this.neighbours = game.topology.neighbours;
    this.onBase = game.facts.on.base;
    this.sideBase = game.facts.side.base;
    this.kindBase = game.facts.kind.base;
    this.types = game.variant.types;
    this.traits = game.ruleIndex.traits;
    this.lists = game.ruleIndex;
    this.riderBase = game.facts.rider?.base ?? -1;
    this.choices = game.variant.choices ?? [];
    this.isPlain = this.riderBase < 0 && !game.limits.mayCapture && this.types.every((type) => !type.safeFrom);
  }

  // -- questions

  get<K extends number>(fact: Fact<K>, key: K): number {
    return this.mem[fact.base + key];
  }
  next(c: Cell, d: Dir): Cell {
    return this.neighbours[8 * c + d] as Cell;
  }
  on(c: Cell): Piece {
    return this.mem[this.onBase + c] as Piece;
  }
  riderOn(c: Cell): Piece {
    return this.riderBase < 0 ? NOBODY : (this.mem[this.riderBase + c] as Piece);
  }
  isEmpty(c: Cell): boolean {
    return this.mem[this.onBase + c] < 0;
  }
  sideOf(p: Piece): Side {
    return this.mem[this.sideBase + p] as Side;
  }
  typeOf(p: Piece): SettingType {
    return this.types[this.mem[this.kindBase + p]];
  }
  traitsOf(p: Piece): Traits {
    return this.traits[this.mem[this.kindBase + p]];
  }
  areEnemies(p: Piece, q: Piece): boolean {
    return this.mem[this.sideBase + p] !== this.mem[this.sideBase + q];
  }
  /** May `me` capture the piece on the cell? Every capture asks this, so overriding it sees all threats. */
  canCapture(me: Piece, c: Cell): boolean {
    const there = this.on(c);
    if (there === NOBODY || !this.areEnemies(me, there) || this.traitsOf(there).uncapturable) return false;
    return this.isPlain || (this.armed && !this.shielded(c, me));
  }
  /** Is there a piece on the cell that this captor, friend or enemy, cannot capture? A stack is captured whole. */
  shielded(c: Cell, captor: Piece): boolean {
    return this.safeOn(c, captor) !== NOBODY;
  }
  private safeOn(c: Cell, captor: Piece): Piece {
    const there = this.on(c);
    if (there === NOBODY) return NOBODY;
    if (this.isSafe(there, captor)) return there;
    const rider = this.riderOn(c);
    return rider !== NOBODY && this.isSafe(rider, captor) ? rider : NOBODY;
  }
  private isSafe(p: Piece, captor: Piece): boolean {
    const { uncapturable, safeFrom } = this.traitsOf(p);
    return uncapturable || safeFrom?.(this.game, p, captor) === true;
  }
  /** May `me`, who carries nobody itself, step onto the friend who stands there, to ride along? */
  canBoard(me: Piece, c: Cell): boolean {
    if (this.riderBase < 0) return false;
    const mount = this.on(c);
    if (mount === NOBODY || this.areEnemies(me, mount) || this.riderOn(c) !== NOBODY) return false;
    const own = this.riderOn(this.game.cellOf(me));
    if (own !== NOBODY && own !== me) return false; // no more than two share a cell
    return this.traitsOf(mount).carries?.(this.game, mount, me) === true;
  }
  /** A second planner of the same game, for what-if questions while this one is at work. */
  get aside(): Planner {
    this.scratch ??= new Planner(this.game, new Plans());
    return this.scratch;
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
  /** Go there if it is empty, board a friend that carries; never capture. False when the way on is blocked. */
  enter(me: Piece, to: Cell, how: How = 'walk', through: readonly Cell[] = STRAIGHT): boolean {
    if (this.isEmpty(to)) {
      this.walk(me, through);
      this.arrive(me, to, how);
      return true;
    }
    if (this.riderBase >= 0 && this.canBoard(me, to)) {
      this.walk(me, through);
      this.arrive(me, to, 'board');
    }
    return false;
  }
  /** Capture the piece there, if that may be done. */
  strike(me: Piece, to: Cell, how: How = 'walk', through: readonly Cell[] = STRAIGHT): void {
    if (this.canCapture(me, to)) {
      this.walk(me, through);
      this.planTakes(to);
      this.arrive(me, to, how);
    } else this.denyCapture(me, to);
  }
  /** Plan to capture all on the cell, the top one first. */
  planTakes(c: Cell): void {
    const rider = this.riderOn(c);
    if (rider !== NOBODY) this.plans.take(rider);
    const there = this.on(c);
    if (there !== NOBODY) this.plans.take(there);
  }
  /** Finish the action that was begun: `me` arrives, once plainly and once with each combination of the choices offered. */
  arrive(me: Piece, to: Cell, how: How = 'walk'): void {
    if (this.choices.length === 0) this.plans.go(me, to, how).done();
    else this.arriveWith(me, to, how, 0);
  }
  private arriveWith(me: Piece, to: Cell, how: How, next: number): void {
    const { plans, choices } = this;
    let at = next;
    let offer: 'no' | 'may' | 'must' = 'no';
    while (at < choices.length) {
      offer = choices[at].offer(this, me, to, how);
      if (offer !== 'no') break; // mostly it is
      at++;
    }
    if (offer === 'no') {
      plans.go(me, to, how).done();
      return;
    }
    const { begun } = plans;
    if (offer === 'may') {
      this.arriveWith(me, to, how, at + 1);
      plans.resume(begun);
    }
    choices[at].add(this, plans, me);
    this.arriveWith(me, to, how, at + 1);
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

  /** Say why `cell` is not offered. `piece` and `at` are what the reason speaks of. */
  deny(cell: Cell, reason: string, piece: Piece = NOBODY, at: Cell = OFF): void {
    if (this.listener !== null && cell !== OFF) this.listener(cell, reason, piece, at);
  }
  denyCapture(me: Piece, cell: Cell): void {
    if (this.listener === null || cell === OFF) return;
    const there = this.on(cell);
    if (there === NOBODY) this.deny(cell, 'nothing-to-take');
    else if (this.typeOf(there).uncapturable) this.deny(cell, 'uncapturable', there, cell);
    else if (!this.areEnemies(me, there)) this.deny(cell, this.whyNotBoarded(there, cell), there, cell);
    else if (!this.armed) this.deny(cell, 'takes-nobody', there, cell);
    else if (this.shielded(cell, me)) this.deny(cell, 'safe-from-it', this.safeOn(cell, me), cell);
  }
  private whyNotBoarded(friend: Piece, c: Cell): string {
    if (this.riderBase < 0 || !this.typeOf(friend).carries) return 'own-piece';
    return this.riderOn(c) === NOBODY ? 'does-not-carry' : 'carries-already';
  }

  // -- the generator

  /** Everything the side to move may choose. Returns how many actions were added. */
  everyAction(): number {
    const begun = this.plans.count;
    if (this.everyPlan() > 0) this.dropForbidden(begun);
    this.keepDuties(begun);
    return this.plans.count - begun;
  }
  /**
   * The same without asking what `legality` forbids, for whoever asks that of each action after making it. Where there
   * are duties it is asked all the same: what is forbidden is no duty.
   */
  everyPseudoLegal(): number {
    return this.game.legality.isDuty ? this.everyAction() : this.everyPlan();
  }
  private everyPlan(): number {
    const { game, plans } = this;
    const begun = plans.count;
    if (game.isOver) return 0;
    this.everyMove();
    this.planTurn();
    return plans.count - begun;
  }
  private keepDuties(begun: number): void {
    const { legality } = this.game;
    const { plans } = this;
    if (!legality.isDuty) return;
    const isDuty = (i: number): boolean => legality.isDuty?.(plans, i) === true;
    for (let i = begun; i < plans.count; i++) {
      if (!isDuty(i)) continue;
      plans.retain(begun, isDuty);
      return;
    }
  }
  /** Everything that the pieces on the board may do, forbidden or not. */
  everyMove(): void {
    const { game, plans } = this;
    plans.newPosition();
    const me = game.toMove;
    const { length } = game.pieces;
    for (let p = 0; p < length; p++) {
      const at = game.cellOf(p as Piece);
      if (at !== OFF && this.sideOf(p as Piece) === me) this.planPiece(p as Piece, at);
    }
  }
  /** Is there any action at all? Stops at the first one that is found, and keeps nothing. */
  hasAction(): boolean {
    const { game, plans, latestToMove } = this;
    const me = game.toMove;
    let foresight: Foresight | null | undefined;
    const canMove = (p: Piece): boolean => {
      const at = game.cellOf(p);
      if (at === OFF || this.sideOf(p) !== me) return false;
      this.planPiece(p, at);
      if (foresight === undefined && plans.count > 0) foresight = this.foresee();
      const isAllowed = this.isAnyAllowed(foresight ?? null);
      plans.clear();
      return isAllowed;
    };
    plans.clear();
    plans.newPosition();
    const latest = latestToMove[me];
    let found = latest < game.pieces.length && latest !== NOBODY && canMove(latest);
    for (let i = 0; i < game.pieces.length && !found; i++) {
      if (game.pieces[i] === latest) continue;
      found = canMove(game.pieces[i]);
      if (found) latestToMove[me] = game.pieces[i];
    }
    plans.clear();
    if (!found) found = this.everyAction() > 0; // rules of the turn: drops, ending it
    plans.clear();
    return found;
  }
  /**
   * The actions that pass the test, of those pieces alone, or of the turn when none of them is on the board: far less
   * work than every action where only one is wanted. Replaces what was planned; returns how many there are.
   */
  actionsAmong(isMover: (p: Piece) => boolean, isMeant: (i: number) => boolean): number {
    const { game, plans } = this;
    plans.clear();
    if (game.isOver) return 0;
    if (game.legality.isDuty) {
      this.everyAction(); // a duty of others may rule them out
      plans.retain(0, isMeant);
      return plans.count;
    }
    plans.newPosition();
    let anybody = false;
    for (const p of game.pieces) {
      const at = game.cellOf(p);
      if (at === OFF || this.sideOf(p) !== game.toMove || !isMover(p)) continue;
      anybody = true;
      this.planPiece(p, at);
    }
    if (!anybody) this.planTurn();
    plans.retain(0, isMeant);
    this.dropForbidden(0);
    return plans.count;
  }
  /** What one piece on the board may do, by its own rules. */
  planPiece(me: Piece, at: Cell): void {
    const { game } = this;
    const { limits } = game;
    const { inPlaceOf } = this.lists;
    const kind = this.mem[this.kindBase + me] as Kind;
    this.armed = limits.mayCapture === undefined || limits.mayCapture(game, me);
    const mayMove = limits.mayMove === undefined || limits.mayMove(game, me);
    if (mayMove) this.planMoves(kind, me, at, limits.isHeld?.(game, me) === true);
    if (inPlaceOf[kind].length > 0) this.planBy(inPlaceOf[kind], kind, me, at);
    this.armed = true;
  }
  private planMoves(kind: Kind, me: Piece, at: Cell, isHeld: boolean): void {
    const { game } = this;
    const { ruleIndex } = game;
    const { borrowing } = this.traits[kind];
    if (!isHeld) this.planBy(this.lists.rulesOf[kind], kind, me, at);
    if (!mayBorrow(borrowing, game, isHeld)) return;
    if (borrowing.borrowsSet) {
      const planned = isHeld ? NO_MOVES : ruleIndex.lentSet[kind];
      this.planSet(borrowing.borrowsSet(game, me) & ~planned, kind, me, at);
    }
    const lender = borrowing.borrows?.(game, me);
    if (lender === undefined) return;
    const lent = ruleIndex.kindOf(lender);
    this.planBy(this.lists.lentBy[lent], lent, me, at);
  }
  /** By every rule of the set. It moves as its own kind: a set does not tell whose rules they were. */
  private planSet(set: number, kind: Kind, me: Piece, at: Cell): void {
    const { plans } = this;
    const { rules } = this.game.ruleIndex;
    plans.kind = kind;
    for (let left = set & this.askedInSets & 0xffff; left !== 0; left &= left - 1) {
      plans.rule = 31 - Math.clz32(left & -left);
      rules[plans.rule].plan(this, me, at);
    }
  }
  private planBy(numbers: readonly number[], kind: Kind, me: Piece, at: Cell): void {
    const { plans } = this;
    const { rules } = this.game.ruleIndex;
    plans.kind = kind;
    for (let i = 0; i < numbers.length; i++) {
      plans.rule = numbers[i];
      rules[numbers[i]].plan(this, me, at);
    }
  }
  /** What the side to move may do with no piece on the board. */
  planTurn(): void {
    const { plans } = this;
    const { ruleIndex } = this.game;
    plans.kind = NO_KIND;
    for (let i = 0; i < ruleIndex.turnRules.length; i++) {
      plans.rule = ruleIndex.numberOfTurnRule(i);
      ruleIndex.turnRules[i].plan(this);
    }
  }
  private dropForbidden(begun: number): void {
    if (!this.game.legality.forbids) return;
    this.tryingOut(this.foresee(), (isAllowed) => this.plans.retain(begun, isAllowed));
  }
  private isAnyAllowed(foresight: Foresight | null): boolean {
    const { count } = this.plans;
    if (!this.game.legality.forbids) return count > 0;
    return this.tryingOut(foresight, (isAllowed) => {
      for (let i = 0; i < count; i++) if (isAllowed(i)) return true;
      return false;
    });
  }
  private foresee(): Foresight | null {
    return this.game.legality.foresees?.(this.game, this.game.toMove) ?? null;
  }
  /** Legality where a variant asks for it: make, ask, unmake; unless the answer is known before. */
  private tryingOut<T>(foresight: Foresight | null, ask: (isAllowed: (i: number) => boolean) => T): T {
    const { game, plans } = this;
    const { legality, toMove, watching, trying } = game;
    game.watching = null;
    game.trying = true;
    const answer = ask((i) => {
      if (foresight?.covers(plans, i)) return !foresight.isForbidden;
      const mark = game.make(plans, i);
      const forbidden = legality.forbids?.(game, toMove) === true;
      game.unmake(mark);
      return !forbidden;
    });
    game.trying = trying;
    game.watching = watching;
    return answer;
  }
}
