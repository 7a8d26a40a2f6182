/**
 * A move that no click draws, as the grid of moves shows it all the same: on an open board, from its middle, along the
 * lines and legs that the rules walk. Places are files to the right of the piece and ranks ahead of it.
 */
import type { Cell } from '../../core/ids.ts';
import type { AtTurn } from '../../shared/bend-ways.ts';
import { type DrawnMark, doesOf, hopOf, MOST_AWAY } from '../betza/drawing.ts';
import type { BetzaMove, Leg, Vector } from '../betza/move.ts';
import { GameModel } from '../compile/model.ts';
import { BentWays } from '../compile/moves/bent-ways.ts';
import { raysOf } from '../compile/moves/rays.ts';
import { readDraft } from '../file/read-game.ts';

/** A square where it may end; `takesOwn`: it captures its own pieces there; `tame`: no royal ones. */
export interface TracedEnd extends Omit<DrawnMark, 'does' | 'range' | 'bend'> {
  /** absent: it captures nobody but its own pieces, or those that have just passed */
  readonly does?: DrawnMark['does'];
  readonly takesOwn?: true;
  readonly tame?: true;
}
export interface TracedTurn {
  readonly dx: number;
  readonly dy: number;
  readonly there: readonly AtTurn[];
  readonly lame?: true;
}
/** A line of one leg from square to square; the last of its points may be the first one beyond the grid. */
export interface TracedLine {
  readonly leg: number;
  readonly points: readonly Vector[];
  /** does it go on without a limit? */
  readonly isOpen: boolean;
}
export interface TracedMove {
  /** without the middle */
  readonly ends: readonly TracedEnd[];
  readonly turns: readonly TracedTurn[];
  readonly lines: readonly TracedLine[];
}

/** as far as is looked, so that a leg may leave the grid and the next one come back */
const AWAY = 2 * MOST_AWAY;
const SIZE = 2 * AWAY + 1;
const OPEN = `fairygame 1
[game]
title = Open
board = ${SIZE} x ${SIZE}
[piece King]
letter = K
moves = K`;
/** more than so many lines cannot be told apart: the squares alone are shown */
const MOST_LINES = 96;
/** made when it is first asked for */
let known: GameModel | null = null;
function openBoard(): GameModel {
  known ??= new GameModel(readDraft(OPEN).data!);
  return known;
}

/** null where it ends on no square of the grid, or goes round the edges of the board, which the grid does not have. */
export function tracedMove(move: BetzaMove): TracedMove | null {
  const { legs } = move;
  if (legs.some(({ wraps }) => wraps)) return null;
  const model = openBoard();
  const { board } = model;
  const place = (cell: Cell): Vector => [board.x(cell) - AWAY, board.y(cell) - AWAY];
  const middle = board.offset(0 as Cell, AWAY, AWAY);
  const ends = new Map<string, Vector>();
  const turns = new Map<string, TracedTurn>();
  const lines = new Map<string, TracedLine>();
  /** the cells of a leg in their order, its first one being the `n`th */
  const along = (n: number, from: Cell, cells: readonly Cell[], isFirst: boolean): void => {
    const leg = legs[n];
    const isLast = n === legs.length - 1;
    const stops = cells.slice(passedOver(leg, isLast)).map(place).filter(isOnGrid);
    for (const [dx, dy] of stops)
      if (isLast) ends.set(`${dx},${dy}`, [dx, dy]);
      else {
        const there = atTurn(leg);
        turns.set(`${n} ${dx},${dy}`, { dx, dy, there, ...(leg.lame && { lame: true }) });
      }
    const isDrawn = isFirst && isOnGrid(place(from)) && (n > 0 || cells.length > 1);
    if (isDrawn) lines.set(`${n} ${from} ${cells}`, lineOf(n, leg, [from, ...cells].map(place)));
  };
  if (legs.length === 1) for (const { cells } of raysOf(model, move)(0, middle)) along(0, middle, cells, true);
  else new BentWays(model, { ...model.moves[0][0], move }).lines(0, middle, along);
  const does = whatItDoes(move);
  const marks = [...ends.values()].filter(([dx, dy]) => dx !== 0 || dy !== 0);
  if (marks.length === 0) return null;
  return {
    ends: marks.map(([dx, dy]) => ({ dx, dy, ...does })),
    turns: [...turns.values()],
    lines: lines.size > MOST_LINES ? [] : [...lines.values()],
  };
}
const isOnGrid = ([x, y]: Vector): boolean => Math.max(Math.abs(x), Math.abs(y)) <= MOST_AWAY;
/** How many of its first cells a leg cannot stop on: one that it leaps, or one where somebody must stand. */
const passedOver = ({ skips, hop }: Leg, isLast: boolean): number => (skips || (isLast && hop !== 'none') ? 1 : 0);

function whatItDoes({ initial, legs }: BetzaMove): Omit<TracedEnd, 'dx' | 'dy'> {
  const last = legs[legs.length - 1];
  const { quiet, takes, takesOwn, inPassing, lame, tame } = last;
  const hop = hopOf(last);
  return {
    ...((quiet || takes) && { does: doesOf(last) }),
    ...(initial && { initial }),
    ...(lame && { lame }),
    ...(hop !== 'none' && { hop }),
    ...(inPassing && { inPassing }),
    ...(takesOwn && { takesOwn }),
    ...(tame && { tame }),
  };
}
const OVER = { friends: 'overOwn', foes: 'overEnemy' } as const;
function atTurn({ quiet, takes, takesOwn, inPassing, hop, over, passes }: Leg): readonly AtTurn[] {
  return [
    ...(quiet ? ['empty' as const] : []),
    ...(takes ? ['captures' as const] : []),
    ...(takesOwn ? ['capturesOwn' as const] : []),
    ...(inPassing ? ['inPassing' as const] : []),
    ...(hop === 'none' ? [] : [over ? OVER[over] : ('over' as const)]),
    ...(passes ? ['passes' as const] : []),
  ];
}
/** As far as the grid goes, and one point beyond it. */
function lineOf(leg: number, { range, curve }: Leg, points: readonly Vector[]): TracedLine {
  const beyond = points.findIndex((point) => !isOnGrid(point));
  const isOpen = range === 0 && curve !== 'circular';
  return { leg, points: beyond < 0 ? points : points.slice(0, beyond + 1), isOpen };
}
