/** The lines of an unbent move over the board, from every cell: cells in order, and those that a lame piece passes. */
import { type Cell, OFF, type Side } from '../../../core/ids.ts';
import type { BetzaMove, Vector } from '../../betza/move.ts';
import type { GameModel } from '../model.ts';

export interface CellRay {
  readonly cells: readonly Cell[];
  /** for each of the cells, those between it and the one before that must be empty */
  readonly between: readonly (readonly Cell[])[];
}

export const turnedFor = (side: Side, [x, y]: Vector): Vector => (side === 0 ? [x, y] : [-x, -y]);

/** Made when they are first asked for, and kept. */
export function raysOf(model: GameModel, move: BetzaMove): (side: Side, at: Cell) => readonly CellRay[] {
  const known: (readonly CellRay[] | undefined)[] = [];
  return (side, at) => {
    const key = at * 2 + side;
    const rays = known[key] ?? raysFrom(model, move, side, at);
    known[key] = rays;
    return rays;
  };
}
function raysFrom(model: GameModel, { legs: [leg] }: BetzaMove, side: Side, at: Cell): readonly CellRay[] {
  const most = leg.range === 0 ? model.board.size : leg.range;
  return leg.steps.flatMap((step) => {
    const [dx, dy] = turnedFor(side, step);
    const cells: Cell[] = [];
    const between: (readonly Cell[])[] = [];
    let from = at;
    while (cells.length < most) {
      const to = model.board.offset(from, dx, dy);
      const way = leg.lame && to !== OFF ? cellsBetween(model, from, dx, dy) : [];
      if (!model.isOn(to) || way.some((cell) => !model.isOn(cell))) break;
      cells.push(to);
      between.push(way);
      from = to;
    }
    return cells.length > 0 ? [{ cells, between }] : [];
  });
}
/** Straight first, until the rest is diagonal. */
function cellsBetween({ board }: GameModel, from: Cell, dx: number, dy: number): readonly Cell[] {
  const found: Cell[] = [];
  let [x, y] = [dx, dy];
  let at = from;
  for (;;) {
    const stepX = Math.abs(x) >= Math.abs(y) ? Math.sign(x) : 0;
    const stepY = Math.abs(y) >= Math.abs(x) ? Math.sign(y) : 0;
    [x, y] = [x - stepX, y - stepY];
    if (x === 0 && y === 0) return found;
    at = board.offset(at, stepX, stepY);
    found.push(at);
  }
}
