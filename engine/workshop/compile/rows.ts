/** Pieces in a row and in a square, where they stand. */
import { E, N, NE, SE, type Topology } from '../../core/board/topology.ts';
import { type Cell, type Dir, OFF } from '../../core/ids.ts';
import type { Row, RowLine } from '../game-data.ts';

/** One of each two opposite directions. */
const ROW_DIRS: Readonly<Record<RowLine, readonly Dir[]>> = { ranks: [E], files: [N], diagonals: [NE, SE] };

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
