/**
 * Games in which nobody is captured, the board fills with walls, and whoever cannot move loses: the free cells that a side
 * reaches sooner than the other are the moves that it has left.
 */
import { ALL, type Topology } from '../../core/board/topology.ts';
import type { Game } from '../../core/game.ts';
import { type Cell, type Kind, NOBODY, OFF, other, type Side } from '../../core/ids.ts';
import type { Judgement } from '../../core/judgement.ts';
import type { GameData } from '../game-data.ts';
import type { GameModel, KindMove } from './model.ts';
import { mayEnd } from './moves/limits-of-moves.ts';
import { raysOf } from './moves/rays.ts';

/** For each free cell that a side reaches sooner. */
const CELL = 20;
/** For each that both reach as soon, for whoever moves next. */
const NEXT = 4;
/** For each cell where one of its pieces can go at once, as long as there are few: whoever is shut in is not free again. */
const WAY = 8;
const MOST_WAYS = 8;

/** Undefined where the game is about anything else. */
export function territory(model: GameModel): Judgement | undefined {
  if (!isAboutTerritory(model)) return undefined;
  let made: Territory | null = null;
  const extra = (game: Game): number => {
    made ??= new Territory(model);
    return made.score(game);
  };
  // in one's own territory every turn uses up a cell
  return { extra, mayPass: () => false };
}

function isAboutTerritory({ data, moves }: GameModel): boolean {
  const { rules, pieces, hands, drops } = data;
  const isFilled = rules.walls !== 'none' && rules.walls !== 'moved';
  if (rules.stalemate !== 'lost' || !isFilled || drops || hands.flat().length > 0 || hasOtherEnd(data)) return false;
  const capturesNobody = ({ move }: KindMove): boolean =>
    move.legs.every(({ takes, takesOwn, inPassing }) => !takes && !takesOwn && !inPassing);
  return moves.flat().every(capturesNobody) && pieces.every(({ traits, royal }) => traits.length === 0 && !royal);
}
const hasOtherEnd = ({ goal, row, square, connection, extinction, declaration, points }: GameData): boolean =>
  [goal, row, square, connection, extinction, declaration, points].some((end) => end !== undefined);

/** Farther than any cell. */
const NEVER = 255;

/**
 * From each cell, the ways of a kind over an empty board, one after another: how many cells, below zero where only the edge
 * ends it, and the cells.
 */
interface Ways {
  readonly starts: Int32Array;
  readonly cells: Int16Array;
}

class Territory {
  private readonly model: GameModel;
  private readonly onBoard: Uint8Array;
  /** by side, of each kind */
  private readonly ways: readonly (readonly Ways[])[];
  /** by side, how many moves each cell is away from its pieces; and from those of one kind */
  private readonly away: readonly [Uint8Array, Uint8Array];
  private readonly ofKind: Uint8Array;
  private readonly queue: Int16Array;

  constructor(model: GameModel) {
    const { board, data, moves } = model;
    this.model = model;
    this.onBoard = Uint8Array.from(board.cells, (cell) => Number(model.isOn(cell)));
    this.ways = ([0, 1] as const).map((side) => data.pieces.map((_, kind) => waysOf(model, moves[kind], side)));
    this.away = [new Uint8Array(board.size), new Uint8Array(board.size)];
    this.ofKind = new Uint8Array(board.size);
    this.queue = new Int16Array(board.size);
  }
  /** For side 0. */
  score(game: Game): number {
    const { mem } = game.world;
    const on = this.model.layout.on.base;
    const { onBoard } = this;
    const [first, second] = this.away;
    let free = 0;
    for (let c = 0; c < onBoard.length; c++) if (onBoard[c] === 1 && mem[on + c] === NOBODY) free++;
    let score = this.measure(game, 0, free) - this.measure(game, 1, free);
    let alike = 0;
    for (let c = 0; c < onBoard.length; c++) {
      if (onBoard[c] === 0 || mem[on + c] !== NOBODY) continue;
      if (first[c] < second[c]) score += CELL;
      else if (first[c] > second[c]) score -= CELL;
      else if (first[c] !== NEVER) alike++;
    }
    // whoever has still to lay a wall has moved
    const next = this.model.isWallDue(game) ? other(game.toMove) : game.toMove;
    return next === 0 ? score + NEXT * alike : score - NEXT * alike;
  }
  /** Fills in how far each of the free cells is from the side's pieces; what the moves are worth that they have now. */
  private measure(game: Game, side: Side, free: number): number {
    const away = this.away[side];
    const ways = this.ways[side];
    const { ofKind } = this;
    away.fill(NEVER);
    let score = 0;
    for (let kind = 0; kind < ways.length; kind++) {
      if (ways[kind].cells.length === 0) continue;
      score += this.measureKind(game, side, kind as Kind, ways[kind], free);
      for (let c = 0; c < away.length; c++) if (ofKind[c] < away[c]) away[c] = ofKind[c];
    }
    return score;
  }
  private measureKind(game: Game, side: Side, kind: Kind, { starts, cells }: Ways, free: number): number {
    const { mem } = game.world;
    const { ofKind, queue } = this;
    const {
      on: { base: on },
      at,
      kind: kindFact,
      side: sideFact,
    } = this.model.layout;
    ofKind.fill(NEVER);
    let end = 0;
    const { length } = game.pieces;
    for (let p = 0; p < length; p++) {
      const cell = mem[at.base + p];
      if (cell === OFF || mem[kindFact.base + p] !== kind || mem[sideFact.base + p] !== side) continue;
      ofKind[cell] = 0;
      queue[end++] = cell;
    }
    const pieces = end;
    const most = pieces + free;
    let score = 0;
    for (let i = 0; i < end && (i < pieces || end < most); i++) {
      const from = queue[i];
      const far = ofKind[from] + 1;
      const stop = starts[from + 1];
      let ways = 0;
      for (let w = starts[from]; w < stop; ) {
        const isEndless = cells[w] < 0;
        const last = w + Math.abs(cells[w]);
        while (w < last) {
          const to = cells[++w];
          if (mem[on + to] !== NOBODY) break;
          ways++;
          if (ofKind[to] > far) {
            ofKind[to] = far;
            queue[end++] = to;
          } else if (isEndless && ofKind[to] < far && i >= pieces) break; // from there it goes on in as few moves; a piece's own are all counted
        }
        w = last + 1;
      }
      if (i < pieces) score += WAY * Math.min(ways, MOST_WAYS);
    }
    return score;
  }
}

/** As the kind moves, where that is told from the board alone; else as a King does. */
function waysOf(model: GameModel, moves: readonly KindMove[], side: Side): Ways {
  const { board } = model;
  const quiet = moves.filter(({ move }) => move.legs.at(-1)?.quiet === true);
  const isPlain = ({ move: { legs, initial } }: KindMove): boolean =>
    !initial && legs.length === 1 && legs[0].hop === 'none' && !legs[0].lame && !legs[0].skips;
  const waysFrom = quiet.every(isPlain) ? ownWays(model, quiet, side) : (at: Cell) => stepsFrom(board, at);
  const starts = new Int32Array(board.size + 1);
  const cells: number[] = [];
  for (const at of board.cells) {
    starts[at] = cells.length;
    if (model.isOn(at) && quiet.length > 0) cells.push(...waysFrom(at));
  }
  starts[board.size] = cells.length;
  return { starts, cells: Int16Array.from(cells) };
}
const stepsFrom = (board: Topology, at: Cell): readonly number[] =>
  ALL.map((d) => board.next(at, d)).flatMap((to) => (to === OFF ? [] : [1, to]));
function ownWays(model: GameModel, moves: readonly KindMove[], side: Side): (at: Cell) => readonly number[] {
  const lines = moves.map((kindMove) => ({ kindMove, rays: raysOf(model, kindMove.move) }));
  return (at) =>
    lines.flatMap(({ kindMove, rays }) => {
      const { from, within, move } = kindMove;
      if (!from(side, at) || (within !== null && !within(side, at))) return [];
      const { range, curve } = move.legs[0];
      const isEndless = range === 0 && curve === 'none';
      return rays(side, at).flatMap((ray) => {
        const closed = ray.cells.findIndex((cell) => !mayEnd(kindMove, side, cell));
        const way = closed < 0 ? ray.cells : ray.cells.slice(0, closed);
        return way.length === 0 ? [] : [isEndless ? -way.length : way.length, ...way];
      });
    });
}
