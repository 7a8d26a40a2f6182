/**
 * What a search cannot see in the rules of a game of one's own: that pieces are a burden where whoever has none wins, that a
 * race is run, that room is what counts where nobody is captured, and how a royal piece that is left alone is mated.
 */
import type { Topology } from '../../core/board/topology.ts';
import type { Game } from '../../core/game.ts';
import { type Cell, OFF, type Side } from '../../core/ids.ts';
import type { Judgement } from '../../core/judgement.ts';
import type { PieceType } from '../../core/variant.ts';
import type { Goal } from '../game-data.ts';
import type { GameModel } from './model.ts';
import { territory } from './territory.ts';

/** What a piece costs its owner where having none wins, and for each hundredth that it is worth elsewhere: it can be made to capture. */
const [BURDEN, OF_VALUE] = [100, 20];

export function judgementFor(model: GameModel, types: readonly PieceType[]): Judgement | undefined {
  const { extinction, goal, rules } = model.data;
  if (extinction?.result === 'wins' && extinction.kinds === null) return giveaway(types);
  if (goal && rules.givingCheck === 'forbidden') return race(model, goal);
  const byTerritory = territory(model);
  if (byTerritory) return byTerritory;
  const isMated = rules.check === 'yes' && rules.checkmate === 'lost' && types.some(({ royal }) => royal);
  const handicap = handicapOf(model, types);
  const mopUp = isMated ? new MopUp(model, types) : null;
  return mopUp || handicap !== 0 ? { extra: (game) => (mopUp?.score(game) ?? 0) - handicap } : undefined;
}

/**
 * By how much side 0 has more at first. Such a game is meant to be fair all the same: who has a single piece against an
 * army would take every draw if it thought itself lost.
 */
function handicapOf(model: GameModel, types: readonly PieceType[]): number {
  const worthOf = (id: string): number => {
    const { royal, value } = types[model.kind(id)];
    return royal ? 0 : 100 * value;
  };
  const stand = model.data.array.map(({ kind, side }) => (side === 0 ? worthOf(kind) : -worthOf(kind)));
  const wait = model.data.hands.map((hand, side) => (side === 0 ? 0.75 : -0.75) * sum(hand.map(worthOf)));
  return Math.round(sum([...stand, ...wait]));
}
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Having to move is often bad there. */
const giveaway = (types: readonly PieceType[]): Judgement => ({
  worth: Object.fromEntries(
    types.flatMap(({ id, royal, ownerless, value }) => (royal || ownerless ? [] : [[id, -BURDEN - OF_VALUE * value]])),
  ),
  mayPass: () => false,
});

/** For each cell nearer to the goal, whoever is to reach it. */
const TO_GOAL = 60;

/** Where nobody gives check, royal pieces need no shelter: they run. */
function race(model: GameModel, goal: Goal): Judgement {
  const { board } = model;
  const isGoal = model.zone(goal.zone);
  const farthest = Math.max(board.width, board.height);
  const steps = (side: Side, cell: Cell): number => {
    const far = board.cells.map((to) => (isGoal(side, to) ? distance(board, cell, to) : farthest));
    return Math.min(...far);
  };
  return {
    square: (type, side, cell) =>
      type === goal.kinds[side] && model.isOn(cell) ? TO_GOAL * (farthest - steps(side, cell)) : 0,
  };
}
/** In steps of a King on an empty board. */
const distance = (board: Topology, a: Cell, b: Cell): number =>
  Math.max(Math.abs(board.x(a) - board.x(b)), Math.abs(board.y(a) - board.y(b)));

/** For each cell farther from the middle, the royal piece that is left alone; files and ranks are added. */
const TO_EDGE = 16;
/** For each cell nearer to it, a royal piece of the other side, and any other piece. */
const [ROYAL_NEAR, NEAR] = [12, 3];

/**
 * Mop-up: where one side has royal pieces alone, no search of a few actions sees a mate that takes twenty. It is good for
 * the other side that they stand near the edge, and its own pieces near them.
 */
class MopUp {
  private readonly model: GameModel;
  /** by kind */
  private readonly isRoyal: Uint8Array;
  private readonly isOwned: Uint8Array;

  constructor(model: GameModel, types: readonly PieceType[]) {
    this.model = model;
    this.isRoyal = Uint8Array.from(types, ({ royal }) => Number(royal === true));
    this.isOwned = Uint8Array.from(types, ({ ownerless }) => Number(ownerless !== true));
  }
  /** For side 0. */
  readonly score = (game: Game): number => {
    const bare = this.bareSide(game);
    if (bare === null) return 0;
    const score = this.against(game, bare);
    return bare === 1 ? score : -score;
  };
  /** Who has royal pieces alone, on the board and in hand; null: both sides, or neither. */
  private bareSide(game: Game): Side | null {
    const { mem } = game.world;
    const { at, kind, side } = this.model.layout;
    const { length } = game.pieces;
    let others = 0;
    for (let p = 0; p < length; p++) {
      const k = mem[kind.base + p];
      if (this.isRoyal[k] === 1 || this.isOwned[k] === 0) continue;
      if (mem[at.base + p] === OFF && !game.isInHand(game.pieces[p])) continue;
      others |= 1 << mem[side.base + p];
      if (others === 3) return null;
    }
    return others === 0 ? null : others === 1 ? 1 : 0;
  }
  private against(game: Game, bare: Side): number {
    const { board, layout } = this.model;
    const { width, height } = board;
    const { mem } = game.world;
    const { length } = game.pieces;
    const farthest = Math.max(width, height);
    let score = 0;
    for (let r = 0; r < length; r++) {
      const at = mem[layout.at.base + r] as Cell;
      if (at === OFF || mem[layout.side.base + r] !== bare || this.isRoyal[mem[layout.kind.base + r]] === 0) continue;
      score += (TO_EDGE * (Math.abs(2 * board.x(at) - width + 1) + Math.abs(2 * board.y(at) - height + 1))) / 2;
      for (let p = 0; p < length; p++) {
        const there = mem[layout.at.base + p] as Cell;
        const k = mem[layout.kind.base + p];
        if (there === OFF || mem[layout.side.base + p] === bare || this.isOwned[k] === 0) continue;
        score += (this.isRoyal[k] === 1 ? ROYAL_NEAR : NEAR) * (farthest - distance(board, at, there));
      }
    }
    return score;
  }
}
