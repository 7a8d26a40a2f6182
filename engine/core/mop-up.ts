/**
 * Mop-up: where one side has a royal piece and little else, no search of a few actions sees a mate that takes twenty. It is
 * good for the other side that the royal piece stands near the edge, and its own pieces near it. For games that are won by
 * mating a royal piece, or by capturing it.
 */
import type { Layout } from './board/layout.ts';
import type { Topology } from './board/topology.ts';
import type { Game } from './game.ts';
import { OFF, type Side } from './ids.ts';
import { PawnEnding } from './pawn-ending.ts';
import type { PieceType } from './variant.ts';

/** For each cell farther from the middle, the royal piece that is to be mated; files and ranks are added. */
const TO_EDGE = 24;
/** For each cell nearer to it, a royal piece of the other side, and any other piece. */
const [ROYAL_NEAR, NEAR] = [12, 3];
/** A piece of so much mates at any edge; with less, and on squares of one shade, a mate needs a corner of that shade. */
const MATES_ANYWHERE = 400;
/** All of it counts against a royal piece alone, nothing where its side has so much besides. */
const MOST_LEFT = 400;
/** The other side must be so much ahead: with less it has to promote first. */
const LEAST_AHEAD = 250;

interface MopUpBoard {
  readonly topology: Topology;
  readonly layout: Layout;
  readonly types: readonly PieceType[];
  /** by kind, in hundredths of an ordinary piece */
  readonly worth: readonly number[];
  /** by kind: does it stay on squares of one shade, as a Bishop does? None does where nothing is said. */
  readonly isShadeBound?: readonly boolean[];
  /** by kind: does it go ahead and promote on the last rank, as a Pawn does? None does where nothing is said. */
  readonly isPawn?: readonly boolean[];
}
const shadeOf = (x: number, y: number): number => (x + y) & 1;

export class MopUp {
  private readonly layout: Layout;
  private readonly worth: Int32Array;
  /** by kind */
  private readonly isRoyal: Uint8Array;
  private readonly isOwned: Uint8Array;
  private readonly isShadeBound: Uint8Array;
  /** by cell: files and ranks from the middle, in halves */
  private readonly fromMiddle: Int16Array;
  /** by shade, by cell: how near a corner of that shade is, where the board has one; a wrong corner is as good as the middle */
  private readonly toCorner: readonly Int16Array[];
  private readonly x: Int16Array;
  private readonly y: Int16Array;
  private readonly farthest: number;
  private readonly isGone: Uint8Array;
  private readonly pawnEnding: PawnEnding;

  constructor({ topology, layout, types, worth, isShadeBound = [], isPawn = [] }: MopUpBoard) {
    const { width, height, cells } = topology;
    this.layout = layout;
    this.worth = Int32Array.from(worth);
    this.isRoyal = Uint8Array.from(types, ({ royal }) => Number(royal === true));
    this.isOwned = Uint8Array.from(types, ({ ownerless }) => Number(ownerless !== true));
    this.isShadeBound = Uint8Array.from(types, (_, kind) => Number(isShadeBound[kind] === true));
    const pawns = Uint8Array.from(types, (_, kind) => Number(isPawn[kind] === true));
    this.pawnEnding = new PawnEnding({ topology, layout, isRoyal: this.isRoyal, isPawn: pawns });
    this.isGone = Uint8Array.from(layout.places, ({ gone }) => Number(gone === true));
    this.x = Int16Array.from(cells, (c) => topology.x(c));
    this.y = Int16Array.from(cells, (c) => topology.y(c));
    this.fromMiddle = this.x.map((x, c) => Math.abs(2 * x - width + 1) + Math.abs(2 * this.y[c] - height + 1));
    this.farthest = Math.max(width, height);
    const corners = [0, width - 1].flatMap((x) => [0, height - 1].map((y) => ({ x, y })));
    const most = width + height - 2;
    this.toCorner = [0, 1].map((shade) => {
      const right = corners.filter(({ x, y }) => shadeOf(x, y) === shade);
      return this.fromMiddle.map((out, c) => {
        const steps = right.map(({ x, y }) => Math.abs(x - this.x[c]) + Math.abs(y - this.y[c]));
        return right.length === 0 ? out : 2 * (most - Math.min(...steps));
      });
    });
  }
  /** For side 0. */
  readonly score = (game: Game): number => {
    const { mem } = game.world;
    const { at, kind, side, place } = this.layout;
    const { isRoyal, isOwned, isGone, worth } = this;
    const { length } = game.pieces;
    let first = 0;
    let second = 0;
    for (let i = 0; i < length; i++) {
      // from both ends by turns: the one side was mostly set up behind the other, and both soon have enough
      const p = (i & 1) === 0 ? i >> 1 : length - 1 - (i >> 1);
      const k = mem[kind.base + p];
      if (isRoyal[k] === 1 || isOwned[k] === 0) continue;
      if (mem[at.base + p] === OFF && isGone[mem[place.base + p]] === 1) continue;
      if (mem[side.base + p] === 0) first += worth[k];
      else second += worth[k];
      if (first >= MOST_LEFT && second >= MOST_LEFT) return 0;
    }
    const led = this.ledPawns(game, first, second);
    if (led !== 0) return led;
    if (Math.abs(first - second) < LEAST_AHEAD) return 0;
    const share = (MOST_LEFT - Math.min(first, second)) / MOST_LEFT;
    if (share <= 0) return 0;
    return first > second ? share * this.against(game, 1) : -share * this.against(game, 0);
  };
  private ledPawns(game: Game, first: number, second: number): number {
    if (second === 0 && first > 0 && first < MATES_ANYWHERE) return this.pawnEnding.score(game, 0);
    if (first === 0 && second > 0 && second < MATES_ANYWHERE) return -this.pawnEnding.score(game, 1);
    return 0;
  }
  /** Where it is good that the weak side's royal piece stands: by cell, in halves. */
  private goodCells(game: Game, weak: Side): Int16Array {
    const { layout, x, y, worth, isRoyal, isOwned, isShadeBound } = this;
    const { mem } = game.world;
    let shades = 0;
    for (let p = 0; p < game.pieces.length; p++) {
      const there = mem[layout.at.base + p];
      const k = mem[layout.kind.base + p];
      if (there === OFF || mem[layout.side.base + p] === weak || isRoyal[k] === 1 || isOwned[k] === 0) continue;
      if (isShadeBound[k] === 1) shades |= 1 << shadeOf(x[there], y[there]);
      else if (worth[k] >= MATES_ANYWHERE) return this.fromMiddle;
    }
    return shades === 1 ? this.toCorner[0] : shades === 2 ? this.toCorner[1] : this.fromMiddle;
  }
  private against(game: Game, weak: Side): number {
    const { layout, isRoyal, isOwned, x, y, farthest } = this;
    const { mem } = game.world;
    const { length } = game.pieces;
    const out = this.goodCells(game, weak);
    let score = 0;
    for (let r = 0; r < length; r++) {
      const at = mem[layout.at.base + r];
      if (at === OFF || mem[layout.side.base + r] !== weak || isRoyal[mem[layout.kind.base + r]] === 0) continue;
      score += (TO_EDGE * out[at]) / 2;
      for (let p = 0; p < length; p++) {
        const there = mem[layout.at.base + p];
        const k = mem[layout.kind.base + p];
        if (there === OFF || mem[layout.side.base + p] === weak || isOwned[k] === 0) continue;
        const distance = Math.max(Math.abs(x[at] - x[there]), Math.abs(y[at] - y[there]));
        score += (isRoyal[k] === 1 ? ROYAL_NEAR : NEAR) * (farthest - distance);
      }
    }
    return score;
  }
}

interface MopUpBy {
  /** by the type's id, as in its judgement */
  readonly worth: Readonly<Record<string, number>>;
  /** the ids of its Pawns */
  readonly pawns?: ReadonlySet<string>;
}
/** For a game whose judgement is written before its types are known. */
export function mopUpBy({ worth, pawns }: MopUpBy): (game: Game) => number {
  let made: MopUp | null = null;
  return (game) => {
    if (made) return made.score(game);
    const { topology, layout, types } = game.variant;
    const isPawn = types.map(({ id }) => pawns?.has(id) === true);
    const worths = types.map(({ id, royal }) => (royal ? 0 : (worth[id] ?? 0)));
    made = new MopUp({ topology, layout, types, worth: worths, isPawn });
    return made.score(game);
  };
}
