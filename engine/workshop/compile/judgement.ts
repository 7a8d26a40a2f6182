/**
 * What a search cannot see in the rules of a game of one's own: that pieces are a burden where whoever has none wins, that a
 * race is run, that room is what counts where nobody is captured, and how a royal piece that is left alone is mated.
 */
import type { Topology } from '../../core/board/topology.ts';
import type { Cell, Side } from '../../core/ids.ts';
import { type Judgement, rankOn } from '../../core/judgement.ts';
import { MopUp } from '../../core/mop-up.ts';
import type { PieceType } from '../../core/variant.ts';
import type { BetzaMove } from '../betza/move.ts';
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
  const mopUp = isMated ? mopUpOf(model, types) : null;
  return {
    square: nearPromotion(model, types),
    freedom: FREEDOM,
    ...((mopUp || handicap !== 0) && { extra: (game) => (mopUp?.score(game) ?? 0) - handicap }),
  };
}

/** As little of it as in Deicide: with all of it a shallow search gives up pieces for the sake of good cells. */
const FREEDOM = 0.35;
/** The part of what a promotion brings that a piece is worth more just before it. */
const TO_PROMOTION = 0.15;

/**
 * What a cell adds: pieces are worth more the nearer they are to their promotion. Not where they only take another form for
 * as long as they stand, as in shogi: they promote by the way, and played for it they were lost.
 */
function nearPromotion(model: GameModel, types: readonly PieceType[]): NonNullable<Judgement['square']> {
  const { board, promotions } = model;
  return (type, side, cell) => {
    const kind = model.kind(type);
    const gains = (promotions[kind] ?? [])
      .filter(({ isForm }) => !isForm)
      .map(({ inZone, to }) => {
        const gain = 100 * (Math.max(0, ...to.map((into) => types[into].value)) - types[kind].value);
        const ahead = board.cells
          .filter((at) => inZone(side, at))
          .map((at) => rankOn(board, side, at) - rankOn(board, side, cell));
        const toGo = Math.max(0, Math.min(board.height, ...ahead));
        return Math.max(0, gain) * TO_PROMOTION * (1 - toGo / board.height) ** 2;
      });
    return Math.max(0, ...gains);
  };
}

function mopUpOf(model: GameModel, types: readonly PieceType[]): MopUp {
  const { board: topology, layout } = model;
  const worth = types.map(({ royal, value }) => (royal ? 0 : 100 * value));
  const isShadeBound = model.moves.map((moves) => moves.length > 0 && moves.every(({ move }) => staysOnShade(move)));
  const isPawn = types.map((_, kind) => isPawnOf(model, types, kind));
  return new MopUp({ topology, layout, types, worth, isShadeBound, isPawn });
}
/** It is worth little, and becomes something else on the last rank and nowhere before. */
function isPawnOf({ board, promotions }: GameModel, types: readonly PieceType[], kind: number): boolean {
  const becomes = promotions[kind] ?? [];
  const isLast = (cell: Cell): boolean => rankOn(board, 0, cell) === board.height - 1;
  return (
    types[kind].value <= PAWN_AT_MOST &&
    becomes.length > 0 &&
    becomes.every(({ inZone }) => board.cells.every((cell) => !inZone(0, cell) || isLast(cell)))
  );
}
const PAWN_AT_MOST = 1.5;

/** Bent moves are few, and are taken to leave it. */
const staysOnShade = ({ legs }: BetzaMove): boolean =>
  legs.length === 1 && legs[0].curve !== 'circular' && legs[0].steps.every(([x, y]) => (x + y) % 2 === 0);

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
