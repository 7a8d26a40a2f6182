/**
 * Captures alone: what a search looks at where it cares for nothing else. The same rules plan the same actions in the same
 * order, and whatever captures no enemy is dropped; what merely enters an empty cell is not even planned.
 */
import type { Game } from './game.ts';
import { type Cell, NO_KIND, OFF, type Piece, type Side } from './ids.ts';
import { Planner } from './planner.ts';
import { first, Op, op, Plans } from './plans.ts';
import { Reach } from './threats.ts';
import type { PieceType, Variant } from './variant.ts';

/** Keeps actions that mean to take an enemy of the side to move, and those that end the turn. */
export class CapturePlans extends Plans {
  private readonly game: Game;
  private readonly mem: Int16Array;
  private readonly sideBase: number;
  private me: Side = 0;

  constructor(game: Game) {
    super();
    this.game = game;
    this.mem = game.world.mem;
    this.sideBase = game.facts.side.base;
  }
  override newPosition(): void {
    super.newPosition();
    this.me = this.game.toMove;
  }
  override done(): void {
    for (let k = this.starts[this.count]; k < this.top; k++) {
      const word = this.words[k];
      const isKept = op(word) === Op.take ? this.mem[this.sideBase + first(word)] !== this.me : op(word) === Op.endTurn;
      if (isKept) {
        super.done();
        return;
      }
    }
    this.drop();
  }
}

const reaches = new WeakMap<Variant, Reach>();
const reachOf = (variant: Variant): Reach => {
  const reach = reaches.get(variant) ?? new Reach(variant);
  reaches.set(variant, reach);
  return reach;
};
/** Does it capture by its own rules alone, as `Reach` knows them? */
const isPlain = ({ borrowing, abilities, attacks }: PieceType): boolean =>
  borrowing === undefined && abilities === undefined && attacks === undefined;

export class CapturePlanner extends Planner {
  private readonly reach: Reach;
  private readonly isReachKnown: readonly boolean[];
  private readonly enemies: Uint32Array;

  constructor(game: Game) {
    super(game, new CapturePlans(game));
    this.reach = reachOf(game.variant);
    this.isReachKnown = game.variant.types.map(isPlain);
    this.enemies = new Uint32Array((game.topology.size + 31) >> 5);
  }
  /** Whoever could never capture where enemies stand is not asked. */
  override everyMove(): void {
    const { game, plans, reach, enemies, isReachKnown } = this;
    const { mem } = game.world;
    const { at: AT, kind: KIND, side: SIDE } = game.facts;
    const { length } = game.pieces;
    const me = game.toMove;
    plans.newPosition();
    enemies.fill(0);
    for (let p = 0; p < length; p++) {
      const at = mem[AT.base + p];
      if (at !== OFF && mem[SIDE.base + p] !== me) enemies[at >> 5] |= 1 << (at & 31);
    }
    for (let p = 0; p < length; p++) {
      const at = mem[AT.base + p];
      if (at === OFF || mem[SIDE.base + p] !== me) continue;
      const kind = mem[KIND.base + p];
      if (!isReachKnown[kind] || reach.meets(kind, me, at, enemies)) this.planPiece(p as Piece, at as Cell);
    }
  }
  /** Every action that captures an enemy, forbidden or not. Returns how many were added. */
  everyCapture(): number {
    const { plans } = this;
    const begun = plans.count;
    this.everyMove();
    const { turnRules } = this.game.ruleIndex;
    plans.kind = NO_KIND;
    for (let i = 0; i < turnRules.length; i++) {
      if (!turnRules[i].captures) continue;
      plans.rule = this.game.ruleIndex.numberOfTurnRule(i);
      turnRules[i].plan(this);
    }
    return plans.count - begun;
  }
  /** Nobody is captured by entering an empty cell or by boarding a friend, whatever is chosen there. */
  override enter(me: Piece, to: Cell): boolean {
    const isEmpty = this.isEmpty(to);
    if (isEmpty || this.canBoard(me, to)) this.plans.drop();
    return isEmpty;
  }
}
