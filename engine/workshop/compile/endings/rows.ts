/** Pieces in a row, in a square and in a chain, where they stand. */
import { DIAG, E, N, NE, S, SE, type Topology, W } from '../../../core/board/topology.ts';
import { type Cell, type Dir, OFF } from '../../../core/ids.ts';
import type { Row, RowLine } from '../../game-data.ts';

/** One of each two opposite directions. */
const ROW_DIRS: Readonly<Record<RowLine, readonly Dir[]>> = { ranks: [E], files: [N], diagonals: [NE, SE] };
const BOTH_WAYS: Readonly<Record<RowLine, readonly Dir[]>> = { ranks: [E, W], files: [N, S], diagonals: DIAG };

/** Do so many of these cells stand in a row? */
export function hasRow(board: Topology, cells: ReadonlySet<Cell>, { length, lines, gaps }: Row): boolean {
  const isRow = (from: Cell, dir: Dir): boolean => {
    let count = 0;
    for (let at = from; at !== OFF && count < length; at = board.next(at, dir)) {
      if (cells.has(at)) count++;
      else if (!gaps) return false;
    }
    return count === length;
  };
  const dirs = lines.flatMap((line) => ROW_DIRS[line]);
  return [...cells].some((from) => dirs.some((dir) => isRow(from, dir)));
}

/** Do these cells fill a square with sides of so many cells? */
export function hasSquare(board: Topology, cells: ReadonlySet<Cell>, side: number): boolean {
  const isFull = (from: Cell): boolean => {
    let first = from;
    for (let y = 0; y < side; y++, first = board.next(first, N)) {
      let at = first;
      for (let x = 0; x < side; x++, at = board.next(at, E)) if (at === OFF || !cells.has(at)) return false;
    }
    return true;
  };
  return [...cells].some(isFull);
}

/** Do these cells connect two parts of the board, each beside the next on such a line? */
export function hasConnection(
  board: Topology,
  cells: ReadonlySet<Cell>,
  lines: readonly RowLine[],
  [isFirst, isLast]: readonly [(cell: Cell) => boolean, (cell: Cell) => boolean],
): boolean {
  const dirs = lines.flatMap((line) => BOTH_WAYS[line]);
  const reached = new Set([...cells].filter(isFirst));
  // what is added while the set is gone through is gone through, too
  for (const at of reached) {
    if (isLast(at)) return true;
    for (const dir of dirs) {
      const next = board.next(at, dir);
      if (next !== OFF && cells.has(next)) reached.add(next);
    }
  }
  return false;
}
