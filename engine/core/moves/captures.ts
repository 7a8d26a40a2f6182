/**
 * Captures alone: what a search looks at where it cares for nothing else. The same rules plan the same actions in the same
 * order, and whatever captures no enemy is dropped; what merely enters an empty cell is not even planned.
 */
import type { Game } from '../game.ts';
import { type Cell, NO_KIND, OFF, type Piece, type Side } from '../ids.ts';
import type { PieceType } from '../variant.ts';
import { Planner } from './planner.ts';
import { first, type How, Op, op, Plans } from './plans.ts';
import { type CaptureReach, reachOf } from './threats.ts';

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

/** Does it capture by its own rules alone, as `CaptureReach` knows them? */
const isPlain = ({ borrowing, abilities = [], attacks }: PieceType): boolean =>
  !borrowing?.borrows && !borrowing?.borrowsSet && abilities.every(({ quiet }) => quiet) && attacks === undefined;
/** Whom a kind could capture: nobody at all, whom `CaptureReach` tells, or whoever its rules tell. */
const [NOBODY_AT_ALL, BY_REACH, BY_RULES] = [0, 1, 2];

export class CapturePlanner extends Planner {
  private readonly reach: CaptureReach;
  private readonly captures: Uint8Array;
  private readonly enemies: Uint32Array;
  private readonly mine: Int16Array;

  constructor(game: Game) {
    super(game, new CapturePlans(game));
    this.onlyCaptures = true;
    this.reach = reachOf(game.variant);
    const { types } = game.variant;
    const { capturing, capturingSet } = game.ruleIndex;
    this.lists = capturing;
    this.askedInSets = capturingSet;
    this.captures = Uint8Array.from(types, (type, kind) => {
      const own = capturing.rulesOf[kind].length + capturing.inPlaceOf[kind].length;
      if (own === 0 && !type.borrowing?.borrows && !type.borrowing?.borrowsSet) return NOBODY_AT_ALL;
      return isPlain(type) ? BY_REACH : BY_RULES;
    });
    this.mine = new Int16Array(game.facts.pieces);
    this.enemies = new Uint32Array((game.topology.size + 31) >> 5);
  }
  /** Whoever could never capture where enemies stand is not asked. */
  override everyMove(): void {
    const { game, plans, reach, enemies, captures, mine } = this;
    const { mem } = game.world;
    const AT = game.facts.at.base;
    const KIND = game.facts.kind.base;
    const SIDE = game.facts.side.base;
    const { length } = game.pieces;
    const me = game.toMove;
    plans.newPosition();
    enemies.fill(0);
    let friends = 0;
    for (let p = 0; p < length; p++) {
      const at = mem[AT + p];
      if (at === OFF) continue;
      if (mem[SIDE + p] === me) mine[friends++] = p;
      else enemies[at >> 5] |= 1 << (at & 31);
    }
    for (let i = 0; i < friends; i++) {
      const p = mine[i];
      const at = mem[AT + p];
      const kind = mem[KIND + p];
      const how = captures[kind];
      if (how === BY_RULES || (how === BY_REACH && reach.meets(kind, me, at, enemies))) {
        this.planPiece(p as Piece, at as Cell);
      }
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
  override visit(me: Piece, to: Cell, how?: How, through?: readonly Cell[]): boolean {
    if (this.enter(me, to)) return true;
    this.strike(me, to, how, through);
    return false;
  }
  /** Nobody is captured by entering an empty cell or by boarding a friend, whatever is chosen there. */
  override enter(me: Piece, to: Cell): boolean {
    const isEmpty = this.isEmpty(to);
    if (isEmpty || this.canBoard(me, to)) this.plans.drop();
    return isEmpty;
  }
}
