/**
 * Who could capture on a cell, and along which way: the pieces' own attacks and abilities are planned for real, as if
 * whoever stands there were a foe of everybody; where nobody stands, somebody is imagined. Whose turn it is, and what
 * may not be done because of what it would bring about, does not matter. For people and for `checks`; the inner loop
 * asks `Probe`.
 */
import type { Game } from './game.ts';
import { type Cell, NOBODY, OFF, type Piece } from './ids.ts';
import { Planner } from './planner.ts';
import { Plans, type Step } from './plans.ts';
import { attacksOf } from './threats.ts';
import type { PieceType } from './variant.ts';

export interface Attack {
  readonly piece: Piece;
  /** every cell from the attacker's to the one attacked, both included; a leap has nothing between */
  readonly line: readonly Cell[];
}

class Hunt extends Planner {
  private victim: Piece = NOBODY;
  /** where the victim stands in the imagination, and what it is */
  private imagined = OFF;
  private imaginedType: PieceType | null = null;

  /** How `hunter` could capture `victim` where both stand; null when it could not. */
  wayTo(hunter: Piece, victim: Piece, type?: PieceType): readonly Cell[] | null {
    this.victim = victim;
    this.imagined = OFF;
    return this.search(hunter, this.game.cellOf(victim), type);
  }
  /** The same for a cell on which nobody stands. */
  wayToEmpty(hunter: Piece, cell: Cell, imaginedType: PieceType): readonly Cell[] | null {
    this.victim = this.game.facts.pieces as Piece; // one more than there can be
    this.imagined = cell;
    this.imaginedType = imaginedType;
    return this.search(hunter, cell, undefined);
  }
  private search(hunter: Piece, target: Cell, type: PieceType | undefined): readonly Cell[] | null {
    const { plans } = this;
    const as = type ?? this.typeOf(hunter);
    const lender = type === undefined ? as.borrows?.(this.game, hunter) : undefined;
    const own = type === undefined ? (as.abilities ?? []) : [];
    const at = this.game.cellOf(hunter);
    plans.clear();
    plans.newPosition();
    for (const rule of [...attacksOf(as), ...own, ...(lender ? attacksOf(lender) : [])]) rule.plan(this, hunter, at);
    let way: readonly Cell[] | null = null;
    for (let i = 0; i < plans.count && way === null; i++) {
      const steps = plans.steps(i);
      if (steps.some((s) => s.do === 'take' && s.piece === this.victim)) way = this.wayOf(steps, hunter, at, target);
    }
    plans.clear();
    this.victim = NOBODY;
    return way;
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
    if (way[way.length - 1] !== target) return [from, target]; // it captures in passing
    return isLeap ? way : way.flatMap((c, n) => (n === 0 ? [c] : [...this.between(way[n - 1], c), c]));
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
    return q === this.victim || super.areEnemies(p, q);
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

/** Everybody of either side who could capture on that cell, were a foe there. */
export const attackersOf = (game: Game, cell: Cell): readonly Attack[] => {
  const there = game.pieceOn(cell);
  const hunt = huntOf(game);
  const imagined = there === NOBODY ? imaginable(game) : [];
  return game.pieces.flatMap((piece) => {
    if (game.cellOf(piece) === OFF || piece === there) return [];
    let line = there === NOBODY ? null : hunt.wayTo(piece, there);
    for (let i = 0; i < imagined.length && line === null; i++) line = hunt.wayToEmpty(piece, cell, imagined[i]);
    return line === null ? [] : [{ piece, line }];
  });
};
/** Somebody usual, and somebody royal: there are pieces that capture nobody else. */
const imaginable = ({ variant }: Game): readonly PieceType[] =>
  [
    variant.types.find((t) => !t.royal && !t.uncapturable),
    variant.types.find((t) => t.royal && !t.uncapturable),
  ].filter((t) => t !== undefined);
