/** Where two steps lead, and by which squares; a Chief goes so. */

import { ALL, perCell, type Topology } from '../../core/board/topology.ts';
import { type Cell, OFF, type Piece } from '../../core/ids.ts';
import type { Planner } from '../../core/moves/planner.ts';

/** A cell two steps away, and the cells by which it is reached, the straightest first. */
export interface Stride {
  readonly to: Cell;
  readonly by: readonly Cell[];
}
export const stridesOn = (board: Topology): ((at: Cell) => readonly Stride[]) => {
  const [x, y] = [board.x.bind(board), board.y.bind(board)];
  const upToTwo = [-2, -1, 0, 1, 2];
  const around = (at: Cell): readonly Cell[] => ALL.map((d) => board.next(at, d)).filter((c) => c !== OFF);
  return perCell((at) => {
    const twoAway = upToTwo.flatMap((dy) =>
      upToTwo.filter((dx) => Math.abs(dx) === 2 || Math.abs(dy) === 2).map((dx) => board.offset(at, dx, dy)),
    );
    /** how far from the middle of the line a way passes */
    const bend = (by: Cell, to: Cell): number =>
      Math.abs(2 * x(by) - x(at) - x(to)) + Math.abs(2 * y(by) - y(at) - y(to));
    return twoAway
      .filter((to) => to !== OFF)
      .map((to) => {
        const by = around(at).filter((c) => board.areNeighbours(c, to));
        return { to, by: by.sort((p, q) => bend(p, to) - bend(q, to)) };
      });
  });
};

/** Every way there begins on a square where somebody stands: one whom it may take is told first. */
export const denyStride = (g: Planner, me: Piece, { to, by }: Stride): void => {
  if (g.listener === null) return;
  const foe = by.find((c) => g.canCapture(me, c));
  if (foe !== undefined) g.deny(to, 'taking-ends-it', g.on(foe), foe);
  else g.deny(to, 'no-way-through', g.on(by[0]), by[0]);
};
