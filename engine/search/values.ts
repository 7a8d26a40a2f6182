/**
 * What the types of a game are worth to begin with, and on which cells they are freest: measured by putting a piece of
 * each type on every empty cell of some positions and looking where it may go and whom it may take. `npm run values`
 * writes the result beside each game; a judgement corrects it where the worth lies in a rule and not in the movement.
 */

import type { Topology } from '../core/board/topology.ts';
import { Game } from '../core/game.ts';
import { type Cell, type Kind, NOBODY, OFF, type Piece, SIDES, type Side } from '../core/ids.ts';
import type { Measured } from '../core/judgement.ts';
import { Planner } from '../core/moves/planner.ts';
import { first, Op, op, type Plans, second, third } from '../core/moves/plans.ts';
import type { Variant } from '../core/variant.ts';
import type { Options } from '../core/vocabulary.ts';
import type { Chance } from './chance.ts';

/** Positions are taken from random games: freedom depends on how full the board is, hardly on who plays well. */
const GAMES = 5;
const LOOKS = 5;
const ACTIONS_BETWEEN = 24;

/** Beyond so many cells more freedom is of no more use. */
const MOST_CELLS = 40;
/** More victims at once than this are not needed: one is taken in a turn. */
const MOST_VICTIMS = 3;
/** So that a pawn comes out near a hundred and a knight near three, as people count. */
const worthOf = (cells: number, victims: number): number =>
  Math.round(40 * cells ** 0.8 + 110 * Math.min(victims, MOST_VICTIMS));
const PER_CELL = 6;
const MOST_FREEDOM = 80;

interface Measuring {
  readonly options?: Options;
  /** random games; fewer are quicker, and less exact */
  readonly games?: number;
}
/** Under these house rules, the usual ones where none are named. */
export const measure = (
  variant: Variant,
  chance: Chance,
  { options = {}, games = GAMES }: Measuring = {},
): Measured => {
  const survey = new Survey(variant, options);
  for (let n = 0; n < games; n++) {
    for (const game of randomGame(new Game(variant, options), chance)) survey.look(game);
  }
  return survey.result();
};

/** A random game, shown a few times on its way. */
function* randomGame(game: Game, chance: Chance): Generator<Game> {
  const planner = new Planner(game);
  game.trying = true;
  for (let looks = 0; looks < LOOKS; looks++) {
    for (let n = 0; n < ACTIONS_BETWEEN; n++) playAny(planner, chance);
    yield game;
  }
}
/** Play any action that is legal and does not end the game; nothing where there is none. */
const playAny = (planner: Planner, chance: Chance): void => {
  const { game, plans } = planner;
  const me = game.toMove;
  plans.clear();
  planner.everyMove();
  planner.planTurn();
  while (plans.count > 0) {
    const drawn = chance.below(plans.count);
    const mark = game.make(plans, drawn);
    if (!game.isOver && game.legality.forbids?.(game, me) !== true) {
      game.world.settle();
      return;
    }
    game.unmake(mark);
    plans.retain(0, (i) => i !== drawn);
  }
};

class Survey {
  private readonly variant: Variant;
  /** Nothing holds a piece in this one: what freezes or frees it is not the movement's doing. */
  private readonly free: Game;
  private readonly planner: Planner;
  private readonly board: Topology;
  private readonly kinds: readonly Kind[];
  private readonly inArray: ReadonlySet<Kind>;
  // by kind and cell as its owner sees it, files left and right taken together
  private readonly looks: Float64Array;
  private readonly goes: Float64Array;
  private readonly takes: Float64Array;

  constructor(variant: Variant, options: Options) {
    const { topology, types } = variant;
    this.variant = variant;
    this.board = topology;
    this.free = new Game({ ...variant, limits: {} }, options);
    this.planner = new Planner(this.free);
    this.kinds = types.map((_, kind) => kind as Kind).filter((kind) => !types[kind].royal && !types[kind].ownerless);
    const { free } = this;
    this.inArray = new Set(free.pieces.filter((p) => free.cellOf(p) !== OFF).map((p) => free.kindOf(p)));
    const size = types.length * topology.size;
    [this.looks, this.goes, this.takes] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  }
  look(game: Game): void {
    const { free } = this;
    for (const side of SIDES) {
      free.world.mem.set(game.world.mem);
      free.set(free.facts.turn, 0, side);
      for (const kind of this.kinds) {
        const piece = this.pieceFor(kind, side);
        if (piece !== undefined) this.everywhere(piece, kind, side);
      }
      free.world.settle();
    }
  }
  /**
   * Who stands in for that kind: one of its own where the game begins with them, for a game may keep a list of those and
   * nobody else can be on it; and else the commonest of all.
   */
  private pieceFor(kind: Kind, side: Side): Piece | undefined {
    const { free } = this;
    const alone = free.pieces.filter(
      (p) =>
        free.sideOf(p) === side &&
        free.cellOf(p) !== OFF &&
        free.companionOf(p) === NOBODY &&
        this.kinds.includes(free.kindOf(p)),
    );
    const own = alone.find((p) => free.kindOf(p) === kind);
    if (own !== undefined || this.inArray.has(kind)) return own;
    const howMany = (p: Piece): number => alone.filter((q) => free.kindOf(q) === free.kindOf(p)).length;
    return alone.reduce<Piece | undefined>((a, b) => (a === undefined || howMany(b) > howMany(a) ? b : a), undefined);
  }
  private everywhere(piece: Piece, kind: Kind, side: Side): void {
    const { free, planner } = this;
    const { world, facts } = free;
    const before = world.mark();
    free.lift(piece);
    free.set(facts.kind, piece, kind);
    for (const c of this.board.cells) {
      if (free.pieceOn(c) !== NOBODY) continue;
      const mark = world.mark();
      free.put(piece, c);
      planner.plans.clear();
      planner.plans.newPosition();
      planner.planPiece(piece, c);
      this.note(kind, side, c, piece);
      world.rollback(mark);
    }
    world.rollback(before);
  }
  /** Cells and victims are counted, not actions: to promote in four ways is no greater freedom. */
  private note(kind: Kind, side: Side, at: Cell, piece: Piece): void {
    const { plans } = this.planner;
    const cells = new Set<Cell>();
    const victims = new Set<Piece>();
    for (let i = 0; i < plans.count; i++) {
      const to = this.destination(plans, i, piece, at);
      if (to !== at) cells.add(to);
      for (let w = plans.starts[i]; w < plans.starts[i + 1]; w++) {
        const taken = first(plans.words[w]) as Piece;
        if (op(plans.words[w]) === Op.take && this.free.sideOf(taken) !== side) victims.add(taken);
      }
    }
    const slot = kind * this.board.size + this.ownView(at, side);
    this.looks[slot]++;
    this.goes[slot] += Math.min(cells.size, MOST_CELLS);
    this.takes[slot] += victims.size;
  }
  private destination(plans: Plans, i: number, piece: Piece, at: Cell): Cell {
    let to = at;
    for (let w = plans.starts[i]; w < plans.starts[i + 1]; w++) {
      const word = plans.words[w];
      if (first(word) !== piece) continue;
      if (op(word) === Op.go) to = second(word) as Cell;
      else if (op(word) === Op.swap) to = this.free.cellOf(second(word) as Piece);
      else if (op(word) === Op.banish) to = third(word) as Cell;
    }
    return to;
  }
  /** The cell as its owner sees it, and of two that mirror each other the left one. */
  private ownView(c: Cell, side: Side): Cell {
    const { board } = this;
    const [x, y] = [board.x(c), board.y(c)];
    return board.at(Math.min(x, board.width - 1 - x), side === 0 ? y : board.height - 1 - y);
  }

  result(): Measured {
    const { types } = this.variant;
    const worth: Record<string, number> = {};
    const freedom: Record<string, readonly number[]> = {};
    for (const kind of this.kinds) {
      const cells = this.meanOf(this.goes, kind);
      worth[types[kind].id] = worthOf(cells, this.meanOf(this.takes, kind));
      freedom[types[kind].id] = this.board.cells.map((c) => {
        const slot = kind * this.board.size + this.ownView(c, 0);
        const here = this.looks[slot] === 0 ? cells : this.goes[slot] / this.looks[slot];
        return Math.round(Math.max(-MOST_FREEDOM, Math.min(MOST_FREEDOM, PER_CELL * (here - cells)))) + 0; // no -0
      });
    }
    return { worth, freedom };
  }
  /** The mean over the cells of the main part of the board, each counted alike. */
  private meanOf(sums: Float64Array, kind: Kind): number {
    const { board } = this;
    const main = board.zone(board.at(board.width >> 1, board.height >> 1));
    const slots = board.cells
      .filter((c) => board.zone(c) === main)
      .map((c) => kind * board.size + this.ownView(c, 0))
      .filter((slot) => this.looks[slot] > 0);
    return slots.reduce((sum, slot) => sum + sums[slot] / this.looks[slot], 0) / Math.max(1, slots.length);
  }
}
