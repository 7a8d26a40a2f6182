/**
 * Thinking about one position: deeper and deeper, until the limits are reached or somebody says stop. The same game, past
 * and limits give the same thought, however fast the machine is: nodes are counted, and no clock is read. Whatever
 * happens, the game is left as it was.
 */
import { summarize } from '../core/action-summary.ts';
import { drawnEnd } from '../core/draws.ts';
import type { Game } from '../core/game.ts';
import type { Cell, Side } from '../core/ids.ts';
import { Planner } from '../core/moves/planner.ts';
import type { Plans } from '../core/moves/plans.ts';
import { standingOf } from '../core/recurrence.ts';
import { actionText } from '../core/text/spell.ts';
import { AlphaBeta, type Manner } from './alpha-beta.ts';
import { type Evaluator, evaluatorOf } from './evaluate.ts';
import { Meter, STOPPED } from './meter.ts';
import { Order } from './order.ts';
import { SearchPath } from './path.ts';
import { actionsToWin, INFINITE, isLoss, isWin, scoreOfEnd } from './score.ts';
import { TranspositionTable } from './table.ts';

export interface Limits {
  /** positions looked at; the first depth is finished all the same */
  readonly nodes?: number;
  readonly depth?: number;
  /** the depths are the multiples of this; 1 where nothing is said. With more, nothing is found where it is stopped at once */
  readonly stride?: number;
  /** how many of the best actions get an exact score */
  readonly lines?: number;
  /** of the actions of the position only these, by their texts, are looked at; without it all of them are */
  readonly only?: readonly string[];
  /** an action, by its text, whose exact score is wanted too, however bad it is */
  readonly also?: string;
  /** those that are worse than the best by more need none */
  readonly margin?: number;
  /** of the actions of one piece only the best is a line */
  readonly movers?: 'different';
  /** actions, by their texts, that are tried last: one of them is best where no other is as good */
  readonly behind?: ReadonlySet<string>;
}
/** Does only time, or whoever says stop, limit such a thought? */
export const areUnbounded = ({ nodes, depth }: Limits): boolean => nodes === undefined && depth === undefined;
export interface Line {
  /** the actions of both sides, in the notation of the game, as far as the search remembers */
  readonly actions: readonly string[];
  /** for the side to move */
  readonly score: number;
  /** in how many actions somebody wins for certain, the side to move if the score is positive; null where unknown */
  readonly wins: number | null;
}
export interface Thought {
  /** the best first; none where there is no action */
  readonly lines: readonly Line[];
  /** of the action that was asked for besides, from the same depth; absent where none was */
  readonly also?: Line;
  /** the last depth that was finished; where a turn is several actions it counts these */
  readonly depth: number;
  readonly nodes: number;
  /** false where it was stopped before it reached its limits */
  readonly complete: boolean;
}
/** What a thinker may be lent; it makes its own of whatever is not given. */
interface Means {
  readonly manner?: Manner;
  readonly table?: TranspositionTable;
  readonly evaluator?: Evaluator;
  /** the cells that pieces have entered before, as far as that matters to the game's judgement of risk */
  readonly entered?: readonly Cell[];
  /** where the players announce check: is it taken that whoever gives it says so? The computer does, so it plans mates (D-G9) */
  readonly announcesChecks?: boolean;
}
/** One action of the position that is thought about. */
interface Root {
  readonly index: number;
  /** what it comes to at once, where it ends the game or is known to draw it; null where it must be searched */
  readonly settled: number | null;
  /** on average, because of what the other side may have hidden */
  readonly cost: number;
  score: number;
}

/** Which of the actions get an exact score. */
interface Wanted {
  readonly wanted: number;
  readonly margin: number;
  /** the index of one that does in any case; -1: none */
  readonly asked: number;
  readonly isEachPieceOnce: boolean;
}

const USUAL: Manner = { quiescence: true, selective: true };
const DEEPEST = 64;
const NEVER = (): boolean => false;

export class Thinker {
  private readonly game: Game;
  private readonly evaluator: Evaluator;
  private readonly meter = new Meter();
  private readonly table: TranspositionTable;
  private readonly path: SearchPath;
  private readonly order: Order;
  private readonly search: AlphaBeta;
  private readonly planner: Planner;
  private readonly scout: Planner;
  /** by cell */
  private readonly entered: Uint8Array;
  private readonly announcesChecks: boolean;

  constructor(
    game: Game,
    {
      manner = USUAL,
      table = new TranspositionTable(),
      evaluator = evaluatorOf(game.variant, game.options),
      entered = [],
      announcesChecks = false,
    }: Means = {},
  ) {
    this.game = game;
    this.announcesChecks = announcesChecks;
    this.entered = new Uint8Array(game.topology.size);
    for (const c of entered) this.entered[c] = 1;
    this.evaluator = evaluator;
    this.table = table;
    this.path = new SearchPath(game);
    this.order = new Order(game, this.evaluator);
    this.planner = new Planner(game);
    this.scout = new Planner(game);
    const { order, meter, path } = this;
    this.search = new AlphaBeta(game, { evaluator, order, meter, table, path }, manner);
  }

  /**
   * `past`: the positions of the game that count for repetition, low and high half of the hash and the standing of each in
   * turn. `stop` is asked
   * now and then; `told` hears of every depth that is finished.
   */
  think(
    limits: Limits = {},
    past: readonly number[] = [],
    stop: () => boolean = NEVER,
    told: (thought: Thought) => void = () => {},
  ): Thought {
    const { game } = this;
    const { world, trying, watching, calling } = game;
    const mark = world.mark();
    game.trying = true; // what is hidden from everybody stays silent
    game.calling = this.announcesChecks;
    game.watching = null;
    try {
      this.begin(limits, past, stop);
      return this.deepen(limits, told);
    } finally {
      world.rollback(mark);
      game.trying = trying;
      game.watching = watching;
      game.calling = calling;
      this.search.clear();
    }
  }
  private begin({ nodes }: Limits, past: readonly number[], stop: () => boolean): void {
    const { path } = this;
    this.meter.begin(stop);
    this.table.clear(nodes);
    this.order.clear();
    path.begin(past);
  }
  private deepen(limits: Limits, told: (thought: Thought) => void): Thought {
    const { plans } = this.planner;
    const { lines: wanted = 1, margin = Infinity, stride = 1 } = limits;
    const isEachPieceOnce = limits.movers === 'different';
    let roots = this.everyRoot(limits);
    const asked = limits.also === undefined ? -1 : this.indexOf(limits.also);
    let done: Thought = { lines: [], depth: 0, nodes: 0, complete: true };
    if (roots.length === 0) return done;
    for (let depth = stride; depth <= (limits.depth ?? DEEPEST); depth += stride) {
      const { found, isStopped } = this.iterate(roots, depth, { wanted, margin, asked, isEachPieceOnce });
      const { nodes, most } = this.meter;
      if (isStopped) {
        // better than what was best before, which is always looked at first
        const isBetter = wanted === 1 && asked < 0 && found.length > 0 && found[0].index !== roots[0].index;
        if (isBetter || depth === 1) done = { ...done, ...this.tell(plans, found, limits, asked) };
        return { ...done, nodes, complete: nodes > most };
      }
      roots = found;
      done = { ...this.tell(plans, roots, limits, asked), depth, nodes, complete: true };
      told(done);
      this.meter.most = limits.nodes ?? Infinity;
      if (roots.every((root) => root.settled !== null)) break;
      // a win that is found is played, and the only action is played whatever comes of it; unless scores are compared
      if (asked < 0 && (isWin(roots[0].score) || (roots.length === 1 && limits.only === undefined))) break;
      if (nodes >= this.meter.most) break;
    }
    return done;
  }
  /** The action of that text among those of the position that is thought about. */
  private indexOf(text: string): number {
    const { plans } = this.planner;
    for (let i = 0; i < plans.count; i++) if (this.textOf(i) === text) return i;
    throw new Error(`${text} is no action of the position`);
  }
  private textOf(index: number): string {
    return actionText(this.game, summarize(this.game, this.planner.plans, index));
  }
  /** Every legal action, or those that are asked for, in the order in which they are tried: among equals the first is best. */
  private everyRoot({ only, behind }: Limits): Root[] {
    const { game, order } = this;
    const { plans } = this.planner;
    plans.clear();
    const count = this.planner.everyAction();
    const me = game.toMove;
    const indices = Array.from({ length: count }, (_, index) => index);
    const searched = only ? indices.filter((index) => only.includes(this.textOf(index))) : indices;
    // an action that draws at once is no better than one after which the game goes on
    const isBehind = (index: number, settled: number | null): boolean =>
      settled === 0 || (behind !== undefined && behind.size > 0 && behind.has(this.textOf(index)));
    const ranked = searched.map((index) => {
      const settled = this.settledBy(index, me);
      const rank = order.rank(plans, index, me, 0, 0);
      return { root: { index, settled, cost: this.costOf(index), score: 0 }, rank, isBehind: isBehind(index, settled) };
    });
    ranked.sort((a, b) => Number(a.isBehind) - Number(b.isBehind) || b.rank - a.rank);
    return ranked.map(({ root }) => root);
  }
  private costOf(index: number): number {
    const { worth, judgement } = this.evaluator;
    return judgement.risk?.(this.game, this.planner.plans, index, worth, this.entered) ?? 0;
  }
  /** The same as a game finds when the action is played: by itself, by repetition, for want of an action, as a draw. */
  private settledBy(index: number, me: Side): number | null {
    const { game, path } = this;
    const { variant, world } = game;
    const mark = game.make(this.planner.plans, index);
    let settled: number | null = null;
    if (game.outcome !== null) settled = scoreOfEnd(game.outcome.winner, me, 1);
    else {
      game.rehash();
      const again = path.counts() ? path.scoreOf(world.hashLo, world.hashHi, standingOf(game), 1) : null;
      if (again !== null) settled = game.toMove === me ? again : 0 - again;
      else if (!this.scout.hasAction()) settled = scoreOfEnd(variant.whenStuck(game).winner, me, 1);
      else {
        const end = drawnEnd(game);
        if (end !== null) settled = scoreOfEnd(end.winner, me, 1);
      }
    }
    game.unmake(mark);
    return settled;
  }
  /**
   * All of them, the best first; the scores of the first `wanted` within the margin are exact. Where it is stopped, those that were found to
   * be best so far; but at the first depth something must be answered, so the rest is taken as it stands.
   */
  private iterate(
    roots: readonly Root[],
    depth: number,
    { wanted, margin, asked, isEachPieceOnce }: Wanted,
  ): { found: Root[]; isStopped: boolean } {
    const { game, path, search } = this;
    const me = game.toMove;
    const [mark, length] = [game.world.mark(), path.mark()];
    const { mover } = this.planner.plans;
    const exact: Root[] = [];
    const others: Root[] = [];
    let isStopped = false;
    search.depth = depth;
    for (const root of roots) {
      const worst = exact.length < wanted ? -INFINITE : exact[wanted - 1].score;
      const likeIt = isEachPieceOnce ? exact.findIndex(({ index }) => mover[index] === mover[root.index]) : -1;
      const least = likeIt < 0 ? worst : Math.max(worst, exact[likeIt].score);
      const floor = exact.length === 0 ? worst : Math.max(least, exact[0].score - margin - 1);
      let score = 0;
      try {
        score = isStopped ? this.glance(root, me) : this.scoreOf(root, me, depth, floor);
        // that it is no better is not enough
        if (root.index === asked && score <= floor && !isStopped) score = this.worseScoreOf(root, me, depth, floor);
      } catch (thrown) {
        if (thrown !== STOPPED) throw thrown;
        isStopped = true;
        game.world.rollback(mark);
        path.cut(length);
        search.clear();
        if (depth > 1) return { found: exact, isStopped };
        score = this.glance(root, me);
      }
      if (score > floor) {
        if (likeIt >= 0) others.push(...exact.splice(likeIt, 1));
        insert({ ...root, score }, exact);
      } else others.push({ ...root, score });
    }
    return { found: [...exact, ...others], isStopped };
  }
  private scoreOf(root: Root, me: Side, depth: number, floor: number): number {
    if (root.settled !== null) return root.settled;
    const { game, search } = this;
    const least = floor > -INFINITE ? Math.min(floor + root.cost, INFINITE - 1) : floor;
    const mark = game.make(this.planner.plans, root.index);
    let score = least > -INFINITE ? search.after(me, depth - 1, least, least + 1, 1) : least + 1;
    if (score > least) score = search.after(me, depth - 1, least, INFINITE, 1);
    game.unmake(mark);
    return withCost(score, root);
  }
  /** The exact score of an action that is no better than the floor. */
  private worseScoreOf(root: Root, me: Side, depth: number, floor: number): number {
    if (root.settled !== null) return root.settled;
    const { game, search } = this;
    const mark = game.make(this.planner.plans, root.index);
    const score = search.after(me, depth - 1, -INFINITE, Math.min(floor + root.cost + 1, INFINITE), 1);
    game.unmake(mark);
    return withCost(score, root);
  }
  /** The position after the action, with nothing searched. */
  private glance(root: Root, me: Side): number {
    if (root.settled !== null) return root.settled;
    const { game } = this;
    const mark = game.make(this.planner.plans, root.index);
    const score = this.evaluator.score(game) * (game.toMove === me ? 1 : -1);
    game.unmake(mark);
    return withCost(score, root);
  }

  // -- lines

  private tell(
    plans: Plans,
    roots: readonly Root[],
    { lines: wanted = 1, movers }: Limits,
    asked: number,
  ): Pick<Thought, 'lines' | 'also'> {
    const isFirstOfMover = ({ index }: Root, i: number): boolean =>
      roots.findIndex((root) => plans.mover[root.index] === plans.mover[index]) === i;
    const told = movers === 'different' ? roots.filter(isFirstOfMover) : roots;
    const tell = ({ index, score, settled }: Root): Line => {
      const length = actionsToWin(score) ?? DEEPEST;
      return { actions: this.lineOf(plans, index, settled === null ? length : 1), score, wins: actionsToWin(score) };
    };
    const lines = told.slice(0, wanted).map(tell);
    const also = roots.find(({ index }) => index === asked);
    return also ? { lines, also: tell(also) } : { lines };
  }
  /** The action and what the table remembers as best after it. */
  private lineOf(plans: Plans, index: number, longest: number): string[] {
    const { game, scout, table } = this;
    const { world } = game;
    const mark = world.mark();
    const texts: string[] = [];
    const seen = new Set<string>();
    let [from, i] = [plans, index];
    while (i >= 0) {
      texts.push(actionText(game, summarize(game, from, i)));
      game.make(from, i);
      game.rehash();
      const hash = `${world.hashLo},${world.hashHi}`;
      if (game.isOver || texts.length >= longest || seen.has(hash) || !table.find(world.hashLo, world.hashHi)) break;
      seen.add(hash);
      const { action } = table;
      scout.plans.clear();
      const count = scout.everyAction();
      from = scout.plans;
      i = count - 1;
      while (i >= 0 && scout.plans.key(i) !== action) i--;
    }
    scout.plans.clear();
    world.rollback(mark);
    return texts;
  }
}

/** Behind those that are as good: what was tried first stays first. */
const insert = (root: Root, roots: Root[]): void => {
  let at = roots.length;
  while (at > 0 && roots[at - 1].score < root.score) at--;
  roots.splice(at, 0, root);
};
/** What is decided stays so: a win is tried in spite of what may be hidden. */
const withCost = (score: number, { cost }: Root): number => (isWin(score) || isLoss(score) ? score : score - cost);
