/**
 * Who could capture on a cell, and along which way: the pieces' own attacks and abilities are planned for real, as if
 * the piece on it were everybody's enemy; on an empty cell one is imagined. Whose turn it is, and what
 * may not be done because of what it would bring about, does not matter. For people and for `checks`; the inner loop
 * asks `Probe`.
 */
import type { Game } from '../game.ts';
import { type Cell, NOBODY, OFF, type Piece } from '../ids.ts';
import type { PieceType, Rule } from '../variant.ts';
import { Planner } from './planner.ts';
import { type How, Plans, type Step } from './plans.ts';
import { mayBorrow, type Traits } from './rule-index.ts';
import { attacksOf, lentAttacksOf, standingAttacksOf } from './threats.ts';

export interface Attack {
  readonly piece: Piece;
  /** every cell from the attacker's to the one attacked, both included; a leap has nothing between */
  readonly line: readonly Cell[];
}

class Hunt extends Planner {
  private victim: Piece = NOBODY;
  private companion: Piece = NOBODY;
  /** where the victim stands in the imagination, and what it is */
  private imagined = OFF;
  private imaginedType: PieceType | null = null;

  /** How `hunter` could capture `victim` where both stand; null when it could not. */
  wayTo(hunter: Piece, victim: Piece, type?: PieceType): readonly Cell[] | null {
    this.victim = victim;
    const companion = this.game.companionOf(victim);
    this.companion = companion === NOBODY ? victim : companion;
    this.imagined = OFF;
    return this.search(hunter, this.game.cellOf(victim), type);
  }
  /** The same for a cell on which nobody stands. */
  wayToEmpty(hunter: Piece, cell: Cell, imaginedType: PieceType): readonly Cell[] | null {
    this.victim = this.companion = this.game.facts.pieces as Piece; // one more than there can be
    this.imagined = cell;
    this.imaginedType = imaginedType;
    return this.search(hunter, cell, undefined);
  }
  /** How anything that the piece could do brings itself, or another piece, to end on `cell`; null when nothing does. */
  wayOnto(piece: Piece, cell: Cell): readonly Cell[] | null {
    const { plans, game } = this;
    this.victim = this.companion = NOBODY;
    this.imagined = OFF;
    plans.clear();
    plans.newPosition();
    this.planPiece(piece, game.cellOf(piece));
    let way: readonly Cell[] | null = null;
    for (let i = 0; i < plans.count && way === null; i++) {
      const goes = plans.steps(i).filter((s) => s.do === 'go');
      const last = goes.find((s) => s.to === cell && !goes.some((t) => t !== s && t.piece === s.piece));
      if (last?.do === 'go') way = [game.cellOf(last.piece), cell];
    }
    plans.clear();
    return way;
  }
  private search(hunter: Piece, target: Cell, type: PieceType | undefined): readonly Cell[] | null {
    const { plans, game } = this;
    const at = game.cellOf(hunter);
    plans.clear();
    plans.newPosition();
    this.armed = game.limits.mayCapture?.(game, hunter) !== false;
    for (const rule of this.rulesOf(hunter, type)) rule.plan(this, hunter, at);
    this.armed = true;
    let way: readonly Cell[] | null = null;
    for (let i = 0; i < plans.count && way === null; i++) {
      const steps = plans.steps(i);
      if (steps.some((s) => s.do === 'take' && s.piece === this.victim)) way = this.wayOf(steps, hunter, at, target);
    }
    plans.clear();
    this.victim = this.companion = NOBODY;
    return way;
  }
  /** All that it could capture by now. */
  private rulesOf(hunter: Piece, type: PieceType | undefined): readonly Rule[] {
    const { game } = this;
    const as = type ?? this.typeOf(hunter);
    const isHeld = game.limits.isHeld?.(game, hunter) === true;
    const borrowing = type === undefined && mayBorrow(as.borrowing, game, isHeld) ? as.borrowing : undefined;
    const lender = borrowing?.borrows?.(game, hunter);
    const set = borrowing?.borrowsSet?.(game, hunter);
    return [
      ...(isHeld ? [] : attacksOf(as)),
      ...((type === undefined && !isHeld && as.abilities) || []),
      ...(set === undefined ? [] : game.ruleIndex.rulesIn(set)),
      ...(lender ? lentAttacksOf(lender) : []),
      ...standingAttacksOf(as),
    ];
  }
  private wayOf(steps: readonly Step[], hunter: Piece, from: Cell, target: Cell): readonly Cell[] {
    const way = [from];
    let isLeap = false;
    for (const s of steps) {
      if (s.do === 'via') way.push(s.cell);
      if (s.do !== 'go' || s.piece !== hunter) continue;
      way.push(s.to);
      isLeap ||= s.how !== 'walk';
    }
    const line = isLeap ? way : way.flatMap((c, n) => (n === 0 ? [c] : [...this.between(way[n - 1], c), c]));
    const end = line.indexOf(target, 1);
    return end < 0 ? [from, target] : line.slice(0, end + 1); // from afar, or in passing
  }
  /** The cells between two on one line. */
  private between(from: Cell, to: Cell): readonly Cell[] {
    const { topology } = this.game;
    const [dx, dy] = [topology.x(to) - topology.x(from), topology.y(to) - topology.y(from)];
    if (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)) return [];
    const cells: Cell[] = [];
    for (let c = from; c !== to; c = topology.offset(c, Math.sign(dx), Math.sign(dy))) if (c !== from) cells.push(c);
    return cells;
  }

  override on(c: Cell): Piece {
    return c === this.imagined ? this.victim : super.on(c);
  }
  override isEmpty(c: Cell): boolean {
    return c !== this.imagined && super.isEmpty(c);
  }
  override typeOf(p: Piece): PieceType {
    return this.imagined !== OFF && p === this.victim && this.imaginedType ? this.imaginedType : super.typeOf(p);
  }
  override areEnemies(p: Piece, q: Piece): boolean {
    return q === this.victim || q === this.companion || super.areEnemies(p, q);
  }
  override traitsOf(p: Piece): Traits {
    const { ruleIndex } = this.game;
    return this.imagined !== OFF && p === this.victim && this.imaginedType
      ? ruleIndex.traits[ruleIndex.kindOf(this.imaginedType)]
      : super.traitsOf(p);
  }
  /** Whatever a player might add to it is no matter here. */
  override arrive(me: Piece, to: Cell, how: How = 'walk'): void {
    this.plans.go(me, to, how).done();
  }
}

const hunts = new WeakMap<Game, Hunt>();
const huntOf = (game: Game): Hunt => {
  const hunt = hunts.get(game) ?? new Hunt(game, new Plans());
  hunts.set(game, hunt);
  return hunt;
};

/**
 * Every cell from `hunter` to `victim`, both included, if it could capture it there; else null. As itself and as what it
 * borrows from, or as `type` alone.
 */
export const lineOfAttack = (game: Game, hunter: Piece, victim: Piece, type?: PieceType): readonly Cell[] | null =>
  huntOf(game).wayTo(hunter, victim, type);

/** How something that the piece could do brings a piece to the cell that captures on `cell`: [from, entrance, cell]. */
export const wayThroughGate = (game: Game, piece: Piece, cell: Cell): readonly Cell[] | null => {
  const entrance = game.variant.gates?.entranceTo?.(game, cell) ?? OFF;
  const way = entrance === OFF ? null : huntOf(game).wayOnto(piece, entrance);
  return way && [...way, cell];
};

/** Everybody of either side who could capture on that cell, were a foe there. */
export const attackersOf = (game: Game, cell: Cell): readonly Attack[] => {
  const there = game.pieceOn(cell);
  const hunt = huntOf(game);
  const imagined = there === NOBODY ? imaginable(game) : [];
  return game.pieces.flatMap((piece) => {
    if (game.cellOf(piece) === OFF || game.cellOf(piece) === cell) return [];
    let line = there === NOBODY ? null : hunt.wayTo(piece, there);
    for (let i = 0; i < imagined.length && line === null; i++) line = hunt.wayToEmpty(piece, cell, imagined[i]);
    line ??= wayThroughGate(game, piece, cell);
    return line === null ? [] : [{ piece, line }];
  });
};
/** A usual piece and a royal one: there are pieces that capture royal ones only. */
const imaginable = ({ variant }: Game): readonly PieceType[] =>
  [
    variant.types.find((t) => !t.royal && !t.uncapturable && !t.safeFrom),
    variant.types.find((t) => t.royal && !t.uncapturable && !t.safeFrom),
  ].filter((t) => t !== undefined);
