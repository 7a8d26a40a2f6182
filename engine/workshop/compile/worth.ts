/**
 * What a kind is worth where its file does not say: by how many cells it reaches on average on a board that is one third
 * full, over what a Knight reaches, times three. A first guess, and good enough to know a Queen from a Pawn.
 */
import type { Cell, Kind } from '../../core/ids.ts';
import type { BetzaMove, Leg } from '../betza/move.ts';
import { readBetza } from '../betza/read-betza.ts';
import { lenderOf } from '../game-data.ts';
import type { GameModel, KindMove } from './model.ts';
import { raysOf } from './moves/rays.ts';

const EMPTY = 2 / 3;
/** half of those who stand there are of either side */
const ENEMY = 1 / 6;
const KNIGHT = 3;
/** cells from which it is measured: more make no difference worth the time */
const MOST_CELLS = 24;
/** how much of what it may become counts before it has become it */
const PROMISE = 0.04;
/** by what a trait makes a kind more dangerous or harder to capture */
const TRAIT = 0.5;
const LEAST = 0.1;
/** ways in which a leap of another size goes on outward, at most */
const OUTWARD = 2;
/** how much of what the others are worth on average counts for who moves like them */
const BORROWED = 0.5;

/** In pawns, by kind. */
export function worths(model: GameModel): readonly number[] {
  const { pieces } = model.data;
  const cells = sampled([...model.board.cells].filter((cell) => model.isOn(cell)));
  const knight = knightOn(model, cells);
  const moving = pieces.map((piece, kind) => {
    const reached = model.moves[kind].reduce((sum, move) => sum + averageOf(model, move, cells), 0);
    return (KNIGHT * reached) / knight + TRAIT * piece.traits.length;
  });
  const all = moving.reduce((sum, one) => sum + one, 0);
  for (const [kind, piece] of pieces.entries())
    if (lenderOf(piece) !== undefined)
      moving[kind] += (BORROWED * (all - moving[kind])) / Math.max(1, pieces.length - 1);
  return pieces.map(({ value }, kind) => {
    if (value !== undefined) return value;
    const best = Math.max(0, ...model.becomes(kind as Kind).map((become) => moving[become]));
    const whole = moving[kind] + PROMISE * Math.max(0, best - moving[kind]);
    return Math.max(LEAST, Math.round(100 * whole) / 100);
  });
}

const sampled = (cells: readonly Cell[]): readonly Cell[] => {
  const step = Math.max(1, Math.ceil(cells.length / MOST_CELLS));
  return cells.filter((_, i) => i % step === 0);
};
/** On a board where a Knight has no move, what it would have on a large one. */
function knightOn(model: GameModel, cells: readonly Cell[]): number {
  const read = readBetza('N');
  const reached = 'moves' in read ? reachOf(model, read.moves[0], cells) : 0;
  return Math.max(1, reached);
}

/** First moves count for little, because every piece makes one only. */
const averageOf = (model: GameModel, { move, staysIn, from }: KindMove, cells: readonly Cell[]): number => {
  const own = cells.filter((cell) => staysIn(0, cell));
  const begins = own.filter((cell) => from(0, cell));
  if (begins.length === 0 || move.initial) return 0;
  return (reachOf(model, move, begins) * begins.length) / own.length;
};
function reachOf(model: GameModel, move: BetzaMove, cells: readonly Cell[]): number {
  const rays = raysOf(model, move);
  const [leg, ...further] = move.legs;
  // a bent move goes on from each cell that it gets to
  const ways = further.reduce((many, next) => many * (next.turns.length || OUTWARD) * (next.range === 1 ? 1 : 2), 1);
  const last = move.legs[move.legs.length - 1];
  const all = cells.flatMap((cell) => rays(0, cell)).map((ray) => lineOf(ray.between, leg, last));
  return (ways * all.reduce((sum, one) => sum + one, 0)) / cells.length;
}
/** How many cells of one line are to be reached, one by one. */
function lineOf(between: readonly (readonly Cell[])[], leg: Leg, last: Leg): number {
  const ends = (last.quiet ? EMPTY : 0) + (last.takes ? ENEMY : 0);
  let passed = 0;
  return between.reduce((sum, way, k) => {
    passed += way.length;
    return sum + ends * EMPTY ** passed * wayTo(k, leg);
  }, 0);
}
/** How likely the cells before the kth are as they have to be. */
function wayTo(k: number, { hop, over, skips }: Leg): number {
  const hurdle = over === undefined ? 1 - EMPTY : ENEMY;
  if (hop === 'cannon') return k === 0 ? 0 : k * EMPTY ** (k - 1) * hurdle;
  if (hop === 'grasshopper') return k === 0 ? 0 : EMPTY ** (k - 1) * hurdle;
  if (skips) return k === 0 ? 0 : EMPTY ** (k - 1);
  return EMPTY ** k;
}
