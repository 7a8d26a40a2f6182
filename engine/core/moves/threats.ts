/**
 * Who could capture whom. Both classes run a type's own rules under another kind of planner, so there is no second
 * description of how anything attacks. `Probe` answers exactly, for the board as it is. `CaptureReach` answers at once,
 * for any board: its "no" is certain, its "yes" means that the probe must be asked.
 */
import { Game } from '../game.ts';
import { type Cell, type Kind, NOBODY, type Piece, SIDES, type Side } from '../ids.ts';
import type { PieceType, Rule, Variant } from '../variant.ts';
import { Planner } from './planner.ts';
import { Plans } from './plans.ts';
import { lentRulesOf, mayBorrow } from './rule-index.ts';

const NONE: readonly Rule[] = [];
/** What a type threatens by leaving its cell, what standing still, and what a borrower of it threatens by that. */
export const attacksOf = (type: PieceType): readonly Rule[] => type.attacks ?? type.rules;
export const standingAttacksOf = (type: PieceType): readonly Rule[] =>
  type.attacksInPlace ?? (type.attacks ? NONE : (type.inPlace ?? NONE));
export const lentAttacksOf = (type: PieceType): readonly Rule[] => type.attacks ?? lentRulesOf(type);

/** Plans nothing and keeps nothing. */
class NoPlans extends Plans {
  override go(): this {
    return this;
  }
  override via(): this {
    return this;
  }
  override swap(): this {
    return this;
  }
  override take(): this {
    return this;
  }
  override banish(): this {
    return this;
  }
  override place(): this {
    return this;
  }
  override become(): this {
    return this;
  }
  override convert(): this {
    return this;
  }
  override mark(): this {
    return this;
  }
  override together(): this {
    return this;
  }
  override endTurn(): this {
    return this;
  }
  override get begun(): number {
    return 0;
  }
  override resume(): void {}
  override done(): void {}
}

/** Listens for one capture. The victim and its companion count as hostile to the hunter. */
export class Probe extends Planner {
  private victim: Piece = NOBODY;
  /** who shares its cell; the victim itself where nobody does */
  private companion: Piece = NOBODY;
  private found = false;

  constructor(game: Game) {
    super(game, new NoPlans());
    this.onlyCaptures = true;
  }
  /**
   * Could `hunter` capture `victim` where both stand now, were they enemies? As itself and by what it borrows, or as
   * `type` alone.
   */
  couldCapture(hunter: Piece, victim: Piece, type?: PieceType): boolean {
    const { game } = this;
    const { limits } = game;
    const as = type ?? this.typeOf(hunter);
    this.armed = limits.mayCapture === undefined || limits.mayCapture(game, hunter);
    this.victim = victim;
    const companion = game.companionOf(victim);
    this.companion = companion === NOBODY ? victim : companion;
    this.found = false;
    const isHeld = limits.isHeld?.(game, hunter) === true;
    if (!isHeld) this.follow(attacksOf(as), hunter);
    if (type === undefined && !this.found) this.followBorrowed(as, hunter, isHeld);
    this.follow(standingAttacksOf(as), hunter);
    this.victim = this.companion = NOBODY; // other questions to this planner are about the board as it is
    this.armed = true;
    return this.found;
  }
  private followBorrowed({ borrowing }: PieceType, hunter: Piece, isHeld: boolean): void {
    const { game } = this;
    if (!mayBorrow(borrowing, game, isHeld)) return;
    if (borrowing.borrowsSet) this.follow(game.ruleIndex.rulesIn(borrowing.borrowsSet(game, hunter)), hunter);
    const lender = borrowing.borrows?.(game, hunter);
    if (lender !== undefined) this.follow(lentAttacksOf(lender), hunter);
  }
  private follow(rules: readonly Rule[], hunter: Piece): void {
    const at = this.game.cellOf(hunter);
    for (let i = 0; i < rules.length && !this.found; i++) rules[i].plan(this, hunter, at);
  }
  override areEnemies(p: Piece, q: Piece): boolean {
    return q === this.victim || q === this.companion || super.areEnemies(p, q);
  }
  override canCapture(me: Piece, c: Cell): boolean {
    if (!super.canCapture(me, c)) return false;
    this.planTakes(c);
    return true;
  }
  override planTakes(c: Cell): void {
    const there = this.on(c);
    if (there !== NOBODY && (there === this.victim || there === this.companion)) this.found = true;
  }
  override enter(_me: Piece, to: Cell): boolean {
    return this.isEmpty(to);
  }
  override strike(me: Piece, to: Cell): void {
    this.canCapture(me, to);
  }
  override arrive(): void {}
}

/** Notes every cell that it looks at: as long as nobody comes, goes or changes on these, it answers the same. */
export class NotingProbe extends Probe {
  private readonly notedIn: Int32Array;
  /** counts how often it began anew: what it noted before is forgotten then */
  round = 0;

  constructor(game: Game) {
    super(game);
    this.notedIn = new Int32Array(game.topology.size);
  }
  begin(): void {
    this.round++;
  }
  note(c: Cell): void {
    this.notedIn[c] = this.round;
  }
  hasNoted(c: Cell): boolean {
    return this.notedIn[c] === this.round;
  }
  override on(c: Cell): Piece {
    this.notedIn[c] = this.round;
    return super.on(c);
  }
  override riderOn(c: Cell): Piece {
    this.notedIn[c] = this.round;
    return super.riderOn(c);
  }
  override isEmpty(c: Cell): boolean {
    this.notedIn[c] = this.round;
    return super.isEmpty(c);
  }
}

/** A planner on a board that is always empty, taking note of every cell a rule would capture on. */
class Surveyor extends Planner {
  side: Side = 0;
  note: (cell: Cell) => void = () => {};

  override on(): Piece {
    return NOBODY;
  }
  override isEmpty(): boolean {
    return true;
  }
  override sideOf(): Side {
    return this.side;
  }
  override visit(_me: Piece, to: Cell): boolean {
    this.note(to);
    return true;
  }
  override enter(): boolean {
    return true;
  }
  override strike(_me: Piece, to: Cell): void {
    this.note(to);
  }
  override canCapture(_me: Piece, to: Cell): boolean {
    this.note(to);
    return false;
  }
  override riderOn(): Piece {
    return NOBODY;
  }
  override planTakes(to: Cell): void {
    this.note(to);
  }
  override arrive(): void {}
}

/** For every kind, side and cell: the cells it could ever capture on, as a set of bits. */
export class CaptureReach {
  private readonly bits: Uint32Array;
  private readonly cells: number;
  private readonly words: number;

  constructor(variant: Variant) {
    this.cells = variant.topology.size;
    this.words = (this.cells + 31) >> 5;
    this.bits = new Uint32Array(variant.types.length * 2 * this.cells * this.words);
    const surveyor = new Surveyor(new Game(variant, {}, () => {}), new NoPlans());
    variant.types.forEach((type, kind) => {
      for (const side of SIDES) {
        surveyor.side = side;
        for (const at of variant.topology.cells) this.survey(surveyor, type, this.row(kind as Kind, side, at), at);
      }
    });
  }
  private survey(surveyor: Surveyor, type: PieceType, row: number, at: Cell): void {
    const note = (cell: Cell): void => {
      this.bits[row + (cell >> 5)] |= 1 << (cell & 31);
    };
    surveyor.note = note;
    for (const rule of [...attacksOf(type), ...standingAttacksOf(type)]) {
      if (rule.reach) rule.reach(surveyor, at, note);
      else rule.plan(surveyor, NOBODY, at);
    }
  }
  /** false: never, whatever stands where */
  covers(kind: Kind, side: Side, at: Cell, target: Cell): boolean {
    return ((this.bits[this.row(kind, side, at) + (target >> 5)] >>> (target & 31)) & 1) !== 0;
  }
  /** The same for many cells at once, as a set of bits: false where it could never capture on any of them. */
  meets(kind: number, side: number, at: number, cells: Uint32Array): boolean {
    const { bits, words } = this;
    const row = ((kind * 2 + side) * this.cells + at) * words;
    for (let w = 0; w < words; w++) if ((bits[row + w] & cells[w]) !== 0) return true;
    return false;
  }
  private row(kind: Kind, side: Side, at: Cell): number {
    return ((kind * 2 + side) * this.cells + at) * this.words;
  }
}

const reaches = new WeakMap<Variant, CaptureReach>();
/** Every game of a variant shares one: it takes a while to make. */
export const reachOf = (variant: Variant): CaptureReach => {
  const reach = reaches.get(variant) ?? new CaptureReach(variant);
  reaches.set(variant, reach);
  return reach;
};
