/**
 * King and pawn against a King alone: won by a King on one of the key squares before his pawn, whoever is to move. Deeper
 * search alone pushes the pawn too soon, because it sees the promotion and not the draw behind it.
 */
import type { Layout } from './board/layout.ts';
import type { Topology } from './board/topology.ts';
import type { Game } from './game.ts';
import { type Cell, OFF, type Side } from './ids.ts';
import { rankOn } from './judgement.ts';

/** What it is worth to stand on a key square, and for each step nearer to one. More than a step of the pawn is. */
const [ON_KEY, NEARER] = [120, 14];
/** For each rank that a pawn has advanced which nobody can catch: it goes on rather than its King. */
const ADVANCED = 20;
/** Two ranks before the pawn; one is enough for a pawn that has at most so many ranks to go. */
const [BEFORE, NEAR_PROMOTION] = [2, 3];

interface PawnEndingBoard {
  readonly topology: Topology;
  readonly layout: Layout;
  /** by kind */
  readonly isRoyal: Uint8Array;
  readonly isPawn: Uint8Array;
}

/** The cells of both Kings. */
interface Kings {
  readonly king: Cell;
  /** that of the weak side, who has to catch the pawn */
  readonly catcher: Cell;
  readonly isCatcherToMove: boolean;
}

export class PawnEnding {
  private readonly board: PawnEndingBoard;

  constructor(board: PawnEndingBoard) {
    this.board = board;
  }
  /** For the strong side, whose King has nothing but pawns beside him; 0 where it has something else. */
  score(game: Game, strong: Side): number {
    const { layout, isRoyal, isPawn } = this.board;
    const { mem } = game.world;
    let [king, catcher]: (Cell | typeof OFF)[] = [OFF, OFF];
    for (let p = 0; p < game.pieces.length; p++) {
      const at = mem[layout.at.base + p] as Cell | typeof OFF;
      if (at === OFF) continue;
      const kind = mem[layout.kind.base + p];
      if (mem[layout.side.base + p] !== strong) catcher = isRoyal[kind] === 1 ? at : catcher;
      else if (isRoyal[kind] === 1) king = at;
      else if (isPawn[kind] === 0) return 0;
    }
    if (king === OFF || catcher === OFF) return 0;
    const kings = { king, catcher, isCatcherToMove: game.toMove !== strong };
    let best = 0;
    for (let p = 0; p < game.pieces.length; p++) {
      const at = mem[layout.at.base + p] as Cell | typeof OFF;
      if (at === OFF || mem[layout.side.base + p] !== strong || isRoyal[mem[layout.kind.base + p]] === 1) continue;
      best = Math.max(best, this.ofRunner(at, kings, strong) ?? this.ofLedPawn(king, at, strong));
    }
    return best;
  }
  /** The score of a pawn that promotes before the other King is there; null where it does not. */
  private ofRunner(pawn: Cell, { king, catcher, isCatcherToMove }: Kings, side: Side): number | null {
    const { topology } = this.board;
    const { width, height } = topology;
    const rank = rankOn(topology, side, pawn);
    const toGo = height - 1 - rank;
    const file = topology.x(pawn);
    if (topology.x(king) === file && rankOn(topology, side, king) > rank) return null;
    const across = Math.abs(topology.x(catcher) - file);
    const steps = Math.max(across, height - 1 - rankOn(topology, side, catcher));
    if (steps <= toGo + Number(isCatcherToMove)) return null;
    return ON_KEY + NEARER * Math.max(width, height) + ADVANCED * rank;
  }
  /** The score of any other pawn: how near its King is to a key square. */
  private ofLedPawn(king: Cell, pawn: Cell, side: Side): number {
    const { width, height } = this.board.topology;
    const steps = this.stepsToKey(king, pawn, side);
    return steps === 0 ? ON_KEY + NEARER * Math.max(width, height) : NEARER * (Math.max(width, height) - steps);
  }
  /** Of a King, to the nearest key square of the pawn. */
  private stepsToKey(king: Cell, pawn: Cell, side: Side): number {
    const { topology } = this.board;
    const { width, height } = topology;
    const [file, rank] = [topology.x(pawn), rankOn(topology, side, pawn)];
    const [x, y] = [topology.x(king), rankOn(topology, side, king)];
    const last = height - 1;
    const isAtEdge = file === 0 || file === width - 1;
    // beside the promotion square of a pawn at the edge; otherwise before it, and on both files beside that
    const nearest = isAtEdge ? last - 1 : rank + (last - rank <= NEAR_PROMOTION ? 1 : BEFORE);
    const farthest = isAtEdge ? last : Math.min(last, rank + BEFORE);
    const across = isAtEdge ? Math.abs(x - (file === 0 ? 1 : width - 2)) : Math.max(0, Math.abs(x - file) - 1);
    return Math.max(across, nearest - y, y - farthest, 0);
  }
}
